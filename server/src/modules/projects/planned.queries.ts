import { type Sql, sql } from '../../db/sql.ts'

/** What is planned for certain in all; the condition is on planning, called plan, and the record that shows it is t. */
export function plannedMinutes(condition: Sql): Sql {
  return sql`(select coalesce(sum(plan.minutes), 0)::integer from planning plan
    where plan.environment_id = t.environment_id and ${condition} and plan.status = 'confirmed')`
}
