// What a VAT rate may say, and which of them is the default.
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { isValidOn } from './vat.rules.ts'

export interface VatRateFacts {
  readonly name: string
  readonly percentage: number | string
  readonly category: string
  readonly exemption_reason: string | null
  readonly valid_from: string
  readonly valid_to: string | null
  readonly is_default: boolean
  readonly is_active: boolean
}

/** EN 16931: only the standard rate has a percentage; what is exempt, reversed or outside says why. */
export function checkVatRate(rate: VatRateFacts): void {
  const isStandard = rate.category === 'S'
  const isReasoned = !isStandard && rate.category !== 'Z'
  const errors = []
  if (Number(rate.percentage) > 0 !== isStandard)
    errors.push(
      fieldError('/percentage', 'invalid', `percentage must be ${isStandard ? 'above 0' : '0'} for ${rate.category}.`),
    )
  if (isReasoned && rate.exemption_reason === null)
    errors.push(fieldError('/exemption_reason', 'required', `exemption_reason is required for ${rate.category}.`))
  if (!isReasoned && rate.exemption_reason !== null)
    errors.push(fieldError('/exemption_reason', 'invalid', `${rate.category} takes no exemption_reason.`))
  if (rate.valid_to !== null && rate.valid_to < rate.valid_from)
    errors.push(fieldError('/valid_to', 'invalid', 'valid_to must not lie before valid_from.'))
  if (rate.is_default && !rate.is_active)
    errors.push(fieldError('/is_default', 'invalid', 'A rate that is not active cannot be the default.'))
  checkFields(errors)
}

/** What stands on invoices keeps its meaning. */
export function checkUsedRate(isOnInvoices: boolean): void {
  if (isOnInvoices) throw new Problem('in-use', 'Invoice lines have this VAT rate; end it and make a new one instead.')
}

export function changesMeaning(before: VatRateFacts, after: VatRateFacts): boolean {
  return Number(before.percentage) !== Number(after.percentage) || before.category !== after.category
}

/** There is a default today, and only another one takes its place. */
export function checkDefaultStays(before: VatRateFacts, after: VatRateFacts | null, today: string): void {
  const isNeeded = before.is_default && isValidOn(before, today)
  if (!isNeeded || (after?.is_default && after.is_active)) return
  throw new Problem('in-use', 'This is the default VAT rate; make another one the default first.')
}

/** A default of later days does not push out the one of today. */
export function checkDefaultTakesOver(rate: VatRateFacts, others: readonly VatRateFacts[], today: string): void {
  const current = isValidOn(rate, today) ? undefined : others.find((other) => isValidOn(other, today))
  if (!current) return
  const says = `${current.name} is the default today and is also valid when this one is; give it an end before that first.`
  throw new Problem('in-use', says)
}
