// Two servers behind a load balancer are restarted one after the other under load. The long form is node server/proofs/rolling-restart.ts.
import { expect, test } from 'vitest'
import { proveRollingRestart } from '../proofs/rolling-restart.ts'
import { scratchDatabase } from './scratch.ts'

test('no request fails while one server after the other is replaced', async () => {
  const scratch = await scratchDatabase()
  try {
    const outcome = await proveRollingRestart({
      databaseUrl: scratch.url,
      rounds: 1,
      requestsPerSecond: 40,
      drainSeconds: 3,
    })
    console.log(outcome.summary)
    expect(outcome.faults).toEqual([])
    expect(outcome.requests).toBeGreaterThan(100)
  } finally {
    await scratch.drop()
  }
})
