// What it may be worth, how likely it is, what was offered, and how long it has been where it is.
import { type Figure, Figures } from '../../ui/figures.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { type Opportunity, useQuotesOf } from './sales-queries.ts'
import { daysSince, staleDays } from './stale.ts'
import { QUOTE_STATUSES } from './words.ts'

const texts = words({
  en: {
    amount: 'Amount',
    excl: 'Excluding VAT',
    weighted: 'Weighted',
    chance: (share: string) => `${share} probability`,
    quoted: 'Quoted',
    none: 'No quote yet',
    stage: 'In this stage',
    decided: 'Since the decision',
    stale: (days: number) => `No change for ${days} days`,
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    since: (at: string) => `since ${at}`,
  },
  nl: {
    amount: 'Bedrag',
    excl: 'Exclusief btw',
    weighted: 'Gewogen',
    chance: (share: string) => `${share} kans`,
    quoted: 'Geoffreerd',
    none: 'Nog geen offerte',
    stage: 'In deze fase',
    decided: 'Sinds het besluit',
    stale: (days: number) => `${days} dagen niets gewijzigd`,
    days: (n: number) => (n === 1 ? '1 dag' : `${n} dagen`),
    since: (at: string) => `sinds ${at}`,
  },
})

export function OpportunityFigures({ sale }: { sale: Opportunity }) {
  const { status, amount, weighted_amount, effective_probability, stage_changed_at, status_changed_at } = sale
  const said = useWords(texts)
  const { money, percent, day } = useFormats()
  const { language } = useLanguage()
  const quote = useQuotesOf(sale.id)?.find((one) => one.status !== 'superseded')
  const stale = status === 'open' ? staleDays(sale) : undefined
  const at = status === 'open' ? stage_changed_at : status_changed_at
  const figures: Figure[] = [
    { label: said.amount, value: amount === null ? '–' : money(amount), hint: said.excl },
    {
      label: said.weighted,
      value: weighted_amount === null ? '–' : money(weighted_amount),
      hint: said.chance(percent(effective_probability / 100)),
    },
    {
      label: said.quoted,
      value: quote ? money(quote.total_excl_vat, quote.currency) : '–',
      hint: quote
        ? [quote.number, optionLabel(QUOTE_STATUSES, quote.status, language)].filter(Boolean).join(' · ')
        : said.none,
      link: quote ? { to: '/sales/quotes/$id', params: { id: quote.id } } : undefined,
    },
    {
      label: status === 'open' ? said.stage : said.decided,
      value: said.days(daysSince(at)),
      hint: stale === undefined ? said.since(day(at.slice(0, 10))) : said.stale(stale),
      isAlarming: stale !== undefined,
    },
  ]
  return <Figures figures={figures} />
}
