// What the law and our own books ask of an invoice before it gets its number. All that is missing is told at once.
import { countryCode } from '../../shared/countries.ts'
import { compare, type Decimal } from '../../shared/money.ts'
import { type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { isValidOn } from './vat.rules.ts'

interface Address {
  readonly line1: string | null
  readonly locality: string | null
  readonly country: string | null
}

export interface LineFacts {
  readonly kind: string
  readonly vat_category: string | null
  readonly exemption_reason: string | null
  /** The rate it was taken from; null where the line has none. */
  readonly rate: { readonly category: string; readonly valid_from: string; readonly valid_to: string | null } | null
  /** The line of a final invoice that it takes back, at the rate of then. */
  readonly credited_line_id: string | null
  /** Hours, cost or installment behind the line, all of it still on this draft. */
  readonly has_its_work: boolean
}

export interface CompletenessFacts {
  readonly type: string
  readonly total_incl_vat: Decimal
  readonly billing: {
    readonly name: string | null
    readonly address: Address | null
    readonly vat_number: string | null
  }
  readonly seller: {
    readonly name: string
    readonly address: Address | null
    readonly coc_code: string | null
    readonly vat_number: string | null
    readonly iban: string | null
  }
  readonly lines: readonly LineFacts[]
}

export interface DateFacts {
  readonly invoice_date: string
  readonly today: string
  /** Of the last invoice in the same series. */
  readonly last_date: string | null
  /** Of the invoice that a credit note takes back. */
  readonly credited_date: string | null
}

/** All that keeps a draft from becoming final. */
export function completenessFaults(facts: CompletenessFacts & DateFacts): FieldError[] {
  return [
    ...customerFaults(facts),
    ...sellerFaults(facts),
    ...linesFaults(facts),
    ...facts.lines.flatMap((line, i) => lineFaults(line, i, facts.invoice_date)),
    ...totalFaults(facts),
    ...dateFaults(facts),
  ]
}

export function checkComplete(facts: CompletenessFacts & DateFacts): void {
  refuse(completenessFaults(facts))
}

/** Asked again once the series is held: another invoice may have come first. */
export function checkInvoiceDate(facts: DateFacts): void {
  refuse(dateFaults(facts))
}

function refuse(errors: FieldError[]): void {
  if (errors.length === 0) return
  throw new Problem('invoice-incomplete', errors.map(({ message }) => message).join(' '), { errors })
}

function customerFaults({ billing, lines }: CompletenessFacts): FieldError[] {
  return [
    ...missing('/billing/name', billing.name, 'The customer has no name.'),
    ...addressFaults('/billing/address', billing.address, 'The customer'),
    ...(lines.some(isReversed)
      ? missing('/billing/vat_number', billing.vat_number, 'Reverse charge needs the VAT number of the customer.')
      : []),
  ]
}

function sellerFaults({ seller, lines }: CompletenessFacts): FieldError[] {
  const priced = lines.filter(isPriced)
  const needsVatNumber = !priced.every(({ vat_category }) => vat_category === 'E' || vat_category === 'O')
  return [
    ...missing('/seller/name', seller.name, 'The company profile has no name.'),
    ...addressFaults('/seller/address', seller.address, 'The company profile'),
    ...missing(
      '/seller/coc_code',
      seller.coc_code || seller.vat_number,
      'The company profile has neither a chamber of commerce number nor a VAT number.',
    ),
    ...(needsVatNumber
      ? missing('/seller/vat_number', seller.vat_number, 'The company profile has no VAT number.')
      : []),
    ...missing('/seller/iban', seller.iban, 'The company profile has no IBAN.'),
  ]
}

function addressFaults(pointer: string, address: Address | null, whose: string): FieldError[] {
  return [
    ...missing(`${pointer}/line1`, address?.line1, `${whose} has no address.`),
    ...missing(`${pointer}/locality`, address?.locality, `${whose} has no town in its address.`),
    ...countryFaults(`${pointer}/country`, address?.country, whose),
  ]
}

function countryFaults(pointer: string, country: string | null | undefined, whose: string): FieldError[] {
  if (!country?.trim()) return [fieldError(pointer, 'required', `${whose} has no country in its address.`)]
  if (countryCode(country) !== null) return []
  const says = `${whose} has "${country}" as its country; write its two letters (ISO 3166-1), such as NL.`
  return [fieldError(pointer, 'not_a_country_code', says)]
}

function linesFaults({ lines }: CompletenessFacts): FieldError[] {
  const priced = lines.filter(isPriced)
  const outside = priced.filter(({ vat_category }) => vat_category === 'O')
  return [
    ...(priced.length === 0 ? [fieldError('/lines', 'empty', 'The invoice has no line with an amount.')] : []),
    ...(outside.length > 0 && outside.length < priced.length
      ? [fieldError('/lines', 'mixed_vat', 'Lines outside the scope of VAT cannot stand beside lines with VAT.')]
      : []),
  ]
}

function lineFaults(line: LineFacts, i: number, day: string): FieldError[] {
  if (!isPriced(line)) return []
  const at = (field: string, code: string, message: string) =>
    fieldError(`/lines/${i}/${field}`, code, `Line ${i + 1} ${message}`)
  const { vat_category, exemption_reason, rate } = line
  const faults: FieldError[] = []
  if (vat_category === null) faults.push(at('vat_rate_id', 'required', 'has no VAT rate.'))
  else if (needsReason(vat_category) && !exemption_reason)
    faults.push(at('exemption_reason', 'required', 'does not say why it has no VAT.'))
  if (rate && !line.credited_line_id && rate.category === vat_category && !isValidOn(rate, day))
    faults.push(at('vat_rate_id', 'not_valid', `has a VAT rate that is not valid on ${day}.`))
  if (!line.has_its_work) faults.push(at('kind', 'work_gone', 'has lost work that stood behind it; make it anew.'))
  return faults
}

function totalFaults({ type, total_incl_vat }: CompletenessFacts): FieldError[] {
  const sign = compare(total_incl_vat, '0')
  if (type === 'invoice' && sign < 0)
    return [fieldError('/total_incl_vat', 'negative', 'The total of an invoice cannot be negative.')]
  if (type === 'credit_note' && sign > 0)
    return [fieldError('/total_incl_vat', 'positive', 'The total of a credit note cannot be positive.')]
  return []
}

function dateFaults({ invoice_date, today, last_date, credited_date }: DateFacts): FieldError[] {
  if (invoice_date > today)
    return [fieldError('/invoice_date', 'in_future', `The invoice date ${invoice_date} has not come yet.`)]
  if (last_date !== null && invoice_date < last_date)
    return [
      fieldError(
        '/invoice_date',
        'before_last',
        `The last invoice of the series is of ${last_date}; this one cannot be older.`,
      ),
    ]
  if (credited_date !== null && invoice_date < credited_date)
    return [
      fieldError(
        '/invoice_date',
        'before_credited',
        `The credited invoice is of ${credited_date}; a credit note cannot be older.`,
      ),
    ]
  return []
}

function missing(pointer: string, value: string | null | undefined, message: string): FieldError[] {
  return value?.trim() ? [] : [fieldError(pointer, 'required', message)]
}

function isPriced({ kind }: LineFacts): boolean {
  return kind !== 'text'
}

function isReversed({ vat_category }: LineFacts): boolean {
  return vat_category === 'AE' || vat_category === 'K'
}

function needsReason(category: string): boolean {
  return category !== 'S' && category !== 'Z'
}
