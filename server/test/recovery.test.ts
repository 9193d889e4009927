// The commands of docs/recovery.md bring back a moment. The long one is node server/proofs/recovery.ts.
import { expect, test } from 'vitest'
import { proveRecovery } from '../proofs/recovery.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

test(`what was acknowledged before a table was dropped comes back from the journal (SEED=${SEED})`, async () => {
  const { summary, faults } = await proveRecovery({ clients: 2, seconds: 0.5, live: 0, seed: SEED })
  expect(faults, summary).toEqual([])
}, 300_000)
