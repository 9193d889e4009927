// The web application as it was built: one page for all its addresses, and the files it asks for, which never change.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const BUILT = join(import.meta.dirname, '../../../web/dist')

/** The first part of every address of a screen; what comes behind it the application knows. */
const PLACES = [
  'sign-in',
  'welcome',
  'account',
  'hours',
  'crm',
  'projects',
  'invoices',
  'purchasing',
  'sales',
  'people',
  'hrm',
  'planning',
  'documents',
  'reports',
  'rows',
  'settings',
]

export function mountScreens(app: FastifyInstance, folder = BUILT): void {
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : UNBUILT
  const handler = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const session = SESSION_COOKIE.test(headers.cookie ?? '') ? 'sent' : 'none'
    return reply
      .headers({ ...HEADERS, 'content-security-policy': policy(nonce) })
      .send(page.replaceAll('{nonce}', nonce).replace('{session}', session))
  }
  for (const url of ['/', ...PLACES.flatMap((place) => [`/${place}`, `/${place}/*`])])
    app.route({ method: ['GET', 'HEAD'], url, handler })
  // A route per file that is there: no address leads to anything else.
  const assets = join(folder, 'assets')
  const names = new Set(existsSync(assets) ? readdirSync(assets) : [])
  for (const name of names)
    if (extname(name) in TYPES)
      app.route({ method: ['GET', 'HEAD'], url: `/assets/${name}`, handler: asset(assets, name, names) })
}

const UNBUILT = `<!doctype html>
<html lang="en">
<title>Kantoor</title>
<h1>The screens are not built</h1>
<p>Run <code>npm run build</code> and start the server again. Programs use the API: see <a href="/docs">/docs</a>.</p>
</html>
`

// The page cannot see the cookie itself; told that there is none, it need not ask who is signed in to hear that nobody is.
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?kantoor_session=./

// Asked for anew each time, and never told to be unchanged: a page that was kept has the number of an earlier answer.
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie',
}

// The library of the screens writes a few styles into the page; they carry the number that only this answer has.
function policy(nonce: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}

// Read once, when first asked for; the build has pressed them already.
function asset(folder: string, name: string, names: ReadonlySet<string>) {
  const headers = {
    'content-type': TYPES[extname(name)]!,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  }
  const read = new Map<string, Buffer>()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const pressed = PRESSED.find(({ word, ending }) => word.test(accepted) && names.has(name + ending))
    const file = name + (pressed?.ending ?? '')
    const bytes = read.get(file) ?? readFileSync(join(folder, file))
    read.set(file, bytes)
    return reply.headers({ ...headers, ...(pressed ? { 'content-encoding': pressed.encoding } : {}) }).send(bytes)
  }
}

const PRESSED = [
  { encoding: 'br', ending: '.br', word: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { encoding: 'gzip', ending: '.gz', word: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
]

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
