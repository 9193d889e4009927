import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
const NOBODY = '00000000-0000-7000-8000-000000000000'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An environment, an opportunity, and what is often done to it. */
async function scene(body: object = {}) {
  const env = await server.environment()
  const deal = await make(env, '/sales/sales', { name: 'Deal', ...body })
  const path = `/sales/sales/${deal.id}`
  const stages: { id: string; name: string }[] = (await env.get('/sales/stage')).body.data
  return {
    env,
    deal,
    path,
    stages: stages.map(({ id }) => id),
    change: (values: object) => env.patch(path, values),
    events: async () => (await trailOf(server, env, deal.id)).events.slice(1),
  }
}

describe('an opportunity', () => {
  test('comes back with every field', async () => {
    const env = await server.environment()
    const [, stage] = (await env.get('/sales/stage')).body.data
    const body = {
      name: 'New website',
      organization_id: (await make(env, '/crm/organization', { name: 'Acme' })).id,
      person_id: (await make(env, '/crm/person', { first_name: 'An', last_name: 'Vos' })).id,
      owner_employee_id: await insertEmployee(server, env, { first_name: 'Bo' }),
      status: 'lost',
      stage_id: stage.id,
      amount: 12500.5,
      probability: 40,
      expected_close_date: '2027-02-01',
      closed_on: '2026-01-31',
      lost_reason: 'Price',
      source: 'Fair',
      note: 'Call again next year.',
    }
    const made = await env.post('/sales/sales', body)
    expect(made.status, made.text).toBe(201)
    const { data } = made.body
    expect(made.headers.location).toBe(`http://localhost:3000/api/v2/sales/sales/${data.id}`)
    expect(data).toEqual({
      ...body,
      id: data.id,
      organization_name: 'Acme',
      person_name: 'An Vos',
      owner_employee_name: 'Bo Bakker',
      allowed_actions: ['open', 'won'],
      stage_name: 'Qualified',
      effective_probability: 0,
      weighted_amount: 0,
      project_id: null,
      quote_ids: [],
      stage_changed_at: data.created_at,
      status_changed_at: data.created_at,
      custom_fields: {},
      created_at: data.created_at,
      updated_at: data.created_at,
    })
    expect((await env.get(`/sales/sales/${data.id}`)).body.data).toEqual(data)
    expect((await env.get('/sales/sales')).body.data).toEqual([data])
    expect((await trailOf(server, env, data.id)).events).toEqual(['sales.created'])
  })

  test('begins open in the first active stage, with whoever makes it as its owner', async () => {
    const env = await server.environment()
    const [first, second] = (await env.get('/sales/stage')).body.data
    await env.app.patch(`/sales/stage/${first.id}`, { is_active: false })
    const employee = await insertEmployee(server, env)
    const seller = await env.signIn(['sales:read', 'sales:write'], employee)
    const own = await make(seller, '/sales/sales', { name: 'Deal', amount: 1000.1 })
    expect(own).toMatchObject({
      owner_employee_id: employee,
      status: 'open',
      stage_id: second.id,
      probability: null,
      effective_probability: 25,
      weighted_amount: 250.03,
      closed_on: null,
      lost_reason: null,
    })
    expect((await make(seller, '/sales/sales', { name: 'Deal', owner_employee_id: null })).owner_employee_id).toBeNull()
    expect((await make(env, '/sales/sales', { name: 'Deal' })).owner_employee_id).toBeNull()
  })

  test('refuses what it cannot hold', async () => {
    const { env, deal } = await scene()
    const why = async (body: object) => refusal(await env.post('/sales/sales', { name: 'Deal', ...body }))
    expect(await why({ name: ' ' })).toBe('400 validation-error /name')
    expect(await why({ amount: -1 })).toBe('400 validation-error /amount')
    expect(await why({ amount: 1.005 })).toBe('400 validation-error /amount')
    expect(await why({ probability: 101 })).toBe('400 validation-error /probability')
    expect(await why({ stage_id: null })).toBe('400 validation-error /stage_id')
    expect(await why({ weighted_amount: 1 })).toBe('400 validation-error /weighted_amount')
    expect(await why({ lost_reason: 'Price' })).toBe('400 validation-error /lost_reason')
    expect(await why({ closed_on: today })).toBe('400 validation-error /closed_on')
    expect(await why({ status: 'won', closed_on: '2999-01-01' })).toBe('400 validation-error /closed_on')
    for (const field of ['organization_id', 'person_id', 'owner_employee_id', 'stage_id'])
      expect(await why({ [field]: deal.id })).toBe(`400 invalid-reference /${field}`)
  })
})

describe('its stage', () => {
  test('changes with its moment and takes the own estimate away, unless one is sent along', async () => {
    const { change, stages, deal, events } = await scene({ probability: 90, amount: 200 })
    const moved = (await change({ stage_id: stages[2] })).body.data
    expect(moved).toMatchObject({ stage_name: 'Proposal', probability: null, effective_probability: 50 })
    expect([moved.weighted_amount, moved.status_changed_at]).toEqual([100, deal.status_changed_at])
    expect(moved.stage_changed_at).toBe(moved.updated_at)
    const again = (await change({ stage_id: stages[3], probability: 80 })).body.data
    expect(again).toMatchObject({ probability: 80, weighted_amount: 160 })
    expect((await change({ stage_id: stages[3]!.toUpperCase() })).body.data).toEqual(again)
    expect((await change({ note: 'x' })).body.data.probability).toBe(80)
    const stageChange = ['sales.updated', 'sales.stage_changed']
    expect(await events()).toEqual([...stageChange, ...stageChange, 'sales.updated'])
  })

  test('must be active, but one that became inactive is no hindrance', async () => {
    const { env, change, stages } = await scene()
    for (const id of stages.slice(0, 2)) await env.app.patch(`/sales/stage/${id}`, { is_active: false })
    expect(refusal(await change({ stage_id: stages[1] }))).toBe('400 validation-error /stage_id')
    expect(refusal(await change({ stage_id: NOBODY }))).toBe('400 invalid-reference /stage_id')
    expect((await change({ stage_id: stages[0], note: 'x' })).status).toBe(200)
    expect((await change({ status: 'won' })).status).toBe(200)
    expect((await change({ status: 'open' })).body.data.stage_id).toBe(stages[0])
  })

  test('rests once it is decided', async () => {
    const { change, stages, events } = await scene({ probability: 30 })
    expect((await change({ status: 'won', stage_id: stages[3] })).status).toBe(200)
    expect(refusal(await change({ stage_id: stages[1] }))).toBe('409 sales-closed')
    expect(refusal(await change({ stage_id: stages[1], status: 'lost' }))).toBe('409 sales-closed')
    expect((await change({ stage_id: stages[3] })).status).toBe(200)
    const reopened = await change({ stage_id: stages[1], status: 'open' })
    expect(reopened.body.data).toMatchObject({ stage_name: 'Qualified', status: 'open', closed_on: null })
    expect(await events()).toEqual([
      'sales.updated',
      'sales.stage_changed',
      'sales.won',
      'sales.updated',
      'sales.stage_changed',
      'sales.reopened',
    ])
  })
})

describe('its status', () => {
  test('goes to won and lost and back, each told once', async () => {
    const { change, events, deal } = await scene({ amount: 100, probability: 30 })
    const won = (await change({ status: 'won' })).body.data
    expect(won).toMatchObject({ closed_on: today, effective_probability: 100, weighted_amount: 100, probability: 30 })
    expect([won.stage_id, won.stage_changed_at]).toEqual([deal.stage_id, deal.stage_changed_at])
    expect(won.status_changed_at).toBe(won.updated_at)
    expect(won.allowed_actions).toEqual(['open', 'lost'])
    expect((await change({ status: 'won' })).body.data).toEqual(won)
    const lost = (await change({ status: 'lost', closed_on: '2026-01-02', lost_reason: 'Price' })).body.data
    expect(lost).toMatchObject({ closed_on: '2026-01-02', lost_reason: 'Price', weighted_amount: 0 })
    expect((await change({ lost_reason: 'Late' })).body.data).toMatchObject({ closed_on: '2026-01-02' })
    const open = (await change({ status: 'open' })).body.data
    expect(open).toMatchObject({ closed_on: null, lost_reason: null, weighted_amount: 30 })
    expect(await events()).toEqual([
      ...['sales.updated', 'sales.won'],
      ...['sales.updated', 'sales.lost'],
      'sales.updated',
      ...['sales.updated', 'sales.reopened'],
    ])
  })

  test('decides about the day and the reason', async () => {
    const { change } = await scene()
    expect(refusal(await change({ closed_on: today }))).toBe('400 validation-error /closed_on')
    expect(refusal(await change({ status: 'won', lost_reason: 'x' }))).toBe('400 validation-error /lost_reason')
    expect(refusal(await change({ status: 'won', closed_on: '2999-01-01' }))).toBe('400 validation-error /closed_on')
    expect((await change({ closed_on: null, lost_reason: null })).status).toBe(200)
    await change({ status: 'lost', lost_reason: 'Price' })
    expect(refusal(await change({ closed_on: null }))).toBe('400 validation-error /closed_on')
    expect((await change({ status: 'won' })).body.data).toMatchObject({ closed_on: today, lost_reason: null })
  })

  test('stays won while there is a project', async () => {
    const { env, deal, change, path } = await scene({ status: 'won' })
    const etag = (await env.get(path)).headers.etag
    const project = await makeProject(env, deal.id)
    const read = await env.get(path)
    expect(read.body.data).toMatchObject({ project_id: project, allowed_actions: [] })
    expect(read.headers.etag).not.toBe(etag)
    for (const status of ['open', 'lost']) expect(refusal(await change({ status }))).toBe('409 sales-has-project')
    expect((await change({ status: 'won', note: 'x' })).status).toBe(200)
    expect(refusal(await env.delete(path))).toBe('409 sales-in-use')
    expect((await env.delete(`/projects/project/${project}`)).status).toBe(204)
    expect((await env.get(path)).body.data.project_id).toBeNull()
    expect((await change({ status: 'open' })).status).toBe(200)
    const strange = await env.app.post('/projects/project', { name: 'Website', sales_id: NOBODY })
    expect(refusal(strange)).toBe('400 invalid-reference /sales_id')
    expect(refusal(await env.post('/projects/project', { name: 'Website', sales_id: deal.id }))).toBe(
      '400 validation-error /sales_id',
    )
  })
})

describe('at the same moment', () => {
  test('two who win it win it once', async () => {
    const { change, events } = await scene()
    const answers = await Promise.all(Array.from({ length: 6 }, () => change({ status: 'won' })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await events()).toEqual(['sales.updated', 'sales.won'])
  })

  test('a decision and a move queue: the move comes first or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { change, stages, env, path } = await scene()
      const [won, moved] = await Promise.all([change({ status: 'won' }), change({ stage_id: stages[2] })])
      expect(won!.status).toBe(200)
      expect(['200', '409 sales-closed']).toContain(refusal(moved!).trim())
      const { data } = (await env.get(path)).body
      expect(data).toMatchObject({ status: 'won', stage_id: stages[moved!.status === 200 ? 2 : 0] })
    }
  })

  test('whoever waits for a move finds it where it went', async () => {
    const { env, deal, change, stages, path } = await scene()
    const field = await make(env.app, '/crm/customfield', { entity: 'sales', key: 'k', label: 'K', type: 'text' })
    const waiting = await inTest(server, env, async (tx) => {
      await tx.count(sql`update sales set stage_id = ${stages[2]} where id = ${deal.id}`)
      const set = env.app.put(`${path}/customfieldvalue`, { custom_field_id: field.id, value: 'x' })
      const answers = Promise.all([change({ stage_id: stages[2] }), set])
      await sleep(200)
      return { answers }
    })
    for (const { body } of await waiting.answers) expect(body.data).toMatchObject({ stage_name: 'Proposal' })
  })

  test('nobody moves or begins in a stage that is just being deactivated', async () => {
    const { env, change, stages } = await scene()
    const off = (id: string | undefined) => sql`update stage set is_active = false where id = ${id}`
    const waiting = await inTest(server, env, async (tx) => {
      await tx.count(off(stages[0]))
      await tx.count(off(stages[2]))
      const answers = Promise.all([change({ stage_id: stages[2] }), env.post('/sales/sales', { name: 'Other' })])
      await sleep(200)
      return { answers }
    })
    const [moved, made] = await waiting.answers
    expect(refusal(moved!)).toBe('400 validation-error /stage_id')
    expect(made!.body.data.stage_id).toBe(stages[1])
  })

  test('nobody reopens what is just becoming a project', async () => {
    const { env, deal, change } = await scene({ status: 'won' })
    const { id } = await make(env, '/projects/project', { name: 'Website' })
    const waiting = await inTest(server, env, async (tx) => {
      await tx.count(sql`update project set sales_id = ${deal.id} where id = ${id}`)
      const answer = change({ status: 'open' })
      await sleep(200)
      return { answer }
    })
    expect(refusal(await waiting.answer)).toBe('409 sales-has-project')
  })
})

/** As the screens do where there is no quote to convert. */
async function makeProject(env: TestEnvironment, salesId: string): Promise<string> {
  const made = await env.app.post('/projects/project', { name: 'Website', sales_id: salesId })
  expect(made.status, made.text).toBe(201)
  expect(made.body.data.sales_id).toBe(salesId)
  return made.body.data.id
}
