// The address of a feed of leave: /calendar/<link>.ics. Whoever has it needs nothing else, so it is signed with a key that serves no
// other purpose; whether the feed is still there, and its user with it, is asked each time.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SAID_BYTES = 2 * ID_BYTES
const SEAL_BYTES = 32
const ENDING = '.ics'

export interface OpenedFeedLink {
  readonly environmentId: string
  readonly feedId: string
}

export interface FeedLinks {
  make(environmentId: string, feedId: string): string
  /** undefined when it is not ours or was changed. */
  open(link: string): OpenedFeedLink | undefined
}

export function feedLinks({ secret, publicUrl }: { readonly secret: string; readonly publicUrl: string }): FeedLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'leave feeds', SEAL_BYTES))
  const sealOf = (said: Buffer) => createHmac('sha256', key).update(said).digest()
  return {
    make(environmentId, feedId) {
      const said = Buffer.from((environmentId + feedId).replaceAll('-', ''), 'hex')
      return `${publicUrl}/calendar/${Buffer.concat([said, sealOf(said)]).toString('base64url')}${ENDING}`
    },
    open(link) {
      if (!link.endsWith(ENDING)) return undefined
      const text = link.slice(0, -ENDING.length)
      const bytes = Buffer.from(text, 'base64url')
      // Several texts decode to the same bytes; only the one we wrote is a link.
      if (bytes.length !== SAID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== text) return undefined
      const said = bytes.subarray(0, SAID_BYTES)
      if (!timingSafeEqual(bytes.subarray(SAID_BYTES), sealOf(said))) return undefined
      return { environmentId: idAt(said, 0), feedId: idAt(said, ID_BYTES) }
    },
  }
}

function idAt(said: Buffer, at: number): string {
  const hex = said.toString('hex', at, at + ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
