// Random histories of one project, told to PostgreSQL as rows and to a model that goes through them one by one.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, insertRow, insertTimeEntry, inTest, make } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { insertInvoice } from '../../test/invoice-rows.ts'
import { sql } from '../db/sql.ts'
import { addDays } from '../shared/calendar.ts'

const FIRST = '2026-01-01'
const LAST = 60
const on = (day: number) => addDays(FIRST, Math.min(day, LAST))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${on(LAST)}T10:00:00Z`) } })
})
afterAll(() => server.close())

const PRICE = 60_000
const CYCLE = 5_000
const methods = ['time_and_materials', 'fixed_price', 'subscription', 'non_billable'] as const
type Method = (typeof methods)[number] | null

/** What becomes of a piece of work that is invoiced by itself; the days count from the one before. */
interface Work {
  readonly kind: 'hours' | 'cost'
  readonly method: Method
  readonly day: number
  readonly cents: number | null
  readonly billable: boolean
  readonly fate: 'open' | 'written_off' | 'invoiced'
  readonly invoicedAfter: number
  readonly credit: 'none' | 'part' | 'whole' | 'whole and again'
  readonly creditedAfter: number
}

/** An installment or cycle on an invoice. */
interface Part {
  readonly method: 'fixed_price' | 'subscription'
  readonly day: number
  readonly cents: number
  readonly creditedAfter: number | null
}

const someDay = fc.integer({ min: 0, max: LAST })
const someWork: fc.Arbitrary<Work> = fc.record({
  kind: fc.constantFrom('hours', 'cost'),
  method: fc.constantFrom(...methods, null),
  day: someDay,
  cents: fc.option(fc.integer({ min: 1, max: 99_999 }), { freq: 8 }),
  billable: fc.boolean(),
  fate: fc.constantFrom('open', 'written_off', 'invoiced', 'invoiced'),
  invoicedAfter: fc.integer({ min: 0, max: 20 }),
  credit: fc.constantFrom('none', 'part', 'whole', 'whole and again'),
  creditedAfter: fc.integer({ min: 0, max: 20 }),
})
const somePart: fc.Arbitrary<Part> = fc.record({
  method: fc.constantFrom('fixed_price', 'subscription'),
  day: someDay,
  cents: fc.integer({ min: 100, max: 200_000 }),
  creditedAfter: fc.option(fc.integer({ min: 0, max: 20 })),
})

interface Line {
  readonly method: Method
  readonly day: string
  readonly cents: number
  readonly isPrice: boolean
}

/** When it is invoiced, credited and invoiced again. Hours of a price are invoiced with it, never by themselves. */
function historyOf({ kind, method, day, cents, billable, fate, credit, ...after }: Work) {
  const canBe = billable && method !== 'non_billable'
  const isByItself = canBe && cents !== null && (kind === 'cost' || method === null || method === 'time_and_materials')
  const invoiced = isByItself && fate === 'invoiced' ? on(day + after.invoicedAfter) : null
  const credited = invoiced && credit !== 'none' ? on(day + after.invoicedAfter + after.creditedAfter) : null
  const again =
    credited && credit === 'whole and again' ? on(day + after.invoicedAfter + 2 * after.creditedAfter) : null
  return {
    canBe,
    isWrittenOff: isByItself && fate === 'written_off',
    invoiced,
    credited,
    again,
    isWhole: credit !== 'part',
  }
}

function linesOf(work: readonly Work[], parts: readonly Part[]): Line[] {
  const ofWork = work.flatMap((one) => {
    const { invoiced, credited, again, isWhole } = historyOf(one)
    const line = (day: string | null, cents: number) =>
      day === null ? [] : [{ method: one.method, day, cents, isPrice: false }]
    const all = one.cents ?? 0
    return [...line(invoiced, all), ...line(credited, isWhole ? -all : -1), ...line(again, all)]
  })
  const ofParts = parts.flatMap(({ method, day, cents, creditedAfter }) => {
    const line = { method, day: on(day), cents, isPrice: true }
    return creditedAfter === null ? [line] : [line, { ...line, day: on(day + creditedAfter), cents: -100 }]
  })
  return [...ofWork, ...ofParts]
}

function model(work: readonly Work[], parts: readonly Part[], method: Method, day: string) {
  const here = work.filter((one) => one.method === method && on(one.day) <= day && historyOf(one).canBe)
  const isInvoiced = (one: Work) => {
    const { invoiced, credited, again, isWhole } = historyOf(one)
    const isCredited = credited !== null && isWhole && credited <= day
    return (invoiced !== null && invoiced <= day && !isCredited) || (again !== null && again <= day)
  }
  const value = (some: readonly Work[], kind: Work['kind']) =>
    some.filter((one) => one.kind === kind).reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const kept = here.filter((one) => !historyOf(one).isWrittenOff)
  const open = kept.filter((one) => !isInvoiced(one))
  const lines = linesOf(work, parts).filter((line) => line.method === method && line.day <= day)
  const total = (some: readonly Line[]) => some.reduce((sum, { cents }) => sum + cents, 0)
  const ofPrice = total(lines.filter(({ isPrice }) => isPrice))
  const done = value(kept, 'hours')
  const cycles = Number(day.slice(5, 7)) * CYCLE
  const hours = { fixed_price: Math.min(done, PRICE) - ofPrice, subscription: cycles - ofPrice, non_billable: 0 }
  const unpriced = kept.filter(({ kind, cents }) => kind === 'hours' && cents === null)
  return {
    hours_value: value(here, 'hours'),
    costs_value: value(here, 'cost'),
    written_off: value(here, 'hours') + value(here, 'cost') - done - value(kept, 'cost'),
    invoiced: total(lines),
    wip_amount:
      (method === null || method === 'time_and_materials' ? value(open, 'hours') : hours[method]) + value(open, 'cost'),
    over_budget_amount: method === 'fixed_price' ? Math.max(done - PRICE, 0) : 0,
    unpriced_minutes: unpriced.length * 10,
  }
}

async function tell(work: readonly Work[], parts: readonly Part[]) {
  const env = await server.environment()
  const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const project_id = (await make(env, '/projects/project', { name: 'P', organization_id })).id
  const employee_id = await insertEmployee(server, env)
  const services = new Map<Method, string>()
  const prices = {
    fixed_price: { price: PRICE / 100 },
    subscription: { price: CYCLE / 100, cycle: 'month', start_date: FIRST },
  }
  for (const billing_method of methods) {
    const terms = { billing_method, ...(billing_method in prices ? prices[billing_method as keyof typeof prices] : {}) }
    services.set(billing_method, (await make(env, '/projects/service', { project_id, name: 'S', ...terms })).id)
  }
  const place = (method: Method) => ({ project_id, service_id: services.get(method) ?? null })
  const invoice = (date: string, line: { amount: number; [name: string]: unknown }, credits?: string) =>
    insertInvoice(server, env, { organization_id, date, lines: [line], ...(credits ? { credits } : {}) })

  for (const one of work) {
    const { canBe, isWrittenOff, invoiced, credited, again, isWhole } = historyOf(one)
    const { kind, method, cents, billable } = one
    const isIncluded = kind === 'hours' && (method === 'fixed_price' || method === 'subscription')
    const waiting = !canBe ? 'not_billable' : isIncluded ? 'included' : isWrittenOff ? 'written_off' : 'to_invoice'
    const amount = cents === null ? null : cents / 100
    const row = { ...place(method), date: on(one.day), billable, invoice_status: waiting }
    const id =
      kind === 'hours'
        ? await insertTimeEntry(server, env, { ...row, employee_id, minutes: 10, amount })
        : await insertRow(server, env, 'cost', {
            ...row,
            description: 'x',
            unit_cost: 0,
            unit_price: 0,
            cost_amount: 0,
            sales_amount: amount ?? 0,
          })
    if (invoiced === null) continue
    const behind = kind === 'hours' ? { hours_ids: [id] } : { cost_id: id }
    const line = { ...place(method), kind, amount: amount! }
    let last = await invoice(invoiced, { ...line, ...behind })
    if (credited !== null) {
      const taken = { amount: isWhole ? -amount! : -0.01, credited_line_id: last.lineIds[0] }
      const back = { ...line, ...taken, ...(kind === 'cost' ? behind : {}) }
      await invoice(credited, back, last.id)
      if (isWhole) await release(last.lineIds[0]!)
      if (again !== null) last = await invoice(again, { ...line, ...behind })
    }
    if (credited === null || !isWhole || again !== null) await stamp(kind === 'hours', id, last.id)
  }
  for (const [i, { method, day, cents, creditedAfter }] of parts.entries()) {
    const kind = method === 'fixed_price' ? 'installment' : 'subscription'
    const line = { ...place(method), kind, amount: cents / 100, period_start: addDays(FIRST, i) }
    const { id, lineIds } = await invoice(on(day), line)
    if (creditedAfter !== null)
      await invoice(on(day + creditedAfter), { ...line, amount: -1, credited_line_id: lineIds[0] }, id)
  }
  return { env, services }

  function release(lineId: string) {
    return inTest(server, env, async (tx) => {
      tx.send(sql`update invoice_line set is_live = false where id = ${lineId}`)
      await tx.count(sql`update invoice_line_hours set is_live = false where invoice_line_id = ${lineId}`)
    })
  }
  function stamp(isHours: boolean, id: string, invoiceId: string) {
    const set = sql`set invoice_status = 'invoiced', invoice_id = ${invoiceId} where id = ${id}`
    return inTest(server, env, (tx) => tx.count(isHours ? sql`update time_entry ${set}` : sql`update cost ${set}`))
  }
}

const inCents = (figures: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      name === 'unpriced_minutes' ? value : Math.round(value * 100),
    ]),
  )

test('is on every day what going through the history gives', async () => {
  const histories = fc.tuple(
    fc.array(someWork, { minLength: 5, maxLength: 30, size: 'max' }),
    fc.array(somePart, { maxLength: 6, size: 'max' }),
    fc.array(someDay, { minLength: 8, maxLength: 8 }),
  )
  const property = fc.asyncProperty(histories, async ([work, parts, days]) => {
    const { env, services } = await tell(work, parts)
    for (const day of [...days, LAST].map(on)) {
      const answer = await env.app.get(`/reports/work-in-progress?group_by=service&as_of=${day}`)
      // biome-ignore lint/suspicious/noExplicitAny: a row of the report
      const rows = new Map<string | null, any>(answer.body.data.rows.map((row: any) => [row.service_id, row]))
      for (const method of [...methods, null]) {
        const expected = model(work, parts, method, day)
        const row = rows.get(services.get(method) ?? null)
        const figures = Object.fromEntries(Object.keys(expected).map((name) => [name, row?.[name] ?? 0]))
        expect(inCents(figures), `${method} on ${day}`).toEqual(expected)
      }
    }
  })
  await fc.assert(property, { seed: 2026, numRuns: process.env.LONG ? 100 : 12, endOnFailure: true })
})
