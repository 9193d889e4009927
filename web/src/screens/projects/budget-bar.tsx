// The budget of a project in a row: what is used of it, and beside that how much of the time has passed.
import { Meter } from '../../ui/chart/meter.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useBudget } from './use-budget.ts'

const texts = words({
  en: {
    minutes: 'Hours used',
    amount: 'Amount used',
    of: (budget: string) => `of ${budget}`,
    hours: (count: string) => `${count} h`,
  },
  nl: {
    minutes: 'Uren gebruikt',
    amount: 'Bedrag gebruikt',
    of: (budget: string) => `van ${budget}`,
    hours: (count: string) => `${count} u`,
  },
})

export function HoursBar({ id }: { id: string }) {
  const said = useWords(texts)
  const { hours } = useShort()
  const budget = useBudget(id)
  if (!budget) return null
  if (budget.budget_minutes === null) return <span className="quiet">{hours(budget.spent_minutes)}</span>
  return (
    <Meter
      label={said.minutes}
      percentage={budget.budget_minutes_used_percentage ?? 0}
      passed={budget.time_passed_percentage}
    >
      <span>{hours(budget.spent_minutes)}</span>
      <span className="quiet">{said.of(hours(budget.budget_minutes))}</span>
    </Meter>
  )
}

export function AmountBar({ id }: { id: string }) {
  const said = useWords(texts)
  const budget = useBudget(id)
  const { money } = useShort()
  if (!budget) return null
  if (budget.budget_amount === null) return <span className="quiet">{money(budget.used_amount)}</span>
  return (
    <Meter
      label={said.amount}
      percentage={budget.budget_amount_used_percentage ?? 0}
      passed={budget.time_passed_percentage}
    >
      <span>{money(budget.used_amount)}</span>
      <span className="quiet">{said.of(money(budget.budget_amount))}</span>
    </Meter>
  )
}

/** Whole hours and whole amounts: in a row only their size matters. */
export function useShort() {
  const said = useWords(texts)
  const { whole, wholeMoney } = useFormats()
  return {
    hours: (minutes: number) => said.hours(whole(minutes / 60)),
    money: (amount: number) => wholeMoney(amount),
  }
}
