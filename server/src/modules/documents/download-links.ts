// Links that open one file of one environment for a quarter of an hour: whoever has one needs nothing else, so it says all it
// gives and is signed with a key that serves no other purpose.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { FileLink } from '../../shared/files.ts'

const LIFETIME_SECONDS = 15 * 60
const ID_BYTES = 16
const SAID_BYTES = 2 * ID_BYTES + 4
const SEAL_BYTES = 32

export interface OpenedLink {
  readonly environmentId: string
  readonly documentId: string
}

export interface DownloadLinks {
  make(environmentId: string, documentId: string): FileLink
  /** undefined when it is not ours, was changed, or is too old. */
  open(text: string): OpenedLink | undefined
}

export interface LinkGround {
  readonly secret: string
  readonly publicUrl: string
  readonly clock: Clock
}

export function downloadLinks({ secret, publicUrl, clock }: LinkGround): DownloadLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download links', SEAL_BYTES))
  const sealOf = (said: Buffer) => createHmac('sha256', key).update(said).digest()
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  return {
    make(environmentId, documentId) {
      const expires = nowSeconds() + LIFETIME_SECONDS
      const said = Buffer.alloc(SAID_BYTES)
      said.write(bare(environmentId) + bare(documentId), 'hex')
      said.writeUInt32BE(expires, 2 * ID_BYTES)
      const text = Buffer.concat([said, sealOf(said)]).toString('base64url')
      return { url: `${publicUrl}/files/${text}`, expiresAt: new Date(expires * 1000).toISOString() }
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url')
      // Several texts decode to the same bytes; only the one we wrote is a link.
      if (bytes.length !== SAID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== text) return undefined
      const said = bytes.subarray(0, SAID_BYTES)
      if (!timingSafeEqual(bytes.subarray(SAID_BYTES), sealOf(said))) return undefined
      if (said.readUInt32BE(2 * ID_BYTES) <= nowSeconds()) return undefined
      return { environmentId: idAt(said, 0), documentId: idAt(said, ID_BYTES) }
    },
  }
}

function bare(id: string): string {
  return id.replaceAll('-', '')
}

function idAt(said: Buffer, at: number): string {
  const hex = said.toString('hex', at, at + ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
