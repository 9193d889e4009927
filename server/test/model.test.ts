// The system equals a simple model of it, step by step. The long histories are node server/proofs/model.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './harness.ts'
import { NOW } from './model/days.ts'
import { proveModel, stepsIn } from './model/prove-model.ts'
import { SEED } from './some.ts'

const STEPS = 150
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
    // How long a history is, is drawn as well.
    const kinds = new Set<string>()
    for (let seed = SEED, steps = 0; steps < STEPS; seed++) {
      const heard = await proveModel(server, { runs: 1, steps: 200, seed })
      for (const kind of Object.keys(heard)) kinds.add(kind)
      steps += stepsIn(heard)
    }
    expect(kinds.size).toBeGreaterThan(10)
  },
  MINUTES_TO_SHRINK * 60_000,
)
