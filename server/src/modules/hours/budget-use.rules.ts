// Budgets while many entries are judged one after the other: what one of them uses, the next one finds used. A project is one thing
// however many of its services are booked on.
import { add, type Decimal } from '../../shared/money.ts'
import type { BudgetEntry, BudgetFacts } from './budget.rules.ts'

/** By project or service, what came on top of what is stored. */
export type Used = Map<string, { minutes: number; amount: Decimal }>

type Budget = Omit<BudgetFacts, 'of'>

export function addUse(used: Used, { project_id, service_id, minutes, amount, billable }: BudgetEntry): void {
  for (const id of [project_id, service_id]) {
    if (id === null) continue
    const before = used.get(id) ?? { minutes: 0, amount: '0.00' }
    const value = (billable && amount) || '0.00'
    used.set(id, { minutes: before.minutes + minutes, amount: add(before.amount, value) })
  }
}

export function openBudgets<Project extends Budget, Service extends Budget>(
  places: Iterable<{ readonly project: Project | null; readonly service: Service | null }>,
  earlier: Used = new Map(),
) {
  const used: Used = new Map(earlier)
  const isTight = [...places].some(({ project, service }) => [project, service].some(hasBudget))
  const raised = <B extends Budget>(budget: B | null): B | null => {
    const more = hasBudget(budget) && used.get(budget!.id)
    if (!budget || !more) return budget
    const used_minutes = budget.used_minutes + more.minutes
    return { ...budget, used_minutes, used_amount: add(budget.used_amount, more.amount) }
  }
  return {
    withUse<P extends { readonly project: Project | null; readonly service: Service | null }>(place: P): P {
      return { ...place, project: raised(place.project), service: raised(place.service) }
    },
    use(entry: BudgetEntry): void {
      if (isTight) addUse(used, entry)
    },
  }
}

function hasBudget(budget: Budget | null): boolean {
  return Number(budget?.budget_minutes) > 0 || Number(budget?.budget_amount) > 0
}
