// The form of an API key: a fixed prefix, 32 random letters and digits, and a checksum that lets a scanner tell a key from noise.
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'kt_live_'
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

export function makeApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return PREFIX + random + checksum(random)
}

/** Tells at no cost whether a text can be a key at all. */
export function isApiKey(text: string): boolean {
  if (!FORM.test(text)) return false
  const body = text.slice(PREFIX.length)
  return checksum(body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH)
}

/** A key has 190 random bits, so a fast hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function checksum(random: string): string {
  let rest = crc32(PREFIX + random)
  let text = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = LETTERS[rest % LETTERS.length] + text
    rest = Math.floor(rest / LETTERS.length)
  }
  return text
}
