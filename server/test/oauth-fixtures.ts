// Programs that somebody let in, without the pages on which he does so.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '../src/db/sql.ts'
import { insertClient } from '../src/oauth/clients.queries.ts'
import { insertCode } from '../src/oauth/codes.queries.ts'
import { hashSecret } from '../src/shared/api-key.ts'
import { type Clock, idMaker, systemClock } from '../src/shared/clock.ts'
import { readScopes } from '../src/shared/rights.ts'
import { inTest } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'
import { toolCall } from './tool-call.ts'

const newId = idMaker(systemClock)
const DAY_MS = 86_400_000

/** A clock that stands still until it is moved. */
export interface StillClock extends Clock {
  pass(seconds: number): void
}

export function stillClock(): StillClock {
  let now = Date.now()
  return {
    now: () => now,
    pass: (seconds) => {
      now += seconds * 1000
    },
  }
}

/** A program that registered; with a secret when one is given. */
export async function addClient(server: TestServer, secret?: string): Promise<string> {
  const id = `client-${newId()}`
  const program = { id, name: id, redirectUris: ['https://program.example/back'] }
  const proof =
    secret === undefined
      ? ({ authMethod: 'none', secretHash: null } as const)
      : ({ authMethod: 'client_secret_post', secretHash: hashSecret(secret) } as const)
  await insertClient(server.db, { ...program, ...proof }, new Date().toISOString())
  return id
}

export interface Admitted {
  readonly assistantId: string
  readonly clientId: string
  readonly userId: string
  readonly code: string
  /** What redeems the code. */
  readonly redemption: Readonly<Record<string, string>>
}

export interface Admission {
  readonly clientId?: string
  readonly userId?: string
  readonly scopes?: readonly string[]
  readonly verifier?: string
}

/** Somebody has just agreed; the program has its code. */
export async function admit(
  server: TestServer,
  env: TestEnvironment,
  clock: Clock = systemClock,
  {
    clientId,
    userId = env.app.userId,
    scopes = readScopes,
    verifier = randomBytes(32).toString('base64url'),
  }: Admission = {},
): Promise<Admitted> {
  const client = clientId ?? (await addClient(server))
  const assistantId = newId()
  const now = new Date(clock.now()).toISOString()
  const ends = new Date(clock.now() + 30 * DAY_MS).toISOString()
  const redirectUri = 'https://program.example/back'
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const code = await inTest(server, env, async (tx) => {
    await tx.count(sql`
      insert into assistant (environment_id, id, user_id, client_id, name, host, scopes, expires_at, created_at, updated_at)
      values (current_environment(), ${assistantId}, ${userId}, ${client}, 'Test program', 'program.example', ${scopes}, ${ends}, ${now}, ${now})`)
    return insertCode(tx, { assistantId, redirectUri, codeChallenge, now })
  })
  const redemption = {
    grant_type: 'authorization_code',
    client_id: client,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }
  return { assistantId, clientId: client, userId, code, redemption }
}

/** Sends a form as a program does. */
export function sendForm(
  server: TestServer,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return server.send('POST', path, { ...type, ...headers }, new URLSearchParams(fields).toString())
}

/** How an assistant stands in the database. */
export async function assistantRow(server: TestServer, env: TestEnvironment, id: string) {
  const row = await inTest(server, env, (tx) =>
    tx.first<{ generation: number; connected_at: string | null; revoked_reason: string | null }>(
      sql`select generation, connected_at, revoked_reason from assistant where id = ${id}`,
    ),
  )
  return row!
}

/** Whether a tool answers to the token. */
export async function isLetIn(server: TestServer, access: string): Promise<boolean> {
  const { headers, payload } = toolCall('whoami', {})
  const { status } = await server.send('POST', '/mcp', { ...headers, authorization: `Bearer ${access}` }, payload)
  if (status !== 200 && status !== 401) throw new Error(`${status} from /mcp`)
  return status === 200
}
