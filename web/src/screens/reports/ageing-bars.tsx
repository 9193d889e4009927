// What customers owe, by how late it is; each bar opens its invoices.
import type { Shapes } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { type BarRow, Bars } from '../../ui/chart/bars.tsx'
import { shiftDay } from '../../ui/day.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

const PATH = '/invoices/invoice'

const texts = words({
  en: {
    title: 'By age',
    invoices: (n: number) => (n === 1 ? '1 invoice' : `${n} invoices`),
    ageing: {
      not_due: 'Not due yet',
      days_1_30: '1 to 30 days late',
      days_31_60: '31 to 60 days late',
      days_61_90: '61 to 90 days late',
      over_90_days: 'More than 90 days late',
    },
  },
  nl: {
    title: 'Naar ouderdom',
    invoices: (n: number) => (n === 1 ? '1 factuur' : `${n} facturen`),
    ageing: {
      not_due: 'Nog niet vervallen',
      days_1_30: '1 t/m 30 dagen te laat',
      days_31_60: '31 t/m 60 dagen te laat',
      days_61_90: '61 t/m 90 dagen te laat',
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

type Answer = Pick<Shapes['OutstandingInvoices'], 'ageing' | 'currency' | 'as_of'>

export function AgeingBars({ answer: { ageing, currency, as_of } }: { answer: Answer }) {
  const said = useWords(texts)
  const { money } = useFormats()
  const linkTo = useScreenLink()
  const rows = AGES.map(({ age, from, to }): BarRow => {
    const { count, outstanding_amount } = ageing[age]
    const late = {
      is_overdue: true,
      currency,
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
      link: linkTo(PATH, from ? late : { outstanding: true, is_overdue: false, currency }),
    }
  })
  return <Bars label={said.title} rows={rows} />
}
