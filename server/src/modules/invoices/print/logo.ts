// A logo that can be printed: a picture of a kind and a size that the typesetter handles. A few kilobytes can unpack to gigabytes.

const MOST_PIXELS = 25_000_000

/** Null when it is not to be tried. */
export function printableLogo(logo: Uint8Array | null): Uint8Array | null {
  const [width, height] = (logo && sizeOf(Buffer.from(logo.buffer, logo.byteOffset, logo.length))) ?? [0, 0]
  return width * height > 0 && width * height <= MOST_PIXELS ? logo : null
}

type Size = readonly [width: number, height: number]

function sizeOf(bytes: Buffer): Size | undefined {
  try {
    if (bytes.toString('latin1', 1, 4) === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    if (bytes.toString('latin1', 0, 3) === 'GIF') return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
    if (bytes.toString('latin1', 8, 12) === 'WEBP') return webpSize(bytes)
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes)
    return undefined
  } catch {
    // It ends before it says how large it is.
    return undefined
  }
}

// The first frame header among the segments (ITU T.81, B.2.2); C4, C8 and CC are none.
function jpegSize(bytes: Buffer): Size {
  let at = 2
  for (;;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
}

// RFC 9649: extended, lossless or lossy.
function webpSize(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
  }
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
}
