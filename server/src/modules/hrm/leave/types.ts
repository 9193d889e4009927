// Kinds of leave: /hrm/leavetype.
import Type, { type Static } from 'typebox'
import type { Context } from '../../../db/context.ts'
import { byFlag } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { page } from '../../../db/page.ts'
import { type Loaded, loadRecord, type Rendered, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, sql } from '../../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { Problem } from '../../../shared/problem.ts'
import { Body, Changes, Color, Name, Nullable, One, OneOf, Page, Position, Row } from '../../../shared/shapes.ts'
import { holdAllEmployees } from '../hold-employees.ts'
import { renewBalances } from './renew-balances.ts'

const kinds = ['statutory', 'extra', 'time_off_in_lieu', 'special', 'unpaid'] as const

const written = {
  name: Name(100),
  kind: OneOf(kinds),
  affects_balance: Type.Optional(Type.Boolean()),
  is_paid: Type.Optional(Type.Boolean()),
  requires_approval: Type.Optional(Type.Boolean()),
  allow_negative: Type.Optional(Type.Boolean()),
  expires_after_months: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 0, maximum: 240, description: 'Counted from the end of the year in which it accrued.' }),
    ),
  ),
  deduct_order: Type.Optional(Position),
  color: Type.Optional(Nullable(Color)),
  position: Type.Optional(Position),
  is_active: Type.Optional(Type.Boolean()),
}
const LeaveTypeCreate = Body(written, 'LeaveTypeCreate')
const LeaveTypeUpdate = Changes(written, 'LeaveTypeUpdate')

const LeaveType = Row(
  {
    name: Type.String(),
    kind: OneOf(kinds),
    affects_balance: Type.Boolean(),
    is_paid: Type.Boolean(),
    requires_approval: Type.Boolean(),
    allow_negative: Type.Boolean(),
    expires_after_months: Nullable(Type.Integer()),
    deduct_order: Type.Integer(),
    color: Nullable(Type.String()),
    position: Type.Integer(),
    is_active: Type.Boolean(),
  },
  'LeaveType',
)

const leaveType = recordType({ name: 'leavetype', table: 'leave_type', shape: LeaveType })

const leaveTypeList = listing({
  type: leaveType,
  filters: { is_active: byFlag(raw('t.is_active')), affects_balance: byFlag(raw('t.affects_balance')) },
  orders: { position: { by: raw('t.position') } },
  defaultSort: 'position',
})

export const leaveTypes = [
  operation({
    id: 'leavetype.list',
    summary: 'List leave types',
    method: 'GET',
    path: '/hrm/leavetype',
    scope: 'hrm:read',
    list: leaveTypeList,
    success: 200,
    response: Page(LeaveType),
    run: (ctx, { list }) => page(ctx.tx, leaveTypeList, list, ctx),
  }),
  operation({
    id: 'leavetype.create',
    summary: 'Create a leave type',
    method: 'POST',
    path: '/hrm/leavetype',
    surface: 'app',
    scope: 'people',
    body: LeaveTypeCreate,
    success: 201,
    response: One(LeaveType),
    problems: ['duplicate'],
    run: (ctx, { body }) => createLeaveType(ctx, body),
  }),
  operation({
    id: 'leavetype.update',
    summary: 'Change a leave type',
    method: 'PATCH',
    path: '/hrm/leavetype/{id}',
    surface: 'app',
    scope: 'people',
    load: (ctx, id) => loadRecord(ctx.tx, leaveType, id, ctx),
    body: LeaveTypeUpdate,
    success: 200,
    response: One(LeaveType),
    problems: ['duplicate', 'in-use'],
    run: (ctx, { before, body }) => changeLeaveType(ctx, before, body),
  }),
  operation({
    id: 'leavetype.delete',
    summary: 'Delete a leave type that was never used',
    method: 'DELETE',
    path: '/hrm/leavetype/{id}',
    surface: 'app',
    scope: 'people',
    load: (ctx, id) => loadRecord(ctx.tx, leaveType, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      await holdAllEmployees(ctx)
      dropEmptyBalances(ctx, before.id)
      deleteRecord(ctx, leaveType, before)
    },
  }),
]

async function createLeaveType(ctx: Context, body: Static<typeof LeaveTypeCreate>): Promise<Rendered> {
  const last = sql`(select coalesce(max(position) + 1, 0) from leave_type)`
  const values = { ...body, position: body.position ?? last, deduct_order: body.deduct_order ?? last }
  const created = await insertRecord(ctx, leaveType, { id: ctx.newId(), ...values })
  await renewAllBalances(ctx)
  return created
}

async function changeLeaveType(
  ctx: Context,
  before: Loaded<Tables['leave_type']>,
  body: Static<typeof LeaveTypeUpdate>,
): Promise<Rendered> {
  const { row } = before
  const changes = (field: keyof typeof body) => body[field] !== undefined && body[field] !== row[field]
  const changesMeaning = changes('kind') || changes('affects_balance')
  const changesBalances = changesMeaning || changes('is_active') || changes('expires_after_months')
  if (changesBalances) await holdAllEmployees(ctx)
  if (changesMeaning || (changes('is_active') && PARTS.includes(row.kind))) await checkUnused(ctx, before.id)
  if (changesMeaning) dropEmptyBalances(ctx, before.id)
  const after = await updateRecord(ctx, leaveType, before, body)
  if (changesBalances) await renewAllBalances(ctx)
  return after
}

/** Contracts entitle to these, so somebody must always be able to say where that went. */
const PARTS: readonly string[] = ['statutory', 'extra']

async function checkUnused(ctx: Context, id: string): Promise<void> {
  const found = await ctx.tx.first<{ is_used: boolean }>(sql`
    select exists (select from leave where leave_type_id = ${id}) or exists (select from leave_adjustment where leave_type_id = ${id})
      or exists (select from leave_balance where leave_type_id = ${id} and entitled_minutes <> 0) as is_used`)
  if (!found!.is_used) return
  throw new Problem(
    'in-use',
    'Employees have leave of this type. Its kind, whether it has a balance, and where contracts post to stay as they are; make another type for what is new.',
  )
}

/** Every employee has a row for every type; those that say nothing are in nobody's way. */
function dropEmptyBalances(ctx: Context, leaveTypeId: string): void {
  ctx.tx.send(sql`
    delete from leave_balance where leave_type_id = ${leaveTypeId} and entitled_minutes = 0 and carried_over_minutes = 0
      and adjustment_minutes = 0 and expired_minutes = 0 and approved_minutes = 0 and requested_minutes = 0`)
}

async function renewAllBalances(ctx: Context): Promise<void> {
  const employees = await holdAllEmployees(ctx)
  await renewBalances(
    ctx,
    employees.map(({ id }) => id),
  )
}
