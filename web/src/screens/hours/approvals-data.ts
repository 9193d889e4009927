// Which hours wait for whoever asks, and who has not submitted: the service knows both.

import { useQuery } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { type QueryOf, readAll } from '../../api/records.ts'
import { mondayOf } from '../../ui/weeks.ts'
import { useLeaving } from './decide-hours.ts'

export type Hours = Shapes['Hours']
export type Grouping = 'week' | 'project'

export interface Group {
  readonly key: string
  readonly title: string
  /** The first day of the week, where it is grouped by weeks. */
  readonly week?: string
  readonly employeeId?: string
  readonly about: string | null
  readonly rows: readonly Hours[]
  readonly minutes: number
  readonly billableMinutes: number
}

const KINDS: readonly string[] = ['hours_to_approve', 'project_hours_to_approve']

/** Also somebody without the right for everybody may decide: on those whom he manages, or on his projects. */
export function useHasWaiting(): boolean {
  const { data } = api.useQuery('get', '/home')
  return data?.data.todo.some(({ kind, count }) => KINDS.includes(kind) && count > 0) ?? false
}

export function useWaiting() {
  const home = api.useQuery('get', '/home')
  const todo = home.data?.data.todo ?? []
  const lists = todo.filter(({ kind, count }) => KINDS.includes(kind) && count > 0).map(({ list }) => list.query)
  const rows = useQuery({
    queryKey: ['get', '/hours/hours', 'to approve', lists],
    queryFn: () => readLists(lists as QueryOf<'/hours/hours'>[]),
    enabled: home.data !== undefined,
    placeholderData: (before) => before,
  })
  const leaving = useLeaving()
  return {
    rows: rows.data?.data.filter(({ id }) => !leaving.has(id)),
    late: todo.find(({ kind }) => kind === 'people_not_submitted'),
    error: home.error ?? rows.error,
    retry: () => Promise.all([home.refetch(), rows.refetch()]),
    isFetching: home.isFetching || rows.isFetching,
  }
}

export function groupsOf(rows: readonly Hours[], by: Grouping, none: string): Group[] {
  const groups = new Map<string, Hours[]>()
  for (const row of rows) {
    const key = by === 'week' ? `${mondayOf(row.date)} ${row.employee_id}` : (row.project_id ?? '')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const made = [...groups].map(([key, own]) => groupOf(key, own, by, none))
  return made.sort((a, b) => (a.week ?? '').localeCompare(b.week ?? '') || a.title.localeCompare(b.title))
}

function groupOf(key: string, rows: readonly Hours[], by: Grouping, none: string): Group {
  const first = rows[0]!
  const sorted = [...rows].sort((a, b) => a.start_at.localeCompare(b.start_at))
  const sum = (of: readonly Hours[]) => of.reduce((total, { minutes }) => total + minutes, 0)
  const figures = { rows: sorted, minutes: sum(rows), billableMinutes: sum(rows.filter(({ billable }) => billable)) }
  if (by === 'project') return { key, title: first.project_name ?? none, about: first.organization_name, ...figures }
  const week = mondayOf(first.date)
  return { key, title: first.employee_name, about: null, week, employeeId: first.employee_id, ...figures }
}

async function readLists(lists: readonly QueryOf<'/hours/hours'>[]) {
  const found = (await Promise.all(lists.map((list) => readAll('/hours/hours', list)))).flat()
  const rows = [...new Map(found.map((row) => [row.id, row])).values()]
  return { data: rows, meta: { count: rows.length } }
}
