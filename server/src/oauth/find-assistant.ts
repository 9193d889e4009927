// Access tokens to actors. Nothing is remembered: what is revoked, deactivated or taken from a role counts from the next request.
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { rightsOfRole } from '../modules/access/roles.rules.ts'
import { hashSecret, isSecret } from '../shared/api-key.ts'
import type { Right, Scope } from '../shared/rights.ts'
import { rightsOfAssistant } from './scopes.rules.ts'

interface Found {
  readonly id: string
  readonly environment_id: string
  readonly time_zone: string
  readonly user_id: string
  readonly employee_id: string | null
  readonly role_name: string
  readonly is_system: boolean
  readonly rights: readonly Right[]
  readonly scopes: readonly Scope[]
}

/**
 * The assistant behind the token. One that is not known may have ended long ago: its program shall be told so and not be held for a
 * guesser, also when it shares its address with many others.
 */
export async function findAssistant(db: Database, token: string, now: number): Promise<Actor | undefined> {
  if (!isSecret('access', token)) return undefined
  const moment = new Date(now).toISOString()
  const [found] = await inSystem(db, (tx) =>
    tx.last<Found>(sql`
      select a.id, a.environment_id, e.time_zone, u.id as user_id, p.id as employee_id, r.name as role_name, r.is_system, r.rights, k.scopes
      from assistant_token k
      join assistant a on a.environment_id = k.environment_id and a.id = k.assistant_id
      join environment e on e.environment_id = a.environment_id
      join user_account u on u.environment_id = a.environment_id and u.id = a.user_id
      join role r on r.environment_id = u.environment_id and r.id = u.role_id
      left join employee p on p.environment_id = u.environment_id and p.user_id = u.id
      where k.token_hash = ${hashSecret(token)} and k.kind = 'access' and k.expires_at > ${moment}
        and a.expires_at > ${moment} and a.revoked_at is null and u.is_active`),
  )
  if (!found) return undefined
  const own = rightsOfRole({ name: found.role_name, isSystem: found.is_system, rights: found.rights })
  return {
    type: 'assistant',
    id: found.id,
    environmentId: found.environment_id,
    timeZone: found.time_zone,
    userId: found.user_id,
    employeeId: found.employee_id,
    rights: rightsOfAssistant(own, found.scopes),
  }
}
