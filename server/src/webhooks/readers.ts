// Whose rights a webhook has, as they are at this moment.
import { raw, type Sql } from '../db/sql.ts'
import { rightsOfRole } from '../modules/access/roles.rules.ts'
import type { Right } from '../shared/rights.ts'
import type { Reader } from './reader.rules.ts'

export interface ReaderRow {
  readonly employee_id: string | null
  readonly role_name: string
  readonly is_system: boolean
  readonly role_rights: Right[]
  readonly is_user_active: boolean
}

/** To be used with readerFields, behind the webhook w. */
export const withReader: Sql = raw(`
  join user_account u on u.environment_id = w.environment_id and u.id = w.user_id
  join role r on r.environment_id = u.environment_id and r.id = u.role_id
  left join employee p on p.environment_id = u.environment_id and p.user_id = u.id`)

export const readerFields: Sql = raw(`
  p.id as employee_id, r.name as role_name, r.is_system, r.rights as role_rights, u.is_active as is_user_active`)

/** Whoever may no longer sign in may no longer be told anything. */
export function readerOf({ is_user_active, employee_id, role_name, is_system, role_rights }: ReaderRow): Reader {
  if (!is_user_active) return { rights: new Set(), employeeId: null }
  return {
    rights: rightsOfRole({ name: role_name, isSystem: is_system, rights: role_rights }),
    employeeId: employee_id,
  }
}
