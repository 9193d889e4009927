import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertRow, insertTimeEntry, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'
import { type Sql, sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const query = <Row>(env: TestEnvironment, text: Sql) => inTest(server, env, (tx) => tx.all<Row>(text))
const kindsOf = async (env: TestEnvironment, id: string) => (await trailOf(server, env, id)).events

describe('a project', () => {
  test('is created with its number, its defaults and its detail rows, and read back the same', async () => {
    const env = await server.environment()
    const organization = await make(env, '/crm/organization', { name: 'Acme' })
    const manager = await insertEmployee(server, env, { first_name: 'Ada', last_name: 'Bakker' })
    const created = await env.post('/projects/project', {
      name: 'Website',
      organization_id: organization.id,
      manager_employee_id: manager,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      budget_minutes: 600,
      budget_amount: 1000.5,
      note: 'Soon',
    })
    expect(created.status, created.text).toBe(201)
    expect(created.body.data).toMatchObject({
      project_number: 'P0001',
      name: 'Website',
      organization_id: organization.id,
      organization_name: 'Acme',
      person_id: null,
      person_name: null,
      manager_employee_id: manager,
      manager_employee_name: 'Ada Bakker',
      status: 'active',
      allowed_actions: ['closed', 'archived'],
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      budget_minutes: 600,
      budget_amount: 1000.5,
      note: 'Soon',
      rate_basis: 'service',
      invoice_reference: null,
      template_id: null,
      sales_id: null,
      quote_id: null,
      team_ids: [],
      closed_at: null,
      archived_at: null,
      custom_fields: {},
      services: [],
      totals: {
        spent_minutes: 0,
        billable_minutes: 0,
        planned_minutes: 0,
        hours_amount: 0,
        costs_amount: 0,
        invoiced_amount: 0,
        wip_amount: 0,
        budget_minutes_used_percentage: 0,
        budget_amount_used_percentage: 0,
      },
    })
    const [profile] = await query<{ id: string }>(env, sql`select id from company_profile`)
    expect(created.body.data.company_profile_id).toBe(profile!.id)
    expect(created.headers.location).toBe(`http://localhost:3000/api/v2/projects/project/${created.body.data.id}`)
    expect((await env.get(`/projects/project/${created.body.data.id}`)).body).toEqual(created.body)
    expect(await kindsOf(env, created.body.data.id)).toEqual(['project.created'])
  })

  test('gets a number of its own, however many are made at once', async () => {
    const env = await server.environment()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => env.post('/projects/project', { name: `P${i}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const numbers = answers.map(({ body }) => body.data.project_number).toSorted()
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => `P${String(i + 1).padStart(4, '0')}`))
  })

  test('follows the pattern of the environment and passes over a number that is taken', async () => {
    const env = await server.environment()
    const setPattern = (pattern: string) =>
      query(env, sql`update environment set project_number_format = ${pattern} where environment_id = ${env.id}`)
    await setPattern('P{seq}2')
    expect((await make(env, '/projects/project', { name: 'A' })).project_number).toBe('P12')
    await query(env, sql`update counter set value = 11 where name = 'project'`)
    await setPattern('P{seq}')
    expect((await make(env, '/projects/project', { name: 'B' })).project_number).toBe('P13')
  })

  test('that is refused gives its number back', async () => {
    const env = await server.environment()
    const refused = await env.post('/projects/project', { name: 'A', organization_id: env.id })
    expect(refusal(refused)).toBe('400 invalid-reference /organization_id')
    expect((await make(env, '/projects/project', { name: 'B' })).project_number).toBe('P0001')
  })

  test('ends on or after its start, also when only one of the dates is changed', async () => {
    const env = await server.environment()
    const backwards = await env.post('/projects/project', {
      name: 'A',
      start_date: '2026-02-01',
      end_date: '2026-01-31',
    })
    expect(refusal(backwards)).toBe('400 validation-error /end_date')
    const { id } = await make(env, '/projects/project', { name: 'A', start_date: '2026-02-01' })
    const changed = await env.patch(`/projects/project/${id}`, { end_date: '2026-01-31' })
    expect(refusal(changed)).toBe('400 validation-error /end_date')
  })

  test.each([{ is_deactivated: true }, { employment_end: '2020-01-01' }, { employment_start: '2999-01-01' }])(
    'has no manager who is inactive: %j',
    async (values) => {
      const env = await server.environment()
      const company_profile_id = sql`(select id from company_profile where is_default)`
      const gone = await insertRow(server, env, 'employee', { last_name: 'Gone', company_profile_id, ...values })
      const refused = await env.post('/projects/project', { name: 'A', manager_employee_id: gone })
      expect(refusal(refused)).toBe('409 employee-inactive')
      const { id } = await make(env, '/projects/project', { name: 'A' })
      const changed = await env.patch(`/projects/project/${id}`, { manager_employee_id: gone })
      expect(refusal(changed)).toBe('409 employee-inactive')
    },
  )

  test('keeps a manager who left, and can be changed all the same', async () => {
    const env = await server.environment()
    const manager = await insertEmployee(server, env)
    const { id } = await make(env, '/projects/project', { name: 'A', manager_employee_id: manager })
    await query(env, sql`update employee set is_deactivated = true where id = ${manager}`)
    const changed = await env.patch(`/projects/project/${id}`, { name: 'B', manager_employee_id: manager })
    expect(changed.status, changed.text).toBe(200)
  })

  test('is changed field by field: absent stays, null clears, the same again is no change', async () => {
    const env = await server.environment()
    const { id } = await make(env, '/projects/project', { name: 'A', note: 'x', budget_amount: 10 })
    await make(env, '/projects/service', { project_id: id, name: 'Design' })
    const version = (await env.get(`/projects/project/${id}`)).headers.etag!
    const changed = await env.patch(`/projects/project/${id}`, { name: 'B', note: null }, { 'if-match': version })
    expect(changed.body.data).toMatchObject({ name: 'B', note: null, budget_amount: 10 })
    expect(changed.body.data.services[0].project_name).toBe('B')
    const again = await env.patch(`/projects/project/${id}`, { name: 'B', budget_amount: 10.0, status: 'active' })
    expect(again.body).toEqual(changed.body)
    expect(again.headers.etag).toBe(changed.headers.etag)
    expect(await kindsOf(env, id)).toEqual(['project.created', 'project.updated'])
    expect((await env.patch(`/projects/project/${id}`, {})).status).toBe(400)
    expect((await env.patch(`/projects/project/${id}`, { name: null })).status).toBe(400)
    expect((await env.patch(`/projects/project/${id}`, { project_number: 'X' })).status).toBe(400)
    expect((await env.patch(`/projects/project/${id}`, { rate_basis: 'employee' })).status).toBe(400)
  })

  test('takes in the screens what only they write', async () => {
    const env = await server.environment()
    const teams = [
      await insertRow(server, env, 'team', { name: 'Design' }),
      await insertRow(server, env, 'team', { name: 'Build' }),
    ].toSorted()
    const values = { rate_basis: 'employee', invoice_reference: 'PO 7', team_ids: teams }
    const created = await env.app.post('/projects/project', { name: 'A', ...values })
    expect(created.status, created.text).toBe(201)
    expect(created.body.data).toMatchObject(values)
    const path = `/projects/project/${created.body.data.id}`
    const same = await env.app.patch(path, { team_ids: teams.toReversed() })
    expect(same.headers.etag).toBe(created.headers.etag)
    const fewer = await env.app.patch(path, { team_ids: [teams[1]], invoice_reference: null })
    expect(fewer.body.data).toMatchObject({ team_ids: [teams[1]], invoice_reference: null })
    expect(fewer.body.data.updated_at > created.body.data.updated_at).toBe(true)
    const unknown = await env.app.patch(path, { team_ids: [env.id] })
    expect(refusal(unknown)).toBe('400 invalid-reference /team_ids')
    const foreign = await env.app.patch(path, { company_profile_id: env.id })
    expect(refusal(foreign)).toBe('400 invalid-reference /company_profile_id')
    expect((await env.get(`/projects/project?team_id=${teams[1]}`)).body.meta.count).toBe(1)
    expect((await env.get(`/projects/project?team_id=${teams[0]}`)).body.meta.count).toBe(0)
  })
})

test('a project that gets a customer takes its hours along, and they move with it', async () => {
  const env = await server.environment()
  const organization = await make(env, '/crm/organization', { name: 'Acme' })
  const { id } = await make(env, '/projects/project', { name: 'A' })
  const employee_id = await insertEmployee(server, env)
  await insertTimeEntry(server, env, { employee_id, project_id: id, invoice_status: 'not_billable' })
  const { body } = await env.patch(`/projects/project/${id}`, { organization_id: organization.id })
  const entries = await query(env, sql`select invoice_status, updated_at from time_entry`)
  expect(entries).toEqual([{ invoice_status: 'to_invoice', updated_at: body.data.updated_at }])
})

describe('the status of a project', () => {
  const statuses = ['active', 'closed', 'archived'] as const
  const events = { active: 'project.reopened', closed: 'project.closed', archived: 'project.archived' }

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const env = await server.environment()
      const before = await make(env, '/projects/project', { name: 'A', status: from })
      expect(before.allowed_actions).toEqual(statuses.filter((status) => status !== from))
      expect([before.closed_at !== null, before.archived_at !== null]).toEqual([from === 'closed', from === 'archived'])
      const { status, body } = await env.patch(`/projects/project/${before.id}`, { status: to })
      expect(status).toBe(200)
      expect(body.data.status).toBe(to)
      expect(body.data.archived_at !== null).toBe(to === 'archived')
      expect(body.data.closed_at !== null).toBe(to === 'closed' || (to === 'archived' && from === 'closed'))
      const changes = from === to ? [] : ['project.updated', events[to]]
      expect(await kindsOf(env, before.id)).toEqual(['project.created', ...changes])
      if (from === to) expect(body.data).toEqual(before)
    },
  )

  test('archived stops every change but of the status itself', async () => {
    const env = await server.environment()
    const { id } = await make(env, '/projects/project', { name: 'A', status: 'archived' })
    const refused = await env.patch(`/projects/project/${id}`, { name: 'B' })
    expect(refusal(refused)).toBe('409 project-archived')
    expect((await env.patch(`/projects/project/${id}`, { name: 'A' })).status).toBe(200)
    const moved = await env.patch(`/projects/project/${id}`, { name: 'B', status: 'active' })
    expect(moved.body.data).toMatchObject({ name: 'B', status: 'active' })
  })

  test('does not become archived while a draft invoice contains it', async () => {
    const env = await server.environment()
    const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
    const { id } = await make(env, '/projects/project', { name: 'A', organization_id })
    await insertInvoice(server, env, { organization_id, date: '2026-01-31', lines: [{ amount: 1, project_id: id }] })
    expect((await env.patch(`/projects/project/${id}`, { status: 'archived' })).status).toBe(200)
    await env.patch(`/projects/project/${id}`, { status: 'active' })
    await insertInvoice(server, env, { organization_id, lines: [{ amount: 1, project_id: id }] })
    const refused = await env.patch(`/projects/project/${id}`, { status: 'archived' })
    expect(refusal(refused)).toBe('409 project-has-draft-invoices')
    expect((await env.patch(`/projects/project/${id}`, { status: 'closed' })).status).toBe(200)
  })
})
