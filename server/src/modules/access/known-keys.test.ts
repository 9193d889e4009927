import { expect, inject, test } from 'vitest'
import { startTestServer } from '../../../test/harness.ts'
import { connect } from '../../../test/scratch.ts'

test('a key is believed for a minute at most where no news of it comes', async () => {
  let now = Date.now()
  const server = await startTestServer({ clock: { now: () => now } })
  const owner = await connect(inject('databaseUrl'))
  try {
    const env = await server.environment()
    expect((await env.get('/hrm/team')).status).toBe(200)
    // As a replica the database fires no triggers, so nobody is told.
    await owner.query('set session_replication_role = replica')
    await owner.query('update api_key set revoked_at = now() where environment_id = $1', [env.id])
    now += 61_000
    expect((await env.get('/hrm/team')).status).toBe(401)
  } finally {
    await Promise.all([owner.end(), server.close()])
  }
})
