import { add, compare, type Decimal, subtract } from '../../shared/money.ts'
import { Problem } from '../../shared/problem.ts'

// What is used of one budget as it stands, the entry in its present form included. A budget of null or 0 means none.
export interface BudgetFacts {
  of: 'project' | 'service'
  id: string
  budget_minutes: number | null
  budget_amount: Decimal | null
  used_minutes: number
  used_amount: Decimal
}

export interface BudgetEntry {
  project_id: string | null
  service_id: string | null
  minutes: number
  amount: Decimal | null
  billable: boolean
}

// before is null for a new entry.
export interface BudgetChange {
  before: BudgetEntry | null
  after: BudgetEntry
}

// Refuses billable hours that pass a budget, but never an entry that takes no more of it than before.
export function checkBudget(policy: 'warn' | 'block', budgets: readonly BudgetFacts[], change: BudgetChange): void {
  if (policy === 'warn' || !change.after.billable) return
  for (const budget of budgets) {
    const passed = measures(budget, change).find((m) => isOver(m.after, m.budget) && compare(m.after, m.before) > 0)
    if (passed)
      throw new Problem(
        'budget-exceeded',
        `The ${budget.of} has a budget of ${passed.budget} (${passed.unit}); with these hours it would use ${passed.after}.`,
        {
          [`${budget.of}_id`]: budget.id,
          unit: passed.unit,
          budget: Number(passed.budget),
          used: Number(passed.after),
        },
      )
  }
}

// The budgets that this change takes past their limit, each told once however far it goes on.
export function crossedBudgets(budgets: readonly BudgetFacts[], change: BudgetChange): BudgetFacts[] {
  return budgets.filter((budget) =>
    measures(budget, change).some((m) => isOver(m.after, m.budget) && !isOver(m.before, m.budget)),
  )
}

interface Measure {
  unit: 'minutes' | 'amount'
  budget: Decimal | null
  before: Decimal
  after: Decimal
}

function measures(budget: BudgetFacts, { before, after }: BudgetChange): Measure[] {
  const then = share(budget, before)
  const now = share(budget, after)
  return [
    {
      unit: 'minutes',
      budget: budget.budget_minutes === null ? null : String(budget.budget_minutes),
      before: String(budget.used_minutes),
      after: String(budget.used_minutes - then.minutes + now.minutes),
    },
    {
      unit: 'amount',
      budget: budget.budget_amount,
      before: budget.used_amount,
      after: add(subtract(budget.used_amount, then.amount), now.amount),
    },
  ]
}

function share(budget: BudgetFacts, entry: BudgetEntry | null): { minutes: number; amount: Decimal } {
  const isOnIt = entry !== null && (budget.of === 'project' ? entry.project_id : entry.service_id) === budget.id
  if (!isOnIt) return { minutes: 0, amount: '0.00' }
  return { minutes: entry.minutes, amount: (entry.billable && entry.amount) || '0.00' }
}

function isOver(used: Decimal, budget: Decimal | null): boolean {
  return budget !== null && compare(budget, '0') > 0 && compare(used, budget) > 0
}
