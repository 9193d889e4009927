// Teams as they are stored, with their members as rows.
import { byFlag, byLink, bySearch } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { recordType } from '../../../db/record.ts'
import { raw, sql } from '../../../db/sql.ts'
import { Team } from './teams.shapes.ts'

export const team = recordType({
  name: 'team',
  table: 'team',
  shape: Team,
  joins: sql`left join employee lead on lead.environment_id = t.environment_id and lead.id = t.lead_employee_id`,
  columns: {
    lead_employee_name: raw('lead.full_name'),
    members: sql`(select coalesce(json_agg(json_build_object('employee_id', e.id, 'employee_name', e.full_name, 'since', m.since)
        order by e.last_name, e.id), '[]')
      from team_member m join employee e on e.environment_id = m.environment_id and e.id = m.employee_id
      where m.environment_id = t.environment_id and m.team_id = t.id)`,
  },
})

export const teamList = listing({
  type: team,
  filters: {
    is_active: byFlag(raw('t.is_active')),
    employee_id: byLink(
      (ids) =>
        sql`exists (select from team_member m where m.environment_id = t.environment_id and m.team_id = t.id and m.employee_id = any(${ids}::uuid[]))`,
    ),
    q: bySearch(raw('search_text(t.name)')),
  },
  orders: { name: { by: raw('t.name') } },
  defaultSort: 'name',
})
