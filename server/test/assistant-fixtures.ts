// Assistants that were let in, without the pages and the exchange of codes that usually come before.
import { sql } from '../src/db/sql.ts'
import { hashSecret, makeSecret } from '../src/shared/api-key.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { readScopes, type Scope } from '../src/shared/rights.ts'
import { inTest } from './fixtures.ts'
import type { TestEnvironment, TestServer } from './harness.ts'

export interface AssistantFixture {
  /** By default the owner. */
  readonly userId?: string
  readonly name?: string
  readonly scopes?: readonly Scope[]
  /** Of the tokens, where they are narrower. */
  readonly tokenScopes?: readonly Scope[]
  readonly isConnected?: boolean
  /** The moment from which its times are counted. */
  readonly now?: number
}

export interface LetIn {
  readonly id: string
  readonly accessToken: string
  readonly refreshToken: string
}

const newId = idMaker(systemClock)
const DAY_MS = 24 * 60 * 60_000

export async function letIn(
  server: TestServer,
  env: TestEnvironment,
  { name = 'Clever', scopes = readScopes, isConnected = true, ...more }: AssistantFixture = {},
): Promise<LetIn> {
  const { userId = env.app.userId, tokenScopes = scopes, now = Date.now() } = more
  const [id, accessToken, refreshToken] = [newId(), makeSecret('access'), makeSecret('refresh')]
  const at = (ms: number) => new Date(now + ms).toISOString()
  const token = (kind: 'access' | 'refresh', secret: string, ms: number) => sql`
    insert into assistant_token (environment_id, token_hash, assistant_id, kind, generation, scopes, expires_at)
    values (current_environment(), ${hashSecret(secret)}, ${id}, ${kind}, 0, ${tokenScopes}, ${at(ms)})`
  await inTest(server, env, async (tx) => {
    tx.send(sql`
      insert into assistant (environment_id, id, user_id, client_id, name, host, scopes, connected_at, expires_at, created_at, updated_at)
      values (current_environment(), ${id}, ${userId}, 'client', ${name}, 'clever.example', ${scopes}, ${isConnected ? at(0) : null},
        ${at(30 * DAY_MS)}, ${at(0)}, ${at(0)})`)
    tx.send(token('access', accessToken, 15 * 60_000))
    await tx.count(token('refresh', refreshToken, 30 * DAY_MS))
  })
  return { id, accessToken, refreshToken }
}
