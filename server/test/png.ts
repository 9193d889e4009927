// A black picture of any size, whose pixels take next to nothing until they are unpacked.
import { crc32, deflateSync } from 'node:zlib'

export function pngOf(width: number, height: number, bitsPerPixel: 1 | 8 = 8): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(bitsPerPixel, 8)
  const pixels = Buffer.alloc((Math.ceil((width * bitsPerPixel) / 8) + 1) * height)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
