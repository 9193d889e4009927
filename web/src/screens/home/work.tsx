// What is done and not invoiced, by customer; invoiced ahead counts against it.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { Bars } from '../../ui/chart/bars.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const PATH = '/reports/work-in-progress'
const SHOWN = 6

const texts = words({
  en: {
    title: 'Work in progress',
    hint: 'done and not invoiced, less what is invoiced ahead',
    most: 'Most to invoice',
    own: 'Without a customer',
  },
  nl: {
    title: 'Onderhanden werk',
    hint: 'gedaan en niet gefactureerd, min wat vooruit is gefactureerd',
    most: 'Meest te factureren',
    own: 'Zonder klant',
  },
})

export function Work() {
  const said = useWords(texts)
  const { money } = useFormats()
  const linkTo = useScreenLink()
  const answer = api.useQuery('get', PATH, { params: { query: { group_by: 'organization', limit: SHOWN } } })
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ totals, rows, currency }) => (
        <>
          <BigFigure link={linkTo(PATH)} hint={said.hint}>
            {money(totals.wip_amount, currency)}
          </BigFigure>
          <Bars
            label={said.most}
            rows={rows
              .filter(({ wip_amount }) => wip_amount > 0)
              .map(({ organization_id, organization_name, person_id, person_name, wip_amount }) => ({
                key: organization_id ?? person_id ?? '',
                name: organization_name ?? person_name ?? said.own,
                value: wip_amount,
                text: money(wip_amount, currency),
                link: organization_id
                  ? linkTo(PATH, { organization_id })
                  : person_id
                    ? linkTo(PATH, { person_id })
                    : linkTo(PATH, { group_by: 'organization' }),
              }))}
          />
        </>
      )}
    </ReportWidget>
  )
}
