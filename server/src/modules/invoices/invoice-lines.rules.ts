// What the lines of a draft accept. What stands for work says how much it is; only its text, discount, VAT and place are free.
import { type Decimal, isMoney } from '../../shared/money.ts'
import { checkFields, type FieldError, fieldError } from '../../shared/problem.ts'
import { netAmount } from '../../shared/vat.ts'
import { hoursAmount } from './grouping.rules.ts'

export interface LineFacts {
  readonly kind: string
  readonly quantity: Decimal | null
  readonly unit_price: Decimal | null
  readonly discount_percentage: Decimal
  readonly hours_minutes: number | null
  readonly credited_line_id: string | null
}

const TEXT = ['description', 'position'] as const
const OF_WORK = [...TEXT, 'discount_percentage', 'vat_rate_id'] as const

export const lineFields = [...OF_WORK, 'quantity', 'unit', 'unit_price'] as const
/** What is typed by hand; all other lines stand for work. */
export const typedKinds = ['manual', 'text'] as const

export type LineField = (typeof lineFields)[number]

/** The fields that a change of this line may name. */
export function freeFields({
  kind,
  credited_line_id,
}: Pick<LineFacts, 'kind' | 'credited_line_id'>): readonly LineField[] {
  if (kind === 'text' || credited_line_id !== null) return TEXT
  return kind === 'manual' ? lineFields : OF_WORK
}

/** The fields that a change of this line may not name. */
export function lineFaults(
  line: Pick<LineFacts, 'kind' | 'credited_line_id'>,
  fields: readonly string[],
): FieldError[] {
  const free = freeFields(line)
  return fields
    .filter((field) => !free.includes(field as LineField))
    .map((field) => fieldError(`/${field}`, 'fixed', `${field} of this line ${whyFixed(line)}.`))
}

/** What can be typed as a new line of such an invoice. */
export function newLineKinds(invoice_type: string): readonly (typeof typedKinds)[number][] {
  return invoice_type === 'credit_note' ? ['text'] : typedKinds
}

export function newLineFaults({
  kind,
  invoice_type,
  ...sent
}: {
  readonly kind: string
  readonly invoice_type: string
  readonly unit_price?: unknown
  readonly project_id?: string | null
  readonly service_id?: string | null
}): FieldError[] {
  if (kind === 'text')
    return lineFaults(
      { kind, credited_line_id: null },
      Object.keys(sent).filter((field) => field !== 'invoice_id'),
    )
  const errors: FieldError[] = []
  if (!newLineKinds(invoice_type).some((one) => one === kind))
    errors.push(fieldError('/kind', 'not_credited', 'A credit note takes back lines of its invoice, and texts.'))
  if (sent.unit_price === undefined) errors.push(fieldError('/unit_price', 'required', 'unit_price is required.'))
  if (sent.service_id && !sent.project_id)
    errors.push(fieldError('/project_id', 'required', 'A service is named together with its project.'))
  return errors
}

/** Hours are computed from their minutes, all else from quantity and price; rounded once. */
export function lineAmount({ kind, quantity, unit_price, discount_percentage, hours_minutes }: LineFacts): Decimal {
  if (kind === 'text') return '0.00'
  return kind === 'hours' && hours_minutes !== null
    ? hoursAmount(hours_minutes, unit_price!, discount_percentage)
    : netAmount(quantity!, unit_price!, discount_percentage)
}

/** Quantity and price are each within bounds; together they may not be. */
export function checkLineAmount(amount: Decimal): void {
  checkFields(
    isMoney(amount) ? [] : [fieldError('/quantity', 'too_large', 'The amount of a line stays below 1 000 000 000.')],
  )
}

function whyFixed({ kind, credited_line_id }: Pick<LineFacts, 'kind' | 'credited_line_id'>): string {
  if (kind === 'text') return 'does not exist: it is only text'
  if (credited_line_id !== null) return 'is that of the line it takes back'
  return 'follows from the work behind it; a lower price is a discount'
}
