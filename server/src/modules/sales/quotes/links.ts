// The address at which a customer reads and answers a quote. Whoever has it needs nothing else, so it is signed with a key that
// serves no other purpose; how long it is of use is for the quote to say.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SAID_BYTES = 2 * ID_BYTES
const SEAL_BYTES = 32

export interface OpenedQuoteLink {
  readonly environmentId: string
  readonly quoteId: string
}

export interface QuoteLinks {
  make(environmentId: string, quoteId: string): string
  /** undefined when it is not ours or was changed. */
  open(token: string): OpenedQuoteLink | undefined
}

export function quoteLinks({ secret, publicUrl }: { readonly secret: string; readonly publicUrl: string }): QuoteLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'quote links', SEAL_BYTES))
  const sealOf = (said: Buffer) => createHmac('sha256', key).update(said).digest()
  return {
    make(environmentId, quoteId) {
      const said = Buffer.from((environmentId + quoteId).replaceAll('-', ''), 'hex')
      return `${publicUrl}/quote/${Buffer.concat([said, sealOf(said)]).toString('base64url')}`
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url')
      // Several texts decode to the same bytes; only the one we wrote is a link.
      if (bytes.length !== SAID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return undefined
      const said = bytes.subarray(0, SAID_BYTES)
      if (!timingSafeEqual(bytes.subarray(SAID_BYTES), sealOf(said))) return undefined
      return { environmentId: idAt(said, 0), quoteId: idAt(said, ID_BYTES) }
    },
  }
}

function idAt(said: Buffer, at: number): string {
  const hex = said.toString('hex', at, at + ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
