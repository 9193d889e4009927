// Whoever asked for something that is done later: a person as he is now, with the rights of this moment.
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'
import type { Right } from '../../shared/rights.ts'
import { rightsOfRole } from './roles.rules.ts'

interface Found {
  readonly time_zone: string
  readonly employee_id: string | null
  readonly role_name: string
  readonly is_system: boolean
  readonly rights: readonly Right[]
}

/** undefined where there is no such user any more, or he was switched off. */
export async function findActor(db: Database, environmentId: string, userId: string): Promise<Actor | undefined> {
  const [found] = await inSystem(db, (tx) =>
    tx.last<Found>(sql`
      select e.time_zone, p.id as employee_id, r.name as role_name, r.is_system, r.rights
      from user_account u
      join environment e on e.environment_id = u.environment_id
      join role r on r.environment_id = u.environment_id and r.id = u.role_id
      left join employee p on p.environment_id = u.environment_id and p.user_id = u.id
      where u.environment_id = ${environmentId} and u.id = ${userId} and u.is_active`),
  )
  if (!found) return undefined
  const rights = rightsOfRole({ name: found.role_name, isSystem: found.is_system, rights: found.rights })
  const { time_zone: timeZone, employee_id: employeeId } = found
  return { type: 'user', id: userId, environmentId, timeZone, userId, employeeId, rights }
}
