// Why a request failed, in words for whoever has to mend the server that it went to.

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'it closed the connection before it had answered',
  EPIPE: 'it closed the connection before it had answered',
  UND_ERR_SOCKET: 'it closed the connection before it had answered',
  ETIMEDOUT: 'the connection was lost',
  EHOSTUNREACH: 'its address cannot be reached',
  ENETUNREACH: 'its address cannot be reached',
  EADDRNOTAVAIL: 'its address cannot be reached',
  EACCES: 'its address cannot be reached',
  ENOTFOUND: 'its host name is not known',
  ENODATA: 'its host name has no address',
  EAI_AGAIN: 'its host name could not be looked up',
  ESERVFAIL: 'its host name could not be looked up',
  EREFUSED: 'its host name could not be looked up',
  ETIMEOUT: 'its host name could not be looked up in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  CERT_REVOKED: 'its certificate has been revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that is not known',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate comes from an authority that is not known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an authority that is not known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate comes without those in between, or from an authority that is not known',
  UND_ERR_HEADERS_OVERFLOW: 'the head of its answer is longer than 16 KiB',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'its answer ended too early',
}

export function wordsOf(error: unknown): string {
  const code = codeOf(error)
  if (code === REFUSED && error instanceof Error) return error.message
  if (code === 'ECONNREFUSED' && isOfNameServer(error)) return WORDS.EREFUSED!
  if (WORDS[code]) return WORDS[code]
  if (error instanceof Error && error.name === 'HTTPParserError') return 'its answer is not valid HTTP'
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_'))
    return 'it could not agree on TLS'
  return /^[A-Z][A-Z_\d]{2,60}$/.test(code) ? `the request failed (${code})` : 'the request failed'
}

const REFUSED = 'REFUSED'

/** A failure of our own making, whose message is meant to be read. */
export function refusal(words: string): Error {
  return Object.assign(new Error(words), { code: REFUSED })
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

function isOfNameServer(error: unknown): boolean {
  return error instanceof Error && 'hostname' in error
}
