// The commands of docs/recovery.md bring back a moment. The long one is node server/proofs/recovery.ts.
import { expect, test } from 'vitest'
import { proveRecovery } from '../proofs/recovery.ts'
import { SEED } from './some.ts'

// All samples are run; from which of the two bases it comes back differs from run to run.
test(`what was acknowledged before a table was dropped comes back from the journal (SEED=${SEED})`, async () => {
  const { summary, faults } = await proveRecovery({ clients: 2, seconds: 0.5, live: SEED % 2, seed: SEED })
  expect(faults, summary).toEqual([])
})
