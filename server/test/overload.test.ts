// More is asked than one process can answer. The long one is node server/proofs/overload.ts.
import { expect, test } from 'vitest'
import { proveOverload } from '../proofs/overload.ts'
import { scratchDatabase } from './scratch.ts'

test('a process that is asked too much answers what it can, refuses the rest and is itself again', async () => {
  const scratch = await scratchDatabase()
  try {
    // Other tests take their part of the machine meanwhile, each moment another.
    const { summary, details, faults, refused } = await proveOverload({
      databaseUrl: scratch.url,
      steps: [2],
      seconds: 1,
      leastShare: 0.3,
    })
    expect(faults, [summary, ...details!].join('\n')).toEqual([])
    expect(refused).toBeGreaterThan(0)
  } finally {
    await scratch.drop()
  }
})
