// Contracts: /hrm/contract. Whoever may not see everybody's sees the own ones and those of the people he manages.
import type { Static } from 'typebox'
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import type { Rendered } from '../../../db/record.ts'
import { deleteRecord, insertRecord, updateRecord, updateRow } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { referenceProblem } from '../../../shared/problem.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { holdEmployee } from '../hold-employees.ts'
import { STATUTORY_WEEKS } from '../leave/entitlement.rules.ts'
import { scheduleChanged } from '../ripples.ts'
import { weeklyMinutes } from '../schedule.rules.ts'
import { visibleNote, visibleWith } from '../visibility.ts'
import { contract, contractList, findStanding, type LoadedContract, loadContract } from './contracts.queries.ts'
import { changedDays, checkNothingLost, checkPeriod, contractStatus, daysOf, lostDays } from './contracts.rules.ts'
import {
  Contract,
  ContractCreate,
  ContractUpdate,
  type ContractValues,
  type Schedule,
  weekdays,
} from './contracts.shapes.ts'
import { employeeMoved } from './employees.queries.ts'

const CONFIRM = 'send confirm: true to shorten the contract all the same.'
const END_IT = 'end the contract instead of deleting it.'

export const contracts = [
  operation({
    id: 'contract.list',
    summary: 'List contracts',
    method: 'GET',
    path: '/hrm/contract',
    note: visibleNote('people'),
    scope: 'hrm:read',
    list: contractList,
    success: 200,
    response: Page(Contract),
    run: (ctx, { list }) => page(ctx.tx, contractList, list, ctx, visibleWith(ctx, 'people')),
  }),
  operation({
    id: 'contract.create',
    summary: 'Give an employee a contract',
    method: 'POST',
    path: '/hrm/contract',
    surface: 'app',
    scope: 'people',
    body: ContractCreate,
    success: 201,
    response: One(Contract),
    problems: ['duplicate'],
    run: (ctx, { body }) => createContract(ctx, body),
  }),
  operation({
    id: 'contract.update',
    summary: 'Change a contract',
    method: 'PATCH',
    path: '/hrm/contract/{id}',
    surface: 'app',
    scope: 'people',
    load: loadContract,
    body: ContractUpdate,
    success: 200,
    response: One(Contract),
    problems: ['duplicate', 'in-use'],
    run: (ctx, { before, body: { confirm, ...values } }) => changeContract(ctx, before, values, confirm ?? false),
  }),
  operation({
    id: 'contract.delete',
    summary: 'Delete a contract that nothing was done under',
    method: 'DELETE',
    path: '/hrm/contract/{id}',
    surface: 'app',
    scope: 'people',
    load: loadContract,
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      const { employee_id } = before.row
      checkNothingLost(await findStanding(ctx, employee_id, [daysOf(before.row)]), END_IT)
      deleteRecord(ctx, contract, before)
      await scheduleChanged(ctx, { employeeIds: [employee_id], ...daysOf(before.row) })
      await employeeMoved(ctx, employee_id)
    },
  }),
]

async function createContract(
  ctx: Context,
  { employee_id, ...values }: Static<typeof ContractCreate>,
): Promise<Rendered> {
  const period = { start_date: values.start_date, end_date: values.end_date ?? null }
  checkPeriod(period)
  const employee = await holdEmployee(ctx, employee_id)
  if (!employee) throw referenceProblem(['employee_id'])
  const { schedule, schedule_odd_weeks = null } = values
  const week = { schedule: weekOf(schedule), schedule_odd_weeks: schedule_odd_weeks && weekOf(schedule_odd_weeks) }
  const created = await insertRecord(ctx, contract, {
    id: ctx.newId(),
    employee_id: employee.id,
    company_profile_id: employee.company_profile_id,
    leave_minutes_per_year: STATUTORY_WEEKS * weeklyMinutes(week),
    announced_status: contractStatus(period, ctx.today),
    ...values,
    ...week,
  })
  await scheduleChanged(ctx, { employeeIds: [employee.id], ...daysOf(period) })
  await employeeMoved(ctx, employee.id)
  return created
}

async function changeContract(
  ctx: Context,
  before: LoadedContract,
  values: ContractValues,
  isConfirmed: boolean,
): Promise<Rendered> {
  const { employee_id } = before.row
  const columns = columnsOf(values)
  const row = { ...before.row, ...columns }
  checkPeriod(row)
  if (!isConfirmed) checkNothingLost(await findStanding(ctx, employee_id, lostDays(before.row, row)), CONFIRM)
  const after = await updateRecord(ctx, contract, before, columns)
  if (after === before) return before
  updateRow(ctx, 'contract', before.id, { announced_status: contractStatus(row, ctx.today) })
  // Where no day is worked differently, still the leave of the year may be another.
  const days = changedDays(before.row, row) ?? { from: ctx.today, to: ctx.today }
  await scheduleChanged(ctx, { employeeIds: [employee_id], ...days })
  await employeeMoved(ctx, employee_id)
  return after
}

function columnsOf({ schedule, schedule_odd_weeks, ...values }: ContractValues) {
  return {
    ...values,
    ...(schedule && { schedule: weekOf(schedule) }),
    ...(schedule_odd_weeks !== undefined && { schedule_odd_weeks: schedule_odd_weeks && weekOf(schedule_odd_weeks) }),
  }
}

function weekOf(schedule: Schedule): number[] {
  return weekdays.map((day) => schedule[day])
}
