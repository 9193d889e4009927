// From what a file says to the purchase invoice it would become, with everything in words that somebody should look at first.
import { add, compare, type Decimal } from '../../shared/money.ts'
import type { PurchaseProposal, PurchaseRemark } from './proposals.shapes.ts'
import { purchaseTotals } from './purchase-invoices.rules.ts'
import type { ReadInvoice, ReadLine, UblRefusal } from './read-ubl.ts'
import { isSameNumber, type Matched, matchOf, type Numbers } from './supplier-match.rules.ts'

const MOST_LINES = 200

export interface KnownSupplier extends Numbers {
  readonly id: string
}

export interface KnownProfile extends Numbers {
  readonly id: string
  readonly currency: string
  readonly is_default: boolean
}

export interface Surroundings {
  readonly suppliers: readonly KnownSupplier[]
  readonly profiles: readonly KnownProfile[]
}

/** What is known without a look at what is recorded already. */
export type Proposed = Omit<PurchaseProposal, 'document_id' | 'attachment_name' | 'doubles'>

export function proposalOf(read: ReadInvoice, { suppliers, profiles }: Surroundings): Proposed {
  const supplier = matchOf(read.supplier, suppliers)
  const one = supplier?.all.length === 1 ? supplier.all[0]! : null
  const company = matchOf(read.customer, profiles)
  const profile = company?.all.find(({ currency }) => currency === read.currency) ?? company?.all[0] ?? null
  const own = profile ?? profiles.find(({ is_default }) => is_default) ?? null
  const lines = fewer(read.lines).map(({ description, amount, vat_percentage }) => ({
    description,
    amount: Number(amount),
    vat_percentage: Number(vat_percentage ?? 0),
  }))
  const totals = purchaseTotals(lines)
  return {
    is_read: true,
    kind: read.kind,
    organization_id: one?.id ?? null,
    organization_name: one?.name ?? null,
    matched_by: one ? supplier!.by : null,
    number: read.number,
    company_profile_id: own?.id ?? null,
    invoice_date: read.invoice_date,
    due_date: isInOrder(read) ? read.due_date : null,
    currency: read.currency,
    lines,
    total_excl_vat: Number(totals.total_excl_vat),
    total_vat: Number(totals.total_vat),
    total_incl_vat: Number(totals.total_incl_vat),
    note: read.note,
    supplier: read.supplier,
    remarks: [
      ...supplierRemarks(read, supplier, one),
      ...customerRemarks(read, profile, own, profiles),
      ...contentRemarks(read),
      ...sumRemarks(read, totals),
    ],
  }
}

/** Of a file that says nothing we can read. */
export function unread(refusal: UblRefusal | null): Proposed {
  const none = { kind: null, organization_id: null, organization_name: null, matched_by: null, number: null }
  const open = { company_profile_id: null, invoice_date: null, due_date: null, currency: null, note: null }
  const empty = { lines: [], total_excl_vat: 0, total_vat: 0, total_incl_vat: 0, supplier: null }
  const remarks = refusal ? [wrong('', refusal, REFUSALS[refusal])] : []
  return { is_read: false, ...none, ...open, ...empty, remarks }
}

const REFUSALS: Readonly<Record<UblRefusal, string>> = {
  declares: 'This file brings instructions of its own, which no invoice does, so it was not opened. Ask for it again.',
  too_large: 'This file is too large to be read. It is kept; fill the invoice in by hand.',
  not_xml: 'This file is damaged or not XML, so nothing could be read from it. Ask for it again.',
  not_ubl: 'This file is XML but no UBL invoice or credit note. Fill the invoice in by hand.',
}

function supplierRemarks(
  { supplier }: ReadInvoice,
  matched: Matched<KnownSupplier> | null,
  one: KnownSupplier | null,
): PurchaseRemark[] {
  const name = supplier.name ?? '?'
  const remarks: PurchaseRemark[] = []
  if (matched === null)
    remarks.push(look('/organization_id', 'supplier_unknown', `"${name}" is not among your relations yet.`))
  else if (!one)
    remarks.push(
      wrong('/organization_id', 'supplier_unclear', `Several of your relations could be "${name}". Choose one.`),
    )
  else if (matched.by === 'name')
    remarks.push(look('/organization_id', 'supplier_by_name', `"${name}" was found by its name alone.`))
  if (one?.iban && supplier.iban && !isSameNumber('iban', one.iban, supplier.iban))
    remarks.push(
      wrong(
        '/organization_id',
        'iban_differs',
        `The file asks for payment to ${supplier.iban}, and ${one.name} is known to have ${one.iban}. Call them before you pay.`,
      ),
    )
  return remarks
}

function customerRemarks(
  { customer, supplier, currency }: ReadInvoice,
  profile: KnownProfile | null,
  own: KnownProfile | null,
  profiles: readonly KnownProfile[],
): PurchaseRemark[] {
  const remarks: PurchaseRemark[] = []
  if (matchOf({ ...supplier, iban: null, name: null }, profiles))
    remarks.push(wrong('/organization_id', 'own_invoice', 'This is an invoice of your own company.'))
  else if (!profile && customer.name)
    remarks.push(
      wrong(
        '/company_profile_id',
        'other_customer',
        `It is addressed to "${customer.name}", which is none of your companies.`,
      ),
    )
  if (own && currency && currency !== own.currency)
    remarks.push(
      wrong(
        '/currency',
        'other_currency',
        `The amounts are in ${currency}, and you keep your books in ${own.currency}. Convert them first.`,
      ),
    )
  return remarks
}

function contentRemarks(read: ReadInvoice): PurchaseRemark[] {
  const { lines, number, invoice_date, prepaid } = read
  const remarks: PurchaseRemark[] = []
  if (number === null) remarks.push(wrong('/number', 'number_missing', 'The file has no invoice number.'))
  if (invoice_date === null)
    remarks.push(wrong('/invoice_date', 'date_missing', 'The file has no invoice date that can be read.'))
  if (!isInOrder(read))
    remarks.push(wrong('/due_date', 'due_before', 'It is due before its own date, so the due date is left open.'))
  if (lines.some(({ vat_percentage }) => vat_percentage === null))
    remarks.push(
      wrong('/lines', 'vat_unknown', 'Of some lines the file does not say how much VAT they have. Fill that in.'),
    )
  if (lines.some(({ vat_category }) => vat_category === 'AE' || vat_category === 'K'))
    remarks.push(look('/lines', 'reverse_charge', 'The VAT is reverse charged: you declare it yourself.'))
  if (lines.length > MOST_LINES)
    remarks.push(look('/lines', 'lines_joined', `It has ${lines.length} lines, which are added up per VAT rate.`))
  if (prepaid !== null && compare(prepaid, '0') !== 0)
    remarks.push(look('/lines', 'prepaid', `Of this ${prepaid} was paid before.`))
  return remarks
}

// Where the lines do not add up, the VAT and the total cannot either; so only the first difference is told.
function sumRemarks(read: ReadInvoice, totals: ReturnType<typeof purchaseTotals>): PurchaseRemark[] {
  const differs = (stated: Decimal | null, ours: Decimal) => stated !== null && compare(stated, ours) !== 0
  if (differs(read.total_excl_vat, totals.total_excl_vat))
    return [
      wrong(
        '/lines',
        'lines_differ',
        `The lines add up to ${totals.total_excl_vat}, and the invoice says ${read.total_excl_vat}.`,
      ),
    ]
  if (differs(read.total_vat, totals.total_vat))
    return [
      wrong(
        '/lines',
        'vat_differs',
        `The VAT of the lines is ${totals.total_vat}, and the invoice says ${read.total_vat}.`,
      ),
    ]
  if (differs(read.total_incl_vat, totals.total_incl_vat))
    return [
      wrong(
        '/lines',
        'total_differs',
        `With VAT it comes to ${totals.total_incl_vat}, and the invoice says ${read.total_incl_vat}.`,
      ),
    ]
  return []
}

function isInOrder({ invoice_date, due_date }: ReadInvoice): boolean {
  return invoice_date === null || due_date === null || due_date >= invoice_date
}

// A record takes so many lines; what is bought by the thousand is booked per rate anyway.
function fewer(lines: readonly ReadLine[]): readonly ReadLine[] {
  if (lines.length <= MOST_LINES) return lines
  const groups = Map.groupBy(lines, ({ vat_category, vat_percentage }) => `${vat_category} ${vat_percentage}`)
  return [...groups.values()].slice(0, MOST_LINES).map((members) => ({
    ...members[0]!,
    description: `${members[0]!.description.slice(0, 480)} + ${members.length - 1}`,
    amount: add(...members.map(({ amount }) => amount)),
  }))
}

function wrong(pointer: string, code: string, message: string): PurchaseRemark {
  return { pointer, code, message, is_wrong: true }
}

function look(pointer: string, code: string, message: string): PurchaseRemark {
  return { pointer, code, message, is_wrong: false }
}
