// What customers still owe, by how late it is.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { AgeingBars } from '../reports/ageing-bars.tsx'
import { ReportWidget } from './report-widget.tsx'
import { BigFigure } from './widget.tsx'

const PATH = '/invoices/invoice'

const texts = words({
  en: {
    title: 'Outstanding',
    invoices: (n: number) => (n === 1 ? '1 invoice' : `${n} invoices`),
    overdue: (amount: string) => `of which ${amount} is late`,
  },
  nl: {
    title: 'Openstaand',
    invoices: (n: number) => (n === 1 ? '1 factuur' : `${n} facturen`),
    overdue: (amount: string) => `waarvan ${amount} te laat`,
  },
})

export function Outstanding() {
  const said = useWords(texts)
  const { money } = useFormats()
  const linkTo = useScreenLink()
  const answer = api.useQuery('get', '/reports/outstanding-invoices', { params: { query: { limit: 1 } } })
  return (
    <ReportWidget title={said.title} answer={answer}>
      {({ totals, ageing, currency, as_of }) => {
        const hint = [said.invoices(totals.count), said.overdue(money(totals.overdue_amount, currency))]
        return (
          <>
            <BigFigure
              link={linkTo(PATH, { outstanding: true })}
              hint={totals.overdue_count > 0 ? hint.join(', ') : hint[0]}
            >
              {money(totals.outstanding_amount, currency)}
            </BigFigure>
            <AgeingBars answer={{ ageing, currency, as_of }} />
          </>
        )
      }}
    </ReportWidget>
  )
}
