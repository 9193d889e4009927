// Every write leaves in its own transaction who did what; a refused one leaves nothing.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { worldOf } from './examples.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { connect } from './scratch.ts'
import { call, goodCall, writes } from './walk.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  owner = await connect(inject('databaseUrl'))
  server = await startTestServer()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

test.each(writes)('$name', async (step) => {
  const { surface, operation } = step
  const world = worldOf(server, await server.environment())
  const request = await goodCall(step, world)
  const headers = { 'x-request-id': `audit-${randomUUID()}` }
  await call(step, world, { ...request, query: '?colour=red', headers })
  expect(await trailOf(headers['x-request-id'])).toEqual([])

  await call(step, world, { ...request, headers })
  const trail = await trailOf(headers['x-request-id'])
  const actor = surface === 'v2' ? { actor_type: 'api_key' } : { actor_type: 'user', actor_id: world.env.app.userId }
  expect(trail.length).toBeGreaterThanOrEqual(1)
  for (const row of trail)
    expect(row).toMatchObject({ environment_id: world.env.id, operation: operation.id, ...actor })
  const records = trail.map(({ record_id }) => record_id)
  expect(new Set(records).size, 'one row per changed record').toBe(records.length)
})

async function trailOf(requestId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query('select * from audit where request_id = $1', [requestId])
  return rows
}
