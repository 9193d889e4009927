import { type Figure, Figures } from '../../ui/figures.tsx'
import { Money } from '../../ui/money.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { DueDay } from './due-day.tsx'
import type { PurchaseDetail } from './words.ts'

const texts = words({
  en: {
    total: 'Incl. VAT',
    excl: (amount: string) => `${amount} excl. VAT`,
    due: 'Due',
    paid: (day: string) => `paid on ${day}`,
    projects: 'On projects',
    of: (amount: string) => `of ${amount}`,
  },
  nl: {
    total: 'Incl. btw',
    excl: (amount: string) => `${amount} excl. btw`,
    due: 'Vervalt',
    paid: (day: string) => `betaald op ${day}`,
    projects: 'Op projecten',
    of: (amount: string) => `van ${amount}`,
  },
})

export function PurchaseFigures({ invoice }: { invoice: PurchaseDetail }) {
  const said = useWords(texts)
  const { money, day } = useFormats()
  const { total_incl_vat, total_excl_vat, paid_on, allocated_amount } = invoice
  const figures: readonly Figure[] = [
    { label: said.total, value: <Money amount={total_incl_vat} />, hint: said.excl(money(total_excl_vat)) },
    { label: said.due, value: <DueDay invoice={invoice} />, hint: paid_on && said.paid(day(paid_on)) },
    { label: said.projects, value: <Money amount={allocated_amount} />, hint: said.of(money(total_excl_vat)) },
  ]
  return <Figures figures={figures} />
}
