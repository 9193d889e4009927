// An amount in its currency, figures below each other; below zero it says so by more than a colour.
import { useFormats } from '../words/formats.ts'

interface MoneyProps {
  readonly amount: number | null | undefined
  readonly currency?: string | undefined
}

export function Money({ amount, currency }: MoneyProps) {
  const { money } = useFormats()
  if (amount === null || amount === undefined) return <span className="quiet">–</span>
  return <span className={amount < 0 ? 'amount below' : 'amount'}>{money(amount, currency)}</span>
}
