// Absences: /hrm/absence. Everybody reports his own, a manager those of his people, and with the right absence everybody's.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { findRecord, type Rendered, renderRecord } from '../../../db/record.ts'
import { deleteRecord, insertRow, renderCreated, updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { spanOf } from '../../../shared/calendar.ts'
import { Problem, referenceProblem } from '../../../shared/problem.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { checkEmployed } from '../people/employees.rules.ts'
import { absenceChanged } from '../ripples.ts'
import { visibleNote, visibleWith } from '../visibility.ts'
import {
  absence,
  absenceList,
  findReportFacts,
  type LoadedAbsence,
  loadAbsence,
  type ReportFacts,
  unhidden,
} from './absences.queries.ts'
import {
  type AbsenceDays,
  type AbsenceStatus,
  checkAbsenceDays,
  checkOtherAbsences,
  checkUnderContract,
  isAbsenceStatusChange,
  lastKnownDay,
  RELAPSE_DAYS,
} from './absences.rules.ts'
import { Absence, AbsenceCreate, AbsenceUpdate, type ChangedAbsence, type NewAbsence } from './absences.shapes.ts'

export const absences = [
  operation({
    id: 'absence.list',
    summary: 'List absences',
    method: 'GET',
    path: '/hrm/absence',
    note: visibleNote('absence'),
    scope: 'hrm:read',
    list: absenceList,
    success: 200,
    response: Page(Absence),
    run: (ctx, { list }) => page(ctx.tx, absenceList, list, ctx, visibleWith(ctx, 'absence')),
  }),
  operation({
    id: 'absence.create',
    summary: 'Report somebody absent',
    method: 'POST',
    path: '/hrm/absence',
    note: 'For oneself; for others as their manager or with the right `absence`.',
    scope: 'hrm:write',
    body: AbsenceCreate,
    success: 201,
    response: One(Absence),
    problems: ['forbidden', 'employee-inactive', 'absence-open', 'duplicate'],
    run: async (ctx, { body }) => asSeen(ctx, await reportAbsence(ctx, body)),
  }),
  operation({
    id: 'absence.read',
    summary: 'Read an absence',
    method: 'GET',
    path: '/hrm/absence/{id}',
    note: visibleNote('absence'),
    scope: 'hrm:read',
    load: (ctx, id) => findRecord(ctx.tx, absence, id, ctx, visibleWith(ctx, 'absence')),
    success: 200,
    response: One(Absence),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'absence.update',
    summary: 'Change an absence, close it or report it again',
    method: 'PATCH',
    path: '/hrm/absence/{id}',
    note: `Of oneself; of others as their manager or with the right \`absence\`. status closed needs an end_date; within ${RELAPSE_DAYS} days of it status reported with end_date null reports it again.`,
    scope: 'hrm:write',
    load: loadAbsence,
    body: AbsenceUpdate,
    success: 200,
    response: One(Absence),
    problems: ['employee-inactive', 'absence-open', 'duplicate', 'invalid-transition'],
    run: async (ctx, { before, body }) => asSeen(ctx, await changeAbsence(ctx, before, body)),
  }),
  operation({
    id: 'absence.remove',
    summary: 'Remove a report that was wrong',
    method: 'DELETE',
    path: '/hrm/absence/{id}',
    surface: 'app',
    scope: 'absence',
    load: loadAbsence,
    success: 204,
    run: (ctx, { before }) => deleteAbsence(ctx, before),
  }),
]

export async function deleteAbsence(ctx: Context, before: LoadedAbsence): Promise<void> {
  deleteRecord(ctx, absence, before)
  await tellDays(ctx, before.row.employee_id, before.row)
}

function asSeen(ctx: Context, { id }: Rendered): Promise<Rendered> {
  return renderRecord(ctx.tx, absence, id, ctx)
}

async function reportAbsence(ctx: Context, values: NewAbsence): Promise<Rendered> {
  const employee_id = values.employee_id.toLowerCase()
  const facts = await findReportFacts(ctx, employee_id, values.start_date)
  if (!facts) throw referenceProblem(['employee_id'])
  checkMayReport(ctx, employee_id, facts)
  const days = { start_date: values.start_date, expected_end_date: values.expected_end_date ?? null, end_date: null }
  checkAbsenceDays(days, ctx.today)
  checkEmployed(facts, days.start_date)
  checkUnderContract(facts.is_under_contract, days.start_date)
  checkOtherAbsences({ ...days, status: 'reported' }, facts.others)
  const id = ctx.newId()
  insertRow(ctx, 'absence', {
    ...values,
    id,
    reported_by_employee_id: ctx.actor.employeeId,
    counted_until: lastKnownDay(days, ctx.today),
  })
  const made = await renderCreated(unhidden(ctx), absence, id)
  await tellDays(ctx, employee_id, days)
  return made
}

async function changeAbsence(ctx: Context, before: LoadedAbsence, values: ChangedAbsence): Promise<Rendered> {
  const row = { ...before.row, status: before.row.status as AbsenceStatus }
  const after = { ...row, ...values }
  checkAbsenceDays(after, ctx.today, row)
  const isStatusChange = isAbsenceStatusChange(row, after, ctx.today)
  const facts = await findReportFacts(ctx, row.employee_id, after.start_date, row.id)
  if (after.start_date !== row.start_date) checkUnderContract(facts!.is_under_contract, after.start_date)
  checkOtherAbsences(after, facts!.others)
  const isClosed = isStatusChange && after.status === 'closed'
  const isMoved = (['start_date', 'expected_end_date', 'end_date', 'percentage'] as const).some(
    (field) => after[field] !== row[field],
  )
  const closing = isStatusChange ? { closed_by_employee_id: isClosed ? ctx.actor.employeeId : null } : {}
  const counting = isMoved ? { counted_until: lastKnownDay(after, ctx.today) } : {}
  const set = { ...values, ...closing, ...counting }
  const changed = await updateRecord(unhidden(ctx), absence, before, set, isClosed ? ['absence.closed'] : [])
  if (isMoved) await tellDays(ctx, row.employee_id, row, after)
  return changed
}

function checkMayReport({ actor, can }: Context, employeeId: string, { manager_employee_id }: ReportFacts): void {
  if (can('absence')) return
  const own = actor.employeeId
  if (own !== null && (own === employeeId || own === manager_employee_id)) return
  throw new Problem('forbidden', 'You report your own absence; the right absence is for that of others.', {
    required_right: 'absence',
  })
}

/** All days that any of these versions covers. */
function tellDays(ctx: Context, employeeId: string, ...versions: readonly AbsenceDays[]): Promise<void> {
  const known = versions.map((days) => ({ ...days, end_date: lastKnownDay(days, ctx.today) }))
  return absenceChanged(ctx, { employeeIds: [employeeId], ...spanOf(known) })
}
