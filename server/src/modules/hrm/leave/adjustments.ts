// Bookings on balances of leave by hand: bought, sold, time for time, an opening balance. /hrm/leaveadjustment, only in the screens.
import Type, { type Static } from 'typebox'
import type { Context } from '../../../db/context.ts'
import { byId } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { page } from '../../../db/page.ts'
import { type Loaded, loadRecord, type Rendered, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, sql } from '../../../db/sql.ts'
import { deleteRecord, insertRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { checkFields, fieldError, referenceProblem } from '../../../shared/problem.ts'
import { Body, Id, Name, One, Page, Row } from '../../../shared/shapes.ts'
import { byYear } from '../filters.ts'
import { holdEmployees, holdEmployeesOf } from '../hold-employees.ts'
import { renewBalances } from './renew-balances.ts'

const MOST_MINUTES = 525_600

const LeaveAdjustmentCreate = Body(
  {
    employee_id: Id,
    leave_type_id: Id,
    year: Type.Integer({ minimum: 1990, maximum: 2200 }),
    minutes: Type.Integer({
      minimum: -MOST_MINUTES,
      maximum: MOST_MINUTES,
      description: 'Not 0; negative takes away.',
    }),
    reason: Name(500),
  },
  'LeaveAdjustmentCreate',
)

const LeaveAdjustment = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    leave_type_id: Id,
    leave_type_name: Type.String(),
    year: Type.Integer(),
    minutes: Type.Integer(),
    reason: Type.String(),
  },
  'LeaveAdjustment',
)

const leaveAdjustment = recordType({
  name: 'leaveadjustment',
  table: 'leave_adjustment',
  shape: LeaveAdjustment,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id
    join leave_type on leave_type.environment_id = t.environment_id and leave_type.id = t.leave_type_id`,
  columns: { employee_name: raw('employee.full_name'), leave_type_name: raw('leave_type.name') },
})

const leaveAdjustmentList = listing({
  type: leaveAdjustment,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    leave_type_id: byId(raw('t.leave_type_id')),
    year: byYear((years) => sql`t.year = any(${years}::integer[])`),
  },
  orders: { year: { by: raw('t.year') } },
  defaultSort: '-created_at',
})

export const leaveAdjustments = [
  operation({
    id: 'leaveadjustment.list',
    summary: 'List bookings on balances of leave',
    method: 'GET',
    path: '/hrm/leaveadjustment',
    surface: 'app',
    scope: 'people',
    list: leaveAdjustmentList,
    success: 200,
    response: Page(LeaveAdjustment),
    run: (ctx, { list }) => page(ctx.tx, leaveAdjustmentList, list, ctx),
  }),
  operation({
    id: 'leaveadjustment.create',
    summary: 'Book minutes on a balance of leave, or off it',
    method: 'POST',
    path: '/hrm/leaveadjustment',
    surface: 'app',
    scope: 'people',
    body: LeaveAdjustmentCreate,
    success: 201,
    response: One(LeaveAdjustment),
    run: (ctx, { body }) => adjustLeave(ctx, body),
  }),
  operation({
    id: 'leaveadjustment.delete',
    summary: 'Take back a booking on a balance of leave',
    method: 'DELETE',
    path: '/hrm/leaveadjustment/{id}',
    surface: 'app',
    scope: 'people',
    load: loadAdjustment,
    success: 204,
    run: async (ctx, { before }) => {
      deleteRecord(ctx, leaveAdjustment, before)
      await renewBalances(ctx, [before.row.employee_id])
    },
  }),
]

async function adjustLeave(ctx: Context, body: Static<typeof LeaveAdjustmentCreate>): Promise<Rendered> {
  if (body.minutes === 0) checkFields([fieldError('/minutes', 'zero', 'minutes must not be 0.')])
  const [, type] = await Promise.all([
    holdEmployees(ctx, [body.employee_id]),
    ctx.tx.first<{ affects_balance: boolean }>(
      sql`select affects_balance from leave_type where id = ${body.leave_type_id}`,
    ),
  ])
  if (!type) throw referenceProblem(['leave_type_id'])
  if (!type.affects_balance)
    checkFields([fieldError('/leave_type_id', 'no_balance', 'Leave of this type has no balance to book on.')])
  const created = await insertRecord(ctx, leaveAdjustment, { id: ctx.newId(), ...body })
  await renewBalances(ctx, [body.employee_id])
  return created
}

function loadAdjustment(ctx: Context, id: string): Promise<Loaded<Tables['leave_adjustment']> | undefined> {
  holdEmployeesOf(ctx, 'leave_adjustment', sql`id = ${id}`)
  return loadRecord(ctx.tx, leaveAdjustment, id, ctx)
}
