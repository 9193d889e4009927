// The form of every secret we hand out: what it is for, 32 random letters and digits, and a checksum that lets a scanner tell
// a secret from noise.
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** live is an API key; the others belong to an assistant, client to the program behind it. */
export type SecretKind = 'live' | 'client' | 'code' | 'access' | 'refresh'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
const FORM = new RegExp(`^[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

export function makeSecret(kind: SecretKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return prefixOf(kind) + random + checksum(kind, random)
}

/** Tells at no cost whether a text can be such a secret at all. */
export function isSecret(kind: SecretKind, text: string): boolean {
  const prefix = prefixOf(kind)
  const body = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !FORM.test(body)) return false
  return checksum(kind, body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH)
}

export function makeApiKey(): string {
  return makeSecret('live')
}

export function isApiKey(text: string): boolean {
  return isSecret('live', text)
}

/** A secret has 190 random bits, so a fast hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function prefixOf(kind: SecretKind): string {
  return `kt_${kind}_`
}

function checksum(kind: SecretKind, random: string): string {
  let rest = crc32(prefixOf(kind) + random)
  let text = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = LETTERS[rest % LETTERS.length] + text
    rest = Math.floor(rest / LETTERS.length)
  }
  return text
}
