// Drafts from work, dropped and finalised; payments and credit notes. All amounts are cents.
import fc from 'fast-check'
import { type Company, type Entry, type Invoice, pick, removeFrom, sum } from './company.ts'
import { mostly, TODAY } from './days.ts'
import { statusOf } from './hours.ts'
import { type Deed, type Turn, verdict } from './turn.ts'

export const someWork = fc.record({
  /** Most want what can be invoiced; some take whatever is there. */
  onlyReady: mostly(fc.constant(true), fc.constant(false)),
  which: fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 6 }),
})

export const draftFromWork: Deed<{ readonly onlyReady: boolean; readonly which: readonly number[] }> = (
  company,
  { onlyReady, which },
) => {
  const candidates = onlyReady ? company.hours.filter(isReady) : company.hours
  const chosen = [...new Set(which.flatMap((number) => pick(candidates, number) ?? []))]
  if (chosen.length === 0) return undefined
  return {
    by: 'owner',
    method: 'POST',
    path: '/invoices/invoice/from-work',
    body: { hours_ids: chosen.map(({ id }) => id) },
    told: verdict(201, { '409 invalid-transition': !chosen.every(isReady) }),
    happen: (made: readonly { id: string; organization_id: string }[]) => {
      const perCustomer = Map.groupBy(chosen, ({ service }) => service.customer)
      for (const [customer, entries] of perCustomer) {
        const { id } = made.find(({ organization_id }) => organization_id === customer.id)!
        const lines = [...Map.groupBy(entries, ({ service }) => service)].map(([service, own]) => ({
          service,
          cents: Math.floor((sum(own.map(({ minutes }) => minutes)) * service.centsPerHour) / 60 + 0.5),
          entries: own,
        }))
        const invoice = { id, customer, credits: null, lines, number: null, paidCents: 0, creditedCents: 0 }
        company.invoices.push(invoice)
        for (const entry of entries) entry.invoice = invoice
      }
    },
  }
}

export const dropDraft: Deed<number> = (company, number) => {
  const invoice = pick(company.invoices, number)
  return invoice && dropping(company, invoice)
}

export const dropForeignDraft: Deed<number> = (company, number, other) => {
  const invoice = pick(other.invoices, number)
  return invoice && { ...dropping(company, invoice), told: '404 not-found' }
}

function dropping(company: Company, invoice: Invoice): Turn {
  return {
    by: 'owner',
    method: 'DELETE',
    path: `/invoices/invoice/${invoice.id}`,
    told: verdict(204, { '409 invoice-not-draft': invoice.number !== null }),
    happen() {
      removeFrom(company.invoices, invoice)
      release(invoice)
    },
  }
}

export const finalise: Deed<number> = (company, number) => {
  const invoice = pick(company.invoices, number)
  return (
    invoice && {
      by: 'key',
      method: 'POST',
      path: `/invoices/invoice/${invoice.id}/finalize`,
      told: verdict(200, { '409 invoice-not-draft': invoice.number !== null }),
      happen() {
        invoice.number = company.invoices.filter((one) => one.number !== null).length + 1
        if (invoice.credits) takeBack(invoice, invoice.credits)
      },
    }
  )
}

/** What is still owed falls as far as it can, and the hours can be invoiced again. */
function takeBack(creditNote: Invoice, credited: Invoice): void {
  const setOff = Math.min(Math.max(owed(credited), 0), -totalsOf(creditNote).incl)
  credited.creditedCents += setOff
  creditNote.creditedCents -= setOff
  release(credited)
}

export const credit: Deed<number> = (company, number) => {
  const invoice = pick(company.invoices, number)
  if (!invoice) return undefined
  const lines = invoice.lines.map(({ service, cents }) => ({ service, cents: -cents, entries: [] }))
  return {
    by: 'owner',
    method: 'POST',
    path: `/invoices/invoice/${invoice.id}/credit`,
    body: {},
    told: verdict(201, {
      '409 invoice-not-finalised': invoice.number === null,
      '409 invalid-transition': invoice.credits !== null || company.invoices.some(({ credits }) => credits === invoice),
    }),
    happen({ id }) {
      const { customer } = invoice
      company.invoices.push({ id, customer, credits: invoice, lines, number: null, paidCents: 0, creditedCents: 0 })
    },
  }
}

export const somePayment = fc.record({
  which: fc.nat(50),
  share: mostly(fc.constantFrom('all', 'half', 'a cent more', 'any'), fc.constantFrom('back', 'nothing')),
  cents: fc.integer({ min: -50_000, max: 50_000 }),
  allowOverpayment: fc.boolean(),
})

interface PaymentDetails {
  readonly which: number
  readonly share: string
  readonly cents: number
  readonly allowOverpayment: boolean
}

export const pay: Deed<PaymentDetails> = (company, { which, share, cents, allowOverpayment }) => {
  const invoice = pick(company.invoices, which)
  if (!invoice) return undefined
  const left = owed(invoice)
  const due = invoice.number === null ? totalsOf(invoice).incl : left
  const shares: Record<string, number> = {
    all: due,
    half: Math.round(due / 2),
    'a cent more': due + Math.sign(due),
    back: -invoice.paidCents,
    nothing: 0,
  }
  const amount = (shares[share] ?? cents) + 0
  // Money goes one way on an invoice and the other way on a credit note.
  const way = invoice.credits ? -1 : 1
  const exceeds = amount * way > 0 && amount * way > left * way && !allowOverpayment
  const isBackTooFar = (invoice.paidCents + amount) * way < 0
  return {
    by: 'key',
    method: 'POST',
    path: '/invoices/payment',
    body: { invoice_id: invoice.id, date: TODAY, amount: amount / 100, allow_overpayment: allowOverpayment },
    told: verdict(201, {
      '400 validation-error': amount === 0,
      '409 invoice-not-finalised': invoice.number === null,
      '409 payment-exceeds-outstanding': exceeds || isBackTooFar,
    }),
    happen() {
      invoice.paidCents += amount
    },
  }
}

export function totalsOf({ lines, customer }: Invoice): { excl: number; vat: number; incl: number } {
  const excl = sum(lines.map(({ cents }) => cents))
  const vat = Math.sign(excl) * Math.floor((Math.abs(excl) * customer.vatPercentage) / 100 + 0.5) + 0
  return { excl, vat, incl: excl + vat }
}

export function owed(invoice: Invoice): number {
  return invoice.number === null ? 0 : totalsOf(invoice).incl - invoice.paidCents - invoice.creditedCents
}

export function paymentStatusOf(invoice: Invoice): string | null {
  if (invoice.number === null) return null
  const { paidCents, creditedCents } = invoice
  const left = owed(invoice) * (invoice.credits ? -1 : 1)
  if (left < 0) return 'overpaid'
  if (left === 0) return paidCents === 0 && creditedCents !== 0 ? 'credited' : 'paid'
  return paidCents === 0 && creditedCents === 0 ? 'unpaid' : 'partially_paid'
}

function isReady(entry: Entry): boolean {
  return statusOf(entry) === 'to_invoice' && entry.date <= TODAY
}

function release({ lines }: Invoice): void {
  for (const entry of lines.flatMap(({ entries }) => entries)) entry.invoice = null
}
