// Invoices as rows, for tests of what other modules make of them; how drafts become final is tested with the operations.
import { join, raw, sql } from '../src/db/sql.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { inTest } from './fixtures.ts'
import type { TestEnvironment, TestServer } from './harness.ts'

type Values = Readonly<Record<string, unknown>>

export interface InvoiceRows {
  /** Final on this day; without one it is a draft. */
  readonly date?: string
  readonly organization_id: string
  readonly credits?: string
  readonly lines: readonly (Values & { readonly amount: number; readonly hours_ids?: readonly string[] })[]
}

const newId = idMaker(systemClock)
let sequence = 0

/** One line of one piece per amount, unless the test says otherwise; the hours behind a line are linked but not stamped. */
export async function insertInvoice(server: TestServer, env: TestEnvironment, rows: InvoiceRows) {
  const { date, organization_id, credits = null, lines } = rows
  const id = newId()
  const lineIds = lines.map(() => newId())
  await inTest(server, env, async (tx) => {
    tx.send(sql`
      insert into invoice (environment_id, id, type, company_profile_id, organization_id, credited_invoice_id, payment_term_days, currency,
        created_at, updated_at)
      select current_environment(), ${id}, ${credits ? 'credit_note' : 'invoice'}, c.id, ${organization_id}, ${credits}, 30, 'EUR', now(), now()
      from company_profile c where c.is_default`)
    for (const [position, { hours_ids = [], ...line }] of lines.entries()) {
      const row = { kind: 'manual', description: 'x', quantity: 1, unit_price: line.amount, ...line }
      tx.send(sql`
        insert into invoice_line (environment_id, id, invoice_id, position, ${join(Object.keys(row).map((name) => raw(`"${name}"`)))})
        values (current_environment(), ${lineIds[position]}, ${id}, ${position}, ${join(Object.values(row).map((value) => sql`${value}`))})`)
      tx.send(sql`
        insert into invoice_line_hours (environment_id, invoice_line_id, time_entry_id, minutes)
        select environment_id, ${lineIds[position]}, id, minutes from time_entry where id = any(${hours_ids}::uuid[])`)
    }
    if (date === undefined) return
    sequence++
    await tx.count(sql`
      update invoice set status = 'finalised', number = ${`T${sequence}`}, sequence_number = ${sequence}, series_year = 0,
        invoice_date = ${date}, due_date = ${date}, billing = '{}', seller = '{}', finalised_at = now() where id = ${id}`)
  })
  return { id, lineIds }
}
