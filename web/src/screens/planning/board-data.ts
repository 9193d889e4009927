// What the board shows: planning, what people can work, and what they booked. After a change only those concerned are read again.
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, type Shapes } from '../../api/api.ts'
import { isLeaving } from '../../api/records.ts'
import type { Unit } from './columns.ts'

export type Planning = Shapes['Planning']
export type Person = Shapes['EmployeeCapacity']

export interface Period {
  readonly date_from: string
  readonly date_to: string
}

const PAGE = 100
const REPORT_PAGE = 1000

interface Rows<R> {
  readonly count: number
  readonly rows: readonly R[]
}

/** The first page says how many there are; the others are fetched together. */
async function readPages<R>(size: number, read: (offset: number) => Promise<Rows<R>>): Promise<readonly R[]> {
  const first = await read(0)
  const others = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, i) => read((i + 1) * size))
  return [first, ...(await Promise.all(others))].flatMap(({ rows }) => rows)
}

function readPlanning(query: Period & { readonly employee_id?: string }): Promise<readonly Planning[]> {
  return readPages(PAGE, async (offset) => {
    const asked = { params: { query: { ...query, limit: PAGE, offset } } }
    const { data, error } = await client.GET('/hrm/planning', asked)
    if (!data) throw error
    return { count: data.meta.count, rows: data.data as Planning[] }
  })
}

function readPeople(query: Period & { readonly employee_id?: string }): Promise<readonly Person[]> {
  return readPages(PAGE, async (offset) => {
    const { data, error } = await client.GET('/hrm/capacity', { params: { query: { ...query, limit: PAGE, offset } } })
    if (!data) throw error
    return data.data
  })
}

async function readBooked(period: Period, unit: Unit): Promise<ReadonlyMap<string, number>> {
  const rows = await readPages(REPORT_PAGE, async (offset) => {
    const query = { ...period, group_by: ['employee' as const, unit], limit: REPORT_PAGE, offset }
    const { data, error } = await client.GET('/reports/hours-summary', { params: { query } })
    if (!data) throw error
    return data.data
  })
  return new Map(rows.map((row) => [bookedKey(String(row.employee_id), String(row[unit])), row.minutes]))
}

/** Of a day such as 2026-11-16 or a week such as 2026-W47. */
export function bookedKey(employeeId: string, time: string): string {
  return `${employeeId} ${time}`
}

const planningKey = (period: Period) => ['get', '/hrm/planning', { board: period }]
const peopleKey = (period: Period) => ['get', '/hrm/capacity', { board: period }]

interface PlanningPage {
  readonly data: readonly Planning[]
  readonly meta: { readonly count: number }
}

function planningOptions(period: Period) {
  return {
    queryKey: planningKey(period),
    queryFn: async (): Promise<PlanningPage> => {
      const data = await readPlanning(period)
      return { data, meta: { count: data.length } }
    },
  }
}

function peopleOptions(period: Period) {
  return { queryKey: peopleKey(period), queryFn: () => readPeople(period) }
}

const withoutLeaving = ({ data }: PlanningPage) => data.filter(({ id }) => !isLeaving(id))

export function useBoardData(period: Period, unit: Unit, withBooked: boolean) {
  const planning = useQuery({ ...planningOptions(period), placeholderData: keepPreviousData, select: withoutLeaving })
  const people = useQuery({ ...peopleOptions(period), placeholderData: keepPreviousData })
  const booked = useQuery({
    queryKey: ['get', '/reports/hours-summary', { board: period, unit }],
    queryFn: () => readBooked(period, unit),
    enabled: withBooked,
    placeholderData: keepPreviousData,
  })
  return { planning, people, booked }
}

export function prefetchBoard(cache: QueryClient, period: Period): void {
  void cache.prefetchQuery(planningOptions(period))
  void cache.prefetchQuery(peopleOptions(period))
}

/** Reads what is planned for these people and what it leaves them; the others stay as they are. */
export function useRenewPeople(period: Period) {
  const cache = useQueryClient()
  return async (employeeIds: readonly string[]) => {
    const concerned = [...new Set(employeeIds)]
    const [planning, people] = await Promise.all([
      Promise.all(concerned.map((employee_id) => readPlanning({ ...period, employee_id }))),
      Promise.all(concerned.map((employee_id) => readPeople({ ...period, employee_id }))),
    ])
    cache.setQueryData<PlanningPage>(planningKey(period), (before) => {
      if (!before) return before
      const others = before.data.filter(({ employee_id }) => !concerned.includes(employee_id))
      const data = [...others, ...planning.flat()].toSorted((a, b) => a.start_date.localeCompare(b.start_date))
      return { data, meta: { count: data.length } }
    })
    const now = new Map(people.flat().map((person) => [person.employee_id, person]))
    cache.setQueryData<readonly Person[]>(peopleKey(period), (before) =>
      before?.map((person) => now.get(person.employee_id) ?? person),
    )
    // What other screens and other periods show of it is no longer right.
    for (const path of ['/hrm/planning', '/hrm/capacity', '/reports/capacity', '/hours/week', '/home'])
      void cache.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' })
  }
}
