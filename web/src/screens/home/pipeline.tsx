// What may come in, by stage: all of it, and weighed by how likely it is.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { Bars } from '../../ui/chart/bars.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const PATH = '/sales/sales'

const texts = words({
  en: {
    title: 'Pipeline',
    open: (n: number, weighted: string) =>
      `in ${n === 1 ? '1 opportunity' : `${n} opportunities`}, ${weighted} weighted`,
    stages: 'Amount by stage',
  },
  nl: {
    title: 'Pijplijn',
    open: (n: number, weighted: string) => `in ${n === 1 ? '1 kans' : `${n} kansen`}, ${weighted} gewogen`,
    stages: 'Bedrag per fase',
  },
})

export function Pipeline() {
  const said = useWords(texts)
  const { money, number } = useFormats()
  const linkTo = useScreenLink()
  const answer = api.useQuery('get', '/reports/sales-pipeline', { params: { query: { include_closed: false } } })
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ stages, totals, currency }) => (
        <>
          <BigFigure
            link={linkTo(PATH, { status: 'open' })}
            hint={said.open(totals.count, money(totals.weighted_amount, currency))}
          >
            {money(totals.amount, currency)}
          </BigFigure>
          <Bars
            label={said.stages}
            rows={stages.map(({ stage_id, stage_name, count, amount, weighted_amount }) => ({
              key: stage_id,
              name: stage_name,
              value: weighted_amount,
              more: amount - weighted_amount,
              text: money(amount, currency),
              hint: number(count),
              link: linkTo(PATH, { status: 'open', stage_id }),
            }))}
          />
        </>
      )}
    </ReportWidget>
  )
}
