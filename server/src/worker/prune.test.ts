import { expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { admit, sendForm } from '../../test/oauth-fixtures.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { prune } from './prune.ts'

test('assistants, codes and tokens go when nobody needs to know them any more', async () => {
  const server = await startTestServer()
  const env = await server.environment()
  const write = (query: Sql) => inTest(server, env, (tx) => tx.count(query))
  const connected = async () => {
    const { assistantId, clientId, redemption } = await admit(server, env)
    const { body } = await sendForm(server, '/oauth/token', redemption)
    return { assistantId, clientId, refreshToken: body.refresh_token as string }
  }
  const aged = async (column: string, age: string) => {
    const { assistantId } = await connected()
    await write(sql`
      update assistant set ${raw(column)} = now() - ${age}::interval, revoked_reason = ${column === 'revoked_at' ? 'revoked' : null}
      where id = ${assistantId}`)
    return assistantId
  }
  const waiting = async (age: string) => {
    const { assistantId } = await admit(server, env)
    await write(sql`update assistant set created_at = now() - ${age}::interval where id = ${assistantId}`)
    return assistantId
  }
  const kept = [
    await aged('expires_at', '89 days'),
    await aged('revoked_at', '89 days'),
    await aged('created_at', '29 days'),
    await waiting('23 hours'),
  ]
  const gone = [await aged('expires_at', '91 days'), await aged('revoked_at', '91 days'), await waiting('25 hours')]
  await write(sql`
    insert into assistant_call (environment_id, id, assistant_id, tool, outcome, rows, duration_ms, created_at)
    values (current_environment(), gen_random_uuid(), ${gone[0]}, 'whoami', 'answered', 1, 1, now())`)

  const renewed = await connected()
  const renew = () =>
    sendForm(server, '/oauth/token', {
      grant_type: 'refresh_token',
      client_id: renewed.clientId,
      refresh_token: renewed.refreshToken,
    })
  await renew()
  const ofRenewed = sql`assistant_id = ${renewed.assistantId}`
  await write(sql`update assistant_token set used_at = used_at - interval '20 days' where ${ofRenewed}`)
  await write(sql`
    update assistant_token set expires_at = expires_at - case generation when 0 then interval '26 hours' else interval '23 hours' end
    where ${ofRenewed}`)
  await write(sql`update assistant_code set expires_at = now() - interval '25 hours' where ${ofRenewed}`)
  await write(sql`update assistant_code set expires_at = now() - interval '23 hours' where assistant_id = ${kept[2]}`)

  await prune.run(server.db)
  const left = await inTest(server, env, async (tx) => ({
    assistants: await tx.all<{ id: string }>(sql`select id from assistant`),
    calls: await tx.all(sql`select from assistant_call`),
    tokens: await tx.all(
      sql`select kind, generation from assistant_token where ${ofRenewed} order by kind, generation`,
    ),
    codes: await tx.all(sql`select assistant_id from assistant_code where ${ofRenewed} or assistant_id = ${kept[2]}`),
  }))
  expect(left.assistants.map(({ id }) => id).sort()).toEqual([...kept, renewed.assistantId].sort())
  expect(left.calls).toEqual([])
  expect(left.tokens).toEqual([
    { kind: 'access', generation: 1 },
    { kind: 'refresh', generation: 0 },
    { kind: 'refresh', generation: 1 },
  ])
  expect(left.codes).toEqual([{ assistant_id: kept[2] }])

  expect((await renew()).status).toBe(400)
  const [ended] = await inTest(server, env, (tx) =>
    tx.all(sql`select revoked_reason from assistant where id = ${renewed.assistantId}`),
  )
  expect(ended).toEqual({ revoked_reason: 'reused' })
  await server.close()
})
