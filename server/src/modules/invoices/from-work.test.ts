import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FROM_WORK = '/invoices/invoice/from-work'

async function workWorld() {
  const world = await hoursWorld(server)
  const { env } = world
  const draftOf = async (body: object) => {
    const answer = await env.app.post(FROM_WORK, body)
    expect(answer.status, answer.text).toBe(201)
    return answer.body.data
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  const read = async ({ id }: { id: string }): Promise<any> => (await env.get(`/invoices/invoice/${id}`)).body.data
  const hoursOf = async ({ id }: { id: string }) => (await env.get(`/hours/hours/${id}`)).body.data
  return { ...world, draftOf, read, hoursOf }
}

describe('hours', () => {
  test('three times 20 minutes are one hour, rounded once', async () => {
    const { booked, change, draftOf, read, serviceId, projectId, organizationId, hoursOf } = await workWorld()
    await change('service', { hourly_rate: 95.5 }, serviceId)
    const entries = [await booked({ minutes: 20 }), await booked({ minutes: 20 }), await booked({ minutes: 20 })]
    expect(entries.map(({ amount }) => amount)).toEqual([31.83, 31.83, 31.83])
    const [draft, ...others] = await draftOf({ hours_ids: entries.map(({ id }) => id) })
    expect(others).toEqual([])
    expect(draft).toMatchObject({
      type: 'invoice',
      status: 'draft',
      organization_id: organizationId,
      project_ids: [projectId],
      subject: 'Website',
      period_start: '2026-03-02',
      period_end: '2026-03-02',
      total_excl_vat: 95.5,
      total_vat: 20.06,
      total_incl_vat: 115.56,
    })
    const { lines } = await read(draft)
    expect(lines).toMatchObject([
      {
        kind: 'hours',
        description: 'Design',
        quantity: 1,
        unit: 'hour',
        unit_price: 95.5,
        amount: 95.5,
        hours_count: 3,
      },
    ])
    expect(await hoursOf(entries[0])).toMatchObject({
      invoice_status: 'on_draft',
      invoice_id: draft.id,
      invoice_line_id: lines[0].id,
      lock_reason: 'draft_invoice',
    })
  })

  test('10 minutes are 0.166667 hours', async () => {
    const { booked, draftOf, read } = await workWorld()
    const [draft] = await draftOf({ hours_ids: [(await booked({ minutes: 10 })).id] })
    expect((await read(draft)).lines).toMatchObject([{ quantity: 0.166667, amount: 16.67, hours_minutes: 10 }])
  })

  test('are grouped as wished, and never over rates', async () => {
    const { env, booked, change, draftOf, read, serviceId, make: add } = await workWorld()
    const type = await add('/hours/hourstype', { name: 'Night work' })
    const plain = await booked()
    const night = await booked({ hour_type_id: type, note: 'Late' })
    await change('service', { hourly_rate: 110 }, serviceId)
    const dearer = await booked()
    const linesBy = async (grouping: string) => {
      const [draft] = await draftOf({ hours_ids: [plain, night, dearer].map(({ id }) => id), grouping })
      const { lines } = await read(draft)
      await env.app.delete(`/invoices/invoice/${draft.id}`)
      return lines.map(({ description, quantity, unit_price }: Record<string, unknown>) =>
        [description, quantity, unit_price].join(' | '),
      )
    }
    expect(await linesBy('service_hour_type_rate')).toEqual([
      'Design | 1 | 100',
      'Design | 1 | 110',
      'Design, Night work | 1 | 100',
    ])
    expect(await linesBy('service')).toEqual(['Design | 2 | 100', 'Design | 1 | 110'])
    expect(await linesBy('employee')).toEqual(['Design, Bakker | 2 | 100', 'Design, Bakker | 1 | 110'])
    expect(await linesBy('entry')).toEqual([
      'Design, Bakker | 1 | 100',
      'Design, Bakker | 1 | 110',
      'Design, Bakker\nLate | 1 | 100',
    ])
  })

  test('are told of once per invoice, and the invoice leaves the trail', async () => {
    const { env, booked, draftOf } = await workWorld()
    const entry = await booked()
    const [draft] = await draftOf({ hours_ids: [entry.id] })
    expect(await trailOf(server, env, draft.id)).toEqual({
      events: ['invoice.created', 'hours.locked'],
      audit: ['invoice.create_from_work'],
    })
    const [event] = await inTest(server, env, (tx) =>
      tx.all<{ payload: { data: unknown } }>(sql`select payload from outbox where kind = 'hours.locked'`),
    )
    expect(event!.payload.data).toEqual({ object: { invoice_id: draft.id, hours_ids: [entry.id] } })
    expect((await trailOf(server, env, entry.id)).audit).toEqual(['hours.create'])
  })
})

describe('what may not be invoiced', () => {
  test('is refused row by row, and nothing is done', async () => {
    const { env, booked, change, draftOf, serviceId } = await workWorld()
    const [good, taken, free, unpriced, waiting, late] = [
      await booked(),
      await booked(),
      await booked({ billable: false }),
      await booked(),
      await booked(),
      await booked({ start_at: '2026-04-01T09:00:00+02:00' }),
    ]
    await draftOf({ hours_ids: [taken.id] })
    await change('time_entry', { hourly_rate: null, amount: null }, unpriced.id)
    await change('time_entry', { approval_status: 'submitted' }, waiting.id)
    const hours_ids = [good, taken, free, unpriced, waiting, late].map(({ id }) => id)
    const cycles = [{ service_id: serviceId, period_start: '2026-01-01' }]
    const answer = await env.app.post(FROM_WORK, { hours_ids, cycles, until: '2026-03-31' })
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('invalid-transition')
    expect(answer.body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`)).toEqual([
      '/hours_ids/1 on_draft',
      '/hours_ids/2 not_billable',
      '/hours_ids/3 no_rate',
      '/hours_ids/4 not_approved',
      '/hours_ids/5 later',
      '/cycles/0/service_id not_invoiceable',
    ])
    expect((await env.get('/invoices/invoice')).body.meta.count).toBe(1)
    expect((await env.get(`/hours/hours/${good.id}`)).body.data.invoice_status).toBe('to_invoice')
  })

  test('unknown ids, an empty choice and a day to come', async () => {
    const { env, booked } = await workWorld()
    const unknown = '01a1e02b-0c0b-7000-b2f6-d1c1e41d1319'
    const post = async (body: object) => refusal(await env.app.post(FROM_WORK, body))
    expect(await post({ hours_ids: [(await booked()).id, unknown], cost_ids: [unknown] })).toBe(
      '400 invalid-reference /hours_ids/1 /cost_ids/0',
    )
    expect(
      await post({ installment_ids: [unknown], cycles: [{ service_id: unknown, period_start: '2026-01-01' }] }),
    ).toBe('400 invalid-reference /installment_ids/0 /cycles/0/service_id')
    expect(await post({ organization_ids: [unknown], person_ids: [unknown] })).toBe(
      '400 invalid-reference /organization_ids/0 /person_ids/0',
    )
    expect(await post({})).toBe('400 validation-error ')
    expect(await post({ hours_ids: [] })).toBe('400 validation-error ')
    expect(await post({ organization_ids: [unknown], until: '2999-01-01' })).toBe('400 validation-error /until')
  })

  test('work on an archived project, or of a company that sends no more', async () => {
    const { env, booked, change, projectId } = await workWorld()
    const { id } = await booked()
    await change('company_profile', { is_active: false })
    expect(refusal(await env.app.post(FROM_WORK, { hours_ids: [id] }))).toBe('409 invalid-transition')
    await change('company_profile', { is_active: true })
    await change('project', { status: 'archived' }, projectId)
    expect(refusal(await env.app.post(FROM_WORK, { hours_ids: [id] }))).toBe('409 invalid-transition /hours_ids/0')
  })
})

describe('other work', () => {
  test('costs, installments and cycles each have their line', async () => {
    const { env, projectId, draftOf, read } = await workWorld()
    const cost = await make(env, '/purchasing/cost', {
      ...{
        project_id: projectId,
        date: '2026-03-03',
        description: 'Train',
        quantity: 2.5,
        unit_cost: 10,
        unit_price: 12,
      },
    })
    const fixed = await make(env, '/projects/service', {
      ...{ project_id: projectId, name: 'Logo', billing_method: 'fixed_price', price: 500 },
    })
    const hosting = await make(env, '/projects/service', {
      ...{ project_id: projectId, name: 'Hosting', description: 'Up to 10 GB', billing_method: 'subscription' },
      ...{ price: 30, cycle: 'month', start_date: '2026-01-01', end_date: '2026-02-14' },
    })
    const { data: plan } = (await env.get(`/invoices/installment?service_id=${fixed.id}`)).body
    await inTest(server, env, (tx) =>
      tx.count(sql`update installment set planned_date = '2026-02-01', name = 'At the start' where id = ${plan[0].id}`),
    )
    const [draft] = await draftOf({
      cost_ids: [cost.id],
      installment_ids: [plan[0].id],
      cycles: ['2026-01-01', '2026-02-01'].map((period_start) => ({ service_id: hosting.id, period_start })),
    })
    const { lines, total_excl_vat } = await read(draft)
    expect(lines).toMatchObject([
      { kind: 'installment', description: 'Logo, At the start', quantity: 1, amount: 500, installment_id: plan[0].id },
      {
        kind: 'subscription',
        description: 'Hosting\nUp to 10 GB',
        unit: 'month',
        amount: 30,
        period_end: '2026-01-31',
      },
      { kind: 'subscription', amount: 15, period_start: '2026-02-01', period_end: '2026-02-14' },
      { kind: 'cost', description: 'Train', quantity: 2.5, unit_price: 12, amount: 30, cost_id: cost.id },
    ])
    expect(total_excl_vat).toBe(575)
    expect((await env.get(`/purchasing/cost/${cost.id}`)).body.data).toMatchObject({ invoice_status: 'on_draft' })
    expect((await env.get(`/invoices/installment?ids=${plan[0].id}`)).body.data).toMatchObject([
      { status: 'on_draft', invoice_id: draft.id },
    ])
    const again = await env.app.post(FROM_WORK, {
      cost_ids: [cost.id],
      installment_ids: [plan[0].id],
      cycles: [{ service_id: hosting.id, period_start: '2026-01-01' }],
    })
    expect(again.body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'on_draft',
      'on_draft',
      'not_invoiceable',
    ])

    expect((await env.app.delete(`/invoices/invoice/${draft.id}`)).status).toBe(204)
    expect((await env.get(`/purchasing/cost/${cost.id}`)).body.data).toMatchObject({ invoice_status: 'to_invoice' })
    expect((await draftOf({ cost_ids: [cost.id], installment_ids: [plan[0].id] })).length).toBe(1)
    expect((await draftOf({ cycles: [{ service_id: hosting.id, period_start: '2026-01-01' }] })).length).toBe(1)
  })

  test('everything of clients, one draft each, or one per project', async () => {
    const { env, booked, organizationId, employeeId, draftOf, make: add } = await workWorld()
    const person = await add('/crm/person', { last_name: 'Jansen' })
    const ofPerson = await add('/projects/project', { name: 'Garden', person_id: person })
    const second = await add('/projects/project', { name: 'Second', organization_id: organizationId })
    const type = await add('/hours/hourstype', { name: 'Digging', hourly_rate: 60 })
    const place = { employee_id: employeeId, service_id: null, hour_type_id: type }
    await booked()
    await booked({ ...place, project_id: ofPerson })
    await booked({ ...place, project_id: second })
    await booked({ start_at: '2026-05-01T09:00:00+02:00' })
    const clients = { organization_ids: [organizationId.toUpperCase()], person_ids: [person], until: '2026-03-31' }
    const made = await draftOf(clients)
    expect(
      made.map(({ organization_name, person_name, total_excl_vat, subject }: Record<string, unknown>) => [
        ...[organization_name, person_name, total_excl_vat, subject],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Acme', null, 160, null],
        [null, 'Jansen', 60, 'Garden'],
      ]),
    )
    expect(await draftOf(clients)).toEqual([])
    for (const { id } of made) await env.app.delete(`/invoices/invoice/${id}`)
    expect((await draftOf({ ...clients, per: 'project' })).length).toBe(3)
  })
})
