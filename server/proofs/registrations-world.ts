// Programs that register, and one that somebody let in.
import { createHash } from 'node:crypto'
import type { Database } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { createAccount, findRoles } from '../src/modules/access/accounts.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { noteUse } from '../src/oauth/clients.queries.ts'
import { insertCode } from '../src/oauth/codes.queries.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { readScopes } from '../src/shared/rights.ts'
import { inCompany } from './company.ts'

export interface LiveAssistant {
  /** Throws when it is refused. */
  refresh(): Promise<void>
}

const REDIRECT_URI = 'https://program.example/back'
const VERIFIER = 'v'.repeat(43)
const newId = idMaker(systemClock)

/** Registers, is let in by somebody, and fetches its first tokens. */
export async function connectAssistant(db: Database, address: string): Promise<LiveAssistant> {
  const clientId = await register(address, 0, 'Let in')
  const code = await letIn(db, clientId)
  const fields = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: VERIFIER }
  let token = await fetchTokens(address, { client_id: clientId, ...fields })
  return {
    async refresh() {
      token = await fetchTokens(address, { client_id: clientId, grant_type: 'refresh_token', refresh_token: token })
    },
  }
}

/** The id that it gets. */
export async function register(address: string, number: number, name = 'Flood'): Promise<string> {
  const answer = await fetch(`${address}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ client_name: `${name} ${number}`, redirect_uris: [REDIRECT_URI] }),
  })
  const { client_id: clientId } = (await answer.json()) as { client_id: string }
  if (answer.status !== 201) throw new Error(`registration ${number}: ${answer.status}`)
  return clientId
}

/** Fewer from each address than it may make. */
function addressOf(number: number): string {
  const address = Math.floor(number / 50)
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
}

async function letIn(db: Database, clientId: string): Promise<string> {
  const maker = { newId, now: new Date().toISOString() }
  const environmentId = await createEnvironment(db, { slug: `proof-${newId()}`, name: 'Proof' }, maker)
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  const account = { environmentId, email: `${newId()}@example.com`, name: 'Owner', roleId }
  const userId = await createAccount(db, account, maker)
  await noteUse(db, clientId, maker.now)
  const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url')
  return inCompany(db, environmentId, 'write', async (tx) => {
    const assistantId = newId()
    await tx.count(sql`
      insert into assistant (environment_id, id, user_id, client_id, name, host, scopes, expires_at, created_at, updated_at)
      values (current_environment(), ${assistantId}, ${userId}, ${clientId}, 'Let in', 'program.example', ${readScopes},
        now() + interval '1 day', ${maker.now}, ${maker.now})`)
    return insertCode(tx, { assistantId, redirectUri: REDIRECT_URI, codeChallenge, now: maker.now })
  })
}

async function fetchTokens(address: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${address}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) })
  const { refresh_token: token, error } = (await answer.json()) as { refresh_token: string; error?: string }
  if (answer.status !== 200) throw new Error(`${fields.grant_type}: ${answer.status} ${error}`)
  return token
}
