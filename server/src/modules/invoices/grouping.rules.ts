// From work to lines (DOMAIN 4.5): which time entries share a line, and what each line says and costs.
import { type Decimal, quotientOf, subtract } from '../../shared/money.ts'

export const groupings = ['service_hour_type_rate', 'entry', 'employee', 'service'] as const
export type Grouping = (typeof groupings)[number]

export interface Work {
  readonly id: string
  readonly kind: 'hours' | 'cost' | 'installment' | 'subscription'
  readonly project_id: string
  readonly project_number: string
  readonly service_id: string | null
  readonly service_name: string | null
  readonly service_description: string | null
  readonly service_position: number | null
  readonly cycle: string | null
  readonly hour_type_id: string | null
  readonly hour_type_name: string | null
  readonly employee_id: string | null
  readonly employee_name: string | null
  readonly project_name: string
  readonly description: string | null
  readonly minutes: number | null
  readonly quantity: Decimal | null
  readonly unit_price: Decimal
  readonly amount: Decimal
  readonly vat_rate_id: string | null
  readonly period_start: string | null
  readonly period_end: string | null
}

export interface WorkLine {
  readonly kind: Work['kind']
  readonly description: string
  readonly quantity: Decimal
  readonly unit: string
  readonly unit_price: Decimal
  readonly amount: Decimal
  readonly vat_rate_id: string | null
  readonly project_id: string
  readonly service_id: string | null
  readonly hour_type_id: string | null
  readonly installment_id: string | null
  readonly cost_id: string | null
  readonly period_start: string | null
  readonly period_end: string | null
  readonly hours_count: number | null
  readonly hours_minutes: number | null
  /** What stands behind it: one cost, installment or cycle, or any number of time entries. */
  readonly work: readonly Work[]
}

/** The lines of one invoice, by project and service. */
export function workLines(work: readonly Work[], grouping: Grouping): WorkLine[] {
  const groups = Map.groupBy(work.toSorted(byPlace), (one) => lineKey(one, grouping))
  return [...groups.values()].map((members) => lineOf(members as [Work, ...Work[]], grouping))
}

/** Rounded once per line: three times 20 minutes are one hour. */
export function hoursAmount(minutes: number, rate: Decimal, discount: Decimal = '0'): Decimal {
  return quotientOf([String(minutes), rate, subtract('100', discount)], '6000')
}

export function hoursQuantity(minutes: number): Decimal {
  return quotientOf([String(minutes)], '60', 6)
}

// A line belongs to one service and has one price, whatever else it brings together.
function lineKey(one: Work, grouping: Grouping): string {
  if (one.kind !== 'hours' || grouping === 'entry') return `${one.kind} ${one.id}`
  const place = [one.project_id, one.service_id, one.unit_price]
  if (grouping === 'employee') return [...place, one.employee_id].join(' ')
  return grouping === 'service' ? place.join(' ') : [...place, one.hour_type_id].join(' ')
}

function lineOf(members: readonly [Work, ...Work[]], grouping: Grouping): WorkLine {
  const [first] = members
  const shared = {
    kind: first.kind,
    description: [...textOf(members, grouping)].slice(0, MOST_TEXT).join(''),
    unit_price: first.unit_price,
    vat_rate_id: first.vat_rate_id,
    project_id: first.project_id,
    service_id: first.service_id,
    period_start: days(members, 'period_start').at(0) ?? null,
    period_end: days(members, 'period_end').at(-1) ?? null,
    installment_id: first.kind === 'installment' ? first.id : null,
    cost_id: first.kind === 'cost' ? first.id : null,
    work: members,
  }
  if (first.kind !== 'hours') {
    const one = { hour_type_id: null, hours_count: null, hours_minutes: null }
    return { ...shared, ...one, quantity: first.quantity ?? '1', unit: unitOf(first), amount: first.amount }
  }
  const minutes = members.reduce((sum, one) => sum + (one.minutes ?? 0), 0)
  return {
    ...shared,
    hour_type_id: members.every((one) => one.hour_type_id === first.hour_type_id) ? first.hour_type_id : null,
    quantity: hoursQuantity(minutes),
    unit: 'hour',
    amount: hoursAmount(minutes, first.unit_price),
    hours_count: members.length,
    hours_minutes: minutes,
  }
}

function textOf([first]: readonly [Work, ...Work[]], grouping: Grouping): string {
  const place = first.service_name ?? first.project_name
  if (first.kind === 'cost') return first.description ?? place
  if (first.kind === 'installment') return joined([place, first.description], first.service_description)
  if (first.kind === 'subscription') return joined([place], first.service_description)
  if (grouping === 'entry') return joined([place, first.employee_name], first.description)
  if (grouping === 'employee') return joined([place, first.employee_name], first.service_description)
  const type = grouping === 'service' ? null : first.hour_type_name
  return joined([place, type], first.service_description)
}

function joined(parts: readonly (string | null)[], below: string | null): string {
  const title = parts.filter((part) => part !== null && part !== '').join(', ')
  return below === null || below.trim() === '' ? title : `${title}\n${below}`
}

function unitOf({ kind, cycle }: Work): string {
  return kind === 'subscription' && cycle === 'month' ? 'month' : 'piece'
}

function days(members: readonly Work[], field: 'period_start' | 'period_end'): string[] {
  return members.flatMap((one) => one[field] ?? []).sort()
}

const KINDS = ['hours', 'installment', 'subscription', 'cost']

function byPlace(a: Work, b: Work): number {
  return (
    compareTexts(a.project_number, b.project_number) ||
    (a.service_position ?? MOST_POSITION) - (b.service_position ?? MOST_POSITION) ||
    compareTexts(a.service_id ?? '', b.service_id ?? '') ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    compareTexts(a.hour_type_name ?? '', b.hour_type_name ?? '') ||
    compareTexts(a.employee_name ?? '', b.employee_name ?? '') ||
    compareTexts(a.period_start ?? '', b.period_start ?? '') ||
    compareTexts(a.id, b.id)
  )
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const MOST_TEXT = 2000
const MOST_POSITION = Number.MAX_SAFE_INTEGER
