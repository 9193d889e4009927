// What the lines of a quote accept, what they are worth, and which of them a customer takes.
import { type Decimal, isMoney, parseDecimal } from '../../../shared/money.ts'
import { type FieldError, fieldError, Problem, referenceProblem, validationProblem } from '../../../shared/problem.ts'
import { netAmount } from '../../../shared/vat.ts'

export const quoteLineKinds = ['service', 'text'] as const
export const quoteBillingMethods = ['time_and_materials', 'fixed_price', 'subscription', 'non_billable'] as const
export const quoteCycles = ['month', 'quarter', 'half_year', 'year'] as const

export type QuoteBillingMethod = (typeof quoteBillingMethods)[number]
export type QuoteCycle = (typeof quoteCycles)[number]

/** A line as the screens send it. */
export interface SentLine {
  readonly id?: string
  readonly kind?: 'service' | 'text'
  readonly name: string
  readonly description?: string | null
  readonly billing_method?: QuoteBillingMethod
  readonly cycle?: QuoteCycle | null
  readonly quantity?: number
  readonly unit?: string | null
  readonly unit_price?: number
  readonly discount_percentage?: number
  readonly vat_rate_id?: string | null
  readonly hour_type_id?: string | null
  readonly estimated_minutes?: number | null
  readonly is_optional?: boolean
  readonly is_selected?: boolean
}

/** A line as it is stored, but for its VAT. */
export interface ReadLine {
  readonly id: string
  readonly position: number
  readonly kind: 'service' | 'text'
  readonly name: string
  readonly description: string | null
  readonly billing_method: QuoteBillingMethod | null
  readonly cycle: QuoteCycle | null
  readonly quantity: Decimal | null
  readonly unit: string | null
  readonly unit_price: Decimal | null
  readonly discount_percentage: Decimal
  readonly amount: Decimal
  readonly vat_rate_id: string | null
  readonly hour_type_id: string | null
  readonly estimated_minutes: number | null
  readonly is_optional: boolean
  readonly is_selected: boolean
}

/** Lines in the order in which they are sent; those that name their id stay the same line. */
export function readLines(sent: readonly SentLine[], known: readonly string[], newId: () => string): ReadLine[] {
  const left = new Set(known)
  const strange = sent.flatMap(({ id }, i) =>
    id === undefined || left.delete(id.toLowerCase()) ? [] : [`lines/${i}/id`],
  )
  if (strange.length > 0) throw referenceProblem(strange)
  const lines = sent.map((line, position) => readLine(line, position, newId))
  const faults = sent.flatMap((line, i) => pointed(i, lineFaults(line, lines[i]!)))
  if (faults.length > 0) throw validationProblem(faults)
  return lines
}

function readLine(sent: SentLine, position: number, newId: () => string): ReadLine {
  const { kind = 'service', name, description = null } = sent
  const place = { id: sent.id?.toLowerCase() ?? newId(), position, kind, name, description }
  if (kind === 'text') return { ...place, ...NO_SERVICE }
  const { billing_method = 'time_and_materials', is_optional = false } = sent
  const quantity = parseDecimal(sent.quantity ?? 1, 6)!
  const unit_price = parseDecimal(sent.unit_price ?? 0, 4)!
  const discount_percentage = parseDecimal(sent.discount_percentage ?? 0)!
  return {
    ...place,
    billing_method,
    cycle: sent.cycle ?? null,
    quantity,
    // Worked by the hour unless it says otherwise, and the customer reads it so.
    unit: sent.unit === undefined && billing_method === 'time_and_materials' ? 'hour' : (sent.unit ?? null),
    unit_price,
    discount_percentage,
    amount: netAmount(quantity, unit_price, discount_percentage),
    vat_rate_id: sent.vat_rate_id?.toLowerCase() ?? null,
    hour_type_id: sent.hour_type_id?.toLowerCase() ?? null,
    estimated_minutes: sent.estimated_minutes ?? null,
    is_optional,
    is_selected: sent.is_selected ?? !is_optional,
  }
}

const NO_SERVICE = {
  billing_method: null,
  cycle: null,
  quantity: null,
  unit: null,
  unit_price: null,
  discount_percentage: '0.00',
  amount: '0.00',
  vat_rate_id: null,
  hour_type_id: null,
  estimated_minutes: null,
  is_optional: false,
  is_selected: true,
} as const

const OF_TEXT = ['id', 'kind', 'name', 'description']

function lineFaults(sent: SentLine, line: ReadLine): FieldError[] {
  if (line.kind === 'text')
    return Object.entries(sent)
      .filter(([field, value]) => !OF_TEXT.includes(field) && !isNothing(field, value))
      .map(([field]) => fieldError(`/${field}`, 'not_of_text', `A text has no ${field}; it is only text.`))
  const errors: FieldError[] = []
  const isFree = line.billing_method === 'non_billable'
  if (sent.unit_price === undefined && !isFree)
    errors.push(fieldError('/unit_price', 'required', 'unit_price is required.'))
  if (isFree && Number(line.amount) !== 0)
    errors.push(fieldError('/unit_price', 'not_billed', 'What is not billed has no price; leave it out or send 0.'))
  if (line.billing_method === 'subscription' && line.cycle === null)
    errors.push(fieldError('/cycle', 'required', 'A subscription has a cycle: month, quarter, half_year or year.'))
  if (line.billing_method !== 'subscription' && line.cycle !== null)
    errors.push(fieldError('/cycle', 'not_a_subscription', 'Only a subscription has a cycle.'))
  if (!line.is_optional && !line.is_selected)
    errors.push(fieldError('/is_selected', 'not_optional', 'Only an option can be left out; send is_optional: true.'))
  if (!isMoney(line.amount))
    errors.push(fieldError('/quantity', 'too_large', 'The amount of a line stays below 1 000 000 000.'))
  return errors
}

// What the record shows of a text may be sent back as it is.
function isNothing(field: string, value: unknown): boolean {
  return value === undefined || value === null || value === SHOWN_OF_TEXT[field]
}

const SHOWN_OF_TEXT: Readonly<Record<string, unknown>> = {
  discount_percentage: 0,
  is_optional: false,
  is_selected: true,
}

function pointed(index: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => ({ ...error, pointer: `/lines/${index}${error.pointer}` }))
}

interface Choosable {
  readonly id: string
  readonly kind: string
  readonly is_optional: boolean
  readonly is_selected: boolean
}

/** The lines with exactly these options chosen; without a choice they stay as they are. */
export function chosenLines<Line extends Choosable>(
  lines: readonly Line[],
  chosen: readonly string[] | undefined,
): Line[] {
  if (chosen === undefined) return [...lines]
  const ids = chosen.map((id) => id.toLowerCase())
  const options = new Set(lines.filter((line) => line.is_optional).map(({ id }) => id))
  const strange = ids.flatMap((id, i) => (options.has(id) ? [] : [`option_ids/${i}`]))
  if (strange.length > 0) throw referenceProblem(strange)
  return lines.map((line) => (line.is_optional ? { ...line, is_selected: ids.includes(line.id) } : line))
}

/** The services that a customer took; a project needs at least one. */
export function takenServices<Line extends Choosable>(lines: readonly Line[]): Line[] {
  const taken = lines.filter((line) => line.kind === 'service' && line.is_selected)
  if (taken.length === 0) throw new Problem('invalid-transition', 'No service of this quote was chosen.')
  return taken
}
