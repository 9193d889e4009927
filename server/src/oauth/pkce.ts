// PKCE (RFC 7636): whoever brings a code proves that it was he who had asked for it.
import { createHash, timingSafeEqual } from 'node:crypto'

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

export function isVerifierOf(codeChallenge: string, verifier: string): boolean {
  if (!VERIFIER.test(verifier)) return false
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const wanted = Buffer.from(codeChallenge)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
