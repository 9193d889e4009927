// What an opportunity waits for, as its quotes tell.
import type { Shapes } from '../../api/api.ts'
import type { Opportunity } from './sales-queries.ts'

export type NextAction = 'quote' | 'send' | 'await' | 'renew' | 'revise' | 'win' | 'project'

type QuoteState = Pick<Shapes['Quote'], 'status'>

const ASKS = {
  draft: 'send',
  sent: 'await',
  expired: 'renew',
  declined: 'revise',
  accepted: 'win',
} as const satisfies Partial<Record<QuoteState['status'], NextAction>>

/** undefined where nothing is left to do. The newest quote is the first; what was revised does not count. */
export function nextAction(
  sale: Pick<Opportunity, 'status' | 'project_id'>,
  quotes: readonly QuoteState[],
): NextAction | undefined {
  if (sale.status === 'lost' || sale.project_id !== null) return undefined
  if (sale.status === 'won') return 'project'
  const newest = quotes.find(({ status }) => status !== 'superseded')
  return newest ? ASKS[newest.status as keyof typeof ASKS] : 'quote'
}
