// The budget of a project in a row: what is used of it, and beside that how much of the time has passed.
import { Meter } from '../../ui/chart/meter.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useBudget } from './use-budget.ts'

const texts = words({
  en: { minutes: 'Hours used', amount: 'Amount used', of: (budget: string) => `of ${budget}` },
  nl: { minutes: 'Uren gebruikt', amount: 'Bedrag gebruikt', of: (budget: string) => `van ${budget}` },
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
  const { euros } = useShort()
  const budget = useBudget(id)
  if (!budget) return null
  if (budget.budget_amount === null) return <span className="quiet">{euros(budget.used_amount)}</span>
  return (
    <Meter
      label={said.amount}
      percentage={budget.budget_amount_used_percentage ?? 0}
      passed={budget.time_passed_percentage}
    >
      <span>{euros(budget.used_amount)}</span>
      <span className="quiet">{said.of(euros(budget.budget_amount))}</span>
    </Meter>
  )
}

/** Whole hours and whole amounts: in a row only their size matters. */
export function useShort() {
  const { locale } = useFormats()
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return {
    hours: (minutes: number) => `${whole.format(minutes / 60)} ${locale.startsWith('nl') ? 'u' : 'h'}`,
    euros: (amount: number) => money.format(amount),
  }
}
