// node server/proofs/webhooks.ts: 5,000 events over 10 kills and 200 roll-backs are received, each signed as the libraries of receivers
// ask; a receiver that never answers delays nobody; a record that many change tells of every version once.
import { type Outcome, runAlone } from './alone.ts'
import { withProofDatabase } from './database.ts'
import { proveIsolation } from './webhooks-isolation.ts'
import { proveNoLoss } from './webhooks-loss.ts'
import { proveSignatures } from './webhooks-signatures.ts'
import { proveVersions } from './webhooks-versions.ts'
import { openWebhookWorld } from './webhooks-world.ts'

const patienceMs = 120_000

await runAlone(
  { events: 5000, kills: 10, rollbacks: 200, clients: 8, queued: 500, measured: 500, deliveries: 1000, updates: 1000 },
  ({ events, kills, rollbacks, clients, queued, measured, deliveries, updates, seed }) =>
    withProofDatabase(async (databaseUrl) => {
      const loss = await proveNoLoss({ events, kills, rollbacks, clients, patienceMs, seed })
      const world = await openWebhookWorld(databaseUrl)
      try {
        return summed([
          loss,
          await proveIsolation(world, { queued, events: measured, most: 2, anywayMs: 0 }),
          await proveSignatures(world, { deliveries, patienceMs, seed }),
          await proveVersions(world, { updates, clients: updates, patienceMs }),
        ])
      } finally {
        await world.close()
      }
    }),
)

function summed(outcomes: readonly Outcome[]): Outcome {
  return {
    summary: outcomes.map(({ summary }) => summary).join('; '),
    details: outcomes.flatMap(({ details = [] }) => details),
    faults: outcomes.flatMap(({ faults }) => faults),
  }
}
