// When installments can be planned and changed, and that together they are the price.
import { compare, type Decimal } from '../../shared/money.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

/** The installments of one service, added up. */
export interface InstallmentFacts {
  readonly service_name: string
  readonly price: Decimal
  readonly planned_amount: Decimal
  /** How many stand on no invoice yet. */
  readonly open_count: number
}

// While one is open the plan can still be put right; after the last one it is too late.
export function checkInstallments({ service_name, price, planned_amount, open_count }: InstallmentFacts): void {
  if (open_count > 0 || compare(planned_amount, price) === 0) return
  throw new Problem(
    'installments-unbalanced',
    `The installments of ${service_name} add up to ${planned_amount}, the price is ${price}.`,
  )
}

/** An installment is agreed as an amount or as a part of the price. */
export function checkInstallmentSize(
  { percentage, amount }: { percentage?: number | null; amount?: number },
  isNew: boolean,
): void {
  const given = [percentage ?? undefined, amount].filter((size) => size !== undefined).length
  const says = 'An installment has a percentage of the price or an amount, one of the two.'
  if (given === 2) checkFields([fieldError('/percentage', 'not_allowed', says)])
  if (given === 0 && isNew) checkFields([fieldError('/amount', 'required', says)])
}

export function checkInstallmentService(service: { billing_method: string; project: { status: string } }): void {
  const says = 'Only a service with a fixed price has installments.'
  checkFields(service.billing_method === 'fixed_price' ? [] : [fieldError('/service_id', 'not_fixed_price', says)])
  if (service.project.status === 'archived')
    throw new Problem('project-archived', 'The project is archived, so nothing of it is invoiced. Reopen it first.')
}

// It is no change of status that is refused but a change of what is invoiced, so service-invoiced says it best.
export function checkInstallmentOpen({ invoice_id, is_invoiced }: { invoice_id: string | null; is_invoiced: boolean }) {
  if (is_invoiced) throw new Problem('service-invoiced', 'This installment is invoiced, so it stays as it is.')
  if (invoice_id !== null)
    throw new Problem('service-invoiced', 'This installment stands on a draft invoice; take it off the draft first.', {
      invoice_id,
    })
}
