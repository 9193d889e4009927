// The web application as it was built: one page for all its addresses, and the files it asks for, which never change.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = join(import.meta.dirname, '../../../web/dist')

/** The first part of every address of a screen; what comes behind it the application knows. */
const PLACES = [
  'sign-in',
  'welcome',
  'hours',
  'crm',
  'projects',
  'invoices',
  'purchasing',
  'sales',
  'people',
  'planning',
  'documents',
  'reports',
  'settings',
]

export function mountScreens(app: FastifyInstance): void {
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : UNBUILT
  const handler = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({ ...HEADERS, 'content-security-policy': policy(nonce) })
      .send(
        page
          .replaceAll('{nonce}', nonce)
          .replace('{session}', SESSION_COOKIE.test(headers.cookie ?? '') ? 'sent' : 'none'),
      )
  }
  for (const url of ['/', ...PLACES.flatMap((place) => [`/${place}`, `/${place}/*`])])
    app.route({ method: ['GET', 'HEAD'], url, handler })
  for (const name of existsSync(join(folder, 'assets')) ? readdirSync(join(folder, 'assets')) : [])
    app.route({ method: ['GET', 'HEAD'], url: `/assets/${name}`, handler: asset(name) })
}

const UNBUILT =
  '<!doctype html><title>Kantoor</title><p>The screens are not built yet: run <code>npm run build</code>.</p>'

// The page cannot see the cookie itself; told that there is none, it need not ask who is signed in to hear that nobody is.
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?kantoor_session=./

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
}

// The library of the screens writes a few styles into the page; they carry the number that only this answer has.
function policy(nonce: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}

// Pressed once, when first asked for.
function asset(name: string) {
  let pressed: Buffer | undefined
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const plain = readFileSync(join(folder, 'assets', name))
    reply.headers({
      'content-type': TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(plain)
    pressed ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    return reply.header('content-encoding', 'br').send(pressed)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
