// Fixed prices are paid in parts: at the start, often half-way, and on delivery.
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { addDays, daysBetween } from '../shared/calendar.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { stamps } from './people.ts'
import type { Plan } from './plan.ts'
import type { Workplace } from './projects.ts'
import { randomOf } from './random.ts'
import { officeTime } from './workdays.ts'

const IN_TWO = [part('At the start', 50, 0.05), part('On delivery', 50, 1)]
const IN_THREE = [part('At the start', 40, 0.05), part('Half-way', 40, 0.5), part('On delivery', 20, 1)]

/** In place of the one installment that every fixed price begins with; their amounts follow from the price. */
export function planInstallments(tx: Tx, plan: Plan, workplaces: readonly Workplace[]): void {
  tx.send(sql`delete from installment`)
  insertRows(tx, 'installment', makeInstallments(plan, workplaces))
  tx.send(sql`select settle_installments(s, s.updated_at) from service s where billing_method = 'fixed_price'`)
}

function makeInstallments(plan: Plan, workplaces: readonly Workplace[]): Row<'installment'>[] {
  const random = randomOf(plan.seed, 'installments')
  return workplaces
    .filter(({ service }) => service.billing_method === 'fixed_price')
    .flatMap(({ service, from, to }) => {
      const at = officeTime(from, 540, plan.timeZone)
      const delivery = to < plan.today ? to : addDays(plan.today, random.integer(5, 75))
      return random.pick([IN_TWO, IN_THREE]).map(({ name, percentage, share }, position) => {
        const planned_date = addDays(from, Math.round(daysBetween(from, delivery) * share))
        return {
          id: random.id(at),
          service_id: service.id,
          name,
          percentage: percentage.toFixed(2),
          amount: '0.00',
          planned_date,
          position,
          announced_on: planned_date <= plan.today ? planned_date : null,
          ...stamps(at),
        }
      })
    })
}

/** The share is of the time between start and delivery. */
function part(name: string, percentage: number, share: number) {
  return { name, percentage, share }
}
