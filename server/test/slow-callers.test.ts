// One address holds connections open as slowly as it can. The long one is node server/proofs/slow-callers.ts.
import { expect, test } from 'vitest'
import { proveSlowCallers } from '../proofs/slow-callers.ts'
import { scratchDatabase } from './scratch.ts'

test('whoever asks slowly holds his share of the connections, and everybody else is served', async () => {
  const scratch = await scratchDatabase()
  try {
    const { summary, details, faults, held } = await proveSlowCallers({
      databaseUrl: scratch.url,
      kinds: ['headers', 'body'],
      connections: 300,
      seconds: 2,
      mostTimes: Number.POSITIVE_INFINITY,
    })
    expect(faults, [summary, ...details!].join('\n')).toEqual([])
    // How many are held at once is counted in server/src/limits/sockets.test.ts; on a busy machine a caller learns late that he is refused.
    for (const { most, refused } of held) {
      expect(most).toBeGreaterThan(0)
      expect(refused).toBeGreaterThan(0)
    }
  } finally {
    await scratch.drop()
  }
})
