// What was acknowledged survives the death of the server and of PostgreSQL. The long one is node server/proofs/crash.ts.
import { expect, test } from 'vitest'
import { proveCrashes } from '../proofs/crash.ts'
import { SEED } from './some.ts'

test(`a server that is killed and a PostgreSQL that is killed lose nothing and come back (SEED=${SEED})`, async () => {
  // The machine may be busy, so nothing finer is asked of it here.
  const crashes = { clients: 6, server: 1, postgres: 1, patienceMs: 120_000, seed: SEED }
  const { summary, faults } = await proveCrashes(crashes)
  expect(faults, summary).toEqual([])
})
