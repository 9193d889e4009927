// What a customer owes, what is done and not invoiced, and what goes on: the same figures as the reports, each leading to its rows.
import { api } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { Money } from '../../ui/money.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { type Customer, customerPath } from './customer.ts'

const texts = words({
  en: {
    open: 'Open balance',
    overdue: (amount: string) => `${amount} overdue`,
    paid: 'Nothing overdue',
    work: 'Work in progress',
    toInvoice: 'Done, not invoiced',
    ahead: 'Invoiced ahead',
    projects: 'Active projects',
    chances: 'Open opportunities',
    weighted: (amount: string) => `${amount} weighted`,
  },
  nl: {
    open: 'Openstaand',
    overdue: (amount: string) => `${amount} te laat`,
    paid: 'Niets te laat',
    work: 'Onderhanden werk',
    toInvoice: 'Gedaan, niet gefactureerd',
    ahead: 'Vooruit gefactureerd',
    projects: 'Lopende projecten',
    chances: 'Open kansen',
    weighted: (amount: string) => `${amount} gewogen`,
  },
})

export function CustomerFigures({ of, id }: Customer) {
  const said = useWords(texts)
  const { money, number } = useFormats()
  const linkTo = useScreenLink()
  const { data } = api.useQuery('get', `${customerPath(of)}/{id}/figures`, { params: { path: { id } } })
  const told = data?.data
  if (!told) return <Figures figures={WAITING} isWaiting />
  const { outstanding, work_in_progress: work, projects, opportunities, currency } = told
  const overdue = outstanding?.overdue_amount ?? 0
  const figures: (Figure | null)[] = [
    outstanding && {
      label: said.open,
      value: <Money amount={outstanding.amount} currency={currency} />,
      hint: overdue > 0 ? said.overdue(money(overdue, currency)) : said.paid,
      isAlarming: overdue > 0,
      link: linkTo(outstanding.list.path, outstanding.list.query),
    },
    work && {
      label: said.work,
      value: <Money amount={work.amount} currency={currency} />,
      hint: work.amount < 0 ? said.ahead : said.toInvoice,
      link: linkTo(work.list.path, work.list.query),
    },
    projects && {
      label: said.projects,
      value: number(projects.count),
      link: linkTo(projects.list.path, projects.list.query),
    },
    opportunities && {
      label: said.chances,
      value: number(opportunities.count),
      hint: opportunities.count > 0 ? said.weighted(money(opportunities.weighted_amount, currency)) : undefined,
      link: linkTo(opportunities.list.path, opportunities.list.query),
    },
  ]
  return <Figures figures={figures.filter((figure) => figure !== null)} />
}

const WAITING: readonly Figure[] = [1, 2, 3, 4].map((nth) => ({ label: '\u00a0'.repeat(nth), value: '\u00a0' }))
