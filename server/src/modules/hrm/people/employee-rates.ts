// Hourly rates of employees, each from a day on: /hrm/employeerate. Only the screens have them.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { loadRecord } from '../../../db/record.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { checkRight } from '../../../shared/rights.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { employeeRate, employeeRateList, visibleRates } from './employee-rates.queries.ts'
import { EmployeeRate, EmployeeRateCreate, EmployeeRateUpdate } from './employee-rates.shapes.ts'
import { employeeMoved } from './employees.queries.ts'

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
    run: (ctx, { list }) => page(ctx.tx, employeeRateList, list, ctx, visibleRates(ctx)),
  }),
  operation({
    id: 'employeerate.create',
    summary: 'Set the rate of an employee from a day on',
    method: 'POST',
    path: '/hrm/employeerate',
    surface: 'app',
    scope: 'people',
    body: EmployeeRateCreate,
    success: 201,
    response: One(EmployeeRate),
    problems: ['forbidden', 'duplicate'],
    run: async (ctx, { body }) => {
      if (body.kind === 'cost') checkRight(ctx.actor, 'cost_rates')
      const created = await insertRecord(ctx, employeeRate, { id: ctx.newId(), ...body })
      await employeeMoved(ctx, body.employee_id)
      return created
    },
  }),
  operation({
    id: 'employeerate.update',
    summary: 'Correct the rate of an employee',
    method: 'PATCH',
    path: '/hrm/employeerate/{id}',
    surface: 'app',
    scope: 'people',
    load,
    body: EmployeeRateUpdate,
    success: 200,
    response: One(EmployeeRate),
    problems: ['duplicate'],
    run: async (ctx, { before, body }) => {
      const after = await updateRecord(ctx, employeeRate, before, body)
      if (after !== before) await employeeMoved(ctx, before.row.employee_id)
      return after
    },
  }),
  operation({
    id: 'employeerate.delete',
    summary: 'Remove a rate of an employee',
    method: 'DELETE',
    path: '/hrm/employeerate/{id}',
    surface: 'app',
    scope: 'people',
    load,
    success: 204,
    run: async (ctx, { before }) => {
      deleteRecord(ctx, employeeRate, before)
      await employeeMoved(ctx, before.row.employee_id)
    },
  }),
]

function load(ctx: Context, id: string) {
  return loadRecord(ctx.tx, employeeRate, id, ctx, visibleRates(ctx))
}
