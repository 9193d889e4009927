import { compare, type Decimal } from '../../shared/money.ts'
import { checkFields, type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { isStatusChange, type Transitions } from '../../shared/transition.ts'
import { dateErrors, type ProjectStatus } from './project.rules.ts'

export type ServiceStatus = 'open' | 'closed'
export type BillingMethod = 'time_and_materials' | 'fixed_price' | 'subscription' | 'non_billable'
export type Cycle = 'month' | 'quarter' | 'half_year' | 'year'

export const serviceTransitions: Transitions<ServiceStatus, ServiceStatus> = {
  open: ['closed'],
  closed: ['open'],
}

// The service as it will be stored.
export interface ServiceBilling {
  billing_method: BillingMethod
  price: Decimal | null
  cycle: Cycle | null
  start_date: string | null
  end_date: string | null
}

export interface InvoicedFacts {
  /** Something of it stands on an invoice, be it a draft or credited since. */
  is_invoiced: boolean
  invoiced_amount: Decimal
}

export interface ServiceStatusChange {
  set: { status?: ServiceStatus }
  event: 'service.closed' | null
}

// Services are made and changed only while their project is active.
export function checkServiceProject(project: { status: ProjectStatus }): void {
  if (project.status === 'archived')
    throw new Problem('project-archived', 'The project is archived, so its services are at rest. Make it active first.')
  if (project.status === 'closed')
    throw new Problem('project-closed', 'The project is closed, so its services are at rest. Reopen it first.')
}

export function serviceStatusChange(from: ServiceStatus, to: ServiceStatus): ServiceStatusChange {
  if (!isStatusChange(serviceTransitions, from, to)) return { set: {}, event: null }
  return { set: { status: to }, event: to === 'closed' ? 'service.closed' : null }
}

// Which fields a billing method needs and which it has no use for.
export function checkServiceBilling(service: ServiceBilling): void {
  checkFields(billingErrors(service))
}

export function billingErrors({ billing_method: method, price, cycle, start_date, end_date }: ServiceBilling) {
  const isSubscription = method === 'subscription'
  return [
    ...presenceErrors('/price', price, isSubscription || method === 'fixed_price', method),
    ...presenceErrors('/cycle', cycle, isSubscription, method),
    ...(isSubscription && start_date === null ? [requiredError('/start_date', method)] : []),
    ...dateErrors(start_date, end_date, '/end_date'),
  ]
}

// What is invoiced fixes how the service is billed and the least it can cost.
export function checkInvoicedService(before: ServiceBilling, after: ServiceBilling, facts: InvoicedFacts): void {
  if (!facts.is_invoiced) return
  if (before.billing_method !== after.billing_method || before.cycle !== after.cycle)
    throw new Problem(
      'service-invoiced',
      'Part of this service stands on an invoice; its billing method and cycle are fixed.',
    )
  const isFixedPrice = after.billing_method === 'fixed_price' && after.price !== null
  if (isFixedPrice && compare(after.price!, facts.invoiced_amount) < 0)
    throw new Problem(
      'price-below-invoiced',
      `Already ${facts.invoiced_amount} is invoiced; the price cannot be lower.`,
      {
        invoiced_amount: Number(facts.invoiced_amount),
      },
    )
}

export function checkVatRate(
  vatRate: { company_profile_id: string } | null,
  project: { company_profile_id: string },
): void {
  const isForeign = vatRate !== null && vatRate.company_profile_id !== project.company_profile_id
  const says = "The VAT rate does not belong to the project's company profile."
  checkFields(isForeign ? [fieldError('/vat_rate_id', 'other_profile', says)] : [])
}

export function checkRateSaysForWhom(rate: { hour_type_id?: string | null; employee_id?: string | null }): void {
  const says =
    'A service rate is for an hour type, an employee, or both; for all hours there is the rate of the service.'
  checkFields(rate.hour_type_id || rate.employee_id ? [] : [fieldError('', 'required', says)])
}

function presenceErrors(pointer: string, value: string | null, isNeeded: boolean, method: BillingMethod): FieldError[] {
  if (isNeeded) return value === null ? [requiredError(pointer, method)] : []
  return value === null ? [] : [fieldError(pointer, 'not_allowed', `${named(pointer)} must be empty with ${method}.`)]
}

function requiredError(pointer: string, method: BillingMethod): FieldError {
  return fieldError(pointer, 'required', `${named(pointer)} is required with ${method}.`)
}

function named(pointer: string): string {
  return pointer.slice(1)
}
