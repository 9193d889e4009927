// Many at once, from two processes, and with a database that fails: a program ends up with one live pair or with none.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Admitted, admit, assistantRow, isLetIn, sendForm, stillClock } from '../../test/oauth-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'

const clock = stillClock()

let scratch: Scratch
let servers: readonly TestServer[]
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  scratch = await scratchDatabase()
  const start = () => startTestServer({ clock, databaseUrl: scratch.url, shared: true })
  servers = [await start(), await start()]
  server = servers[0]!
})
beforeEach(async () => {
  env = await server.environment()
})
afterAll(async () => {
  for (const one of servers) await one.close()
  await scratch.drop()
})

const token = (at: TestServer, fields: Readonly<Record<string, string>>) => sendForm(at, '/oauth/token', fields)
const refreshing = ({ clientId }: Admitted, refreshToken: string) => ({
  grant_type: 'refresh_token',
  client_id: clientId,
  refresh_token: refreshToken,
})
/** In all processes, or in none. */
const isLive = async (access: string) => {
  const lives = await Promise.all(servers.map((one) => isLetIn(one, access)))
  expect(new Set(lives).size).toBe(1)
  return lives[0]!
}

/** Nobody gets anywhere before several have come, and something else may happen first. */
async function manyAtOnce(
  count: number,
  { assistantId }: Admitted,
  fields: Readonly<Record<string, string>>,
  first = 'select',
) {
  const { client } = scratch
  await client.query('begin')
  await client.query('select from assistant where id = $1 for update', [assistantId])
  const answers = Array.from({ length: count }, (_, i) => token(servers[i % servers.length]!, fields))
  const waiting = async () => (await client.query('select from pg_locks where not granted')).rowCount
  await expect.poll(waiting).toBeGreaterThanOrEqual(Math.min(4, count))
  await client.query(first)
  await client.query('commit')
  return Promise.all(answers)
}

test('of fifty that bring one code at once exactly one gets tokens, and they are dead when all are answered', async () => {
  const admitted = await admit(server, env, clock)
  const answers = await manyAtOnce(50, admitted, admitted.redemption)
  const given = answers.filter(({ status }) => status === 200)
  expect(given).toHaveLength(1)
  const refused = answers.filter(({ status, body }) => status === 400 && body.error === 'invalid_grant')
  expect(refused).toHaveLength(49)
  expect((await assistantRow(server, env, admitted.assistantId)).revoked_reason).toBe('replayed')
  const pair = given[0]!.body
  expect(await isLive(pair.access_token)).toBe(false)
  expect((await token(server, refreshing(admitted, pair.refresh_token))).status).toBe(400)
})

test('of twenty that bring one refresh token at once exactly one has a live pair, handed out together', async () => {
  const admitted = await admit(server, env, clock)
  const { body: first } = await token(server, admitted.redemption)
  const answers = await manyAtOnce(20, admitted, refreshing(admitted, first.refresh_token))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const lives = await Promise.all(answers.map(({ body }) => isLive(body.access_token)))
  expect(lives.filter(Boolean)).toHaveLength(1)
  const winner = answers[lives.indexOf(true)]!.body
  for (const { body } of answers.filter((_, i) => !lives[i]))
    expect((await token(server, refreshing(admitted, body.refresh_token))).status).toBe(400)
  expect(await assistantRow(server, env, admitted.assistantId)).toMatchObject({ generation: 1, revoked_reason: null })
  expect((await token(server, refreshing(admitted, winner.refresh_token))).status).toBe(200)
})

test('a thief and the owner who refresh in turn end it for both, whoever was first', async () => {
  for (const order of [servers, [...servers].reverse()]) {
    const admitted = await admit(server, env, clock)
    const { body: first } = await token(server, admitted.redemption)
    const { body: next } = await token(order[0]!, refreshing(admitted, first.refresh_token))
    clock.pass(11)
    expect((await token(order[1]!, refreshing(admitted, first.refresh_token))).status).toBe(400)
    expect((await token(order[0]!, refreshing(admitted, next.refresh_token))).status).toBe(400)
    expect(await isLive(next.access_token)).toBe(false)
  }
})

test('a refresh token that goes while it waits is unknown', async () => {
  const admitted = await admit(server, env, clock)
  const { body: first } = await token(server, admitted.redemption)
  const going = `delete from assistant_token where assistant_id = '${admitted.assistantId}'`
  const [answer] = await manyAtOnce(1, admitted, refreshing(admitted, first.refresh_token), going)
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await assistantRow(server, env, admitted.assistantId)).revoked_reason).toBeNull()
})

// At the end of the transaction, when all statements have gone well.
const BROKEN_COMMIT = `
  create function break_commit() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$;
  create constraint trigger break_commit after insert on assistant_token deferrable initially deferred
    for each row execute function break_commit()`
const BROKEN_INSERT = `
  create function break_commit() returns trigger language plpgsql as $$
    begin raise exception 'sabotage' using errcode = 'XX000'; end $$;
  create trigger break_commit before insert on assistant_token for each row execute function break_commit()`

const broken: readonly [string, string, number, string][] = [
  ['a commit that fails', BROKEN_COMMIT, 503, 'temporarily_unavailable'],
  ['a statement that fails', BROKEN_INSERT, 500, 'server_error'],
]
test.each(broken)('%s uses up neither the code nor the refresh token', async (_name, sabotage, status, error) => {
  const mend = () => scratch.client.query('drop function break_commit cascade')
  const failing = async (fields: Readonly<Record<string, string>>) => {
    await scratch.client.query(sabotage)
    expect(await token(server, fields)).toMatchObject({ status, body: { error } })
    await mend()
    const { status: then, body } = await token(server, fields)
    expect(then).toBe(200)
    return body
  }
  const admitted = await admit(server, env, clock)
  const first = await failing(admitted.redemption)
  const second = await failing(refreshing(admitted, first.refresh_token))
  expect(await isLive(second.access_token)).toBe(true)
  expect(await assistantRow(server, env, admitted.assistantId)).toMatchObject({ generation: 1, revoked_reason: null })
})
