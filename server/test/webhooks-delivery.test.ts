// What receivers can rely on. The long ones are in node server/proofs/webhooks.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveIsolation } from '../proofs/webhooks-isolation.ts'
import { proveSignatures } from '../proofs/webhooks-signatures.ts'
import { proveVersions } from '../proofs/webhooks-versions.ts'
import { openWebhookWorld, type WebhookWorld } from '../proofs/webhooks-world.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'
import { SEED } from './some.ts'

const patienceMs = 120_000

let scratch: Scratch
let world: WebhookWorld
beforeAll(async () => {
  scratch = await scratchDatabase()
  world = await openWebhookWorld(scratch.url)
})
afterAll(async () => {
  await world.close()
  await scratch.drop()
})

test('a receiver that never answers delays no other', async () => {
  // The machine may be busy, so only a delay that somebody would notice counts here.
  const { summary, faults } = await proveIsolation(world, { queued: 30, events: 30, most: 2, anywayMs: 2000 })
  expect(faults, summary).toEqual([])
})

test(`the libraries of receivers verify every delivery and nothing else (SEED=${SEED})`, async () => {
  const { summary, faults } = await proveSignatures(world, { deliveries: 40, patienceMs, seed: SEED })
  expect(faults, summary).toEqual([])
})

test('events of a record that many change have a version each', async () => {
  const { summary, faults } = await proveVersions(world, { updates: 50, clients: 10, patienceMs })
  expect(faults, summary).toEqual([])
})
