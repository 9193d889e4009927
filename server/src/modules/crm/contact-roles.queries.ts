// Contact roles as they are stored.
import { fieldsOf, fromOf, recordType } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { ContactRole } from './contact-roles.shapes.ts'

export const contactRole = recordType({
  name: 'contactrole',
  table: 'contact_role',
  shape: ContactRole,
  joins: sql`
    join organization o on o.environment_id = t.environment_id and o.id = t.organization_id
    join person p on p.environment_id = t.environment_id and p.id = t.person_id`,
  columns: {
    organization_name: raw('o.name'),
    person_name: raw('p.full_name'),
    is_active: raw('(t.end_date is null or t.end_date >= current_day())'),
  },
})
