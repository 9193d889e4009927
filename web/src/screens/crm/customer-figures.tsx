// What a customer owes, what is done and not invoiced, and what goes on: the same figures as the reports, each leading to its rows.
import { api } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useScreenLink } from '../../links.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { Money } from '../../ui/money.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { NotesOf } from './notes.tsx'

const texts = words({
  en: {
    open: 'Open balance',
    overdue: (amount: string) => `${amount} overdue`,
    paid: 'Nothing overdue',
    work: 'Work in progress',
    toInvoice: 'Done, not invoiced',
    projects: 'Active projects',
    chances: 'Open opportunities',
  },
  nl: {
    open: 'Openstaand',
    overdue: (amount: string) => `${amount} te laat`,
    paid: 'Niets te laat',
    work: 'Onderhanden werk',
    toInvoice: 'Gedaan, niet gefactureerd',
    projects: 'Lopende projecten',
    chances: 'Open kansen',
  },
})

export function CustomerFigures({ of }: { of: NotesOf }) {
  const said = useWords(texts)
  const { can } = useSession()
  const { money, number } = useFormats()
  const linkTo = useScreenLink()
  const mayInvoices = can('invoices:read')
  const isOrganization = 'organization_id' in of
  const owed = api.useQuery('get', '/reports/outstanding-invoices', ask(of), { enabled: mayInvoices }).data?.data
  const work = api.useQuery('get', '/reports/work-in-progress', ask(isOrganization ? of : {}), {
    enabled: mayInvoices && isOrganization,
  }).data?.data
  const projects = useRecords('/projects/project', { ...of, status: 'active', limit: 1 }, can('projects:read')).data
  const chances = useRecords('/sales/sales', { ...of, status: 'open', limit: 1 }, can('sales:read')).data
  const overdue = owed?.totals.overdue_amount ?? 0
  const figures: (Figure | false)[] = [
    mayInvoices && {
      label: said.open,
      value: owed && <Money amount={owed.totals.outstanding_amount} currency={owed.currency} />,
      hint: owed && (overdue > 0 ? said.overdue(money(overdue, owed.currency)) : said.paid),
      isAlarming: overdue > 0,
      link: linkTo('/invoices/invoice', { ...of, outstanding: true }),
    },
    mayInvoices &&
      isOrganization && {
        label: said.work,
        value: work && <Money amount={work.totals.wip_amount} currency={work.currency} />,
        hint: said.toInvoice,
        link: linkTo('/reports/work-in-progress', of),
      },
    can('projects:read') && {
      label: said.projects,
      value: projects && number(projects.meta.count),
      link: linkTo('/projects/project', { ...of, status: 'active' }),
    },
    can('sales:read') && {
      label: said.chances,
      value: chances && number(chances.meta.count),
      link: linkTo('/sales/sales', { ...of, status: 'open' }),
    },
  ]
  return <Figures figures={figures.filter((figure) => figure !== false)} />
}

function ask<Q>(query: Q) {
  return { params: { query: { ...query, limit: 1 } } }
}
