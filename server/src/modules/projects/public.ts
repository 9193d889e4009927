// What other modules may ask of projects.
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Decimal } from '../../shared/money.ts'
import type { ProjectStatus } from './project.rules.ts'
import type { BillingMethod, ServiceStatus } from './service.rules.ts'
import { budgetUse, type Places } from './work.queries.ts'

export { createProject } from './create-project.ts'
export { byProjectCustomer } from './customer-filter.ts'
export {
  installment,
  installmentStatus,
  installmentsOf,
  type LoadedInstallment,
  noteInstallments,
} from './installments.queries.ts'
export { Installment, installmentStatuses } from './installments.shapes.ts'
export type { ProjectStatus } from './project.rules.ts'
export { project } from './projects.queries.ts'
export { ProjectDetail } from './projects.shapes.ts'
export type { BillingMethod } from './service.rules.ts'
export { touchService } from './service-rates.queries.ts'
export { insertService } from './services.queries.ts'
export { type HeldService, holdProject, holdService } from './surroundings.queries.ts'
export { everywhere, type Places, work } from './work.queries.ts'

interface Budget {
  readonly budget_minutes: number | null
  readonly budget_amount: Decimal | null
  /** Added up only where there is a budget; 0 elsewhere. */
  readonly used_minutes: number
  readonly used_amount: Decimal
}

export interface ProjectFacts extends Budget {
  readonly id: string
  readonly status: ProjectStatus
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly manager_employee_id: string | null
  readonly company_profile_id: string
  readonly budget_policy: 'warn' | 'block'
  readonly rate_basis: 'service' | 'employee' | 'hour_type'
}

export interface ServiceFacts extends Budget {
  readonly id: string
  readonly project_id: string
  readonly status: ServiceStatus
  readonly is_bookable: boolean
  readonly billing_method: BillingMethod
  readonly hourly_rate: Decimal | null
}

export interface ServiceRateFacts {
  readonly hour_type_id: string | null
  readonly employee_id: string | null
  readonly hourly_rate: Decimal
  readonly valid_from: string
}

export interface BookingFacts {
  readonly project: ProjectFacts | null
  readonly service: ServiceFacts | null
  readonly service_rates: readonly ServiceRateFacts[]
}

/**
 * What hours on this place depend on, held until the end of the transaction: nobody closes the project meanwhile, and where
 * there is a budget bookings wait for each other, so that two of them cannot pass it together. Without a project it is the
 * service's. What does not exist is null.
 */
export async function bookingFacts(tx: Tx, projectId: string | null, serviceId: string | null): Promise<BookingFacts> {
  if (projectId === null && serviceId === null) return { project: null, service: null, service_rates: [] }
  const isProject =
    projectId === null ? sql`(select project_id from service where id = ${serviceId})` : sql`${projectId}`
  hold(tx, sql`project where id = ${isProject}`)
  if (serviceId !== null) hold(tx, sql`service where id = ${serviceId}`)
  const facts = await tx.first<BookingFacts>(sql`
    select
      (select to_json(f) from (${projectFacts(sql`p.id = ${isProject}`)}) f) as project,
      (select to_json(f) from (${serviceFacts(sql`s.id = ${serviceId}`)}) f) as service,
      (select coalesce(json_agg(f), '[]') from (
        select r.hour_type_id, r.employee_id, r.hourly_rate::text, r.valid_from
        from service_rate r where r.service_id = ${serviceId}) f) as service_rates`)
  return facts!
}

/** The same for many places at once, asked in as few statements as for one. Projects and services are found by their ids. */
export async function manyBookingFacts(
  tx: Tx,
  projectIds: readonly string[],
  serviceIds: readonly string[],
): Promise<(projectId: string | null, serviceId: string | null) => BookingFacts> {
  const isProject = sql`(id = any(${projectIds}::uuid[]) or id in (select project_id from service where id = any(${serviceIds}::uuid[])))`
  hold(tx, sql`project where ${isProject}`, raw('order by id'))
  hold(tx, sql`service where id = any(${serviceIds}::uuid[])`, raw('order by id'))
  const [projects, services, rates] = await Promise.all([
    tx.all<ProjectFacts>(projectFacts(sql`p.id = any(array(select id from project where ${isProject}))`)),
    tx.all<ServiceFacts>(serviceFacts(sql`s.id = any(${serviceIds}::uuid[])`)),
    tx.all<ServiceRateFacts & { service_id: string }>(sql`
      select r.service_id, r.hour_type_id, r.employee_id, r.hourly_rate::text, r.valid_from
      from service_rate r where r.service_id = any(${serviceIds}::uuid[])`),
  ])
  const [projectsById, servicesById] = [byId(projects), byId(services)]
  const ratesOf = Map.groupBy(rates, ({ service_id }) => service_id)
  return (projectId, serviceId) => {
    const service = servicesById.get(serviceId ?? '') ?? null
    const project = projectsById.get(projectId ?? service?.project_id ?? '') ?? null
    return { project, service, service_rates: ratesOf.get(serviceId ?? '') ?? [] }
  }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function projectFacts(which: Sql): Sql {
  return sql`
    select p.id, p.status, p.organization_id, p.person_id, p.manager_employee_id, p.company_profile_id, c.budget_policy, p.rate_basis,
      p.budget_minutes, p.budget_amount::text, used.*
    from project p join company_profile c on c.environment_id = p.environment_id and c.id = p.company_profile_id,
      lateral ${use(sql`p`, (project) => sql`${project} = p.id`)} used where ${which}`
}

function serviceFacts(which: Sql): Sql {
  return sql`
    select s.id, s.project_id, s.status, s.is_bookable, s.billing_method, s.hourly_rate::text,
      s.budget_minutes, s.budget_amount::text, used.*
    from service s, lateral ${use(sql`s`, (_project, service) => sql`${service} = s.id`)} used where ${which}`
}

// The stronger hold comes first: two transactions that both wanted to strengthen theirs would wait for each other.
function hold(tx: Tx, row: Sql, order = raw('')): void {
  tx.send(sql`select from ${row} and (budget_minutes > 0 or budget_amount > 0) ${order} for no key update`)
  tx.send(sql`select from ${row} ${order} for share`)
}

function use(budgeted: Sql, places: Places): Sql {
  const hasBudget = sql`(${budgeted}.budget_minutes > 0 or ${budgeted}.budget_amount > 0)`
  const where: Places = (project, service) => sql`${places(project, service)} and ${hasBudget}`
  return sql`(select used_minutes, used_amount::text from (${budgetUse(where)}) sums)`
}
