// A company that can send invoices, a customer that can get them, and drafts to finalise.
import { sql } from '../src/db/sql.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { inTest } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'

const newId = idMaker(systemClock)

export interface InvoiceWorld {
  readonly env: TestEnvironment
  readonly organizationId: string
  /** A draft with a line of 100.00 at 21 %, unless lines or columns say otherwise. */
  draft(values?: DraftValues): Promise<string>
  finalize(id: string, headers?: Record<string, string>): Promise<Answer>
  /** The record of a draft that must become final. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  final(values?: DraftValues): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  read(id: string): Promise<any>
}

export interface DraftValues {
  readonly type?: 'invoice' | 'credit_note'
  readonly credited_invoice_id?: string
  readonly invoice_date?: string
  readonly payment_term_days?: number
  readonly organization_id?: string
  readonly lines?: readonly DraftLineValues[]
}

export interface DraftLineValues {
  readonly kind?: string
  readonly description?: string
  readonly quantity?: number | null
  readonly unit_price?: number | null
  readonly amount?: number
  readonly credited_line_id?: string
  readonly vat_percentage?: number
}

export async function invoiceWorld(server: TestServer): Promise<InvoiceWorld> {
  const env = await server.environment()
  await completeCompany(server, env)
  const customer = await env.post('/crm/organization', { name: 'Acme', address: ADDRESS })
  const organizationId: string = customer.body.data.id
  const draft = (values: DraftValues = {}) => insertDraft(server, env, { organization_id: organizationId, ...values })
  const finalize = (id: string, headers?: Record<string, string>) =>
    env.post(`/invoices/invoice/${id}/finalize`, undefined, headers)
  return {
    env,
    organizationId,
    draft,
    finalize,
    async final(values) {
      const answer = await finalize(await draft(values))
      if (answer.status !== 200) throw new Error(`not finalised: ${answer.text}`)
      return answer.body.data
    },
    read: async (id) => (await env.get(`/invoices/invoice/${id}`)).body.data,
  }
}

export const ADDRESS = { line1: 'Dorpsstraat 1', postal_code: '1234 AB', locality: 'Utrecht', country: 'NL' }

/** All that a company needs to send invoices. */
export function completeCompany(server: TestServer, env: TestEnvironment) {
  return inTest(server, env, (tx) =>
    tx.count(sql`
      update company_profile set coc_code = '12345678', vat_number = 'NL123456789B01', iban = 'NL91ABNA0417164300',
        address = ${JSON.stringify(ADDRESS)}`),
  )
}

/** A draft as its rows, without the operations that make drafts. */
export async function insertDraft(
  server: TestServer,
  env: TestEnvironment,
  values: DraftValues & { readonly organization_id: string },
): Promise<string> {
  const { lines = [{}], type = 'invoice', ...given } = values
  const { credited_invoice_id = null, invoice_date = null, payment_term_days = 30, organization_id } = given
  const id = newId()
  const now = new Date().toISOString()
  await inTest(server, env, async (tx) => {
    tx.send(sql`
      insert into invoice (environment_id, id, type, company_profile_id, organization_id, payment_term_days, currency, invoice_date,
        credited_invoice_id, created_at, updated_at)
      select current_environment(), ${id}, ${type}, c.id, ${organization_id}, ${payment_term_days}, c.currency, ${invoice_date},
        ${credited_invoice_id}, ${now}, ${now}
      from company_profile c where c.is_default`)
    for (const [position, line] of lines.entries()) {
      const { kind = 'manual', description = 'Advice', quantity = 1, unit_price = 100, vat_percentage = 21 } = line
      const { amount = (quantity ?? 0) * (unit_price ?? 0), credited_line_id = null } = line
      tx.send(sql`
        insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit, unit_price, amount,
          vat_rate_id, vat_category, vat_percentage, credited_line_id)
        select current_environment(), ${newId()}, ${id}, ${position}, ${kind}, ${description}, ${quantity}, 'piece', ${unit_price}, ${amount},
          r.id, r.category, r.percentage, ${credited_line_id}
        from vat_rate r join company_profile c on c.environment_id = r.environment_id and c.id = r.company_profile_id
        where c.is_default and r.percentage = ${vat_percentage} limit 1`)
    }
    await tx.count(sql`select`)
  })
  return id
}

/** Whole hours at 100.00 that wait for their invoice become one more line of a draft. */
export async function putHoursOnDraft(
  server: TestServer,
  env: TestEnvironment,
  invoiceId: string,
  projectId: string,
  hoursIds: readonly string[],
): Promise<string> {
  const lineId = newId()
  const count = hoursIds.length
  await inTest(server, env, async (tx) => {
    tx.send(sql`
      insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit, unit_price, amount,
        project_id, hours_count, hours_minutes)
      values (current_environment(), ${lineId}, ${invoiceId}, 9, 'hours', 'Advice', ${count}, 'hour', 100, ${count * 100},
        ${projectId}, ${count}, ${count * 60})`)
    tx.send(sql`
      insert into invoice_line_hours (environment_id, invoice_line_id, time_entry_id, minutes)
      select current_environment(), ${lineId}, unnest(${hoursIds}::uuid[]), 60`)
    await tx.count(sql`
      update time_entry set invoice_status = 'on_draft', invoice_id = ${invoiceId}, invoice_line_id = ${lineId}
      where id = any(${hoursIds}::uuid[])`)
  })
  return lineId
}
