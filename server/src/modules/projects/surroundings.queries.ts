// What the rules of projects want to know of their surroundings.
import type { Context } from '../../db/context.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ProjectStatus } from './project.rules.ts'
import type { BillingMethod, InvoicedFacts } from './service.rules.ts'

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

export interface HeldService {
  readonly id: string
  readonly billing_method: BillingMethod
  readonly project: HeldProject
}

/** Holds a service for a change of what is shown inside it, and its project first, as all do who hold both. */
export async function holdService(tx: Tx, id: Sql): Promise<HeldService | undefined> {
  const project = await holdProject(tx, sql`(select project_id from service where id = ${id})`)
  if (!project) return undefined
  const service = await tx.first<Omit<HeldService, 'project'>>(
    sql`select id, billing_method from service where id = ${id} for no key update`,
  )
  return service && { ...service, project }
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

/** Costs that are invoiced count as well: a credit note can bring them back. */
export async function hasForeignVatRates(tx: Tx, projectId: string, companyProfileId: string): Promise<boolean> {
  const found = await tx.first(sql`
    select from vat_rate v
    where v.company_profile_id <> ${companyProfileId} and v.id in (
      select vat_rate_id from service where project_id = ${projectId}
      union select vat_rate_id from cost where project_id = ${projectId}) limit 1`)
  return found !== undefined
}

/** The project is held against new lines too, so that none comes between the look and the change. */
export async function hasDraftInvoices(tx: Tx, projectId: string): Promise<boolean> {
  tx.send(sql`select from project where id = ${projectId} for update`)
  const found = await tx.first(sql`
    select from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
    where l.project_id = ${projectId} and i.status = 'draft' limit 1`)
  return found !== undefined
}

/** What stands on invoices of a service, drafts included; the amount is what of its fixed price is final. It is held as well. */
export async function invoicedFacts(tx: Tx, serviceId: string): Promise<InvoicedFacts> {
  tx.send(sql`select from service where id = ${serviceId} for update`)
  const facts = await tx.first<InvoicedFacts>(sql`
    select count(*) > 0 as is_invoiced,
      coalesce(sum(l.amount) filter (where i.status = 'finalised' and l.kind = 'installment'), 0)::numeric(20, 2)::text as invoiced_amount
    from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
    where l.service_id = ${serviceId}`)
  return facts!
}
