import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withProject(values: object = {}) {
  const env = await server.environment()
  return { env, project: await make(env, '/projects/project', { name: 'Website', ...values }) }
}
const kindsOf = async (env: TestEnvironment, id: string) => (await trailOf(server, env, id)).events
const profileVatRates = (env: TestEnvironment) =>
  inTest(server, env, (tx) =>
    tx.all<{ id: string; percentage: string }>(sql`select id, percentage from vat_rate order by percentage`),
  )

describe('a service', () => {
  test('is created with number, position and defaults, and moves its project', async () => {
    const { env, project } = await withProject()
    const created = await env.post('/projects/service', { project_id: project.id, name: 'Design' })
    expect(created.status, created.text).toBe(201)
    expect(created.body.data).toMatchObject({
      project_id: project.id,
      project_name: 'Website',
      service_number: 'P0001-1',
      name: 'Design',
      description: null,
      status: 'open',
      allowed_actions: ['closed'],
      billing_method: 'time_and_materials',
      hourly_rate: null,
      price: null,
      cycle: null,
      invoice_in_advance: true,
      start_date: null,
      end_date: null,
      budget_minutes: null,
      budget_amount: null,
      vat_rate_id: null,
      vat_percentage: 21,
      is_bookable: true,
      position: 0,
      custom_fields: {},
      rates: [],
      installments: [],
      totals: {
        spent_minutes: 0,
        hours_amount: 0,
        costs_amount: 0,
        invoiced_amount: 0,
        wip_amount: 0,
        planned_minutes: 0,
      },
    })
    const { id } = created.body.data
    expect(created.headers.location).toBe(`http://localhost:3000/api/v2/projects/service/${id}`)
    expect((await env.get(`/projects/service/${id}`)).body).toEqual(created.body)
    const after = (await env.get(`/projects/project/${project.id}`)).body.data
    expect(after.updated_at > project.updated_at).toBe(true)
    const { rates, installments, totals, ...listed } = created.body.data
    expect(after.services).toEqual([listed])
    expect(await kindsOf(env, id)).toEqual(['service.created'])
  })

  test('gets a number and a place of its own, however many are made at once; a deleted number does not come back', async () => {
    const { env, project } = await withProject()
    const body = { project_id: project.id, name: 'S' }
    const made = await Promise.all(Array.from({ length: 20 }, () => make(env, '/projects/service', body)))
    const expected = Array.from({ length: 20 }, (_, i) => `P0001-${i + 1}`)
    expect(new Set(made.map((one) => one.service_number))).toEqual(new Set(expected))
    expect(new Set(made.map((one) => one.position)).size).toBe(20)
    await env.delete(`/projects/service/${made.find((one) => one.service_number === 'P0001-20').id}`)
    expect((await make(env, '/projects/service', body)).service_number).toBe('P0001-21')
  })

  test('stands in its project by position, then by id', async () => {
    const { env, project } = await withProject()
    for (const [name, position] of [
      ['a', 7],
      ['z', 0],
      ['b', 0],
    ] as const)
      await make(env, '/projects/service', { project_id: project.id, name, position })
    await make(env, '/projects/service', { project_id: project.id, name: 'last' })
    const { services } = (await env.get(`/projects/project/${project.id}`)).body.data
    expect(services.map(({ name, position }: { name: string; position: number }) => [name, position])).toEqual([
      ['z', 0],
      ['b', 0],
      ['a', 7],
      ['last', 8],
    ])
  })

  test.each([
    [{ billing_method: 'fixed_price' }, '400 validation-error /price'],
    [{ price: 5 }, '400 validation-error /price'],
    [{ billing_method: 'subscription' }, '400 validation-error /price /cycle /start_date'],
    [{ cycle: 'month' }, '400 validation-error /cycle'],
    [{ start_date: '2026-02-02', end_date: '2026-02-01' }, '400 validation-error /end_date'],
    [{ hourly_rate: 1.005 }, '400 validation-error /hourly_rate'],
    [{ service_number: 'X' }, '400 validation-error /service_number'],
    [{ vat_rate_id: '0192f0c1-2345-7abc-8def-0123456789ab' }, '400 invalid-reference /vat_rate_id'],
  ])('is not accepted with %j', async (values, expected) => {
    const { env, project } = await withProject()
    expect(refusal(await env.post('/projects/service', { project_id: project.id, name: 'S', ...values }))).toBe(
      expected,
    )
  })

  test('needs a project that exists', async () => {
    const { env } = await withProject()
    const refused = await env.post('/projects/service', { project_id: env.id, name: 'S' })
    expect(refusal(refused)).toBe('400 invalid-reference /project_id')
  })

  test('has a VAT rate of the company profile of its project', async () => {
    const { env, project } = await withProject()
    const [, low] = await profileVatRates(env)
    const other = await inTest(server, env, async (tx) => {
      const id = project.id
      tx.send(sql`insert into company_profile (environment_id, id, name, legal_name, created_at, updated_at)
        values (current_environment(), ${id}, 'Other', 'Other', now(), now())`)
      await tx.count(sql`insert into vat_rate (environment_id, id, company_profile_id, name, percentage, category, valid_from, created_at, updated_at)
        values (current_environment(), ${id}, ${id}, 'High', 20, 'S', '2020-01-01', now(), now())`)
      return id
    })
    const created = await make(env, '/projects/service', { project_id: project.id, name: 'S', vat_rate_id: low!.id })
    expect([created.vat_rate_id, created.vat_percentage]).toEqual([low!.id, 9])
    const refused = await env.patch(`/projects/service/${created.id}`, { vat_rate_id: other })
    expect(refusal(refused)).toBe('400 validation-error /vat_rate_id')
    const move = () => env.app.patch(`/projects/project/${project.id}`, { company_profile_id: other })
    expect(refusal(await move())).toBe('400 validation-error /company_profile_id')
    const cleared = await env.patch(`/projects/service/${created.id}`, { vat_rate_id: null })
    expect(cleared.body.data.vat_percentage).toBe(21)
    expect((await move()).body.data.company_profile_id).toBe(other)
    expect((await env.get(`/projects/service/${created.id}`)).body.data.vat_percentage).toBe(null)
  })

  test('is changed field by field, judged as a whole, and the same again is no change', async () => {
    const { env, project } = await withProject()
    const { id } = await make(env, '/projects/service', {
      project_id: project.id,
      name: 'Hosting',
      billing_method: 'subscription',
      price: 50,
      cycle: 'month',
      start_date: '2026-01-01',
    })
    const path = `/projects/service/${id}`
    expect(refusal(await env.patch(path, { price: null }))).toBe('400 validation-error /price')
    expect(refusal(await env.patch(path, { end_date: '2025-12-31' }))).toBe('400 validation-error /end_date')
    expect(refusal(await env.patch(path, { billing_method: 'time_and_materials' }))).toBe(
      '400 validation-error /price /cycle',
    )
    expect(refusal(await env.patch(path, { project_id: project.id }))).toBe('400 validation-error /project_id')
    const changed = await env.patch(path, {
      billing_method: 'non_billable',
      price: null,
      cycle: null,
      hourly_rate: 95.5,
    })
    expect(changed.body.data).toMatchObject({
      billing_method: 'non_billable',
      price: null,
      hourly_rate: 95.5,
      name: 'Hosting',
    })
    const projectBefore = await env.get(`/projects/project/${project.id}`)
    const again = await env.patch(path, { hourly_rate: 95.5, name: 'Hosting' })
    expect([again.status, again.headers.etag]).toEqual([200, changed.headers.etag])
    expect((await env.get(`/projects/project/${project.id}`)).headers.etag).toBe(projectBefore.headers.etag)
    expect(await kindsOf(env, id)).toEqual(['service.created', 'service.updated'])
  })

  test.each([
    ['open', 'closed', ['service.updated', 'service.closed']],
    ['closed', 'open', ['service.updated']],
    ['open', 'open', []],
    ['closed', 'closed', []],
  ])('from %s to %s', async (from, to, kinds) => {
    const { env, project } = await withProject()
    const { id } = await make(env, '/projects/service', { project_id: project.id, name: 'S', status: from })
    const changed = await env.patch(`/projects/service/${id}`, { status: to })
    expect(changed.body.data).toMatchObject({ status: to, allowed_actions: [to === 'open' ? 'closed' : 'open'] })
    expect(await kindsOf(env, id)).toEqual(['service.created', ...kinds])
  })

  test.each([
    ['closed', '409 project-closed'],
    ['archived', '409 project-archived'],
  ])('rests while its project is %s', async (status, expected) => {
    const { env, project } = await withProject()
    const { id } = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
    await env.patch(`/projects/project/${project.id}`, { status })
    expect(refusal(await env.post('/projects/service', { project_id: project.id, name: 'T' }))).toBe(expected)
    for (const change of [{ name: 'T' }, { status: 'closed' }])
      expect(refusal(await env.patch(`/projects/service/${id}`, change))).toBe(expected)
    expect((await env.patch(`/projects/service/${id}`, { name: 'S' })).status).toBe(200)
    expect((await env.get(`/projects/service/${id}`)).body.data.allowed_actions).toEqual([])
    const field = await env.app.post('/crm/customfield', { entity: 'service', key: 'k', label: 'K', type: 'text' })
    const value = { custom_field_id: field.body.data.id, value: 'v' }
    expect(refusal(await env.app.put(`/projects/service/${id}/customfieldvalue`, value))).toBe(expected)
  })

  test.each([undefined, '2026-01-31'])(
    'keeps its way of billing once it stands on an invoice; final on %s',
    async (date) => {
      const { env, project } = await withProject()
      const { id } = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
      const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
      const line = { amount: 1, project_id: project.id, service_id: id }
      await insertInvoice(server, env, { organization_id, lines: [line], ...(date ? { date } : {}) })
      const refused = await env.patch(`/projects/service/${id}`, { billing_method: 'non_billable' })
      expect(refusal(refused)).toBe('409 service-invoiced')
      expect((await env.patch(`/projects/service/${id}`, { name: 'T', hourly_rate: 5 })).status).toBe(200)
    },
  )

  test('with a fixed price costs at least what is invoiced of it', async () => {
    const { env, project } = await withProject()
    const fixed = { project_id: project.id, name: 'S', billing_method: 'fixed_price', price: 1000 }
    const { id } = await make(env, '/projects/service', fixed)
    const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
    const place = { project_id: project.id, service_id: id }
    const line = { kind: 'installment', amount: 500, ...place }
    const cost = { kind: 'cost', amount: 70, ...place }
    const invoice = await insertInvoice(server, env, { organization_id, date: '2026-01-31', lines: [line, cost] })
    await insertInvoice(server, env, { organization_id, lines: [line] })
    const reprice = (price: number) => env.patch(`/projects/service/${id}`, { price })
    const refused = await reprice(499.99)
    expect([refusal(refused), refused.body.invoiced_amount]).toEqual(['409 price-below-invoiced', 500])
    expect((await reprice(500)).status).toBe(200)
    const back = { ...line, amount: -200, credited_line_id: invoice.lineIds[0] }
    await insertInvoice(server, env, { organization_id, date: '2026-02-28', credits: invoice.id, lines: [back] })
    expect(refusal(await reprice(299.99))).toBe('409 price-below-invoiced')
    expect((await reprice(300)).status).toBe(200)
  })

  test('carries custom fields, which move its project too', async () => {
    const { env, project } = await withProject()
    const { id } = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
    const field = await env.app.post('/crm/customfield', {
      entity: 'service',
      key: 'kind',
      label: 'Kind',
      type: 'text',
    })
    const before = (await env.get(`/projects/project/${project.id}`)).headers.etag
    const body = { custom_field_id: field.body.data.id, value: 'x' }
    const set = await env.app.put(`/projects/service/${id}/customfieldvalue`, body)
    expect(set.body.data.custom_fields).toEqual({ kind: 'x' })
    const after = (await env.get(`/projects/project/${project.id}`)).headers.etag
    expect(after).not.toBe(before)
    await env.app.put(`/projects/service/${id}/customfieldvalue`, body)
    expect((await env.get(`/projects/project/${project.id}`)).headers.etag).toBe(after)
  })
})
