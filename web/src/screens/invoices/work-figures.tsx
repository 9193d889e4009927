// What waits in all, and how much of it has waited too long.
import { Figures } from '../../ui/figures.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { type Client, sumOf } from './work-data.ts'

const texts = words({
  en: {
    total: 'To invoice',
    clients: (n: number) => (n === 1 ? '1 customer' : `${n} customers`),
    page: (n: number, of: number) => `Of ${n} customers on this page, out of ${of}`,
    over30: 'Older than 30 days',
    over60: 'Older than 60 days',
    unpriced: 'Hours without a rate',
    price: 'Price them first',
    share: (part: string) => `${part} of all`,
    shareHere: (part: string) => `${part} of this page`,
  },
  nl: {
    total: 'Te factureren',
    clients: (n: number) => (n === 1 ? '1 klant' : `${n} klanten`),
    page: (n: number, of: number) => `Van ${n} klanten op deze pagina, van de ${of}`,
    over30: 'Ouder dan 30 dagen',
    over60: 'Ouder dan 60 dagen',
    unpriced: 'Uren zonder tarief',
    price: 'Geef ze eerst een tarief',
    share: (part: string) => `${part} van alles`,
    shareHere: (part: string) => `${part} van deze pagina`,
  },
})

interface WorkFiguresProps {
  readonly clients: readonly Client[]
  /** Of all pages. */
  readonly count: number
  readonly currencies: ReadonlyMap<string, string>
}

export function WorkFigures({ clients, count, currencies }: WorkFiguresProps) {
  const said = useWords(texts)
  const { money, percent, minutes } = useFormats()
  const used = new Set(clients.map(({ company_profile_id }) => currencies.get(company_profile_id)))
  const [currency] = used
  // Amounts of two currencies make no sum.
  if (used.size !== 1) return null
  const total = sumOf(clients.map(({ total_amount }) => total_amount))
  const over30 = sumOf(clients.map(({ over_30_amount }) => over_30_amount))
  const over60 = sumOf(clients.map(({ over_60_amount }) => over_60_amount))
  const unpriced = clients.reduce((sum, { unpriced_minutes }) => sum + unpriced_minutes, 0)
  const isWhole = clients.length === count
  const share = (part: number) =>
    total > 0 && part > 0 ? (isWhole ? said.share : said.shareHere)(percent(part / total)) : null
  return (
    <Figures
      figures={[
        {
          label: said.total,
          value: money(total, currency),
          hint: isWhole ? said.clients(count) : said.page(clients.length, count),
        },
        { label: said.over30, value: money(over30, currency), hint: share(over30) },
        { label: said.over60, value: money(over60, currency), hint: share(over60), isAlarming: over60 > 0 },
        ...(unpriced > 0
          ? [{ label: said.unpriced, value: minutes(unpriced), hint: said.price, isAlarming: true }]
          : []),
      ]}
    />
  )
}
