// What waits in all, and how much of it has waited too long: of all customers, whatever page of them is shown.
import type { Shapes } from '../../api/api.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    total: 'To invoice',
    clients: (n: number) => (n === 1 ? '1 customer' : `${n} customers`),
    over30: 'Older than 30 days',
    over60: 'Older than 60 days',
    unpriced: 'Hours without a rate',
    price: 'Price them first',
    share: (part: string) => `${part} of all`,
  },
  nl: {
    total: 'Te factureren',
    clients: (n: number) => (n === 1 ? '1 klant' : `${n} klanten`),
    over30: 'Ouder dan 30 dagen',
    over60: 'Ouder dan 60 dagen',
    unpriced: 'Uren zonder tarief',
    price: 'Geef ze eerst een tarief',
    share: (part: string) => `${part} van alles`,
  },
})

type Total = Shapes['TotalToInvoice']

export function WorkFigures({ totals }: { totals: readonly Total[] }) {
  // Amounts of two currencies make no sum.
  return totals.map((total) => <TotalFigures key={total.currency} total={total} />)
}

function TotalFigures({
  total: { currency, clients_count, total_amount, unpriced_minutes, ...aged },
}: {
  total: Total
}) {
  const said = useWords(texts)
  const { money, percent, minutes } = useFormats()
  const old = (label: string, amount: number): Figure => ({
    label,
    value: money(amount, currency),
    hint: total_amount > 0 && amount > 0 ? said.share(percent(amount / total_amount)) : null,
  })
  const figures = [
    { label: said.total, value: money(total_amount, currency), hint: said.clients(clients_count) },
    old(said.over30, aged.over_30_amount),
    { ...old(said.over60, aged.over_60_amount), isAlarming: aged.over_60_amount > 0 },
    ...(unpriced_minutes > 0
      ? [{ label: said.unpriced, value: minutes(unpriced_minutes), hint: said.price, isAlarming: true }]
      : []),
  ]
  return <Figures figures={figures} />
}
