// A company on one Wednesday: somebody who manages, his people, and something of everything that can wait for somebody.
import { sql } from '../src/db/sql.ts'
import { inTest, make } from './fixtures.ts'
import type { AppClient, Client, TestEnvironment, TestServer } from './harness.ts'
import { companyOf, insertAll, newId } from './report-fixtures.ts'

export const WEDNESDAY = '2026-06-17'
export const clock = { now: () => Date.parse(`${WEDNESDAY}T12:00:00Z`) }

export type HomeWorld = Awaited<ReturnType<typeof homeWorld>>

export async function homeWorld(server: TestServer, env: TestEnvironment) {
  const company_profile_id = await companyOf(server, env)
  const [boss, kees, lisa, gone] = [newId(), newId(), newId(), newId()]
  const [own, other, roomy] = [newId(), newId(), newId()]
  const organization_id: string = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const { billing, seller } = await partiesOf(server, env, organization_id)
  const leave_type_id: string = (await env.get('/hrm/leavetype')).body.data[0].id
  const stage_id: string = (await env.get('/sales/stage')).body.data[0].id
  const person = (id: string, last_name: string, some: object = {}) => ({
    ...{ id, last_name, company_profile_id, manager_employee_id: null, custom_fields: {}, ...some },
  })
  const project = (id: string, name: string, some: object = {}) => ({
    ...{ id, name, project_number: name, organization_id, company_profile_id, manager_employee_id: null },
    ...{ budget_minutes: null, custom_fields: {}, ...some },
  })
  const contract = (employee_id: string) => ({
    ...{ id: newId(), employee_id, company_profile_id, start_date: '2026-01-01', leave_minutes_per_year: 12_000 },
    schedule: [480, 480, 480, 480, 480, 0, 0],
  })
  const hours = (employee_id: string, date: string, some: object = {}) => ({
    ...{ id: newId(), employee_id, date, start_at: `${date}T08:00:00Z`, minutes: 60, project_id: null },
    ...{ amount: null, billable: true, approval_status: 'open', invoice_status: 'not_billable' },
    ...{ rate_source: 'none', source: 'api', ...some },
  })
  const task = (assignee_employee_id: string | null, due_date: string | null, status = 'open') => ({
    ...{ id: newId(), project_id: own, name: `Due ${due_date}`, assignee_employee_id, due_date, status, position: 0 },
  })
  const leave = (employee_id: string, start_date: string, status: string) => ({
    ...{ id: newId(), employee_id, leave_type_id, start_date, end_date: start_date, minutes: 480, status },
  })
  const invoice = (number: number, some: object) => ({
    ...{ id: newId(), company_profile_id, organization_id, type: 'invoice', status: 'finalised', number: `F${number}` },
    ...{ sequence_number: number, series_year: 0, finalised_at: '2026-05-01T00:00:00Z', payment_term_days: 14 },
    ...{ currency: 'EUR', total_excl_vat: 100, total_vat: 21, total_incl_vat: 121, invoice_date: '2026-05-01' },
    ...{ due_date: '2026-05-15', billing, seller, ...some },
  })
  const draft = { status: 'draft', number: null, sequence_number: null, series_year: null, finalised_at: null }
  const moments = { stage_changed_at: '2026-01-01T00:00:00Z', status_changed_at: '2026-01-01T00:00:00Z' }
  const sales = (name: string, expected_close_date: string | null) => ({
    ...{
      id: newId(),
      name,
      organization_id,
      stage_id,
      amount: 500.5,
      expected_close_date,
      custom_fields: {},
      ...moments,
    },
  })
  const bill = (number: string, status: string) => ({
    ...{ id: newId(), company_profile_id, organization_id, number, entry_number: number, status, currency: 'EUR' },
    ...{ invoice_date: '2026-06-01', total_excl_vat: 100, total_vat: 21, total_incl_vat: 121 },
  })
  const quote = (number: string, quote_date: string, some: object = {}) => ({
    ...{ id: newId(), number, quote_date, valid_until: '2026-12-31', status: 'sent', organization_id, content: {} },
    ...{ company_profile_id, currency: 'EUR', total_excl_vat: 1000, total_incl_vat: 1000, ...some },
  })
  const leaves = [
    leave(boss, '2026-06-17', 'approved'),
    leave(boss, '2026-07-20', 'requested'),
    leave(boss, '2026-06-02', 'approved'),
    leave(boss, '2026-08-03', 'rejected'),
    leave(kees, '2026-07-21', 'requested'),
    leave(lisa, '2026-07-21', 'requested'),
    leave(lisa, '2026-07-22', 'requested'),
  ]
  await insertAll(server, env, {
    employee: [
      person(boss, 'Boss'),
      person(kees, 'Kees', { manager_employee_id: boss }),
      person(lisa, 'Lisa'),
      person(gone, 'Gone', { manager_employee_id: boss }),
    ],
    contract: [boss, kees, lisa].map(contract),
    project: [
      project(own, 'Own', { manager_employee_id: boss, budget_minutes: 100 }),
      project(other, 'Other', { budget_minutes: 400 }),
      project(roomy, 'Roomy', { manager_employee_id: boss, budget_minutes: 10_000 }),
      project(newId(), 'Unlimited', { manager_employee_id: boss }),
    ],
    task: [
      task(boss, '2026-06-16'),
      task(boss, WEDNESDAY, 'in_progress'),
      ...[task(boss, WEDNESDAY), task(boss, '2026-06-18'), task(boss, null), task(boss, '2026-06-01', 'done')],
      ...[task(kees, '2026-06-10'), task(null, '2026-06-10')],
    ],
    time_entry: [
      hours(boss, WEDNESDAY, { project_id: own, minutes: 90 }),
      hours(boss, WEDNESDAY, { project_id: own, minutes: 30 }),
      hours(boss, '2026-06-15', { project_id: other, minutes: 180, approval_status: 'submitted' }),
      hours(boss, '2026-06-10', { approval_status: 'open' }),
      hours(boss, '2026-06-09', { approval_status: 'rejected' }),
      hours(boss, '2026-04-01', { approval_status: 'open' }),
      hours(kees, '2026-06-10', { approval_status: 'submitted' }),
      hours(kees, '2026-06-11', { approval_status: 'submitted', project_id: other }),
      hours(kees, '2026-06-12', { approval_status: 'approved', project_id: other }),
      hours(lisa, '2026-06-10', { approval_status: 'submitted', project_id: own }),
      hours(lisa, '2026-06-10', { approval_status: 'submitted', project_id: other }),
      hours(lisa, '2026-06-10', { approval_status: 'submitted' }),
      hours(gone, '2026-06-10', { approval_status: 'open', minutes: 15 }),
    ],
    leave: leaves,
    leave_day: leaves.map(({ id, employee_id, start_date }) => ({
      ...{ leave_id: id, employee_id, date: start_date, own_minutes: 480, minutes: 480 },
    })),
    purchase_invoice: [bill('A', 'received'), bill('B', 'approved'), bill('C', 'received')],
    invoice: [
      invoice(1, {}),
      invoice(2, { due_date: WEDNESDAY }),
      invoice(3, { due_date: '2026-06-16', currency: 'USD' }),
      invoice(4, { paid_amount: 121 }),
      invoice(5, draft),
    ].map((row) => ({ paid_amount: 0, ...row })),
    sales: [sales('Late', '2026-06-16'), sales('Today', WEDNESDAY), sales('Someday', null)],
    quote: [quote('Q1', '2026-06-03'), quote('Q2', '2026-06-04'), quote('Q3', '2026-05-01', { status: 'declined' })],
  })
  return { boss, kees, lisa, gone, own, other, roomy, organization_id }
}

/** The two parties as an invoice shows them; and from now on hours are approved. */
function partiesOf(server: TestServer, env: TestEnvironment, organizationId: string) {
  return inTest(server, env, async (tx) => {
    tx.send(sql`update company_profile set hours_approval = 'manager'`)
    const found = await tx.first<{ billing: object; seller: object }>(sql`
      select invoice_billing(current_environment(), ${organizationId}, null) as billing, invoice_seller(current_environment(), id) as seller
      from company_profile where is_default`)
    return found!
  })
}

/** What the list behind a figure says. */
export async function listed(client: Client | AppClient, { path, query }: { path: string; query: object }) {
  const answer = await client.get(
    `${path}?${new URLSearchParams({ ...(query as Record<string, string>), limit: '100' })}`,
  )
  if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${answer.text}`)
  return answer.body
}
