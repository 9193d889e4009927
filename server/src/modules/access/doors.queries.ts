// Accounts of one person in other environments, with the names of these.
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'
import { keyOf, userOfKey } from './proofs.ts'
import { ACCOUNT, type Account } from './sign-in.queries.ts'

export interface OpenDoor extends Account {
  readonly slug: string
  readonly name: string
  /** With a code, if it has an app. */
  readonly hasCode: boolean
}

/** Those of the keys that still open what they opened. */
export async function findOpenDoors(db: Database, keys: readonly string[]): Promise<OpenDoor[]> {
  const found = await findNamed(db, keys.map(userOfKey))
  return found.flatMap((account) => {
    const hasCode = keys.includes(keyOf(account, true))
    return hasCode || keys.includes(keyOf(account)) ? [{ ...account, hasCode }] : []
  })
}

function findNamed(db: Database, userIds: readonly string[]): Promise<Omit<OpenDoor, 'hasCode'>[]> {
  return inSystem(db, (tx) =>
    tx.last(sql`
      select ${ACCOUNT}, e.slug, e.name
      from user_account u join environment e on e.environment_id = u.environment_id
      where u.id = any(${userIds}::uuid[]) and u.is_active order by e.name, e.slug`),
  )
}
