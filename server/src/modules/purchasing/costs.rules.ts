import { add, compare, type Decimal, isMoney, multiply, parseDecimal, percentOf } from '../../shared/money.ts'
import { checkFields, type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { checkTransition, type Transitions } from '../../shared/transition.ts'

export type CostStatus = 'not_billable' | 'to_invoice' | 'on_draft' | 'invoiced' | 'written_off'
export type CostLock = 'draft_invoice' | 'invoiced' | 'written_off'
export type WriteOffAction = 'write_off' | 'undo_write_off'

export const costWriteOffs: Transitions<WriteOffAction, CostStatus> = {
  write_off: ['to_invoice'],
  undo_write_off: ['written_off'],
}

// What a request says about prices; what it leaves out is undefined.
export interface SentPrices {
  quantity?: number
  unit_cost?: number
  markup_percentage?: number | null
  unit_price?: number
}

export interface CostPrices {
  quantity: Decimal
  unit_cost: Decimal
  markup_percentage: Decimal | null
  unit_price: Decimal
  cost_amount: Decimal
  sales_amount: Decimal
}

type Priced = Pick<CostPrices, 'quantity' | 'unit_cost' | 'markup_percentage' | 'unit_price'>

// A price that is sent is the price, and ends a mark-up. A mark-up goes on making the price whenever the cost changes.
export function costPrices(sent: SentPrices, before: Priced | null = null): CostPrices {
  checkFields(markupErrors(sent))
  const quantity = decimal(sent.quantity, 4) ?? before?.quantity ?? '1.0000'
  const unit_cost = decimal(sent.unit_cost, 2) ?? before!.unit_cost
  const kept = sent.unit_price === undefined ? (before?.markup_percentage ?? null) : null
  const markup_percentage = sent.markup_percentage === undefined ? kept : decimal(sent.markup_percentage, 2)
  const marked = add(unit_cost, percentOf(unit_cost, markup_percentage ?? '0'))
  const isMarked = markup_percentage !== null || before === null
  const unit_price = decimal(sent.unit_price, 2) ?? (isMarked ? marked : before.unit_price)
  const prices = {
    quantity,
    unit_cost,
    markup_percentage,
    unit_price,
    cost_amount: multiply(unit_cost, quantity),
    sales_amount: multiply(unit_price, quantity),
  }
  checkFields(sizeErrors(prices))
  return prices
}

export interface BillingFacts {
  billable: boolean
  organization_id: string | null
  person_id: string | null
  /** Of its service; null without one. */
  billing_method: string | null
}

// A fixed price or a subscription does not include costs: what it covers is booked as not billable.
export function billingStatus({ billable, organization_id, person_id, billing_method }: BillingFacts): CostStatus {
  const hasCustomer = organization_id !== null || person_id !== null
  return billable && hasCustomer && billing_method !== 'non_billable' ? 'to_invoice' : 'not_billable'
}

export function checkCostUnlocked(status: CostStatus): void {
  const lock = locks[status]
  if (lock) throw new Problem('cost-locked', lock.says, { lock_reason: lock.reason })
}

export function checkWriteOff(action: WriteOffAction, status: CostStatus): void {
  checkTransition(costWriteOffs, status, action)
}

// The cost as it will be stored, as far as its place is concerned.
export interface CostPlace {
  project_id: string
  service_id: string | null
  employee_id: string | null
  vat_rate_id: string | null
  date: string
}

export interface PlaceFacts {
  project: { status: 'active' | 'closed' | 'archived'; company_profile_id: string }
  service: { project_id: string; status: 'open' | 'closed' } | null
  employee: { employment_start: string | null; employment_end: string | null; is_deactivated: boolean } | null
  vat_rate: { company_profile_id: string } | null
}

// Bad input first. What was closed after the booking stops a move to it, not a change of the note; only a project at rest stops
// every change.
export function checkCostPlace(cost: CostPlace, facts: PlaceFacts, before: CostPlace | null = null): void {
  const isMoved = (...fields: (keyof CostPlace)[]) => before === null || fields.some((f) => before[f] !== cost[f])
  checkFields([...serviceErrors(cost, facts), ...vatRateErrors(facts)])
  checkCostProject(facts.project)
  if (isMoved('service_id') && facts.service?.status === 'closed')
    throw new Problem('service-closed', 'The service is closed and takes no new costs. Reopen it or choose another.')
  if (isMoved('employee_id', 'date')) checkEmployed(cost.date, facts.employee)
}

export function checkCostProject({ status }: { status: 'active' | 'closed' | 'archived' }): void {
  if (status === 'archived')
    throw new Problem('project-archived', 'The project is archived and its costs are at rest. Make it active first.')
  if (status === 'closed')
    throw new Problem('project-closed', 'The project is closed and its costs are at rest. Reopen it first.')
}

// Whether the change takes more of the purchase invoice than the cost took before.
export function takesMore(
  cost: { purchase_invoice_id: string | null; cost_amount: Decimal },
  before: { purchase_invoice_id: string | null; cost_amount: Decimal } | null,
): boolean {
  if (cost.purchase_invoice_id === null) return false
  const isSame = before?.purchase_invoice_id === cost.purchase_invoice_id
  return !isSame || compare(cost.cost_amount, before.cost_amount) > 0
}

function markupErrors({ markup_percentage, unit_price }: SentPrices): FieldError[] {
  if (typeof markup_percentage !== 'number' || unit_price === undefined) return []
  return [fieldError('/markup_percentage', 'not_allowed', 'Send markup_percentage or unit_price, not both.')]
}

function sizeErrors({ unit_price, cost_amount, sales_amount }: CostPrices): FieldError[] {
  if ([unit_price, cost_amount, sales_amount].every((amount) => isMoney(amount))) return []
  return [fieldError('/quantity', 'too_large', 'The amounts of a cost must stay below 1 000 000 000.')]
}

function serviceErrors(cost: CostPlace, { service }: PlaceFacts): FieldError[] {
  if (service === null || service.project_id === cost.project_id) return []
  return [fieldError('/service_id', 'other_project', 'The service does not belong to the project.')]
}

function vatRateErrors({ vat_rate, project }: PlaceFacts): FieldError[] {
  if (vat_rate === null || vat_rate.company_profile_id === project.company_profile_id) return []
  const says = "The VAT rate does not belong to the project's company profile."
  return [fieldError('/vat_rate_id', 'other_profile', says)]
}

function checkEmployed(date: string, employee: PlaceFacts['employee']): void {
  if (employee === null) return
  const { employment_start, employment_end, is_deactivated } = employee
  if (is_deactivated) throw new Problem('employee-inactive', 'The employee is deactivated.')
  const isBefore = employment_start !== null && date < employment_start
  const isAfter = employment_end !== null && date > employment_end
  if (isBefore || isAfter)
    throw new Problem('employee-inactive', `The employee is not employed on ${date}.`, {
      date,
      employment_start,
      employment_end,
    })
}

function decimal(sent: number | null | undefined, decimals: number): Decimal | null {
  return sent === undefined || sent === null ? null : parseDecimal(sent, decimals)
}

const locks: Partial<Record<CostStatus, { reason: CostLock; says: string }>> = {
  on_draft: { reason: 'draft_invoice', says: 'This cost stands on a draft invoice. Take it off the draft first.' },
  invoiced: {
    reason: 'invoiced',
    says: 'This cost stands on a finalised invoice. A credit note for the whole line frees it.',
  },
  written_off: { reason: 'written_off', says: 'This cost is written off. Undo the write-off first.' },
}
