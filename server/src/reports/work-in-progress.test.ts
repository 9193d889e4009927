import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertRow, insertTimeEntry, inTest, make, refusal } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { insertInvoice } from '../../test/invoice-rows.ts'
import { sql } from '../db/sql.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const none = {
  hours_value: 0,
  costs_value: 0,
  written_off: 0,
  invoiced: 0,
  wip_amount: 0,
  over_budget_amount: 0,
  unpriced_minutes: 0,
}

async function withProject() {
  const env = await server.environment()
  const organization_id: string = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const project = await make(env, '/projects/project', { name: 'Website', organization_id })
  const project_id: string = project.id
  const employee_id = await insertEmployee(server, env)
  return {
    env,
    project,
    organization_id,
    service: (values: object = {}) => make(env, '/projects/service', { project_id, name: 'S', ...values }),
    book: (service: { id: string } | null, values: object = {}) =>
      insertTimeEntry(server, env, { employee_id, project_id, service_id: service?.id ?? null, ...values }),
    spend: (service: { id: string } | null, sales_amount: number, values: object = {}) =>
      insertRow(server, env, 'cost', {
        project_id,
        service_id: service?.id ?? null,
        date: '2026-01-05',
        description: 'x',
        unit_cost: 0,
        unit_price: sales_amount,
        cost_amount: 0,
        sales_amount,
        invoice_status: 'to_invoice',
        ...values,
      }),
    invoice: (
      date: string,
      service: { id: string },
      line: { amount: number; [name: string]: unknown },
      credits?: string,
    ) =>
      insertInvoice(server, env, {
        organization_id,
        date,
        lines: [{ project_id, service_id: service.id, ...line }],
        ...(credits ? { credits } : {}),
      }),
    read: async (query = '') => (await env.app.get(`/reports/work-in-progress?${query}`)).body.data,
  }
}

describe('work in progress', () => {
  test('of a fixed price of 5000 with hours worth 6000, invoiced 2000, is 3000 and 1000 over budget', async () => {
    const { service, book, invoice, read } = await withProject()
    const fixed = await service({ billing_method: 'fixed_price', price: 5000 })
    await book(fixed, { amount: 6000, invoice_status: 'included' })
    await invoice('2026-02-01', fixed, { kind: 'installment', amount: 2000 })
    const figures = { ...none, hours_value: 6000, invoiced: 2000, wip_amount: 3000, over_budget_amount: 1000 }
    expect((await read()).totals).toEqual(figures)
  })

  test('of a fixed price of 5000 with hours worth 1000, invoiced 2500, is -1500', async () => {
    const { env, project, service, book, spend, invoice, read } = await withProject()
    const fixed = await service({ billing_method: 'fixed_price', price: 5000 })
    await book(fixed, { amount: 1000, invoice_status: 'included' })
    const { id } = await invoice('2026-02-01', fixed, { kind: 'installment', amount: 2500 })
    expect(await read()).toMatchObject({ count: 1, totals: { wip_amount: -1500 } })
    await spend(fixed, 70)
    await spend(fixed, 30, { invoice_status: 'invoiced', invoice_id: id })
    await spend(fixed, 9, { invoice_status: 'not_billable', billable: false })
    expect((await read()).totals).toMatchObject({ costs_value: 100, wip_amount: -1430, over_budget_amount: 0 })
    const { totals } = (await env.get(`/projects/project/${project.id}`)).body.data
    expect(totals).toMatchObject({ costs_amount: 100, invoiced_amount: 2500, wip_amount: -1430 })
    expect((await env.get(`/projects/service/${fixed.id}`)).body.data.totals).toMatchObject({ costs_amount: 100 })
  })

  test('does not count what is invoiced on a day to come', async () => {
    const { service, book, invoice, read } = await withProject()
    const fixed = await service({ billing_method: 'fixed_price', price: 5000 })
    await book(fixed, { amount: 1000, invoice_status: 'included' })
    await invoice(TODAY, fixed, { kind: 'installment', amount: 300 })
    await invoice('2026-06-16', fixed, { kind: 'installment', amount: 400 })
    expect((await read()).totals).toEqual({ ...none, hours_value: 1000, invoiced: 300, wip_amount: 700 })
  })

  test('knows what was invoiced on an earlier day, and what was credited by then', async () => {
    const { env, service, book, invoice, read } = await withProject()
    const hourly = await service()
    const hours = await book(hourly)
    const { id, lineIds } = await invoice('2026-01-31', hourly, { kind: 'hours', amount: 99.5, hours_ids: [hours] })
    const credit = { kind: 'hours', amount: -99.5, credited_line_id: lineIds[0] }
    await invoice('2026-03-31', hourly, credit, id)
    await inTest(server, env, async (tx) => {
      tx.send(sql`update invoice_line set is_live = false where id = ${lineIds[0]}`)
      await tx.count(sql`update invoice_line_hours set is_live = false where invoice_line_id = ${lineIds[0]}`)
    })
    const on = async (day: string) => {
      const { wip_amount, invoiced } = (await read(`as_of=${day}`)).totals
      return [wip_amount, invoiced]
    }
    expect(await on('2026-01-04')).toEqual([0, 0])
    expect(await on('2026-01-30')).toEqual([100, 0])
    expect(await on('2026-01-31')).toEqual([0, 99.5])
    expect(await on('2026-03-30')).toEqual([0, 99.5])
    expect(await on('2026-03-31')).toEqual([100, 0])
    expect(await on(TODAY)).toEqual([100, 0])
    const again = await invoice('2026-04-30', hourly, { kind: 'hours', amount: 99.5, hours_ids: [hours] })
    const stamp = sql`update time_entry set invoice_status = 'invoiced', invoice_id = ${again.id} where id = ${hours}`
    await inTest(server, env, (tx) => tx.count(stamp))
    expect(await on('2026-03-30')).toEqual([0, 99.5])
    expect(await on('2026-04-29')).toEqual([100, 0])
    expect(await on('2026-04-30')).toEqual([0, 99.5])
    expect(await on(TODAY)).toEqual([0, 99.5])
  })

  test('of a subscription is what its cycles cost, less the invoiced ones', async () => {
    const { service, invoice, read } = await withProject()
    const values = { billing_method: 'subscription', price: 50, cycle: 'month', start_date: '2026-01-01' }
    const hosting = await service(values)
    await invoice('2026-01-02', hosting, { kind: 'subscription', amount: 50, period_start: '2026-01-01' })
    expect((await read()).totals.wip_amount).toBe(250)
    expect((await read('as_of=2026-02-28')).totals.wip_amount).toBe(50)
    expect((await read('as_of=2026-01-01')).totals.wip_amount).toBe(50)
    expect((await read('as_of=2025-12-31')).totals.wip_amount).toBe(0)
  })

  test('is grouped, filtered and totalled', async () => {
    const { env, project, organization_id, service, book, read } = await withProject()
    const [big, small] = [await service({ name: 'Big' }), await service({ name: 'Small' })]
    await book(big, { amount: 300 })
    await book(big, { amount: null, hourly_rate: null, rate_source: 'none', minutes: 25 })
    await book(small, { amount: 20 })
    await book(null, { amount: 7 })
    await book(small, { amount: 5, invoice_status: 'written_off' })
    const person = await make(env, '/crm/person', { first_name: 'Ada', last_name: 'Bakker' })
    const other = await make(env, '/projects/project', { name: 'Other', person_id: person.id })
    const employee_id = await insertEmployee(server, env)
    await insertTimeEntry(server, env, { employee_id, project_id: other.id, amount: 50 })
    await make(env, '/projects/project', { name: 'Idle', organization_id })

    const website = { project_id: project.id, project_number: 'P0001', project_name: 'Website' }
    const acme = { organization_id, organization_name: 'Acme', person_id: null, person_name: null }
    const noService = { service_id: null, service_name: null }
    const sums = { ...none, hours_value: 332, written_off: 5, wip_amount: 327, unpriced_minutes: 25 }
    expect(await read()).toEqual({
      as_of: TODAY,
      currency: 'EUR',
      count: 2,
      truncated: false,
      next_offset: null,
      rows: [
        { ...acme, ...website, ...noService, ...sums },
        expect.objectContaining({
          organization_id: null,
          person_name: 'Ada Bakker',
          project_id: other.id,
          wip_amount: 50,
        }),
      ],
      totals: { ...sums, hours_value: 382, wip_amount: 377 },
    })
    const wips = async (query: string) => {
      const { rows, totals, count } = await read(query)
      return [...rows.map(({ wip_amount }: { wip_amount: number }) => wip_amount), totals.wip_amount, count]
    }
    expect(await wips('group_by=service')).toEqual([300, 50, 20, 7, 377, 4])
    expect(await wips('group_by=organization')).toEqual([327, 50, 377, 2])
    expect(await wips(`group_by=service&project_id=${project.id}&min_amount=20`)).toEqual([300, 20, 320, 2])
    expect(await wips(`organization_id=${organization_id}`)).toEqual([327, 327, 1])
    expect(await wips('group_by=service&limit=1&offset=1')).toEqual([50, 377, 4])
    expect(await wips(`project_id=${organization_id}`)).toEqual([0, 0])
  })

  test('is asked for today or earlier, by who may see projects, hours and invoices', async () => {
    const { env } = await withProject()
    const ask = (query: string) => env.app.get(`/reports/work-in-progress?${query}`)
    expect(refusal(await ask('as_of=2026-06-16'))).toBe('400 validation-error /as_of')
    expect(refusal(await ask('as_of=yesterday'))).toBe('400 validation-error /as_of')
    expect(refusal(await ask('group_by=week'))).toBe('400 validation-error /group_by')
    expect(refusal(await ask('min_amount=-1'))).toBe('400 validation-error /min_amount')
    expect(refusal(await ask('min_amount=much'))).toBe('400 validation-error /min_amount')
    expect(refusal(await ask('limit=1&limit=2'))).toBe('400 validation-error /limit')
    expect(refusal(await ask('day=1'))).toBe('400 unknown-parameter /day')
    const some = await env.signIn(['invoices:read', 'projects:read'])
    expect((await some.get('/reports/work-in-progress')).body.required_right).toBe('hours:read')
  })
})
