// One app per test file on the run's PostgreSQL; each test makes its own environment, so nothing needs cleaning up.
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { type Clock, idMaker, systemClock } from '../src/shared/clock.ts'
import { type Scope, scopes } from '../src/shared/rights.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly text: string
}

export interface TestEnvironment {
  readonly id: string
  readonly key: string
  /** A key with exactly these scopes. */
  keyWith(...some: Scope[]): Promise<string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Database
  environment(): Promise<TestEnvironment>
  /** A request as it is, for what call() would not let through. */
  send(method: string, url: string, headers?: Record<string, string>, payload?: string | Buffer): Promise<Answer>
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly clock?: Clock
  readonly rateLimitPerMinute?: number
  readonly shared?: boolean
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? systemClock
  const db = openDatabase(inject('databaseUrl'), { connections: 8 })
  const app = await buildApp({
    db,
    publicUrl: 'http://localhost:3000',
    rateLimitPerMinute: options.rateLimitPerMinute ?? 1_000_000,
    shared: options.shared ?? false,
    logLevel: 'silent',
    checkAnswers: true,
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

  const environment = async (): Promise<TestEnvironment> => {
    const id = await createEnvironment(db, { slug: `t-${newId()}`, name: 'Test company' }, maker())
    const keyWith = (...some: Scope[]) => createKey(db, { environmentId: id, name: 'test', scopes: some }, maker())
    const key = await keyWith(...scopes)
    const call =
      (method: string) =>
      (path: string, body?: unknown, headers: Record<string, string> = {}) =>
        send(
          method,
          `/api/v2${path}`,
          {
            authorization: `Bearer ${key}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          body === undefined ? undefined : JSON.stringify(body),
        )
    return {
      id,
      key,
      keyWith,
      get: (path, headers) => call('GET')(path, undefined, headers),
      post: call('POST'),
      patch: call('PATCH'),
      delete: (path, headers) => call('DELETE')(path, undefined, headers),
    }
  }

  return {
    app,
    db,
    environment,
    send,
    async close() {
      await app.close()
      await db.close()
    },
  }
}
