// One app per test file on the run's PostgreSQL; each test makes its own environment, so nothing needs cleaning up.
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { type Sql, sql } from '../src/db/sql.ts'
import { inEnvironment } from '../src/db/transaction.ts'
import type { serverFor } from '../src/mcp/server.ts'
import { createAccount, findRoles } from '../src/modules/access/accounts.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment, findEnvironments } from '../src/modules/access/environments.ts'
import { openSession } from '../src/modules/access/sessions.queries.ts'
import { type Clock, idMaker, systemClock } from '../src/shared/clock.ts'
import { type Right, type Scope, scopes } from '../src/shared/rights.ts'
import { toolCall } from './tool-call.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly text: string
}

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
}

/** The application surface with the cookie of a signed-in user. */
export interface AppClient extends Client {
  readonly userId: string
  readonly roleId: string
  readonly email: string
  readonly cookie: string
  /** An API key of this user with exactly these scopes. */
  keyWith(...some: Scope[]): Promise<string>
}

export interface TestEnvironment extends Client {
  readonly id: string
  readonly slug: string
  readonly key: string
  /** Signed in as an owner. */
  readonly app: AppClient
  /** A fresh user whose role has exactly these rights; employeeId makes that employee this user. */
  signIn(rights: readonly Right[], employeeId?: string): Promise<AppClient>
  /** A key with exactly these scopes. */
  keyWith(...some: Scope[]): Promise<string>
  /** What an assistant with this key, by default one with all scopes, is told by a tool. */
  tool(name: string, question?: object, key?: string): Promise<ToolAnswer>
}

export interface ToolAnswer {
  /** Undefined where it refuses. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly answer: any
  readonly texts: readonly string[]
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Database
  environment(): Promise<TestEnvironment>
  /** One that is in the database already. */
  environmentOf(slug: string): Promise<TestEnvironment>
  /** A request as it is, for what call() would not let through. */
  send(method: string, url: string, headers?: Record<string, string>, payload?: string | Buffer): Promise<Answer>
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Not one that other files use after this one: it is told to listen, or broken, or closed to look at what that does. */
  readonly own?: true
  readonly clock?: Clock
  readonly rateLimitPerMinute?: number
  readonly shared?: boolean
  readonly webhookAllowPrivate?: boolean
  /** A database of its own, for what would disturb the others. */
  readonly databaseUrl?: string
  /** A pooler before that database. */
  readonly poolerUrl?: string
  /** A replica of that database. */
  readonly readUrl?: string
  readonly redisUrl?: string
  readonly requestsAtOnce?: number
  /** At most so many at once. */
  readonly connections?: number
  /** How long a request waits for a connection; by default longer than any busy machine takes. */
  readonly waitMs?: number
  /** How many times longer than it is served a statement may run and wait for a lock. */
  readonly patience?: number
  readonly trustedProxies?: string
  readonly publicUrl?: string
  /** In place of the real one behind /mcp. */
  readonly mcpServer?: typeof serverFor
  /** In place of web/dist. */
  readonly screens?: string
  /** Where the note of the last backup lies. */
  readonly dataDir?: string
}

const PUBLIC_URL = 'http://localhost:3000'
/** Longer than any busy machine takes. */
export const PATIENCE = 30
export const SECRET = 'a secret for tests only, of no use elsewhere'

/** One that is like all others is kept for the next file of this worker: building it takes longer than most of them use it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  if (Object.keys(options).length > 0) return buildTestServer(options)
  const server = kept ?? (await buildTestServer(options))
  kept = undefined
  let isLent = true
  const close = async () => {
    if (!isLent) return
    isLent = false
    if (kept) await server.close()
    else kept = server
  }
  return { ...server, close }
}

let kept: TestServer | undefined

async function buildTestServer(options: TestServerOptions): Promise<TestServer> {
  const clock = options.clock ?? systemClock
  const publicUrl = options.publicUrl ?? PUBLIC_URL
  const { poolerUrl, readUrl, waitMs = 30_000, patience = PATIENCE } = options
  const url = options.databaseUrl ?? inject('databaseUrl')
  const db = openDatabase(url, { connections: 8, waitMs, patience, poolerUrl, readUrl })
  const app = await buildApp({
    db,
    publicUrl,
    rateLimitPerMinute: options.rateLimitPerMinute ?? 1_000_000,
    shared: options.shared ?? false,
    redisUrl: options.redisUrl,
    ...(options.requestsAtOnce ? { requestsAtOnce: options.requestsAtOnce } : {}),
    ...(options.connections ? { connections: options.connections } : {}),
    ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
    secret: SECRET,
    webhookAllowPrivate: options.webhookAllowPrivate ?? false,
    logLevel: 'silent',
    checkAnswers: true,
    ...(options.mcpServer ? { mcpServer: options.mcpServer } : {}),
    ...(options.screens ? { screens: options.screens } : {}),
    ...(options.dataDir ? { dataDir: options.dataDir } : {}),
    clock,
  })
  await app.ready()
  const newId = idMaker(systemClock)
  const maker = () => ({ newId, now: new Date(clock.now()).toISOString() })

  const send = async (
    method: string,
    url: string,
    headers: Record<string, string> = {},
    payload?: string | Buffer,
  ): Promise<Answer> => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: isJson && answer.body ? JSON.parse(answer.body) : undefined,
      text: answer.body,
    }
  }

  const clientOf = (prefix: string, fixed: Record<string, string>): Client => {
    const call =
      (method: string) =>
      (path: string, body?: unknown, headers: Record<string, string> = {}) => {
        const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
        const text = body === undefined ? undefined : JSON.stringify(body)
        return send(method, prefix + path, { ...fixed, ...type, ...headers }, text)
      }
    return {
      get: (path, headers) => call('GET')(path, undefined, headers),
      post: call('POST'),
      patch: call('PATCH'),
      put: call('PUT'),
      delete: (path, headers) => call('DELETE')(path, undefined, headers),
    }
  }

  const environment = async (): Promise<TestEnvironment> => {
    const slug = `t-${newId()}`
    return entered(slug, await createEnvironment(db, { slug, name: 'Test company' }, maker()))
  }
  const environmentOf = async (slug: string) => entered(slug, (await findEnvironments(db)).get(slug)!)
  const entered = async (slug: string, id: string): Promise<TestEnvironment> => {
    const keyWith = (...some: Scope[]) => createKey(db, { environmentId: id, name: 'test', scopes: some }, maker())
    const key = await keyWith(...scopes)

    const signInAs = async (name: string, roleId: string): Promise<AppClient> => {
      const account = { environmentId: id, email: `${name}-${newId()}@example.com`, name, roleId }
      const userId = await createAccount(db, account, maker())
      const token = await openSession(db, { environmentId: id, userId, openedBy: 'password' }, newId, clock.now())
      const cookie = `kantoor_session=${token}`
      return {
        ...clientOf('/api/app', { cookie, origin: publicUrl }),
        userId,
        roleId,
        email: account.email,
        cookie,
        keyWith: (...some) => createKey(db, { environmentId: id, name: 'test', scopes: some, userId }, maker()),
      }
    }
    const signIn = async (rights: readonly Right[], employeeId?: string) => {
      const roleId = newId()
      const { now } = maker()
      const write = (query: Sql) =>
        inEnvironment(db, { environmentId: id, today: now.slice(0, 10) }, 'write', (tx) => tx.count(query))
      await write(sql`
        insert into role (environment_id, id, name, rights, created_at, updated_at)
        values (current_environment(), ${roleId}, ${`role ${roleId}`}, ${rights}, ${now}, ${now})`)
      const client = await signInAs('user', roleId)
      if (employeeId) await write(sql`update employee set user_id = ${client.userId} where id = ${employeeId}`)
      return client
    }
    const tool = async (name: string, question: object = {}, as = key): Promise<ToolAnswer> => {
      const { headers, payload } = toolCall(name, question)
      const { body, text } = await send('POST', '/mcp', { ...headers, authorization: `Bearer ${as}` }, payload)
      if (!body?.result) throw new Error(text)
      const { structuredContent, content } = body.result
      return { answer: structuredContent, texts: content.map((one: { text: string }) => one.text) }
    }
    const roles = await findRoles(db, id)
    const owner = await signInAs('owner', roles.get('owner')!)
    return {
      ...clientOf('/api/v2', { authorization: `Bearer ${key}` }),
      id,
      slug,
      key,
      keyWith,
      app: owner,
      signIn,
      tool,
    }
  }

  return {
    app,
    db,
    environment,
    environmentOf,
    send,
    async close() {
      await app.close()
      await db.close()
    },
  }
}
