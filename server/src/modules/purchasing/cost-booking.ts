// Booking, changing, removing and writing off costs: the facts, the rules, the row.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, touch, updateRecord } from '../../db/write.ts'
import { add } from '../../shared/money.ts'
import { checkChosen, naming, referenceProblem } from '../../shared/problem.ts'
import { type BudgetChange, crossedBudgets, tellBudgetExceeded } from '../hours/public.ts'
import {
  type CostRow,
  type CostSurroundings,
  cost,
  findSurroundings,
  holdProject,
  type LoadedCost,
  loadCosts,
  type WantedCost,
} from './costs.queries.ts'
import {
  billingStatus,
  checkCostPlace,
  checkCostProject,
  checkCostUnlocked,
  checkWriteOff,
  costPrices,
  takesMore,
  type WriteOffAction,
} from './costs.rules.ts'
import type { ChangedCost, NewCost } from './costs.shapes.ts'
import { checkAllocation } from './purchase-invoices.rules.ts'

export async function bookCost(ctx: Context, body: NewCost): Promise<Rendered> {
  const wanted = wantedOf(body)
  const found = await findSurroundings(ctx, wanted)
  const values = settle(body, wanted, found)
  const after = await insertRecord(ctx, cost, { id: ctx.newId(), ...values })
  await tellBudgets(ctx, found, { before: null, after: shareOf(values) })
  return after
}

export async function changeCost(ctx: Context, before: LoadedCost, body: ChangedCost): Promise<Rendered> {
  const { row } = before
  checkCostUnlocked(row.invoice_status)
  const wanted = wantedOf(body, row)
  const found = await findSurroundings(ctx, wanted, row)
  checkCostProject(found.before_project!)
  const values = settle(body, wanted, found, row)
  const after = await updateRecord(ctx, cost, before, values)
  await tellBudgets(ctx, found, { before: shareOf(row), after: shareOf(values) })
  return after
}

export async function removeCost(ctx: Context, before: LoadedCost): Promise<void> {
  const { invoice_status, project_id, purchase_invoice_id } = before.row
  checkCostUnlocked(invoice_status)
  checkCostProject(await holdProject(ctx, project_id))
  deleteRecord(ctx, cost, before)
  if (purchase_invoice_id) ctx.tx.send(touch(ctx, 'purchase_invoice', purchase_invoice_id))
}

/** Takes all of them or none. Writing off ends a claim on the customer, so undoing it asks anew whether there is one. */
export async function writeOffCosts(ctx: Context, action: WriteOffAction, ids: readonly string[], reason: string) {
  const chosen = await loadCosts(ctx, sql`t.id = any(${ids}::uuid[])`)
  checkChosen(ids, chosen)
  for (const { id, row } of chosen) naming({ cost_id: id }, () => checkWriteOff(action, row.invoice_status))
  const changed = await Promise.all(
    chosen.map((before) =>
      updateRecord(
        ctx,
        cost,
        before,
        action === 'write_off'
          ? { invoice_status: 'written_off', write_off_reason: reason }
          : { invoice_status: billingStatus(before.row), write_off_reason: null },
      ),
    ),
  )
  return { data: changed.map(({ record }) => JSON.parse(record)) }
}

function wantedOf(body: ChangedCost, before?: CostRow): WantedCost {
  const id = (field: keyof WantedCost) =>
    body[field] === undefined ? (before?.[field] ?? null) : (body[field]?.toLowerCase() ?? null)
  return {
    project_id: id('project_id')!,
    service_id: id('service_id'),
    purchase_invoice_id: id('purchase_invoice_id'),
    employee_id: id('employee_id'),
    vat_rate_id: id('vat_rate_id'),
  }
}

// Says no, or what the row will hold.
function settle(body: ChangedCost, wanted: WantedCost, found: CostSurroundings, before: CostRow | null = null) {
  const prices = costPrices(body, before)
  const { project, service, purchase_invoice } = found
  checkReferences(wanted, found)
  const date = body.date ?? before!.date
  checkCostPlace({ ...wanted, date }, { ...found, project: project! }, before)
  const values = { ...wanted, ...prices }
  if (takesMore(values, before))
    checkAllocation(add(purchase_invoice!.other_amount, prices.cost_amount), purchase_invoice!.total_excl_vat)
  const billable = body.billable ?? before?.billable ?? true
  return {
    ...values,
    date,
    description: body.description,
    billable,
    note: body.note,
    invoice_status: billingStatus({ ...project!, billable, billing_method: service?.billing_method ?? null }),
  }
}

function checkReferences(wanted: WantedCost, found: CostSurroundings): void {
  const missing = (['project', 'service', 'purchase_invoice', 'employee', 'vat_rate'] as const).filter(
    (thing) => wanted[`${thing}_id`] !== null && found[thing] === null,
  )
  if (missing.length > 0) throw referenceProblem(missing.map((thing) => `${thing}_id`))
}

// Costs use up a budget as hours do, but are never refused for it: what was bought is bought.
async function tellBudgets(ctx: Context, { project, service }: CostSurroundings, change: BudgetChange): Promise<void> {
  const budgets = [
    { of: 'project' as const, ...project! },
    ...(service ? [{ of: 'service' as const, ...service }] : []),
  ]
  if (crossedBudgets(budgets, change).length > 0) await tellBudgetExceeded(ctx, project!.id)
}

function shareOf({ project_id, service_id, sales_amount, billable }: Share) {
  return { project_id, service_id, minutes: 0, amount: sales_amount, billable }
}

type Share = Pick<CostRow, 'project_id' | 'service_id' | 'sales_amount' | 'billable'>
