// Hourly rates of employees, each from a day on: /hrm/employeerate. Only the screens have them.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { byId, byWord } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { page } from '../../db/page.ts'
import { loadRecord, recordType } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, touch, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { Problem } from '../../shared/problem.ts'
import { Amount, Body, Changes, Day, Id, Money, Nullable, One, OneOf, Page, Row } from '../../shared/shapes.ts'

const kinds = ['sales', 'cost'] as const
const changeable = { hourly_rate: Money, valid_from: Day }
const EmployeeRateCreate = Body({ employee_id: Id, kind: OneOf(kinds), ...changeable }, 'EmployeeRateCreate')
const EmployeeRateUpdate = Changes(changeable, 'EmployeeRateUpdate')

const EmployeeRate = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    kind: OneOf(kinds),
    hourly_rate: Amount,
    valid_from: Day,
    valid_to: Nullable(Day),
  },
  'EmployeeRate',
)

const employeeRate = recordType({
  name: 'employeerate',
  table: 'employee_rate',
  shape: EmployeeRate,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    valid_to: sql`(select min(next.valid_from) - 1 from employee_rate next where next.environment_id = t.environment_id
      and next.employee_id = t.employee_id and next.kind = t.kind and next.valid_from > t.valid_from)`,
  },
})

const employeeRateList = listing({
  type: employeeRate,
  filters: { employee_id: byId(raw('t.employee_id')), kind: byWord(raw('t.kind'), kinds) },
  orders: { employee_id: { by: raw('t.employee_id') }, valid_from: { by: raw('t.valid_from') } },
  defaultSort: 'employee_id,-valid_from',
})

export const employeeRates = [
  operation({
    id: 'employeerate.list',
    summary: 'List the rates of employees',
    method: 'GET',
    path: '/hrm/employeerate',
    surface: 'app',
    scope: 'hrm:read',
    list: employeeRateList,
    success: 200,
    response: Page(EmployeeRate),
    run: (ctx, { list }) => page(ctx.tx, employeeRateList, list, ctx, visibleTo(ctx)),
  }),
  operation({
    id: 'employeerate.create',
    summary: 'Set the rate of an employee from a day on',
    method: 'POST',
    path: '/hrm/employeerate',
    surface: 'app',
    scope: 'hrm:write',
    body: EmployeeRateCreate,
    success: 201,
    response: One(EmployeeRate),
    problems: ['forbidden', 'duplicate'],
    run: (ctx, { body }) => {
      if (body.kind === 'cost' && !ctx.can('cost_rates'))
        throw new Problem('forbidden', 'Your role lacks the right cost_rates.', { required_right: 'cost_rates' })
      ctx.tx.send(touch(ctx, 'employee', body.employee_id))
      return insertRecord(ctx, employeeRate, { id: ctx.newId(), ...body })
    },
  }),
  operation({
    id: 'employeerate.update',
    summary: 'Correct the rate of an employee',
    method: 'PATCH',
    path: '/hrm/employeerate/{id}',
    surface: 'app',
    scope: 'hrm:write',
    load,
    body: EmployeeRateUpdate,
    success: 200,
    response: One(EmployeeRate),
    problems: ['duplicate'],
    run: async (ctx, { before, body }) => {
      const after = await updateRecord(ctx, employeeRate, before, body)
      if (after !== before) ctx.tx.send(touch(ctx, 'employee', before.row.employee_id))
      return after
    },
  }),
  operation({
    id: 'employeerate.delete',
    summary: 'Remove a rate of an employee',
    method: 'DELETE',
    path: '/hrm/employeerate/{id}',
    surface: 'app',
    scope: 'hrm:write',
    load,
    success: 204,
    run: async (ctx, { before }) => {
      ctx.tx.send(touch(ctx, 'employee', before.row.employee_id))
      deleteRecord(ctx, employeeRate, before)
    },
  }),
]

function load(ctx: Context, id: string) {
  return loadRecord(ctx.tx, employeeRate, id, ctx, visibleTo(ctx))
}

/** Without the right to see what people cost, cost rates do not exist. */
function visibleTo(ctx: Context): Sql {
  return ctx.can('cost_rates') ? raw('true') : raw(`t.kind = 'sales'`)
}
