// What a ZIP archive says it holds, and whether that is true, before anything unpacks it: a small file can claim or become gigabytes.
import { constants, inflateRawSync } from 'node:zlib'
import { refuseFile } from './refusal.rules.ts'

const MOST_UNPACKED = 150 * 1024 * 1024
const MOST_ENTRIES = 500
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** Refuses an archive that is broken, that is not what it says, or that would fill the memory. */
export function checkArchive(bytes: Buffer): void {
  const end = findEnd(bytes)
  if (end < 0) throw refuseFile('broken', 'The file is not a complete workbook; save it again as .xlsx.')
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw tooLarge()
  let at = bytes.readUInt32LE(end + 16)
  let left = MOST_UNPACKED
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw broken()
    left -= unpackedSize(bytes, at, left)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--)
    if (bytes.readUInt32LE(at) === END) return at
  return -1
}

// Both what the entry claims, since memory is taken by it, and what comes out.
function unpackedSize(bytes: Buffer, entry: number, most: number): number {
  const [method, packed, claimed] = [
    bytes.readUInt16LE(entry + 10),
    bytes.readUInt32LE(entry + 20),
    bytes.readUInt32LE(entry + 24),
  ]
  const local = bytes.readUInt32LE(entry + 42)
  if (claimed > most) throw tooLarge()
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw broken()
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (start + packed > bytes.length) throw broken()
  if (method === STORED) return packed
  if (method !== DEFLATED) throw broken()
  const size = inflatedSize(bytes.subarray(start, start + packed), claimed)
  if (size !== claimed) throw broken()
  return size
}

function inflatedSize(packed: Buffer, claimed: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: claimed + 1, finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch {
    throw broken()
  }
}

function broken() {
  return refuseFile(
    'broken',
    'The workbook is damaged or protected with a password; save it again as .xlsx or as .csv.',
  )
}

function tooLarge() {
  return refuseFile('too_large', 'The workbook is too large when unpacked; divide it, or save the sheet as .csv.')
}
