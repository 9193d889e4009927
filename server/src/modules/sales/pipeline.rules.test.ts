import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { insertRow } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { effectiveProbability, weightedAmount } from './pipeline.rules.ts'
import type { SalesStatus } from './sales.rules.ts'

const percent = fc.integer({ min: 0, max: 100 })
const cents = fc.integer({ min: 0, max: 99_999_999_999 })

describe('the effective probability', () => {
  it('is certain once it is decided, whatever was estimated', () => {
    fc.assert(
      fc.property(fc.option(percent), percent, (probability, ofStage) => {
        const stage = { probability: ofStage }
        expect(effectiveProbability({ status: 'won', probability }, stage)).toBe(100)
        expect(effectiveProbability({ status: 'lost', probability }, stage)).toBe(0)
      }),
    )
  })

  it('is its own while it is open, else that of its stage; none is not zero', () => {
    expect(effectiveProbability({ status: 'open', probability: null }, { probability: 25 })).toBe(25)
    expect(effectiveProbability({ status: 'open', probability: 0 }, { probability: 25 })).toBe(0)
    expect(effectiveProbability({ status: 'open', probability: 90 }, { probability: 25 })).toBe(90)
  })
})

describe('the weighted amount', () => {
  it('rounds a half away from zero', () => {
    expect(weightedAmount('0.01', 50)).toBe('0.01')
    expect(weightedAmount('0.01', 49)).toBe('0.00')
    expect(weightedAmount('33333.33', 75)).toBe('25000.00')
    expect(weightedAmount('0.00', 100)).toBe('0.00')
    expect(weightedAmount(null, 50)).toBeNull()
  })

  it('is that of a model in whole cents, and grows with the probability', () => {
    fc.assert(
      fc.property(cents, percent, (amount, probability) => {
        const weighted = centsOf(weightedAmount(decimal(amount), probability)!)
        expect(weighted).toBe((BigInt(amount) * BigInt(probability) + 50n) / 100n)
        expect(weighted).toBeLessThanOrEqual(BigInt(amount))
      }),
      { numRuns: 1000 },
    )
    expect(weightedAmount('12.34', 100)).toBe('12.34')
  })
})

describe('the columns of the list', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const opportunity = fc.record({
    status: fc.constantFrom<SalesStatus>('open', 'won', 'lost'),
    probability: fc.option(percent),
    amount: fc.option(cents.map(decimal)),
    stage: fc.integer({ min: 0, max: 3 }),
  })

  test('say the same as the rules, and the list is in the order of the rule', async () => {
    const env = await server.environment()
    const stages = (await env.get('/sales/stage')).body.data
    const decided = { stage_changed_at: '2026-01-01T00:00:00Z', status_changed_at: '2026-01-01T00:00:00Z' }
    const expected = new Map<string, [number, number | null]>()
    for (const { status, probability, amount, stage } of fc.sample(opportunity, { seed: 7, numRuns: 90 })) {
      const closed_on = status === 'open' ? null : '2026-01-01'
      const values = { name: 'Deal', status, probability, amount, closed_on, stage_id: stages[stage].id, ...decided }
      const chance = effectiveProbability({ status, probability }, stages[stage])
      const weighted = weightedAmount(amount, chance)
      expected.set(await insertRow(server, env, 'sales', values), [chance, weighted === null ? null : Number(weighted)])
    }
    for (const sort of ['weighted_amount', '-weighted_amount']) {
      const { data } = (await env.get(`/sales/sales?limit=100&sort=${sort}`)).body
      expect(data.length).toBe(expected.size)
      for (const row of data) expect([row.effective_probability, row.weighted_amount]).toEqual(expected.get(row.id))
      const weights: (number | null)[] = data.map((row: { weighted_amount: number | null }) => row.weighted_amount)
      const known = weights.filter((weight) => weight !== null)
      expect(known).toEqual(known.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b)))
      expect(weights.slice(known.length).every((weight) => weight === null)).toBe(true)
    }
  })
})

function decimal(amount: number): string {
  const text = String(amount).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}
