// Work by the customer of its project.
import { byId, byLink, type Filter } from '../../db/filter.ts'
import { raw, sql } from '../../db/sql.ts'

/** The customer stands at the project, so null means a project without one. */
export function byProjectCustomer(field: 'organization_id' | 'person_id'): Filter {
  const column = raw(field)
  const some = byLink((ids) => sql`t.project_id in (select id from project where ${column} = any(${ids}::uuid[]))`)
  return {
    ...byId(column),
    read: (text) =>
      text === 'null' ? sql`t.project_id in (select id from project where ${column} is null)` : some.read(text),
  }
}
