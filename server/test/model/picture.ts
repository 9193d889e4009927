// What can be seen of a company: as the model has it, and as the system serves it.
import type { TestEnvironment } from '../harness.ts'
import { lostMinutes } from './absences.ts'
import { type Company, sum } from './company.ts'
import { amountOf, lockOf, statusOf } from './hours.ts'
import { owed, paymentStatusOf, totalsOf } from './invoices.ts'
import { accountOf, minutesOf } from './leave.ts'
import { conflictsOf } from './planning.ts'
import { leaveDays } from './time.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

interface Album {
  readonly path: string
  readonly query?: string
  /** Rows that only show everything one by one. */
  readonly isDetailed?: boolean
  /** As the model has them, with the fields it knows. */
  rows(company: Company): Rows
}

/** Lists as they are served, byte by byte. */
export type Served = Readonly<Record<string, string>>

const albums: readonly Album[] = [
  {
    path: '/hours/hours',
    rows: ({ hours }) =>
      hours.map((entry) => ({
        id: entry.id,
        employee_id: entry.employee.id,
        service_id: entry.service.id,
        project_id: entry.service.projectId,
        date: entry.date,
        minutes: entry.minutes,
        billable: entry.billable,
        amount: amountOf(entry) / 100,
        invoice_status: statusOf(entry),
        invoice_id: entry.invoice?.id ?? null,
        locked: entry.invoice !== null,
        lock_reason: lockOf(entry),
      })),
  },
  {
    path: '/invoices/invoice',
    rows: ({ invoices }) =>
      invoices.map((invoice) => {
        const { excl, vat, incl } = totalsOf(invoice)
        const creditNotes = invoices.filter(({ credits, number }) => credits === invoice && number !== null)
        return {
          id: invoice.id,
          type: invoice.credits ? 'credit_note' : 'invoice',
          status: invoice.number === null ? 'draft' : 'finalised',
          sequence_number: invoice.number,
          organization_id: invoice.customer.id,
          total_excl_vat: excl / 100,
          total_vat: vat / 100,
          total_incl_vat: incl / 100,
          paid_amount: invoice.paidCents / 100,
          credited_amount: invoice.creditedCents / 100,
          outstanding_amount: owed(invoice) / 100,
          payment_status: paymentStatusOf(invoice),
          credited_invoice_id: invoice.credits?.id ?? null,
          credit_note_ids: creditNotes.map(({ id }) => id),
        }
      }),
  },
  {
    path: '/hrm/leave',
    isDetailed: true,
    rows: (company) =>
      company.leave.map((leave) => ({
        id: leave.id,
        employee_id: leave.employee.id,
        leave_type_id: leave.type.id,
        start_date: leave.start,
        end_date: leave.end,
        minutes: minutesOf(company, leave),
        status: leave.status,
        days: leaveDays(company, leave),
      })),
  },
  {
    path: '/hrm/leavebalance',
    query: '&year=2027',
    rows: (company) =>
      company.employees.flatMap((employee) =>
        company.leaveTypes
          .filter(({ affectsBalance }) => affectsBalance)
          .map((type) => {
            const account = accountOf(company, employee, type)
            return {
              employee_id: employee.id,
              leave_type_id: type.id,
              entitled_minutes: account.entitled,
              taken_minutes: account.taken,
              planned_minutes: account.planned,
              requested_minutes: account.requested,
              balance_minutes: account.balance,
              available_minutes: account.available,
            }
          }),
      ),
  },
  {
    path: '/hrm/absence',
    rows: (company) =>
      company.absences.map((absence) => ({
        id: absence.id,
        employee_id: absence.employee.id,
        start_date: absence.start,
        expected_end_date: absence.expectedEnd,
        end_date: absence.end,
        percentage: absence.percentage,
        status: absence.status,
        lost_minutes: lostMinutes(company, absence),
      })),
  },
  {
    path: '/hrm/planning',
    isDetailed: true,
    rows: (company) =>
      company.planning.map((planning) => {
        const conflicts = conflictsOf(company, planning)
        return {
          id: planning.id,
          employee_id: planning.employee.id,
          service_id: planning.service.id,
          start_date: planning.start,
          end_date: planning.end,
          minutes_per_day: planning.minutesPerDay,
          minutes: sum(planning.days.map(({ minutes }) => minutes)),
          status: planning.status,
          days: planning.days,
          conflicts,
          has_conflicts: conflicts.length > 0,
        }
      }),
  },
]

export async function serve(env: TestEnvironment): Promise<Served> {
  const texts = albums.map(async ({ path, query = '' }) => {
    const { status, text } = await env.get(`${path}?limit=100${query}`)
    if (status !== 200) throw new Error(`${path}: ${text}`)
    return [path, text] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** The picture that the model has of a company, and the one that was served of it. */
export async function bothPictures(company: Company, env: TestEnvironment, served: Served) {
  const pairs = albums.map(async ({ path, isDetailed, rows }) => {
    const known = rows(company)
    const listed: Rows = JSON.parse(served[path]!).data
    const seen = isDetailed ? await Promise.all(listed.map(({ id }) => read(env, `${path}/${id}`))) : listed
    const fields = Object.keys(known[0] ?? { id: null })
    const fieldsOf = (row: Rows[number]) => Object.fromEntries(fields.map((field) => [field, row[field]]))
    return [path, { model: ordered(known), system: ordered(seen.map(fieldsOf)) }] as const
  })
  const all = await Promise.all(pairs)
  const side = (name: 'model' | 'system') => Object.fromEntries(all.map(([path, both]) => [path, both[name]]))
  return { model: side('model'), system: side('system') }
}

async function read(env: TestEnvironment, path: string): Promise<Rows[number]> {
  return (await env.get(path)).body.data
}

function ordered(rows: Rows): Rows {
  const text = (row: Rows[number]) => JSON.stringify(row)
  return rows.toSorted((one, other) => (text(one) < text(other) ? -1 : 1))
}
