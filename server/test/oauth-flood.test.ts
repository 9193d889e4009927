// Somebody registers program after program, from everywhere at once. LONG=1 does it as often as RELIABILITY promises.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { connect, postForm, refreshing, register, sendRegistration, type Tokens } from './oauth-flow.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'

const [TIMES, MOST] = process.env.LONG ? [50_000, 10_000] : [500, 100]
const LANES = 8
let scratch: Scratch
let server: TestServer
let env: TestEnvironment

beforeAll(async () => {
  scratch = await scratchDatabase()
  if (!process.env.LONG) await scratch.client.query(`alter sequence oauth_client_place maxvalue ${MOST - 1}`)
  server = await startTestServer({ databaseUrl: scratch.url })
  env = await server.environment()
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('whoever was let in goes on, and the table does not grow', { timeout: 600_000 }, async () => {
  const program = await register(server)
  let tokens = await connect(server, env.app, program)
  const renew = async () => {
    const began = performance.now()
    const { status, body } = await postForm(server, '/oauth/token', refreshing(tokens))
    expect(status).toBe(200)
    tokens = { ...tokens, refresh: body.refresh_token } as Tokens
    return performance.now() - began
  }
  const quiet = await timesOf(renew, 100)
  let registered = 0
  const lane = async () => {
    while (registered < TIMES) {
      const name = `flood ${registered++}`
      const { status } = await sendRegistration(server, { client_name: name, redirect_uris: ['https://a.example/b'] })
      expect(status).toBe(201)
    }
  }
  const loud: number[] = []
  let isOver = false
  const flood = Promise.all(Array.from({ length: LANES }, lane)).finally(() => {
    isOver = true
  })
  flood.catch(() => {})
  while (!isOver) loud.push(await renew())
  await flood
  const { rows } = await scratch.client.query(
    'select count(*) filter (where last_used_at is null)::int as unused, count(*)::int as all from oauth_client',
  )
  expect(rows).toEqual([{ unused: MOST, all: MOST + 1 }])
  expect((await sendRegistration(server, { redirect_uris: [program.redirectUri] })).body.client_id).toBe(
    program.clientId,
  )
  const told = `flood of ${TIMES}: p99 of a refresh ${p99(loud)} ms among ${LANES} lanes, ${p99(quiet)} ms without`
  if (process.env.LONG) console.log(told)
})

async function timesOf(work: () => Promise<number>, times: number): Promise<number[]> {
  const all: number[] = []
  for (let i = 0; i < times; i++) all.push(await work())
  return all
}

function p99(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]! * 10) / 10
}
