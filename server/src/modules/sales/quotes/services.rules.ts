// What was offered, as a service of a project.
import { type Decimal, quotientOf } from '../../../shared/money.ts'
import { netAmount } from '../../../shared/vat.ts'
import type { ReadLine } from './lines.rules.ts'

export type TakenLine = Pick<
  ReadLine,
  | 'name'
  | 'description'
  | 'billing_method'
  | 'cycle'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount_percentage'
  | 'amount'
  | 'vat_rate_id'
  | 'estimated_minutes'
>

/** Worked by the hour it has a rate and a budget, else the price that was agreed; a subscription begins with the project. */
export function serviceOf(line: TakenLine, startDate: string) {
  const { name, description, cycle, vat_rate_id } = line
  const billing_method = line.billing_method!
  const shared = { name, description, billing_method, vat_rate_id, budget_minutes: budgetMinutes(line) }
  if (billing_method === 'time_and_materials')
    return { ...shared, hourly_rate: numberOf(hourlyRate(line)), budget_amount: Number(line.amount) }
  if (billing_method === 'non_billable') return shared
  const price = Number(line.amount)
  return billing_method === 'subscription' ? { ...shared, price, cycle, start_date: startDate } : { ...shared, price }
}

/** An estimate counts; hours that were offered are one as well. */
export function budgetMinutes({ estimated_minutes, unit, quantity }: TakenLine): number | null {
  if (estimated_minutes !== null) return estimated_minutes
  return unit === 'hour' && quantity !== null ? Number(quotientOf([quantity, '60'], '1', 0)) : null
}

/** Of hours the price after discount; of anything else what the estimate makes of it. */
export function hourlyRate(line: TakenLine): Decimal | null {
  const { unit, unit_price, discount_percentage, amount, estimated_minutes } = line
  if (unit === 'hour') return netAmount('1', unit_price ?? '0', discount_percentage)
  return estimated_minutes ? quotientOf([amount, '60'], String(estimated_minutes)) : null
}

function numberOf(amount: Decimal | null): number | null {
  return amount === null ? null : Number(amount)
}
