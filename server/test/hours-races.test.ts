// Hours stand on one invoice and as they are, whoever comes at the same moment. The long ones are in server/proofs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveSingleInvoicing } from '../proofs/double-invoicing.ts'
import { proveHoursRaces } from '../proofs/hours-races.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'
import { SEED } from './some.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
})
afterAll(() => scratch.drop())

test(`no entry is invoiced twice (SEED=${SEED})`, async () => {
  const { url: databaseUrl } = scratch
  const rush = { databaseUrl, processes: 2, rounds: 4, requests: 20, entries: 12, seed: SEED }
  const { summary, faults } = await proveSingleInvoicing(rush)
  expect(faults, summary).toEqual([])
})

test(`no line differs from its hours, no hours are without their service (SEED=${SEED})`, async () => {
  const { url: databaseUrl } = scratch
  const { summary, faults } = await proveHoursRaces({ databaseUrl, processes: 2, rounds: 4, seed: SEED })
  expect(faults, summary).toEqual([])
})
