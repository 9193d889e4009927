// A place where costs can be booked: a supplier, a customer's project with a service, an employee, and a draft for the customer.
import { raw, sql } from '../src/db/sql.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { insertEmployee, insertRow, inTest, make } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'

type Values = object
const newId = idMaker(systemClock)

export interface PurchasingWorld {
  readonly env: TestEnvironment
  readonly supplierId: string
  readonly customerId: string
  readonly projectId: string
  readonly serviceId: string
  readonly employeeId: string
  /** Books a cost of 10.00 on the project, unless the values say otherwise. */
  book(values?: Values): Promise<Answer>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  booked(values?: Values): Promise<any>
  /** Records an invoice of 100.00 excluding VAT of the supplier, unless the values say otherwise. */
  record(values?: Values): Promise<Answer>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  recorded(values?: Values): Promise<any>
  /** A draft invoice to the customer with one line for this cost. */
  draft(costId: string): Promise<{ readonly invoiceId: string; readonly lineId: string }>
}

export async function purchasingWorld(server: TestServer): Promise<PurchasingWorld> {
  const env = await server.environment()
  const employeeId = await insertEmployee(server, env)
  const supplierId = (await make(env, '/crm/organization', { name: 'Papier & Zn.' })).id
  const customerId = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const project = await make(env, '/projects/project', { name: 'Website', organization_id: customerId })
  const projectId = project.id
  const serviceId = (await make(env, '/projects/service', { project_id: projectId, name: 'Design' })).id
  const costOf = (values: Values) => ({
    project_id: projectId,
    date: '2026-03-02',
    description: 'Paper',
    unit_cost: 10,
    ...values,
  })
  const invoiceOf = (values: Values) => ({
    organization_id: supplierId,
    number: newId(),
    invoice_date: '2026-03-02',
    lines: [{ description: 'Paper', amount: 100, vat_percentage: 21 }],
    ...values,
  })
  const draft = async (costId: string) => {
    const lineId = newId()
    const invoiceId = await insertRow(server, env, 'invoice', {
      company_profile_id: project.company_profile_id,
      organization_id: customerId,
      payment_term_days: 30,
      currency: 'EUR',
    })
    await inTest(server, env, (tx) =>
      tx.count(sql`
        insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit_price, amount, project_id, cost_id)
        values (current_environment(), ${lineId}, ${invoiceId}, 0, 'cost', 'Paper', 1, 10, 10, ${projectId}, ${costId})`),
    )
    return { invoiceId, lineId }
  }
  return {
    env,
    supplierId,
    customerId,
    projectId,
    serviceId,
    employeeId,
    book: (values = {}) => env.post('/purchasing/cost', costOf(values)),
    booked: (values = {}) => make(env, '/purchasing/cost', costOf(values)),
    record: (values = {}) => env.post('/purchasing/purchaseinvoice', invoiceOf(values)),
    recorded: (values = {}) => make(env, '/purchasing/purchaseinvoice', invoiceOf(values)),
    draft,
  }
}

/** Changes a column of one row. */
export function setColumn(
  server: TestServer,
  env: TestEnvironment,
  table: string,
  id: string,
  column: string,
  value: unknown,
) {
  return inTest(server, env, (tx) => tx.count(sql`update ${raw(table)} set ${raw(column)} = ${value} where id = ${id}`))
}
