// How much of the time of a project has passed.
import { raw } from '../db/sql.ts'
import { percentage } from '../reports/report.queries.ts'

/** Of the project p. The greatest of nothing and zero would be zero. */
export const PASSED = raw(`case when p.start_date is not null and p.end_date is not null then
  least(greatest(${percentage('(current_day() - p.start_date + 1)', '(p.end_date - p.start_date + 1)')}, 0), 100) end`)
