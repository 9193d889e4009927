// A state machine as a field of the record, so that no screen re-derives the rule.
import { allowedActions, type Transitions } from '../shared/transition.ts'
import { join, raw, type Sql, sql } from './sql.ts'

/** The actions that the table allows in the state of this column, as a JSON array. */
export function actionsIn<Action extends string, State extends string>(
  table: Transitions<Action, State>,
  states: readonly State[],
  column: Sql,
): Sql {
  const cases = states.map((state) =>
    raw(`when '${state}' then '${JSON.stringify(allowedActions(table, state))}'::json`),
  )
  return sql`case ${column} ${join(cases, ' ')} end`
}
