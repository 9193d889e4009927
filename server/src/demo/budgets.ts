// Budgets and fixed prices that fit what was done, some too tight and some generous, as they turn out in real life.
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import type { Timesheets } from './hours.ts'
import type { Plan } from './plan.ts'

/** How generous each budget is follows from the id it belongs to, so it needs no list of its own. */
export async function setBudgets(tx: Tx, { seed }: Plan, spent: Timesheets['spent']): Promise<void> {
  const sums = [...spent].map(([id, { minutes, cents }]) => ({ id, minutes, amount: cents / 100 }))
  tx.send(sql`
    update service s set
      price = case when s.billing_method = 'fixed_price' then greatest(s.price, round(spent.amount * share / 250) * 250) else s.price end,
      budget_minutes = case when s.billing_method <> 'subscription' then ceil(spent.minutes * share / 600) * 600 end,
      budget_amount = case when s.billing_method = 'time_and_materials' then ceil(spent.amount * share / 500) * 500 end
    from (
      select id, minutes, amount, 0.85 + mod(abs(hashtextextended(id::text, ${seed})), 100) / 100.0 as share
      from json_to_recordset(${JSON.stringify(sums)}::json) as sums (id uuid, minutes bigint, amount numeric)) spent
    where s.environment_id = current_environment() and s.id = spent.id and s.billing_method <> 'non_billable'`)
  tx.send(sql`
    update project p set budget_minutes = sums.minutes, budget_amount = sums.amount
    from (
      select project_id, sum(budget_minutes) as minutes, sum(coalesce(budget_amount, price)) as amount
      from service where billing_method <> 'subscription' group by project_id) sums
    where p.id = sums.project_id and p.organization_id is not null`)
}
