// Requests for leave: /hrm/leave. Everybody asks for his own; his manager, or who has the right, decides.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { findRecord, type Rendered } from '../../../db/record.ts'
import { insertRow, renderCreated } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { referenceProblem } from '../../../shared/problem.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { checkEmployed } from '../people/employees.rules.ts'
import { leaveChanged } from '../ripples.ts'
import { visibleNote, visibleWith } from '../visibility.ts'
import { changeLeave } from './change-leave.ts'
import { totalMinutes } from './days.rules.ts'
import { judgeBalance, judgeDays, judgeType } from './judge-leave.ts'
import { findGround, leaveFor, leaveList, loadLeave, setLeaveDays } from './leave.queries.ts'
import { checkMayAsk, checkRange, leaveActor } from './leave.rules.ts'
import { Leave, LeaveCreate, LeaveDetail, LeaveUpdate, type NewLeave } from './leave.shapes.ts'

export const leaveRequests = [
  operation({
    id: 'leave.list',
    summary: 'List leave',
    method: 'GET',
    path: '/hrm/leave',
    note: visibleNote('approve_leave'),
    scope: 'hrm:read',
    list: leaveList,
    success: 200,
    response: Page(Leave),
    run: (ctx, { list }) => page(ctx.tx, leaveList, list, ctx, visibleWith(ctx, 'approve_leave')),
  }),
  operation({
    id: 'leave.create',
    summary: 'Ask for leave',
    method: 'POST',
    path: '/hrm/leave',
    note: 'For oneself; for others as their manager or with the right `approve_leave`. A type that needs no approval is approved at once.',
    scope: 'hrm:write',
    body: LeaveCreate,
    success: 201,
    response: One(LeaveDetail),
    problems: [
      'forbidden',
      'employee-inactive',
      'leave-overlap',
      'leave-no-working-time',
      'leave-balance-insufficient',
    ],
    run: (ctx, { body }) => requestLeave(ctx, body),
  }),
  operation({
    id: 'leave.read',
    summary: 'Read leave with its days',
    method: 'GET',
    path: '/hrm/leave/{id}',
    note: visibleNote('approve_leave'),
    scope: 'hrm:read',
    load: (ctx, id) => findRecord(ctx.tx, leaveFor(ctx), id, ctx, visibleWith(ctx, 'approve_leave')),
    success: 200,
    response: One(LeaveDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'leave.update',
    summary: 'Change a request for leave, approve, reject or cancel it',
    method: 'PATCH',
    path: '/hrm/leave/{id}',
    note: 'The manager, or who has the right `approve_leave`, decides; on his own leave nobody does without `approve_own`. What was asked for can be changed until then. The employee cancels until the leave begins.',
    scope: 'hrm:write',
    load: loadLeave,
    body: LeaveUpdate,
    success: 200,
    response: One(LeaveDetail),
    problems: [
      'forbidden',
      'invalid-transition',
      'leave-decided',
      'employee-inactive',
      'leave-overlap',
      'leave-no-working-time',
      'leave-balance-insufficient',
    ],
    run: (ctx, { before, body }) => changeLeave(ctx, before, body),
  }),
]

async function requestLeave(ctx: Context, { minutes, ...values }: NewLeave): Promise<Rendered> {
  checkRange(values, ctx.today)
  const employeeId = values.employee_id.toLowerCase()
  const ground = await findGround(ctx, employeeId, values)
  if (!ground.employee) throw referenceProblem(['employee_id'])
  checkMayAsk(leaveActor(ctx, { employee_id: employeeId, ...ground.employee }))
  checkEmployed(ground.employee, values.start_date, values.end_date)
  const type = judgeType(ground, values.leave_type_id)
  const { days, asked_minutes } = judgeDays(ground, values, minutes)
  const status = type.requires_approval ? 'requested' : 'approved'
  const id = ctx.newId()
  judgeBalance(ground, type, { id, employee_id: employeeId, days, status: 'requested' })
  insertRow(ctx, 'leave', { ...values, id, asked_minutes, minutes: totalMinutes(days), status })
  setLeaveDays(ctx, id, employeeId, days)
  const created = await renderCreated(ctx, leaveFor(ctx), id, status === 'approved' ? ['leave.approved'] : [])
  await leaveChanged(ctx, { employeeIds: [employeeId], from: values.start_date, to: values.end_date })
  return created
}
