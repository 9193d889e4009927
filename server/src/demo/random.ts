// Chance that can be repeated: the same seed and part give the same numbers, and parts do not disturb each other.
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** Both ends can be drawn. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** So many different ones, in drawn order. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Shaped as a UUIDv7 of this millisecond. */
  id(at: number): string
}

export function randomOf(seed: number, part: string): Random {
  const bits = generatorOf(`${seed} ${part}`)
  const next = () => bits() / 0x1_0000_0000
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    sample(list, count) {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(integer(0, rest.length - 1), 1)[0]!)
    },
    id(at) {
      const [first, second, third] = [bits(), bits(), bits()]
      bytes.writeUIntBE(at, 0, 6)
      bytes.writeUInt16BE(0x7000 | (first & 0xfff), 6)
      bytes.writeUInt16BE(0x8000 | ((first >>> 12) & 0x3fff), 8)
      bytes.writeUInt32BE(second, 10)
      bytes.writeUInt16BE(third & 0xffff, 14)
      const text = bytes.toString('hex')
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
    },
  }
}

const bytes = Buffer.alloc(16)

// Chris Doty-Humphrey's small fast counter, 32 bits at a time.
function generatorOf(text: string): () => number {
  let [a, b, c, counter] = [hashOf(text, 1), hashOf(text, 2), hashOf(text, 3), 1]
  const draw = () => {
    const result = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + result
    return result >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) draw()
  return draw
}

function hashOf(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash
}
