// What customers still owe, by how late it is.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { type BarRow, Bars } from '../../ui/chart/bars.tsx'
import { shiftDay } from '../../ui/day.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const PATH = '/invoices/invoice'

const texts = words({
  en: {
    title: 'Outstanding',
    invoices: (n: number) => (n === 1 ? '1 invoice' : `${n} invoices`),
    overdue: (amount: string) => `of which ${amount} is late`,
    ageing: {
      not_due: 'Not due yet',
      days_1_30: '1 to 30 days late',
      days_31_60: '31 to 60 days late',
      days_61_90: '61 to 90 days late',
      over_90_days: 'More than 90 days late',
    },
  },
  nl: {
    title: 'Openstaand',
    invoices: (n: number) => (n === 1 ? '1 factuur' : `${n} facturen`),
    overdue: (amount: string) => `waarvan ${amount} te laat`,
    ageing: {
      not_due: 'Nog niet vervallen',
      days_1_30: '1 tot 30 dagen te laat',
      days_31_60: '31 tot 60 dagen te laat',
      days_61_90: '61 tot 90 dagen te laat',
      over_90_days: 'Meer dan 90 dagen te laat',
    },
  },
})

type Age = keyof (typeof texts)['en']['ageing']

/** The days late that each begins and ends with, as the report tells them apart. */
const AGES: readonly { readonly age: Age; readonly from?: number; readonly to?: number }[] = [
  { age: 'not_due' },
  { age: 'days_1_30', from: 1, to: 30 },
  { age: 'days_31_60', from: 31, to: 60 },
  { age: 'days_61_90', from: 61, to: 90 },
  { age: 'over_90_days', from: 91 },
]

export function Outstanding() {
  const said = useWords(texts)
  const { money } = useFormats()
  const linkTo = useScreenLink()
  const answer = api.useQuery('get', '/reports/outstanding-invoices', { params: { query: { limit: 1 } } })
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ totals, ageing, currency, as_of }) => {
        const rows = AGES.map(({ age, from, to }): BarRow => {
          const { count, outstanding_amount } = ageing[age]
          const late = {
            is_overdue: true,
            ...(to ? { due_date_from: shiftDay(as_of, -to) } : {}),
            ...(from ? { due_date_to: shiftDay(as_of, -from) } : {}),
          }
          return {
            key: age,
            name: said.ageing[age],
            value: Math.max(0, outstanding_amount),
            text: money(outstanding_amount, currency),
            hint: said.invoices(count),
            tone: age === 'not_due' ? 'main' : age === 'days_1_30' ? 'warm' : 'alarm',
            link: linkTo(PATH, from ? late : { outstanding: true, is_overdue: false }),
          }
        })
        const hint = [said.invoices(totals.count), said.overdue(money(totals.overdue_amount, currency))]
        return (
          <>
            <BigFigure
              link={linkTo(PATH, { outstanding: true })}
              hint={totals.overdue_count > 0 ? hint.join(', ') : hint[0]}
            >
              {money(totals.outstanding_amount, currency)}
            </BigFigure>
            <Bars label={said.title} rows={rows} />
          </>
        )
      }}
    </ReportWidget>
  )
}
