// The server as people start it, in a folder that is thrown away, with the demo in it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, BrowserContextOptions } from 'playwright-core'
import type { Role } from './app.ts'

type Kept = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

export interface DemoServer {
  readonly origin: string
  /** What a browser keeps in which this person is signed in. */
  signedIn(role: Role | 'nobody'): Kept
  /** As the owner: this field of the first record of a list. */
  firstOf(list: string, field: string): Promise<string>
  stop(): Promise<void>
}

export async function startDemoServer(browser: Browser, roles: readonly Role[]): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-screens-'))
  chmodSync(folder, 0o755)
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CLI, 'start'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'true', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await ended(server)
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(1)))
  try {
    const link = new URL(await printed(server, /(http\S+#token=\S+)/))
    const { origin } = link
    const open = async () => (await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })).request
    const owner = await open()
    const kept = new Map<Role, Kept>([['owner', await enter(owner, link)]])
    for (const role of roles.filter((one) => one !== 'owner'))
      kept.set(role, await enter(await open(), await linkOf(owner, role)))
    await makeWebhook(owner)
    await eraseSomebody(owner)
    await uploadFile(owner)
    return {
      origin,
      signedIn: (role) => (role === 'nobody' ? NOTHING : kept.get(role)!),
      firstOf: async (list, field) => (await dataOf(owner, list))[0]![field]!,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const CLI = join(import.meta.dirname, '../../server/src/cli.ts')
const NOTHING: Kept = { cookies: [], origins: [] }

function printed(server: ChildProcess, what: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    server.stdout!.on('data', (part) => {
      text += part
      const [, found] = what.exec(text) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${text}`)))
  })
}

function ended(server: ChildProcess): Promise<unknown> {
  if (server.exitCode !== null) return Promise.resolve()
  const end = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  return end
}

async function enter(request: APIRequestContext, { hash }: URL): Promise<Kept> {
  const answer = await request.post('/api/app/session/link', { data: { token: hash.slice('#token='.length) } })
  if (!answer.ok()) throw new Error(await answer.text())
  return request.storageState()
}

async function linkOf(owner: APIRequestContext, role: Role): Promise<URL> {
  const user = (await dataOf(owner, '/settings/user?limit=100')).find(({ role_name }) => role_name === role)
  const answer = await owner.post(`/api/app/settings/user/${user!.id}/signinlink`)
  if (!answer.ok()) throw new Error(await answer.text())
  return new URL((await answer.json()).data.sign_in_link, answer.url())
}

// Everything else the demo has.
async function makeWebhook(owner: APIRequestContext): Promise<void> {
  const data = {
    url: 'https://hooks.example.com/kantoor',
    kinds: ['hours.*', 'invoice.paid'],
    description: 'Accounting',
  }
  const answer = await owner.post('/api/app/settings/webhook', { data })
  if (!answer.ok()) throw new Error(await answer.text())
}

async function uploadFile(owner: APIRequestContext): Promise<void> {
  const file = { data: Buffer.from('Bedrijf;Plaats\nVoorbeeld BV;Utrecht\n'), headers: { 'content-type': 'text/csv' } }
  const answer = await owner.post('/api/app/import/import?kind=organization&name=klanten.csv', file)
  if (!answer.ok()) throw new Error(await answer.text())
}

async function eraseSomebody(owner: APIRequestContext): Promise<void> {
  const made = await owner.post('/api/app/crm/person', { data: { last_name: 'Voorbij', email: 'voorbij@example.com' } })
  const { id } = (await made.json()).data
  const answer = await owner.post('/api/app/settings/erasure', { data: { type: 'person', id } })
  if (!answer.ok()) throw new Error(await answer.text())
}

async function dataOf(owner: APIRequestContext, list: string): Promise<readonly Record<string, string>[]> {
  const answer = await owner.get(`/api/app${list}`)
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).data
}
