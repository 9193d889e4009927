// Budget, spent, planned, invoiced and left, in one line; each opens the rows it is made of.
import { useSession } from '../../api/session.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useShort } from './budget-bar.tsx'
import { type ProjectRecord, useBurn } from './project-query.ts'

const texts = words({
  en: {
    budget: 'Budget',
    none: 'No budget in hours',
    spent: 'Spent',
    used: (share: string) => `${share} used`,
    planned: 'Planned',
    ahead: 'From tomorrow on',
    invoiced: 'Invoiced',
    toInvoice: (amount: string) => `${amount} to invoice`,
    left: 'Left',
    over: 'Over budget',
  },
  nl: {
    budget: 'Budget',
    none: 'Geen budget in uren',
    spent: 'Besteed',
    used: (share: string) => `${share} gebruikt`,
    planned: 'Gepland',
    ahead: 'Vanaf morgen',
    invoiced: 'Gefactureerd',
    toInvoice: (amount: string) => `${amount} te factureren`,
    left: 'Over',
    over: 'Boven budget',
  },
})

export function ProjectFigures({ project }: { project: ProjectRecord }) {
  const { id, budget_minutes, budget_amount, totals } = project
  const said = useWords(texts)
  const { can, environment } = useSession()
  const { minutes, percent } = useFormats()
  const { money } = useShort()
  const burn = useBurn(id)
  const params = { id }
  const used = burn?.used_amount
  const share = totals.budget_minutes_used_percentage
  const left = budget_minutes === null ? null : budget_minutes - totals.spent_minutes
  const leftAmount = budget_amount === null || used === undefined ? null : budget_amount - used
  const hours = can('hours:read') ? ({ to: '/projects/$id/hours', params } as const) : undefined
  const ahead = burn?.planned_ahead_minutes
  // Of all lines those that the figure counts.
  const invoiced = { invoice_status: 'finalised', invoice_date_to: todayIn(environment.time_zone) }
  const figures: (Figure | false)[] = [
    {
      label: said.budget,
      value: budget_minutes === null ? '–' : minutes(budget_minutes),
      hint: budget_amount === null ? budget_minutes === null && said.none : money(budget_amount),
      link: { to: '/projects/$id', params, hash: 'services' },
    },
    {
      label: said.spent,
      value: minutes(totals.spent_minutes),
      hint: [used === undefined ? '' : money(used), share === null ? '' : said.used(percent(share / 100))]
        .filter(Boolean)
        .join(' · '),
      isAlarming: (share ?? 0) > 100,
      link: hours,
    },
    ahead !== null && {
      label: said.planned,
      value: ahead === undefined ? '' : minutes(ahead),
      hint: said.ahead,
      link: { to: '/projects/$id/planning', params, search: burn ? { date_from: shiftDay(burn.as_of, 1) } : {} },
    },
    totals.invoiced_amount !== undefined && {
      label: said.invoiced,
      value: money(totals.invoiced_amount),
      hint: totals.wip_amount !== undefined && said.toInvoice(money(totals.wip_amount)),
      link: { to: '/projects/$id/invoices', params, search: invoiced },
    },
    {
      label: said.left,
      value: left === null ? '–' : minutes(left),
      hint: leftAmount === null ? (left ?? 0) < 0 && said.over : money(leftAmount),
      isAlarming: (left ?? 0) < 0 || (leftAmount ?? 0) < 0,
      link: { to: '/projects/$id', params, hash: 'burn' },
    },
  ]
  return <Figures figures={figures.filter((figure) => figure !== false)} />
}
