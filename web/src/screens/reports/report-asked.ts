// From the address of a report to what the service is asked: a period by its name becomes days.
import { dayOf } from '../../ui/day.ts'
import type { ListSearch } from '../../ui/list-search.ts'
import { PERIODS, type Period, type PeriodName, periodOf } from './periods.ts'
import type { Asked, GroupName, ReportSpec } from './report.ts'

export interface Choice {
  readonly period: PeriodName | 'own' | undefined
  readonly groups: readonly GroupName[]
  readonly asked: Asked
}

export function choiceOf(spec: ReportSpec, search: ListSearch, today: string): Choice {
  const groups = groupsOf(spec, search.group_by)
  const filters = spec.filters.flatMap(({ key }) => (search[key] === undefined ? [] : [[key, String(search[key])]]))
  const grouped = groups.length > 0 ? { group_by: groups.join(',') } : {}
  const base = { ...Object.fromEntries(filters), ...grouped }
  if (spec.time === 'now') return { period: undefined, groups, asked: base }
  if (spec.time === 'as_of') {
    const day = dayIn(search.as_of)
    return { period: undefined, groups, asked: { ...base, ...(day && day <= today ? { as_of: day } : {}) } }
  }
  const own = ownPeriod(search)
  const period = PERIODS.find((name) => name === search.period) ?? spec.time
  return { period: own ? 'own' : period, groups, asked: { ...base, ...(own ?? periodOf(period, today)) } }
}

function groupsOf({ groups, mostGroups }: ReportSpec, given: ListSearch[string]): readonly GroupName[] {
  const asked = String(given ?? '').split(',')
  const known = groups.filter((group) => asked.includes(group))
  const inOrder = known.toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b)).slice(0, mostGroups)
  return inOrder.length > 0 ? inOrder : groups.slice(0, 1)
}

function ownPeriod({ date_from, date_to }: ListSearch): Period | undefined {
  const [from, to] = [dayIn(date_from), dayIn(date_to)]
  return from && to && from <= to ? { date_from: from, date_to: to } : undefined
}

function dayIn(value: ListSearch[string]): string | undefined {
  return typeof value === 'string' && dayOf(value, '') === value ? value : undefined
}
