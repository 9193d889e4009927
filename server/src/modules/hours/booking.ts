// Booking, changing and removing a time entry: the facts, the rules, the frozen price, the row.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { toInstant } from '../../shared/calendar.ts'
import { naming, referenceProblem } from '../../shared/problem.ts'
import { approvalAfterChange, approvalOfNewEntry } from './approval.rules.ts'
import { type Found, findBooking, holdProject, holdProjects, type Wanted } from './booking.queries.ts'
import {
  type Booking,
  checkBooking,
  checkMayBook,
  checkMayChange,
  checkProjectOpen,
  projectOfBooking,
} from './booking.rules.ts'
import { type BudgetFacts, checkBudget, crossedBudgets } from './budget.rules.ts'
import { tellBudgetExceeded } from './budget.ts'
import { chosenEntries, type Entry, type EntryRow, hours } from './hours.queries.ts'
import { checkUnlocked, invoiceStatus } from './hours.rules.ts'
import type { ChangedHours, NewHours } from './hours.shapes.ts'
import { amountOf, costOfHour, isRepriced, priceOfHour } from './price.rules.ts'

export async function bookHours(ctx: Context, body: NewHours): Promise<Rendered> {
  const { values, crossed, hours_approval } = await settleNew(ctx, body)
  const after = await insertRecord(ctx, hours, {
    id: ctx.newId(),
    ...values,
    approval_status: approvalOfNewEntry(hours_approval),
    source: ctx.surface === 'app' ? 'app' : 'api',
  })
  await tellBudgetExceeded(ctx, crossed)
  return after
}

/** Says no where bookHours would and writes nothing; the answer is what would be booked. */
export async function judgeHours(ctx: Context, body: NewHours) {
  return (await settleNew(ctx, body)).values
}

export async function changeHours(ctx: Context, before: Entry, body: ChangedHours): Promise<Rendered> {
  const { row } = before
  const wanted = wantedOf(body, row)
  checkMayBook([row.employee_id, wanted.employee_id], bookerOf(ctx))
  checkUnlocked(row)
  const found = await findBooking(ctx, wanted, row)
  if (found) checkProjectOpen(found.before_project)
  const settled = settle(ctx, { body, wanted, found, before: row })
  if (isUnchanged(row, settled.values)) return before
  const isHandedOver = row.employee_id !== wanted.employee_id
  const after = await updateRecord(ctx, hours, before, {
    ...settled.values,
    approval_status: isHandedOver
      ? approvalOfNewEntry(found!.hours_approval)
      : approvalAfterChange(row.approval_status),
    approval_note: null,
  })
  await tellBudgetExceeded(ctx, settled.crossed)
  return after
}

export async function removeHours(ctx: Context, before: Entry): Promise<void> {
  const { row } = before
  checkMayChange(row, row.project_id ? await holdProject(ctx, row.project_id) : null, bookerOf(ctx))
  deleteRecord(ctx, hours, before)
}

/** Removes many, all or none. */
export async function removeChosen(ctx: Context, ids: readonly string[]): Promise<void> {
  const entries = await chosenEntries(ctx, ids)
  const projects = await holdProjects(ctx, [...new Set(entries.flatMap(({ row }) => row.project_id ?? []))])
  for (const { id, row } of entries)
    naming({ hours_id: id }, () => checkMayChange(row, projects.get(row.project_id ?? '') ?? null, bookerOf(ctx)))
  for (const entry of entries) deleteRecord(ctx, hours, entry)
}

async function settleNew(ctx: Context, body: NewHours) {
  const wanted = wantedOf(body)
  checkMayBook([wanted.employee_id], bookerOf(ctx))
  const found = await findBooking(ctx, wanted)
  return { ...settle(ctx, { body, wanted, found, before: null }), hours_approval: found!.hours_approval }
}

export function bookerOf({ actor, can }: Context) {
  return { employee_id: actor.employeeId, can_approve: can('approve_hours') }
}

export function wantedOf(body: ChangedHours, before?: EntryRow): Wanted {
  const { service_id, hour_type_id } = body
  const employee_id = body.employee_id?.toLowerCase() ?? before!.employee_id
  const start_at = body.start_at ? toInstant(body.start_at) : before!.start_at
  const isMoved = employee_id !== before?.employee_id || start_at !== before.start_at
  return {
    employee_id,
    project_id: wantedProject(body, before),
    service_id: service_id === undefined ? (before?.service_id ?? null) : idOf(service_id),
    hour_type_id: hour_type_id === undefined ? (before?.hour_type_id ?? null) : idOf(hour_type_id),
    start_at,
    minutes: body.minutes ?? before!.minutes,
    date: isMoved ? null : before.date,
  }
}

// A service that is chosen without its project brings it along.
function wantedProject({ project_id, service_id }: ChangedHours, before?: EntryRow): string | null {
  if (project_id !== undefined || service_id) return idOf(project_id)
  return before?.project_id ?? null
}

function idOf(sent: string | null | undefined): string | null {
  return sent?.toLowerCase() ?? null
}

export interface Settling {
  readonly body: ChangedHours
  readonly wanted: Wanted
  readonly found: Found | undefined
  readonly before: EntryRow | null
}

// Says no, or what the row will hold and which budgets it takes past their limit.
export function settle(ctx: Context, { body, wanted, found, before }: Settling) {
  if (!found) throw referenceProblem(['employee_id'])
  checkReferences(wanted, found)
  const sent = body.project_id?.toLowerCase() ?? body.project_id
  const project_id = projectOfBooking({ ...body, project_id: sent }, found.service, before)
  const entry: Booking = { ...wanted, project_id, date: found.date }
  checkBooking(entry, { ...found, today: ctx.today }, before)
  const billable = body.billable ?? before?.billable ?? true
  const values = {
    ...entry,
    note: body.note === undefined ? (before?.note ?? null) : body.note,
    billable,
    ...pricesOf(entry, found, before),
    invoice_status: invoiceStatus({ ...found, billable, invoice_status: before?.invoice_status ?? null }),
  }
  const change = { before, after: values }
  const budgets = budgetsOf(found)
  checkBudget(found.project?.budget_policy ?? 'warn', budgets, change)
  return { values, crossed: crossedBudgets(budgets, change).length > 0 ? project_id : null }
}

function checkReferences(wanted: Wanted, found: Found): void {
  const missing = (['project', 'service', 'hour_type'] as const).filter(
    (thing) => wanted[`${thing}_id`] !== null && found[thing] === null,
  )
  if (missing.length > 0) throw referenceProblem(missing.map((thing) => `${thing}_id`))
}

// The rate stays as it was agreed when the work was written down; only its grounds let it be asked again.
function pricesOf(entry: Booking, found: Found, before: EntryRow | null) {
  if (before === null || isRepriced(before, entry))
    return { ...priceOfHour({ ...found, ...entry }), ...costOfHour({ ...found, ...entry }) }
  return {
    amount: amountOf(entry.minutes, before.hourly_rate),
    cost_amount: amountOf(entry.minutes, before.cost_rate),
  }
}

function budgetsOf({ project, service }: Found): BudgetFacts[] {
  return [
    ...(project ? [{ of: 'project' as const, ...project }] : []),
    ...(service ? [{ of: 'service' as const, ...service }] : []),
  ]
}

function isUnchanged(row: EntryRow, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(([column, value]) => row[column as keyof EntryRow] === value)
}
