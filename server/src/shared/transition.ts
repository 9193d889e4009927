import { Problem } from './problem.ts'

// A state machine as a table: for each action (or wanted status) the states in which it is allowed.
export type Transitions<Action extends string, State extends string> = Readonly<Record<Action, readonly State[]>>

export function allowedActions<Action extends string, State extends string>(
  table: Transitions<Action, State>,
  state: State,
): Action[] {
  return (Object.keys(table) as Action[]).filter((action) => table[action].includes(state))
}

export function checkTransition<Action extends string, State extends string>(
  table: Transitions<Action, State>,
  from: State,
  to: Action,
): void {
  if (table[to].includes(from)) return
  const allowed = allowedActions(table, from)
  const instead = allowed.length > 0 ? `Possible from there: ${allowed.join(', ')}.` : 'Nothing is possible from there.'
  throw new Problem('invalid-transition', `"${to}" is not possible from "${from}". ${instead}`, { from, to, allowed })
}

// Says whether the status changes at all: its present value is always accepted and changes nothing.
export function isStatusChange<State extends string>(
  table: Transitions<State, State>,
  from: State,
  to: State,
): boolean {
  if (from === to) return false
  checkTransition(table, from, to)
  return true
}
