// Random invoices, told to PostgreSQL as rows and gone through one by one.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { ask, cents, companyOf, insertAll, newId, seldom, sumOf, type Values } from '../../test/report-fixtures.ts'
import { addDays } from '../shared/calendar.ts'
import { ageing, ageingClass, daysOverdue } from './ageing.rules.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const someEdge = fc.constantFrom(-1, 0, 1, 30, 31, 60, 61, 90, 91)
const someInvoice = fc.record({
  isDraft: fc.boolean(),
  isCredit: fc.boolean(),
  customer: fc.nat(2),
  age: fc.oneof(fc.integer({ min: -60, max: 150 }), someEdge),
  total: fc.nat(50_000),
  paid: fc.constantFrom(0, 0, 0.5, 1, 1.5),
  credited: fc.constantFrom(0, 0, 0.5),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', 'CHF'),
})
const someQuestion = fc.record({
  organization: seldom(fc.nat(1)),
  overdue_only: seldom(fc.boolean()),
  min_days_overdue: seldom(someEdge.filter((days) => days > 0)),
  due_before: seldom(someEdge.map((days) => -days)),
  currency: seldom(fc.constant('USD')),
  sort: fc.constantFrom('due_date', 'amount'),
  limit: fc.integer({ min: 1, max: 50 }),
  offset: fc.nat(10),
})

interface Invoice {
  readonly id: string
  readonly organization_id: string | null
  readonly due_date: string
  readonly currency: string
  readonly outstanding_amount: number
}

test('is what going through the invoices gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someInvoice, { minLength: 10, maxLength: 80, size: 'max' }),
    fc.array(someQuestion, { minLength: 12, maxLength: 12 }),
    async (some, questions) => {
      const env = await server.environment()
      const { organizations, invoices } = await tell(env, some)
      for (const { organization, due_before, ...asked } of questions) {
        const question = {
          ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)),
          ...(organization === null ? {} : { organization_id: organizations[organization] }),
          ...(due_before === null ? {} : { due_before: addDays(TODAY, due_before) }),
        }
        const { rows, ...answer } = await ask(env, 'outstanding-invoices', question)
        const { rows: all, ...expected } = model(invoices, question)
        const { sort, limit, offset } = asked
        const inOrder = all.toSorted((a, b) => compare(sort, a, b)).slice(offset, offset + limit)
        const context = JSON.stringify(question)
        expect(
          rows.map((row: Values) => [row.invoice_id, row.days_overdue, row.outstanding_amount]),
          context,
        ).toEqual(inOrder.map((row) => [row.id, daysOverdue(row, TODAY), row.outstanding_amount]))
        expect(answer, context).toMatchObject(expected)
        expect(answer.truncated, context).toBe(offset + limit < all.length)
      }
    },
  )
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})

async function tell(
  env: TestEnvironment,
  some: readonly (typeof someInvoice extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const company_profile_id = await companyOf(server, env)
  const organizations = [newId(), newId()]
  const person = newId()
  const first = newId()
  const rows = some.map((one, i) => {
    const total = (one.total / 100) * (one.isCredit ? -1 : 1)
    const whole = {
      id: newId(),
      company_profile_id,
      organization_id: organizations[one.customer] ?? null,
      person_id: one.customer === 2 ? person : null,
      type: one.isCredit ? 'credit_note' : 'invoice',
      credited_invoice_id: one.isCredit ? first : null,
      payment_term_days: 30,
      currency: one.currency,
      total_excl_vat: total,
      total_incl_vat: total,
    }
    if (one.isDraft) return { ...drafted, ...whole, total_vat: 0 }
    const day = addDays(TODAY, -one.age)
    const final = {
      status: 'finalised',
      number: `N${i}`,
      sequence_number: i + 1,
      series_year: 0,
      finalised_at: `${day}T00:00:00Z`,
    }
    const paid = {
      paid_amount: Math.round(total * 100 * one.paid) / 100,
      credited_amount: Math.round(total * 100 * one.credited) / 100,
    }
    return { ...whole, ...final, ...paid, total_vat: 0, invoice_date: day, due_date: day, billing: {}, seller: {} }
  })
  await insertAll(server, env, {
    organization: organizations.map((id, i) => ({ id, name: `O${i}`, custom_fields: {} })),
    person: [{ id: person, last_name: 'Bakker' }],
    invoice: [{ ...rows[0]!, ...drafted, id: first, type: 'invoice', credited_invoice_id: null }],
  })
  for (const is of [true, false])
    await insertAll(server, env, { invoice: rows.filter(({ status }) => (status === 'draft') === is) })
  const invoices: Invoice[] = rows
    .filter(({ status }) => status === 'finalised')
    .map((row) => ({
      ...row,
      due_date: row.due_date!,
      outstanding_amount: (cents(row.total_incl_vat) - cents(row.paid_amount) - cents(row.credited_amount)) / 100,
    }))
  return { organizations, invoices }
}

const drafted = {
  status: 'draft',
  number: null,
  sequence_number: null,
  series_year: null,
  finalised_at: null,
  paid_amount: 0,
  credited_amount: 0,
  invoice_date: null,
  due_date: null,
  billing: null,
  seller: null,
}

function model(invoices: readonly Invoice[], question: Values) {
  const { organization_id, overdue_only, min_days_overdue, due_before, currency = 'EUR' } = question
  const least = (min_days_overdue as number | undefined) ?? (overdue_only ? 1 : 0)
  const open = invoices.filter(
    (invoice) =>
      invoice.outstanding_amount !== 0 &&
      (organization_id === undefined || invoice.organization_id === organization_id) &&
      (due_before === undefined || invoice.due_date < (due_before as string)) &&
      daysOverdue(invoice, TODAY) >= least,
  )
  const rows = open.filter((invoice) => invoice.currency === currency)
  const owing = (some: readonly Invoice[]) => ({
    count: some.length,
    outstanding_amount: sumOf(some, (row) => cents(row.outstanding_amount)) / 100,
  })
  const overdue = owing(rows.filter((row) => daysOverdue(row, TODAY) > 0))
  const ofClass = (name: string) => owing(rows.filter((row) => ageingClass(daysOverdue(row, TODAY)) === name))
  return {
    rows,
    as_of: TODAY,
    currency,
    other_currencies: [...new Set(open.map((row) => row.currency))].filter((other) => other !== currency).sort(),
    count: rows.length,
    totals: { ...owing(rows), overdue_count: overdue.count, overdue_amount: overdue.outstanding_amount },
    ageing: Object.fromEntries(ageing.map(({ name }) => [name, ofClass(name)])),
  }
}

function compare(sort: string, a: Invoice, b: Invoice): number {
  const [byDay, byAmount] = [a.due_date.localeCompare(b.due_date), b.outstanding_amount - a.outstanding_amount]
  return (sort === 'amount' ? byAmount || byDay : byDay || byAmount) || (a.id < b.id ? -1 : 1)
}
