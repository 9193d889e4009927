// A place where hours can be booked: an employee, a customer's project, a service with a rate.
import { join, raw, sql } from '../src/db/sql.ts'
import { insertEmployee, inTest } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'
import { insertInvoice } from './invoice-rows.ts'

type Values = Readonly<Record<string, unknown>>

export interface HoursWorld {
  readonly env: TestEnvironment
  readonly employeeId: string
  readonly organizationId: string
  readonly projectId: string
  readonly serviceId: string
  /** Books an hour of the employee on the service, unless the values say otherwise. */
  book(values?: Values): Promise<Answer>
  /** The record of a booking that must succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  booked(values?: Values): Promise<any>
  /** Makes a record by POST and gives its id. */
  make(path: string, body: Values): Promise<string>
  /** An invoice of the customer for hours to stand on, and its line. */
  draft(): Promise<{ id: string; lineId: string }>
  /** Changes columns of a row, or of all rows of the table. */
  change(table: string, values: Values, id?: string): Promise<void>
}

export async function hoursWorld(server: TestServer): Promise<HoursWorld> {
  const env = await server.environment()
  const employeeId = await insertEmployee(server, env)
  const make = async (path: string, body: Values) => {
    const client = path.startsWith('/hours/hourstype') || path.startsWith('/hrm/employeerate') ? env.app : env
    return expectCreated(await client.post(path, body)).id as string
  }
  const organizationId = await make('/crm/organization', { name: 'Acme' })
  const projectId = await make('/projects/project', { name: 'Website', organization_id: organizationId })
  const serviceId = await make('/projects/service', { project_id: projectId, name: 'Design', hourly_rate: 100 })
  const book = (values: Values = {}) =>
    env.post('/hours/hours', {
      employee_id: employeeId,
      service_id: serviceId,
      start_at: '2026-03-02T09:00:00+01:00',
      minutes: 60,
      ...values,
    })
  return {
    env,
    employeeId,
    organizationId,
    projectId,
    serviceId,
    book,
    booked: async (values) => expectCreated(await book(values)),
    make,
    async draft() {
      const { id, lineIds } = await insertInvoice(server, env, {
        organization_id: organizationId,
        lines: [{ amount: 1 }],
      })
      return { id, lineId: lineIds[0]! }
    },
    change: (table, values, id) => changeRows(server, env, table, values, id),
  }
}

function expectCreated(answer: Answer) {
  if (answer.status !== 201) throw new Error(`not created: ${answer.text}`)
  return answer.body.data
}

async function changeRows(server: TestServer, env: TestEnvironment, table: string, values: Values, id?: string) {
  const set = join(Object.entries(values).map(([column, value]) => sql`${raw(column)} = ${value}`))
  const where = id === undefined ? raw('true') : sql`id = ${id}`
  await inTest(server, env, (tx) => tx.count(sql`update ${raw(table)} set ${set} where ${where}`))
}
