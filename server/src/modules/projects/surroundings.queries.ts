// What the rules of projects want to know of their surroundings.
import type { Context } from '../../db/context.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ProjectStatus } from './project.rules.ts'
import type { InvoicedFacts } from './service.rules.ts'

export interface HeldProject {
  readonly id: string
  readonly status: ProjectStatus
  readonly project_number: string
  readonly company_profile_id: string
  readonly last_service_number: number
}

/** Holds a project for a change of its services: they are numbered, and shown inside it. */
export function holdProject(tx: Tx, id: Sql): Promise<HeldProject | undefined> {
  return tx.first(sql`${heldBy(id)} for no key update`)
}

/** Holds a project in its present status for a change of its tasks, several at a time. */
export function holdStatus(tx: Tx, id: Sql): Promise<HeldProject | undefined> {
  return tx.first(sql`${heldBy(id)} for share`)
}

function heldBy(id: Sql): Sql {
  return sql`select id, status, project_number, company_profile_id, last_service_number from project where id = ${id}`
}

/** Null for nobody; whoever does not exist is left to the foreign key. */
export async function employeeStatus(ctx: Context, id: string | null | undefined) {
  if (!id) return null
  const found = await ctx.tx.first<{ status: 'active' | 'inactive' }>(sql`
    select case when not is_deactivated and coalesce(employment_start <= current_day(), true)
      and coalesce(employment_end >= current_day(), true) then 'active' else 'inactive' end as status
    from employee where id = ${id}`)
  return found ?? null
}

export async function serviceProject(tx: Tx, id: string | null | undefined) {
  if (!id) return null
  return (await tx.first<{ project_id: string }>(sql`select project_id from service where id = ${id}`)) ?? null
}

export async function vatRateProfile(tx: Tx, id: string | null | undefined) {
  if (!id) return null
  return (
    (await tx.first<{ company_profile_id: string }>(sql`select company_profile_id from vat_rate where id = ${id}`)) ??
    null
  )
}

export async function hasForeignVatRates(tx: Tx, projectId: string, companyProfileId: string): Promise<boolean> {
  const found = await tx.first(sql`
    select from service s join vat_rate v on v.environment_id = s.environment_id and v.id = s.vat_rate_id
    where s.project_id = ${projectId} and v.company_profile_id <> ${companyProfileId} limit 1`)
  return found !== undefined
}

// A draft is known by the hours on it; costs and installments on drafts are added with their tables.
export async function hasDraftInvoices(tx: Tx, projectId: string): Promise<boolean> {
  const found = await tx.first(
    sql`select from time_entry where project_id = ${projectId} and invoice_status = 'on_draft' limit 1`,
  )
  return found !== undefined
}

// The same holds for what is invoiced; the amount comes with the invoice lines.
export async function invoicedFacts(tx: Tx, serviceId: string): Promise<InvoicedFacts> {
  const found = await tx.first(
    sql`select from time_entry where service_id = ${serviceId} and invoice_status = 'invoiced' limit 1`,
  )
  return { is_invoiced: found !== undefined, invoiced_amount: '0.00' }
}
