// Booking, changing and deleting hours.
import fc from 'fast-check'
import { type Company, type Entry, pick, removeFrom, sum } from './company.ts'
import { mostly, someDay, somePastDay } from './days.ts'
import { type Deed, verdict } from './turn.ts'

const which = fc.nat(50)
const someMinutes = fc.oneof(fc.constantFrom(20, 60, 480, 1440), fc.integer({ min: 0, max: 1441 }))
const someDate = mostly(somePastDay, someDay)
const someBillable = mostly(fc.constant(true), fc.constant(false))

interface Booking {
  readonly employee: number
  readonly service: number
  readonly date: string
  readonly minutes: number
  readonly billable: boolean
}

export const someBooking = fc.record<Booking>({
  employee: which,
  service: which,
  date: someDate,
  minutes: someMinutes,
  billable: someBillable,
})

export const book: Deed<Booking> = (company, details) => {
  const { date, minutes, billable } = details
  const employee = pick(company.employees, details.employee)!
  const service = pick(company.services, details.service)!
  return {
    by: 'key',
    method: 'POST',
    path: '/hours/hours',
    body: { employee_id: employee.id, service_id: service.id, start_at: `${date}T08:00:00Z`, minutes, billable },
    told: verdict(201, {
      '400 validation-error': isBadLength(minutes),
      '409 day-exceeds-24-hours': minutes + minutesOn(company, employee.id, date) > 1440,
    }),
    happen: ({ id }) => company.hours.push({ id, employee, service, date, minutes, billable, invoice: null }),
  }
}

export const someChange = fc.record(
  { which, service: which, date: someDate, minutes: someMinutes, billable: someBillable },
  { requiredKeys: ['which', 'minutes'] },
)

export const change: Deed<Partial<Booking> & { readonly which: number; readonly minutes: number }> = (
  company,
  details,
) => {
  const entry = pick(company.hours, details.which)
  if (!entry) return undefined
  const { date = entry.date, minutes, billable = entry.billable } = details
  const service = details.service === undefined ? entry.service : pick(company.services, details.service)!
  const others = minutesOn(company, entry.employee.id, date, entry)
  const isSameDay = date === entry.date && minutes === entry.minutes
  return {
    by: 'key',
    method: 'PATCH',
    path: `/hours/hours/${entry.id}`,
    body: {
      minutes,
      ...(details.service === undefined ? {} : { service_id: service.id }),
      ...(details.date === undefined ? {} : { start_at: `${date}T08:00:00Z` }),
      ...(details.billable === undefined ? {} : { billable }),
    },
    told: verdict(200, {
      '400 validation-error': isBadLength(minutes),
      '409 hours-locked': entry.invoice !== null,
      '409 day-exceeds-24-hours': !isSameDay && minutes + others > 1440,
    }),
    happen: () => Object.assign(entry, { service, date, minutes, billable }),
  }
}

export const remove: Deed<number> = (company, number) => {
  const entry = pick(company.hours, number)
  return entry && removal(company, entry)
}

/** What belongs to another company is not there. */
export const removeForeign: Deed<number> = (company, number, other) => {
  const entry = pick(other.hours, number)
  return entry && { ...removal(company, entry), told: '404 not-found' }
}

function removal(company: Company, entry: Entry) {
  return {
    by: 'key' as const,
    method: 'DELETE' as const,
    path: `/hours/hours/${entry.id}`,
    told: verdict(204, { '409 hours-locked': entry.invoice !== null }),
    happen: () => removeFrom(company.hours, entry),
  }
}

export function amountOf({ minutes, service }: Entry): number {
  return Math.floor((minutes * service.centsPerHour) / 60 + 0.5)
}

export function statusOf({ invoice, billable, service }: Entry): string {
  if (invoice) return invoice.number === null ? 'on_draft' : 'invoiced'
  return billable ? service.hoursBecome : 'not_billable'
}

export function lockOf({ invoice }: Entry): string | null {
  if (!invoice) return null
  return invoice.number === null ? 'draft_invoice' : 'invoiced'
}

function isBadLength(minutes: number): boolean {
  return minutes < 1 || minutes > 1440
}

function minutesOn({ hours }: Company, employeeId: string, date: string, but?: Entry): number {
  const same = hours.filter((entry) => entry !== but && entry.employee.id === employeeId && entry.date === date)
  return sum(same.map(({ minutes }) => minutes))
}
