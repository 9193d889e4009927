// Which accounts of leave an employee has, and which of their years are kept as rows.
import { type AccountYear, type LeaveUse, type Statement, statements } from './account.rules.ts'
import { type EntitlingContract, entitlement, expiryDay, firstDay, lastDay, yearOf } from './entitlement.rules.ts'

export interface LeaveTypeTerms {
  readonly id: string
  readonly kind: string
  readonly is_active: boolean
  readonly affects_balance: boolean
  readonly expires_after_months: number | null
}

export interface StoredBalance extends Statement {
  readonly leave_type_id: string
  /** Somebody moved expires_on, so it no longer follows the leave type. */
  readonly is_extended: boolean
  readonly has_lapsed: boolean
  readonly counted_since: number
}

/** All that the accounts of one employee follow from. */
export interface EmployeeLeave {
  readonly contracts: readonly EntitlingContract[]
  readonly adjustments: readonly { readonly leave_type_id: string; readonly year: number; readonly minutes: number }[]
  readonly uses: readonly (LeaveUse & {
    readonly leave_type_id: string
    readonly leave_id: string
    readonly status: 'requested' | 'approved'
  })[]
  readonly balances: readonly StoredBalance[]
}

export interface LeaveScene {
  readonly today: string
  /** The first year of which leave is kept. */
  readonly leave_since: number
}

export type BalanceRow = Omit<StoredBalance, 'is_extended'>

/** The years of one account, from the first with anything in it to this one, and to the years that are asked about. */
export function accountYears(
  { id, kind, is_active, expires_after_months }: LeaveTypeTerms,
  { contracts, ...employee }: EmployeeLeave,
  { today, leave_since }: LeaveScene,
  asked: readonly LeaveUse[] = [],
): AccountYear[] {
  const [uses, adjustments, balances] = [
    ofType(id, employee.uses),
    ofType(id, employee.adjustments),
    ofType(id, employee.balances),
  ]
  const extended = new Map(balances.filter((one) => one.is_extended).map((one) => [one.year, one.expires_on]))
  const known = [
    ...contracts.map(({ start_date }) => Math.max(leave_since, yearOf(start_date))),
    ...[...uses, ...asked].map(({ date }) => yearOf(date)),
    ...[...adjustments, ...balances].map(({ year }) => year),
    yearOf(today),
  ]
  const first = Math.min(...known)
  return Array.from({ length: Math.max(...known) - first + 1 }, (_, i) => first + i).map((year) => ({
    year,
    entitled_minutes: is_active && year >= leave_since ? partOf(kind, contracts, year) : 0,
    adjustment_minutes: adjustments.reduce((sum, one) => (one.year === year ? sum + one.minutes : sum), 0),
    expires_on: extended.has(year) ? extended.get(year)! : expiryDay(year, expires_after_months),
  }))
}

/** The rows that are not yet stored as they should be. */
export function outdatedBalances(
  types: readonly LeaveTypeTerms[],
  employee: EmployeeLeave,
  scene: LeaveScene,
): BalanceRow[] {
  return types
    .filter(({ affects_balance }) => affects_balance)
    .flatMap((type) => {
      const stored = new Map(ofType(type.id, employee.balances).map((one) => [one.year, one]))
      const uses = ofType(type.id, employee.uses)
      const booked = new Set([
        ...uses.map(({ date }) => yearOf(date)),
        ...ofType(type.id, employee.adjustments).map(({ year }) => year),
      ])
      const isKept = (one: Statement) =>
        stored.has(one.year) ||
        booked.has(one.year) ||
        (one.year <= yearOf(scene.today) && (hasContent(one) || isEmployed(type, employee, one.year, scene)))
      const account = {
        years: accountYears(type, employee, scene),
        approved: uses.filter(({ status }) => status === 'approved'),
        requested: uses.filter(({ status }) => status === 'requested'),
      }
      return statements(account, scene.today)
        .filter(isKept)
        .map((one) => ({
          ...one,
          leave_type_id: type.id,
          has_lapsed: one.expires_on !== null && one.expires_on <= scene.today,
          counted_since: scene.leave_since,
        }))
        .filter((row) => !isStored(row, stored.get(row.year)))
    })
}

function ofType<Row extends { readonly leave_type_id: string }>(id: string, rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ leave_type_id }) => leave_type_id === id)
}

function partOf(kind: string, contracts: readonly EntitlingContract[], year: number): number {
  return kind === 'statutory' || kind === 'extra' ? entitlement(contracts, year)[kind] : 0
}

function hasContent(statement: Statement): boolean {
  return AMOUNTS.some((field) => statement[field] !== 0)
}

function isEmployed({ is_active }: LeaveTypeTerms, { contracts }: EmployeeLeave, year: number, scene: LeaveScene) {
  return (
    is_active &&
    year >= scene.leave_since &&
    contracts.some(
      ({ start_date, end_date }) => start_date <= lastDay(year) && (end_date === null || end_date >= firstDay(year)),
    )
  )
}

function isStored(row: BalanceRow, stored: StoredBalance | undefined): boolean {
  return (
    stored !== undefined &&
    stored.expires_on === row.expires_on &&
    stored.has_lapsed === row.has_lapsed &&
    stored.counted_since === row.counted_since &&
    AMOUNTS.every((field) => stored[field] === row[field])
  )
}

const AMOUNTS = [
  'entitled_minutes',
  'carried_over_minutes',
  'adjustment_minutes',
  'expired_minutes',
  'approved_minutes',
  'requested_minutes',
] as const
