// How much of everybody's time was billable, month by month.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { monthName } from './month-name.ts'
import { monthsUpTo } from './months.ts'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const PATH = '/reports/utilisation'
const MONTHS = 6

const texts = words({
  en: { title: 'Utilisation', hint: 'billable of the available time, this month', series: 'Billable' },
  nl: { title: 'Bezetting', hint: 'declarabel van de beschikbare tijd, deze maand', series: 'Declarabel' },
})

export function Utilisation({ today }: { today: string }) {
  const said = useWords(texts)
  const { percent, locale } = useFormats()
  const linkTo = useScreenLink()
  // What is still to come of this month has no hours yet.
  const months = monthsUpTo(today, MONTHS).map((month) => ({ ...month, to: month.to > today ? today : month.to }))
  const query = { date_from: months[0]!.from, date_to: today, group_by: ['month' as const] }
  const answer = api.useQuery('get', PATH, { params: { query } })
  const write = (value: number) => percent(value / 100)
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ rows }) => {
        const shares = months.map(({ key }) => rows.find(({ month }) => month === key)?.utilisation_percentage ?? null)
        const linkOf = ({ from, to }: (typeof months)[number]) =>
          linkTo(PATH, { date_from: from, date_to: to, group_by: 'employee' })
        return (
          <>
            <BigFigure link={linkOf(months.at(-1)!)} hint={said.hint}>
              {write(shares.at(-1) ?? 0)}
            </BigFigure>
            <Chart
              label={said.title}
              height={180}
              points={months.map((month) => ({ ...monthName(month.key, locale), link: linkOf(month) }))}
              series={[{ name: said.series, kind: 'line', values: shares }]}
              format={write}
            />
          </>
        )
      }}
    </ReportWidget>
  )
}
