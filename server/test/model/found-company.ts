// A company in the system and the same one in the model, both at their beginning.

import { standardRoles } from '../../src/modules/access/roles.rules.ts'
import { make } from '../fixtures.ts'
import type { Client, TestEnvironment, TestServer } from '../harness.ts'
import { ADDRESS, completeCompany } from '../invoice-fixtures.ts'
import type { Company, Customer, Employee, LeaveType, Service } from './company.ts'
import { EASTER_MONDAY, GOOD_FRIDAY } from './days.ts'

const BELGIAN = { name: 'Frites', vat_number: 'BE0123456789', address: { ...ADDRESS, country: 'BE' } }

export interface Founded {
  readonly env: TestEnvironment
  readonly company: Company
  /** Each employee at his own screen. */
  readonly screens: ReadonlyMap<string, Client>
}

export async function foundCompany(server: TestServer): Promise<Founded> {
  const env = await server.environment()
  await completeCompany(server, env)
  const home = await customerOf(env, { name: 'Acme', address: ADDRESS }, 21)
  const abroad = await customerOf(env, BELGIAN, 0)
  const [atHome, away] = [await projectOf(env, home), await projectOf(env, abroad)]
  const services = [
    await serviceOf(env, { project_id: atHome, name: 'Design', hourly_rate: 95.5 }, home, 'to_invoice'),
    await serviceOf(env, { project_id: atHome, name: 'Advice', hourly_rate: 66.67 }, home, 'to_invoice'),
    await serviceOf(env, { project_id: away, name: 'Build', hourly_rate: 80 }, abroad, 'to_invoice'),
    await serviceOf(env, { project_id: atHome, name: 'Care', hourly_rate: 50, ...NEVER }, home, 'not_billable'),
    await serviceOf(env, { project_id: away, name: 'Site', hourly_rate: 70, ...FIXED }, abroad, 'included'),
  ]
  await keepHolidays(env)
  const employees = [await employeeOf(env, ANNA), await employeeOf(env, BRAM)]
  const leaveTypes = await leaveTypesOf(env, 'statutory', 'extra', 'time_off_in_lieu', 'special')
  const nothing = { hours: [], invoices: [], leave: [], absences: [], planning: [] }
  const screens = new Map<string, Client>()
  for (const { id } of employees) screens.set(id, await env.signIn(standardRoles.employee!, id))
  return { env, screens, company: { employees, services, leaveTypes, ...nothing } }
}

/** 120 of 365 days; four times 2385 minutes a week are 9540, and 12,000 are 2460 more. */
const ANNA = {
  contractFrom: '2027-01-01',
  contractTo: '2027-04-30',
  even: [480, 480, 480, 480, 465, 0, 0],
  odd: [480, 480, 480, 480, 465, 0, 0],
  leaveMinutes: 12_000,
  entitled: { statutory: 3137, extra: 809 },
}
/** 291 of 365 days; 1771 minutes a week on average, four times that is 7084, and 1916 more. */
const BRAM = {
  contractFrom: '2027-03-16',
  contractTo: '2027-12-31',
  even: [480, 480, 480, 480, 0, 0, 0],
  odd: [480, 480, 0, 240, 421, 0, 0],
  leaveMinutes: 9000,
  entitled: { statutory: 5648, extra: 1528 },
}
const NEVER = { billing_method: 'non_billable' }
const FIXED = { billing_method: 'fixed_price', price: 5000 }

async function customerOf(env: TestEnvironment, body: object, vatPercentage: number): Promise<Customer> {
  const { id } = await make(env, '/crm/organization', body)
  return { id, vatPercentage }
}

async function projectOf(env: TestEnvironment, { id }: Customer): Promise<string> {
  return (await make(env, '/projects/project', { name: 'Project', organization_id: id })).id
}

async function serviceOf(
  env: TestEnvironment,
  body: { readonly project_id: string; readonly hourly_rate: number; readonly [field: string]: unknown },
  customer: Customer,
  hoursBecome: Service['hoursBecome'],
): Promise<Service> {
  const { id } = await make(env, '/projects/service', body)
  return { id, projectId: body.project_id, customer, centsPerHour: Math.round(body.hourly_rate * 100), hoursBecome }
}

async function keepHolidays(env: TestEnvironment): Promise<void> {
  const [profile] = (await env.get('/invoices/companyprofile')).body.data
  const holidays = [
    { date: GOOD_FRIDAY, name: 'Good Friday', half_day: true },
    { date: EASTER_MONDAY, name: 'Easter Monday' },
  ]
  await env.app.put(`/invoices/companyprofile/${profile.id}/holidays`, { years: [2027], holidays })
}

async function employeeOf(
  env: TestEnvironment,
  { leaveMinutes, ...known }: Omit<Employee, 'id'> & { readonly leaveMinutes: number },
): Promise<Employee> {
  const { id } = await make(env.app, '/hrm/employee', { last_name: 'Bakker' })
  await make(env.app, '/hrm/contract', {
    employee_id: id,
    start_date: known.contractFrom,
    end_date: known.contractTo,
    schedule: weekOf(known.even),
    schedule_odd_weeks: weekOf(known.odd),
    leave_minutes_per_year: leaveMinutes,
  })
  return { id, ...known }
}

function weekOf(minutes: readonly number[]) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  return Object.fromEntries(days.map((day, i) => [day, minutes[i]]))
}

async function leaveTypesOf(env: TestEnvironment, ...kinds: string[]): Promise<LeaveType[]> {
  const types: Record<string, never>[] = (await env.get('/hrm/leavetype')).body.data
  return kinds.map((kind) => {
    const { id, affects_balance, allow_negative } = types.find((type) => type.kind === kind)!
    return { id: id!, kind, affectsBalance: affects_balance!, allowsNegative: allow_negative! }
  })
}
