// Unpacks a ZIP as the format's own description says: by its central directory, each file checked against its checksum.
import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22

/** The files in the order of the archive. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - END_BYTES
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end--
  if (end < 0) throw new Error('this is no archive')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the archive is broken')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!)
    files.set(name, contentOf(bytes, at, name))
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}

function contentOf(bytes: Buffer, at: number, name: string): Buffer {
  const place = bytes.readUInt32LE(at + 42)
  const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28)
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
  const content = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
  if (content.length !== bytes.readUInt32LE(at + 24) || crc32(content) !== bytes.readUInt32LE(at + 16))
    throw new Error(`${name} is broken`)
  return content
}
