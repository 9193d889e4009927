// The reports that figures lead to: their rows, and below them the totals that the service itself adds up.
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { Empty } from '../../ui/empty.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Pager } from '../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../ui/record-list-table.tsx'
import { type Both, useWords, words } from '../../words/language.tsx'
import type { Listed, RowsProps } from './lists.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'

const texts = words({
  en: { none: 'No rows', text: 'Nothing stands behind this figure.' },
  nl: { none: 'Geen rijen', text: 'Achter dit cijfer staat niets.' },
})

const CUSTOMER = words({ en: 'Customer', nl: 'Klant' })

type Row = Readonly<Record<string, unknown>>

interface Answer {
  readonly data: {
    readonly count: number
    readonly currency?: string
    readonly rows: readonly object[]
    readonly totals: object
  }
}

const paths = [
  '/reports/work-in-progress',
  '/reports/outstanding-invoices',
  '/reports/turnover',
  '/reports/utilisation',
] as const

export const reports: Readonly<Record<string, Listed>> = {
  [paths[0]]: report(paths[0], 200, words({ en: 'Work in progress', nl: 'Onderhanden werk' }), [
    { key: 'project_name', head: words({ en: 'Project', nl: 'Project' }), isOnlyIfSet: true },
    { key: 'organization_name', head: CUSTOMER, or: 'person_name' },
    { key: 'hours_value', head: words({ en: 'Hours', nl: 'Uren' }), kind: 'money' },
    { key: 'costs_value', head: words({ en: 'Costs', nl: 'Kosten' }), kind: 'money' },
    { key: 'written_off', head: words({ en: 'Written off', nl: 'Afgeboekt' }), kind: 'money' },
    { key: 'invoiced', head: words({ en: 'Invoiced', nl: 'Gefactureerd' }), kind: 'money' },
    { key: 'wip_amount', head: words({ en: 'In progress', nl: 'Onderhanden' }), kind: 'money' },
  ]),
  [paths[1]]: report(paths[1], 50, words({ en: 'Outstanding invoices', nl: 'Openstaande facturen' }), [
    { key: 'number', head: words({ en: 'Number', nl: 'Nummer' }) },
    { key: 'organization_name', head: CUSTOMER, or: 'person_name' },
    { key: 'invoice_date', head: words({ en: 'Date', nl: 'Datum' }), kind: 'day' },
    { key: 'due_date', head: words({ en: 'Due', nl: 'Vervalt' }), kind: 'day' },
    { key: 'days_overdue', head: words({ en: 'Days late', nl: 'Dagen te laat' }), kind: 'number' },
    { key: 'total_incl_vat', head: words({ en: 'Incl. VAT', nl: 'Incl. btw' }), kind: 'money' },
    { key: 'outstanding_amount', head: words({ en: 'Open', nl: 'Open' }), kind: 'money' },
  ]),
  [paths[2]]: report(paths[2], 200, words({ en: 'Turnover', nl: 'Omzet' }), [
    { key: 'month', head: words({ en: 'Month', nl: 'Maand' }), isOnlyIfSet: true },
    { key: 'organization_name', head: CUSTOMER, or: 'person_name', isOnlyIfSet: true },
    { key: 'project_name', head: words({ en: 'Project', nl: 'Project' }), isOnlyIfSet: true },
    { key: 'invoiced_amount', head: words({ en: 'Invoiced', nl: 'Gefactureerd' }), kind: 'money' },
    { key: 'credited_amount', head: words({ en: 'Credited', nl: 'Gecrediteerd' }), kind: 'money' },
    { key: 'turnover_amount', head: words({ en: 'Turnover', nl: 'Omzet' }), kind: 'money' },
  ]),
  [paths[3]]: report(paths[3], 200, words({ en: 'Utilisation', nl: 'Bezetting' }), [
    { key: 'employee_name', head: words({ en: 'Employee', nl: 'Medewerker' }), isOnlyIfSet: true },
    { key: 'team_name', head: words({ en: 'Team', nl: 'Team' }), isOnlyIfSet: true },
    { key: 'week', head: words({ en: 'Week', nl: 'Week' }), isOnlyIfSet: true },
    { key: 'month', head: words({ en: 'Month', nl: 'Maand' }), isOnlyIfSet: true },
    { key: 'net_minutes', head: words({ en: 'Available', nl: 'Beschikbaar' }), kind: 'minutes' },
    { key: 'booked_minutes', head: words({ en: 'Booked', nl: 'Geschreven' }), kind: 'minutes' },
    { key: 'billable_minutes', head: words({ en: 'Billable', nl: 'Declarabel' }), kind: 'minutes' },
    { key: 'utilisation_percentage', head: words({ en: 'Utilisation', nl: 'Bezetting' }), kind: 'percentage' },
  ]),
}

function report(
  path: (typeof paths)[number],
  limit: number,
  title: Both<string>,
  columns: readonly ReportColumn[],
): Listed {
  function Shown({ title: name, query }: RowsProps) {
    const said = useWords(texts)
    const { change } = useListSearch()
    const offset = Number(useSearch({ from: '/inside/rows/$' }).offset ?? 0)
    const asked = api.queryOptions('get', path, { params: { query: { ...query, limit, offset } as never } })
    const { data, error, refetch, isFetching } = useQuery(
      asked as unknown as { queryKey: readonly unknown[]; queryFn: () => Promise<Answer> },
    )
    if (error) return <ProblemView error={error} retry={refetch} isTrying={isFetching} />
    if (!data) return <ListSkeleton isPhone={false} />
    const { rows, totals, count, currency } = data.data
    if (rows.length === 0) return <Empty icon="search" title={said.none} text={said.text} />
    return (
      <div>
        <ReportTable title={name} columns={columns} rows={rows as Row[]} totals={totals as Row} currency={currency} />
        <Pager meta={{ count, limit, offset }} onMove={(to) => change({ offset: to || undefined })} />
      </div>
    )
  }
  return { title, Shown }
}
