// What an opportunity weighs in the pipeline. Lists sort by it, so sales.queries.ts says the same in SQL.
import { type Decimal, percentOf } from '../../shared/money.ts'
import type { SalesStatus } from './sales.rules.ts'

interface Chance {
  readonly status: SalesStatus
  readonly probability: number | null
}

/** A decision is certain; until then the opportunity's own estimate counts, else that of its stage. */
export function effectiveProbability({ status, probability }: Chance, stage: { readonly probability: number }): number {
  if (status === 'won') return 100
  if (status === 'lost') return 0
  return probability ?? stage.probability
}

export function weightedAmount(amount: Decimal | null, effectiveProbability: number): Decimal | null {
  return amount && percentOf(amount, String(effectiveProbability))
}
