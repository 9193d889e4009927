// What a credit note may take back (DOMAIN 4.7): whole lines or parts of them, never more than is left.
import { add, compare, type Decimal, parseDecimal, quotientOf, subtract, sumOf } from '../../shared/money.ts'
import { type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { totalsOf, type VatGroup } from '../../shared/vat.ts'

/** A line of the final invoice. Drafts of credit notes count as credited: what they hold cannot be credited twice. */
export interface CreditableLine {
  readonly id: string
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly credited_quantity: Decimal
  readonly credited_amount: Decimal
}

export interface Part {
  readonly quantity: Decimal
  readonly amount: Decimal
}

export interface WantedPart {
  readonly line_id: string
  readonly quantity?: number
  readonly amount?: number
}

export function checkCreditable({ type, status }: { readonly type: string; readonly status: string }): void {
  if (status !== 'finalised')
    throw new Problem('invoice-not-finalised', 'A draft is changed or deleted; only a final invoice is credited.')
  if (type === 'credit_note')
    throw new Problem('invalid-transition', 'A credit note is not credited; make a new invoice instead.')
}

/** What is left of a line: its quantity and amount less what was credited. */
export function leftOf(line: CreditableLine): Part {
  return {
    quantity: sumOf([line.quantity, line.credited_quantity], 6),
    amount: add(line.amount, line.credited_amount),
  }
}

export function isNothing({ quantity, amount }: Part): boolean {
  return compare(quantity, '0') === 0 && compare(amount, '0') === 0
}

/** The part of a line that is wanted, in quantity and amount. Who takes all that is left of one, takes all that is left of the other. */
export function partOf(line: CreditableLine, { quantity, amount }: Omit<WantedPart, 'line_id'>): Part {
  const left = leftOf(line)
  if (quantity !== undefined) {
    const wanted = parseDecimal(quantity, 6)!
    if (compare(wanted, left.quantity) === 0) return left
    return { quantity: wanted, amount: within(quotientOf([line.amount, wanted], line.quantity), left.amount) }
  }
  if (amount === undefined) return left
  const wanted = parseDecimal(amount)!
  if (compare(wanted, left.amount) === 0) return left
  return { amount: wanted, quantity: within(quotientOf([line.quantity, wanted], line.amount, 6), left.quantity) }
}

export function partFaults(line: CreditableLine, wanted: WantedPart, at: number): FieldError[] {
  const pointer = `/lines/${at}`
  if (wanted.quantity !== undefined && wanted.amount !== undefined)
    return [fieldError(`${pointer}/amount`, 'either', 'Say a quantity or an amount, not both.')]
  const left = leftOf(line)
  if (isNothing(left)) return [fieldError(`${pointer}/line_id`, 'credited', 'Nothing is left of this line.')]
  return (['quantity', 'amount'] as const)
    .filter((field) => wanted[field] !== undefined && !isWithin(String(wanted[field]), left[field]))
    .map((field) => fieldError(`${pointer}/${field}`, 'exceeds_left', `Of this line ${left[field]} is left.`))
}

/** The VAT of a credited invoice and of its final credit notes, group by group. */
export interface CreditedVat {
  readonly groups: readonly VatOfGroup[]
  /** Groups of which something is left after the credit note in hand. */
  readonly open: readonly Omit<VatOfGroup, 'vat_amount'>[]
}

type VatOfGroup = Pick<VatGroup, 'vat_category' | 'vat_percentage' | 'vat_amount'>

/**
 * Each credit note rounds its VAT by itself. The one that takes the last of a group takes what is left of its VAT, so that parts
 * which take back all lines also take back all that was charged; no validator minds a cent of rounding.
 */
export function withRestOfVat(groups: readonly VatGroup[], { groups: charged, open }: CreditedVat): VatGroup[] {
  const isOpen = new Set(open.map(groupKey))
  const settled = groups.map((group) => {
    const own = charged.filter((other) => groupKey(other) === groupKey(group)).map(({ vat_amount }) => vat_amount)
    return isOpen.has(groupKey(group)) ? group : { ...group, vat_amount: subtract('0.00', add(...own)) }
  })
  // A credit note over next to nothing would owe the rounding to us.
  return compare(totalsOf(settled).total_incl_vat, '0') > 0 ? [...groups] : settled
}

function groupKey({ vat_category, vat_percentage }: Omit<VatOfGroup, 'vat_amount'>): string {
  return `${vat_category} ${add(vat_percentage)}`
}

export function negated({ quantity, amount }: Part): Part {
  return { quantity: opposite(quantity), amount: opposite(amount) }
}

function opposite(value: Decimal): Decimal {
  return value.startsWith('-') ? value.slice(1) : `-${value}`
}

// Of the same sign as what is left, and not beyond it.
function isWithin(wanted: Decimal, left: Decimal): boolean {
  const sign = compare(left, '0')
  return compare(wanted, '0') === sign && compare(wanted, left) !== sign
}

function within(part: Decimal, left: Decimal): Decimal {
  return compare(part, left) === compare(part, '0') ? left : part
}
