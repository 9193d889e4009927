// A text that is made once and sent often: packed, known by its ETag, and under a strict policy.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Ready {
  readonly text: string
  readonly zipped: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Sending {
  readonly type: string
  readonly vary?: string
  /** The page runs our own script, which talks to this server. */
  readonly scripted?: boolean
}

export function readyOf(text: string, { type, vary = 'accept-encoding', scripted = false }: Sending): Ready {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': scripted ? `${STRICT}; script-src 'self'; connect-src 'self'` : STRICT,
    'content-type': type,
    etag,
    vary,
  }
  return { text, zipped: gzipSync(text), headers }
}

export function sendReady({ headers }: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  reply.headers(ready.headers)
  if (headers['if-none-match'] === ready.headers.etag) return reply.code(304).send()
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(ready.text)
  return reply.header('content-encoding', 'gzip').send(ready.zipped)
}

// No page of ours runs what stands in it, loads from elsewhere, sends a form or stands in a frame.
const STRICT =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
