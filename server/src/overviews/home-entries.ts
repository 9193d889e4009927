// An entry of the first screen: a figure and the list that shows the rows behind it.
import type { HomeKind } from './home.rules.ts'
import type { Entry } from './home.shapes.ts'
import type { Waiting } from './home-others.queries.ts'
import { MOST_IDS, type RowsLink } from './link.shapes.ts'

export function link(path: string, query: Readonly<Record<string, string>>): RowsLink {
  return { path, query: { ...query } }
}

export function entry(kind: HomeKind, count: number, list: RowsLink, more: Partial<Entry> = {}): Entry {
  return { kind, count, minutes: null, amount: null, other_currencies: [], people: [], ...more, list }
}

/** As many as a list takes; whoever has more looks at the first. Without any it is an id that nobody has. */
export function idsOf(ids: readonly string[]): string {
  return ids.slice(0, MOST_IDS).join(',') || NOBODY
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

interface Place {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Whether the list shows nothing but these rows; else the people are named. */
  readonly isAll: boolean
}

/** What waits for a decision, by whose it is. */
export function waitingEntry(kind: HomeKind, rows: readonly Waiting[], { path, query, isAll }: Place): Entry {
  const whose = { employee_id: idsOf(rows.map(({ employee_id }) => employee_id)) }
  const people = rows.slice(0, MOST_IDS).map(({ employee_id, employee_name, count, minutes }) => {
    return { employee_id, employee_name, count, minutes, list: link(path, { ...query, employee_id }) }
  })
  const list = link(path, isAll ? query : { ...query, ...whose })
  return entry(kind, sum(rows, 'count'), list, { minutes: sum(rows, 'minutes'), people })
}

function sum(rows: readonly Waiting[], field: 'count' | 'minutes'): number {
  return rows.reduce((total, row) => total + row[field], 0)
}
