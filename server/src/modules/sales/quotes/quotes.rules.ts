// The life of a quote (DOMAIN 3.7), and what it adds up to.
import { addDays } from '../../../shared/calendar.ts'
import { add, type Decimal } from '../../../shared/money.ts'
import { type FieldError, fieldError, Problem } from '../../../shared/problem.ts'
import { checkTransition, type Transitions } from '../../../shared/transition.ts'
import { type Totals, totalsOf, type VatGroup, type VatLine, vatBreakdown } from '../../../shared/vat.ts'

export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'expired', 'superseded'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** What can be done with a quote, and in which states; expiring it does by itself. What was sent before can be mailed once more. */
export const quoteTransitions = {
  change: ['draft'],
  delete: ['draft'],
  send: ['draft', 'sent', 'expired'],
  mark_sent: ['draft', 'expired'],
  accept: ['sent', 'expired'],
  decline: ['sent'],
  revise: ['sent', 'declined', 'expired', 'superseded'],
  make_project: ['accepted'],
} as const satisfies Transitions<string, QuoteStatus>

export type QuoteAction = keyof typeof quoteTransitions
export const quoteActions = Object.keys(quoteTransitions) as QuoteAction[]

export function checkAction(status: string, action: QuoteAction): void {
  checkTransition<QuoteAction, QuoteStatus>(quoteTransitions, status as QuoteStatus, action)
}

/** The newest version is the one to go on with; one that was thrown away does not count. */
export function checkIsLatest(successor: { readonly revision: number } | null): void {
  if (successor === null) return
  throw new Problem(
    'invalid-transition',
    `Version ${successor.revision} of this quote exists already; go on with that one.`,
  )
}

/** An offer ends with its last day; only a user who means it accepts it later. */
export function checkStillValid(facts: {
  readonly validUntil: string
  readonly today: string
  readonly isConfirmed: boolean
}): void {
  if (facts.isConfirmed || !hasEnded(facts.validUntil, facts.today)) return
  throw new Problem(
    'invalid-transition',
    `This quote was valid until ${facts.validUntil}. Accept it with confirm: true, or send it again with a new valid_until.`,
    { valid_until: facts.validUntil },
  )
}

export function hasEnded(validUntil: string, today: string): boolean {
  return validUntil < today
}

export interface QuoteDates {
  readonly quote_date: string
  readonly valid_until: string
}

const VALID_DAYS = 30

/** The days that a quote bears when it leaves, where nobody chose others. */
export function datesToSend(
  wished: { readonly quote_date: string | null; readonly valid_until: string | null },
  today: string,
): QuoteDates {
  const quote_date = wished.quote_date ?? today
  const begins = quote_date > today ? quote_date : today
  return { quote_date, valid_until: wished.valid_until ?? addDays(begins, VALID_DAYS) }
}

export function dateFaults({
  quote_date,
  valid_until,
}: Partial<Record<keyof QuoteDates, string | null>>): FieldError[] {
  if (!quote_date || !valid_until || valid_until >= quote_date) return []
  return [fieldError('/valid_until', 'before_quote_date', `valid_until lies before the quote date ${quote_date}.`)]
}

export interface SendFacts extends QuoteDates {
  readonly today: string
  readonly hasCustomer: boolean
  readonly lines: readonly { readonly kind: string; readonly vat_rate_id: string | null }[]
}

/** Names all that is missing at once, so that one round of repairs is enough. */
export function checkCanBeSent(facts: SendFacts): void {
  const errors = hasEnded(facts.valid_until, facts.today)
    ? [fieldError('/valid_until', 'in_the_past', 'valid_until has passed; choose today or later.')]
    : dateFaults(facts)
  if (!facts.hasCustomer)
    errors.push(fieldError('/organization_id', 'required', 'A quote goes to an organization or a person.'))
  if (!facts.lines.some(({ kind }) => kind === 'service'))
    errors.push(fieldError('/lines', 'required', 'A quote offers at least one service.'))
  facts.lines.forEach(({ kind, vat_rate_id }, i) => {
    if (kind === 'service' && vat_rate_id === null)
      errors.push(fieldError(`/lines/${i}/vat_rate_id`, 'required', `Line ${i + 1} has no VAT rate.`))
  })
  if (errors.length === 0) return
  const detail = errors.map(({ message }) => message).join(' ')
  throw new Problem('invalid-transition', `The quote cannot be sent yet. ${detail}`, { errors })
}

export interface QuoteSumLine {
  readonly kind: string
  readonly amount: Decimal
  readonly vat_category: VatLine['vat_category'] | null
  readonly vat_percentage: Decimal | null
  readonly exemption_reason: string | null
  readonly is_optional: boolean
  readonly is_selected: boolean
}

export interface QuoteSums extends Totals {
  readonly vat_breakdown: readonly VatGroup[]
}

/** Options count once they are chosen. A line that still lacks its rate keeps the quote from being sent, but shows in the total. */
export function quoteSums(lines: readonly QuoteSumLine[]): QuoteSums {
  const counted = lines.filter((line) => line.kind === 'service' && (line.is_selected || !line.is_optional))
  const vat_breakdown = vatBreakdown(counted.filter(isTaxed))
  const { total_excl_vat: taxed, total_vat } = totalsOf(vat_breakdown)
  const total_excl_vat = add(taxed, ...counted.filter((line) => !isTaxed(line)).map(({ amount }) => amount))
  return { vat_breakdown, total_excl_vat, total_vat, total_incl_vat: add(total_excl_vat, total_vat) }
}

function isTaxed(line: QuoteSumLine): line is QuoteSumLine & VatLine {
  return line.vat_category !== null && line.vat_percentage !== null
}

/** Its own series, new each year; gaps are allowed. */
export function quoteNumber(year: number, sequence: number): string {
  return `Q${String(year).padStart(4, '0')}-${String(sequence).padStart(4, '0')}`
}
