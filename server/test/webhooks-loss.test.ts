// Every event that was committed is received, whatever is killed on the way. The long one is node server/proofs/webhooks.ts.
import { expect, test } from 'vitest'
import { proveNoLoss } from '../proofs/webhooks-loss.ts'
import { SEED } from './some.ts'

test(`what was committed is received, and nothing else (SEED=${SEED})`, async () => {
  const loss = { events: 150, clients: 6, kills: 2, rollbacks: 20, patienceMs: 90_000, seed: SEED }
  const { summary, faults } = await proveNoLoss(loss)
  expect(faults, summary).toEqual([])
})
