// What was invoiced, month by month.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { monthName } from './month-name.ts'
import { type Month, monthsUpTo } from './months.ts'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const MONTHS = 12

const texts = words({
  en: { title: 'Turnover', hint: 'invoiced this month, excluding VAT', series: 'Invoiced' },
  nl: { title: 'Omzet', hint: 'deze maand gefactureerd, exclusief btw', series: 'Gefactureerd' },
})

export function Turnover({ today }: { today: string }) {
  const said = useWords(texts)
  const { money, locale } = useFormats()
  const linkTo = useScreenLink()
  const months = monthsUpTo(today, MONTHS)
  const query = { date_from: months[0]!.from, date_to: months.at(-1)!.to, group_by: ['month' as const] }
  const answer = api.useQuery('get', '/reports/turnover', { params: { query } })
  const linkOf = ({ from, to }: Month) =>
    linkTo('/invoices/invoice', { status: 'finalised', invoice_date_from: from, invoice_date_to: to })
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ rows, currency }) => {
        const amounts = months.map(({ key }) => rows.find(({ month }) => month === key)?.turnover_amount ?? 0)
        const short = new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' })
        return (
          <>
            <BigFigure link={linkOf(months.at(-1)!)} hint={said.hint}>
              {money(amounts.at(-1) ?? 0, currency)}
            </BigFigure>
            <Chart
              label={said.title}
              height={180}
              points={months.map((month) => ({ ...monthName(month.key, locale), link: linkOf(month) }))}
              series={[{ name: said.series, kind: 'bar', values: amounts }]}
              format={(value) => money(value, currency)}
              formatTick={(value) => short.format(value)}
            />
          </>
        )
      }}
    </ReportWidget>
  )
}
