// Ways in that a test needs to be there, and the codes of an app.
import { randomBytes, randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { type Sql, sql } from '../src/db/sql.ts'
import { inEnvironment } from '../src/db/transaction.ts'
import { appSecret } from '../src/modules/access/codes.ts'
import { SECRET, type TestEnvironment, type TestServer } from './harness.ts'
import { givePassword, type Visitor, visitorOf } from './sign-in-client.ts'

type Home = Pick<TestEnvironment, 'id' | 'app'>

/** A passkey of the owner that no device has; answers its id. */
export async function givePasskey(server: TestServer, env: Home, credentialId: string): Promise<string> {
  const id = randomUUID()
  await write(
    server,
    env,
    sql`insert into passkey (environment_id, id, user_id, name, credential_id, public_key, created_at, updated_at)
        values (current_environment(), ${id}, ${env.app.userId}, 'Laptop', ${credentialId}, ${randomBytes(77)}, now(), now())`,
  )
  return id
}

/** Codes are asked of this user from now on; answers the user. */
export async function switchOnTotp(server: TestServer, env: Pick<Home, 'id'>, userId: string): Promise<string> {
  await write(
    server,
    env,
    sql`insert into totp (environment_id, id, user_id, confirmed_at, last_step, created_at)
        values (current_environment(), ${randomUUID()}, ${userId}, now(), 0, now())`,
  )
  return userId
}

/** What the app of this user shows. */
export async function codeOf(server: TestServer, env: Pick<Home, 'id'>, userId: string, now: number): Promise<string> {
  const scene = { environmentId: env.id, today: '2026-01-01' }
  const [totp] = await inEnvironment(server.db, scene, 'read', (tx) =>
    tx.last<{ id: string }>(sql`select id from totp where user_id = ${userId}`),
  )
  return codeAt(appSecret(SECRET, totp!.id, '').secret, now)
}

export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret }).generate({ timestamp: now })
}

function write(server: TestServer, { id }: Pick<Home, 'id'>, query: Sql): Promise<number> {
  return inEnvironment(server.db, { environmentId: id, today: '2026-01-01' }, 'write', (tx) => tx.count(query))
}

export interface AppOwner {
  readonly env: TestEnvironment
  readonly email: string
  readonly secret: string
  readonly recoveryCodes: string[]
  /** Where the app was connected. */
  readonly home: Visitor
}

/** Somebody with a password, who connects an app with the code of this moment. */
export async function connectApp(server: TestServer, now: number): Promise<AppOwner> {
  const env = await server.environment()
  const email = await givePassword(env)
  const home = visitorOf(server)
  await home.signIn(email)
  const begun = await home.call('POST', '/session/totp', {})
  const { secret } = begun.body.data
  const confirmed = await home.call('POST', '/session/totp/confirm', { code: codeAt(secret, now) })
  if (confirmed.status !== 200) throw new Error(confirmed.text)
  return { env, email, secret, recoveryCodes: confirmed.body.data.recovery_codes, home }
}
