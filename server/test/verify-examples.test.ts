// The published examples as they lie, and the libraries people use: each takes what we sign and nothing else.
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Webhook as Standard } from 'standardwebhooks'
import { Stripe } from 'stripe'
import { Webhook as Svix } from 'svix'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyWebhook } from '../../client/src/webhook.ts'
import { sampleOf } from '../src/catalogue/sample-event.ts'
import { webhookSecrets } from '../src/webhooks/secrets.ts'
import { signedHeaders } from '../src/webhooks/signature.ts'
import { askPhp } from './php.ts'

interface Delivery {
  readonly headers: Record<string, string>
  readonly body: string
}
/** Whether a receiver with SECRET takes it. */
type Receiver = (delivery: Delivery) => Promise<boolean>

const examples = join(import.meta.dirname, '../../docs/webhooks')
const secretOf = (generation: number) => webhookSecrets('a secret').make('an environment', 'a webhook', generation)
const SECRET = secretOf(1)
const SAMPLE = { ...sampleOf('note.created'), text: 'Crème brûlée für 12 € \u2028 🍰' }
const MINUTE_MS = 60_000

function delivery({ secrets = [SECRET], at = Date.now() } = {}): Delivery {
  const body = JSON.stringify(SAMPLE)
  const ids = { eventId: randomUUID(), kind: 'note.created', attemptId: randomUUID() }
  return { body, headers: { ...signedHeaders({ ...ids, body, at, secrets }), 'content-type': 'application/json' } }
}

const flipped = (text: string, place: number) =>
  text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1)

const good = delivery()
const withHeaders = (changes: Readonly<Record<string, string>>) => ({
  ...good,
  headers: { ...good.headers, ...changes },
})
const own = good.headers['x-service-signature']!
const standard = good.headers['webhook-signature']!
const earlier = String(Math.floor(Date.now() / 1000) - 60)

const taken: Readonly<Record<string, () => Delivery>> = {
  'a delivery': () => good,
  'one of four minutes ago': () => delivery({ at: Date.now() - 4 * MINUTE_MS }),
  'one that is signed by a newer secret first': () => delivery({ secrets: [secretOf(2), SECRET] }),
  'one that is signed by an older secret too': () => delivery({ secrets: [SECRET, secretOf(0)] }),
}
const refused: Readonly<Record<string, () => Delivery>> = {
  'a bit of the body flipped': () => ({ ...good, body: flipped(good.body, 40) }),
  'the last bit of the body flipped': () => ({ ...good, body: flipped(good.body, good.body.length - 1) }),
  'a body that goes on': () => ({ ...good, body: `${good.body}\n` }),
  'a bit of the signature flipped': () =>
    withHeaders({ 'x-service-signature': flipped(own, own.length - 1), 'webhook-signature': flipped(standard, 10) }),
  'a time that was not signed': () =>
    withHeaders({ 'x-service-signature': own.replace(/^t=\d+/, `t=${earlier}`), 'webhook-timestamp': earlier }),
  'another version of signatures': () =>
    withHeaders({ 'x-service-signature': own.replace('v1', 'v0'), 'webhook-signature': standard.replace('v1', 'v0') }),
  'one of six minutes ago': () => delivery({ at: Date.now() - 6 * MINUTE_MS }),
  'another secret': () => delivery({ secrets: [secretOf(2)] }),
  'no signature at all': () => ({ ...good, headers: { 'content-type': 'application/json' } }),
}

const port = { typescript: 0, python: 0 }
const running: { kill(): void }[] = []
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kantoor-verify-'))
  port.typescript = await startReceiver(process.execPath, 'verify.ts')
  port.python = await startReceiver('python3', 'verify.py')
})
afterAll(async () => {
  for (const one of running) one.kill()
  await rm(folder, { recursive: true })
})

const receivers: Readonly<Record<string, Receiver>> = {
  'verify.ts': (sent) => post(port.typescript, sent),
  'verify.py': (sent) => post(port.python, sent),
  'verify.php': askPage,
  'verify.sh': askShell,
  '@kantoor/client': ({ headers, body }) => isQuiet(() => verifyWebhook({ headers, body, secret: SECRET })),
  standardwebhooks: ({ headers, body }) => isQuiet(() => new Standard(SECRET).verify(body, headers)),
  svix: ({ headers, body }) => isQuiet(() => new Svix(SECRET).verify(body, headers)),
  stripe: ({ headers, body }) =>
    isQuiet(() => new Stripe('none').webhooks.constructEvent(body, headers['x-service-signature'] ?? '', SECRET)),
}

describe.each(Object.entries(receivers))('%s', (_name, receive) => {
  test.each(Object.entries(taken))('takes %s', async (_what, make) => {
    expect(await receive(make())).toBe(true)
  })
  test.each(Object.entries(refused))('refuses %s', async (_what, make) => {
    expect(await receive(make())).toBe(false)
  })
})

test('verify.sh sends a delivery that receivers take', async () => {
  const caught: Delivery[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    caught.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const file = await written('sent.json', JSON.stringify(SAMPLE, null, 2))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await promisify(execFile)('sh', [join(examples, 'verify.sh'), 'send', url, file], { env: environment() })
  server.close()
  const [sent] = caught
  expect(sent!.headers).toMatchObject({
    'x-service-event': 'note.created',
    'webhook-id': (SAMPLE as { id?: string }).id,
  })
  for (const [name, receive] of Object.entries(receivers)) expect(await receive(sent!), name).toBe(true)
})

async function startReceiver(program: string, file: string): Promise<number> {
  const free = await freePort()
  const child = spawn(program, [join(examples, file)], {
    env: { ...environment(), PORT: String(free) },
    stdio: 'ignore',
  })
  running.push(child)
  for (let tries = 0; tries < 200; tries++) {
    const answers = await fetch(`http://127.0.0.1:${free}/`, { method: 'POST', body: '' }).then(
      () => true,
      () => false,
    )
    if (answers) return free
    await pause(50)
  }
  throw new Error(`${file} does not answer`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}

function environment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', KANTOOR_WEBHOOK_SECRET: SECRET }
}

async function post(to: number, { headers, body }: Delivery): Promise<boolean> {
  return told((await fetch(`http://127.0.0.1:${to}/`, { method: 'POST', headers, body })).status)
}

function told(status: number): boolean {
  expect([204, 400]).toContain(status)
  return status === 204
}

async function askPage({ headers, body }: Delivery): Promise<boolean> {
  const script = await readFile(join(examples, 'verify.php'), 'utf8')
  return told(await askPhp(script, { headers, body, env: environment() }))
}

async function askShell({ headers, body }: Delivery): Promise<boolean> {
  const lines = Object.entries(headers).map(([name, value]) => `${name.replace(/^x/, 'X')}: ${value}\r\n`)
  const files = [await written('headers.txt', lines.join('')), await written('body.json', body)]
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve) => {
    execFile('sh', [join(examples, 'verify.sh'), 'check', ...files], { env: environment() }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })
  expect(text).toBe(status === 0 ? 'genuine\n' : 'not genuine\n')
  return status === 0
}

async function written(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function isQuiet(work: () => unknown): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    return false
  }
}
