// What is open, what of it is likely, what waits too long, and how often we win; each opens its rows.
import { shiftDay } from '../../ui/day.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { type PipelineFilter, usePipelineReport } from './sales-queries.ts'

const texts = words({
  en: {
    open: 'Open',
    count: (n: number) => (n === 1 ? '1 opportunity' : `${n} opportunities`),
    weighted: 'Weighted',
    likely: 'Amount × probability',
    late: 'Past its day',
    none: 'None',
    won: 'Won',
    since: (day: string) => `since ${day}`,
    rate: (share: string, day: string) => `${share} won since ${day}`,
  },
  nl: {
    open: 'Open',
    count: (n: number) => (n === 1 ? '1 kans' : `${n} kansen`),
    weighted: 'Gewogen',
    likely: 'Bedrag × kans',
    late: 'Over de datum',
    none: 'Geen',
    won: 'Gewonnen',
    since: (day: string) => `sinds ${day}`,
    rate: (share: string, day: string) => `${share} sinds ${day}`,
  },
})

export function PipelineFigures({ filter }: { filter: PipelineFilter }) {
  const said = useWords(texts)
  const { wholeMoney, percent, day } = useFormats()
  const told = usePipelineReport(filter).data?.data
  if (!told) return <Figures figures={WAITING} isWaiting />
  const { totals, overdue, closed, currency, as_of } = told
  const money = (amount: number) => wholeMoney(amount, currency)
  const list = (search: object) =>
    ({ to: '/sales/opportunities', search: { ...filter, ...search } }) as NonNullable<Figure['link']>
  const share = closed?.win_rate_percentage
  const figures: Figure[] = [
    {
      label: said.open,
      value: money(totals.amount),
      hint: said.count(totals.count),
      link: list({ status: 'open' }),
    },
    {
      label: said.weighted,
      value: money(totals.weighted_amount),
      hint: said.likely,
      link: list({ status: 'open', sort: '-weighted_amount' }),
    },
    {
      label: said.late,
      value: overdue.count === 0 ? said.none : money(overdue.amount),
      hint: overdue.count > 0 && said.count(overdue.count),
      isAlarming: overdue.count > 0,
      link: list({ status: 'open', expected_close_date_to: shiftDay(as_of, -1), sort: 'expected_close_date' }),
    },
  ]
  if (closed)
    figures.push({
      label: said.won,
      value: money(closed.won.amount),
      hint:
        share === null || share === undefined
          ? said.since(day(closed.from))
          : said.rate(percent(share / 100), day(closed.from)),
      link: list({ status: 'won', closed_on_from: closed.from, closed_on_to: closed.to }),
    })
  return <Figures figures={figures} />
}

const WAITING: readonly Figure[] = [1, 2, 3, 4].map((nth) => ({ label: '\u00a0'.repeat(nth), value: '\u00a0' }))
