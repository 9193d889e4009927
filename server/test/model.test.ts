// The system equals a simple model of it, step by step. The long histories are node server/proofs/model.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './harness.ts'
import { NOW } from './model/days.ts'
import { proveModel } from './model/prove-model.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
/** A difference is told by the shortest history that shows it, and finding that takes a while. */
const MINUTES_TO_SHRINK = 10

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(NOW) } })
})
afterAll(() => server.close())

test(
  `two companies are what the model says, after every step (SEED=${SEED})`,
  async () => {
    const heard = await proveModel(server, { runs: 5, steps: 200, seed: SEED })
    expect(Object.keys(heard).length).toBeGreaterThan(10)
  },
  MINUTES_TO_SHRINK * 60_000,
)
