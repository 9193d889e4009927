// Filters that several lists of people have.
import Type from 'typebox'
import { byLink, type Filter } from '../../db/filter.ts'
import { type Sql, sql } from '../../db/sql.ts'

const YEARS = '^[1-9]\\d{3}(,[1-9]\\d{3}){0,99}$'

/** One or several years. */
export function byYear(condition: (years: number[]) => Sql): Filter {
  return {
    schema: Type.String({ pattern: YEARS, description: 'One year, or several separated by commas.' }),
    expects: 'a year such as 2026, or up to 100 years separated by commas',
    read: (text) => (new RegExp(YEARS).test(text) ? condition(text.split(',').map(Number)) : undefined),
  }
}

/** Rows t of those who are in one of these teams. */
export function byTeam(): Filter {
  return byLink(
    (ids) => sql`t.employee_id in (select employee_id from team_member where team_id = any(${ids}::uuid[]))`,
  )
}
