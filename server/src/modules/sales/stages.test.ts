import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const names = async (env: TestEnvironment, query = '') =>
  (await env.get(`/sales/stage${query}`)).body.data.map(({ name }: { name: string }) => name)

test('an environment begins with four stages', async () => {
  const env = await server.environment()
  const { data, meta } = (await env.get('/sales/stage')).body
  expect(data.map((row: { name: string; probability: number }) => [row.name, row.probability])).toEqual([
    ['Lead', 10],
    ['Qualified', 25],
    ['Proposal', 50],
    ['Negotiation', 75],
  ])
  expect(meta.count).toBe(4)
})

test('a stage comes back as it was sent, comes last, and moves by its position', async () => {
  const env = await server.environment()
  const body = { name: 'Verbal yes', position: 9, probability: 90, color: '#00ff7f', is_active: false }
  const data = await make(env.app, '/sales/stage', body)
  expect(data).toEqual({ id: data.id, ...body, created_at: data.created_at, updated_at: data.created_at })
  expect((await env.post('/sales/stage', body)).status).toBe(405)
  expect((await make(env.app, '/sales/stage', { name: 'Signing', probability: 95 })).position).toBe(10)
  expect(await names(env)).toEqual(['Lead', 'Qualified', 'Proposal', 'Negotiation', 'Verbal yes', 'Signing'])
  await env.app.patch(`/sales/stage/${data.id}`, { position: 0 })
  expect((await names(env)).slice(0, 2)).toEqual(['Lead', 'Verbal yes'])
  expect(await names(env, '?is_active=false')).toEqual(['Verbal yes'])
  expect((await names(env, '?sort=-position'))[0]).toBe('Signing')
})

test('a stage is deleted while no opportunity is in it, else deactivated', async () => {
  const env = await server.environment()
  const stage = await make(env.app, '/sales/stage', { name: 'Demo', probability: 40 })
  const path = `/sales/stage/${stage.id}`
  const deal = await make(env, '/sales/sales', { name: 'Deal', stage_id: stage.id })
  expect(refusal(await env.app.delete(path))).toBe('409 in-use')
  expect((await env.app.patch(path, { is_active: false })).body.data.is_active).toBe(false)
  expect((await env.get(`/sales/sales/${deal.id}`)).body.data).toMatchObject({ stage_name: 'Demo' })
  await env.delete(`/sales/sales/${deal.id}`)
  expect((await env.app.delete(path)).status).toBe(204)
  expect(await trailOf(server, env, stage.id)).toEqual({
    events: [],
    audit: ['stage.create', 'stage.update', 'stage.delete'],
  })
})

test('the last active stage stays, also when the last two go at the same moment', async () => {
  const env = await server.environment()
  const [first, second, ...rest] = (await env.get('/sales/stage')).body.data.map(({ id }: { id: string }) => id)
  for (const id of rest) expect((await env.app.patch(`/sales/stage/${id}`, { is_active: false })).status).toBe(200)
  const waiting = await inTest(server, env, async (tx) => {
    await tx.count(sql`update stage set is_active = false where id = ${first}`)
    const answer = env.app.delete(`/sales/stage/${second}`)
    await sleep(200)
    return { answer }
  })
  expect(refusal(await waiting.answer)).toBe('409 in-use')
  expect(refusal(await env.app.patch(`/sales/stage/${second}`, { is_active: false }))).toBe('409 in-use')
  expect((await env.app.patch(`/sales/stage/${second}`, { name: 'Only' })).status).toBe(200)
  expect((await env.app.patch(`/sales/stage/${first}`, { is_active: true })).status).toBe(200)
  expect((await env.app.delete(`/sales/stage/${second}`)).status).toBe(204)
})

test('what cannot be a stage is refused', async () => {
  const env = await server.environment()
  const why = async (body: object) =>
    refusal(await env.app.post('/sales/stage', { name: 'X', probability: 1, ...body }))
  expect(await why({ name: 'Lead' })).toBe('409 duplicate /name')
  expect(await why({ name: ' ' })).toBe('400 validation-error /name')
  expect(await why({ probability: 101 })).toBe('400 validation-error /probability')
  expect(await why({ probability: 1.5 })).toBe('400 validation-error /probability')
  expect(await why({ color: 'red' })).toBe('400 validation-error /color')
  expect(await why({ position: -1 })).toBe('400 validation-error /position')
  const colleague = await env.signIn(['sales:read', 'sales:write'])
  expect((await colleague.post('/sales/stage', { name: 'X', probability: 1 })).body.required_right).toBe('settings')
})
