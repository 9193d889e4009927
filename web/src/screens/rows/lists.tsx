// The lists that have no screen yet, with the columns by which a figure can be checked.
import type { ComponentType } from 'react'
import type { ListPath, QueryOf } from '../../api/records.ts'
import type { Column } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { type Both, useWords, words } from '../../words/language.tsx'
import { APPROVALS, INVOICE_STATUSES, PURCHASE_STATUSES, TASK_STATUSES } from './words.ts'

const texts = words({
  en: { none: 'No rows', text: 'Nothing stands behind this figure.' },
  nl: { none: 'Geen rijen', text: 'Achter dit cijfer staat niets.' },
})

export interface RowsProps {
  readonly title: string
  readonly query: ListSearch
}

export interface Listed {
  readonly title: Both<string>
  readonly Shown: ComponentType<RowsProps>
}

const CUSTOMER = words({ en: 'Customer', nl: 'Klant' })
const PROJECT = words({ en: 'Project', nl: 'Project' })
const EMPLOYEE = words({ en: 'Employee', nl: 'Medewerker' })
const STATUS = words({ en: 'Status', nl: 'Status' })
const DATE = words({ en: 'Date', nl: 'Datum' })
const DUE = words({ en: 'Due', nl: 'Vervalt' })
const NUMBER = words({ en: 'Number', nl: 'Nummer' })
const SUBJECT = words({ en: 'Subject', nl: 'Onderwerp' })
const HOURS = words({ en: 'Hours', nl: 'Uren' })

export const lists: Readonly<Record<string, Listed>> = {
  '/hours/hours': list('/hours/hours', words({ en: 'Hours', nl: 'Uren' }), [
    { key: 'employee_name', head: EMPLOYEE, sort: 'employee_name', width: 170 },
    { key: 'date', head: DATE, kind: 'day', sort: 'date', phone: 'line', width: 130 },
    { key: 'project_name', head: PROJECT, sort: 'project_name', phone: 'line' },
    { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 170 },
    { key: 'note', head: { en: 'Note', nl: 'Toelichting' } },
    { key: 'approval_status', head: STATUS, kind: 'choice', options: APPROVALS, width: 130 },
    { key: 'minutes', head: HOURS, kind: 'minutes', sort: 'minutes', phone: 'side', width: 90, isSummed: true },
  ]),
  '/projects/task': list('/projects/task', words({ en: 'Tasks', nl: 'Taken' }), [
    { key: 'name', head: { en: 'Task', nl: 'Taak' }, sort: 'name' },
    { key: 'project_name', head: PROJECT, phone: 'line' },
    { key: 'assignee_employee_name', head: { en: 'Whose', nl: 'Van wie' }, width: 180 },
    { key: 'status', head: STATUS, kind: 'choice', options: TASK_STATUSES, width: 120 },
    { key: 'due_date', head: DUE, kind: 'day', sort: 'due_date', phone: 'side', width: 130 },
  ]),
  '/projects/project': list('/projects/project', words({ en: 'Projects', nl: 'Projecten' }), [
    { key: 'name', head: PROJECT, sort: 'name' },
    { key: 'project_number', head: NUMBER, sort: 'project_number', phone: 'side', width: 110 },
    { key: 'organization_name', head: CUSTOMER, phone: 'line' },
    { key: 'manager_employee_name', head: { en: 'Manager', nl: 'Projectleider' }, width: 170 },
  ]),
  '/invoices/invoice': list('/invoices/invoice', words({ en: 'Invoices', nl: 'Facturen' }), [
    { key: 'number', head: NUMBER, sort: 'number', width: 120 },
    {
      key: 'organization_name',
      head: CUSTOMER,
      value: (row) => row.organization_name ?? row.person_name,
      phone: 'line',
    },
    { key: 'subject', head: SUBJECT, isExtra: true },
    { key: 'status', head: STATUS, kind: 'choice', options: INVOICE_STATUSES, width: 100, isExtra: true },
    { key: 'invoice_date', head: DATE, kind: 'day', sort: 'invoice_date', width: 120 },
    { key: 'due_date', head: DUE, kind: 'day', sort: 'due_date', phone: 'line', width: 120 },
    { key: 'total_excl_vat', head: { en: 'Excl. VAT', nl: 'Excl. btw' }, kind: 'money', width: 125, isSummed: true },
    {
      key: 'total_incl_vat',
      head: { en: 'Incl. VAT', nl: 'Incl. btw' },
      kind: 'money',
      sort: 'total_incl_vat',
      width: 125,
      isSummed: true,
      isExtra: true,
    },
    {
      key: 'outstanding_amount',
      head: { en: 'Open', nl: 'Open' },
      kind: 'money',
      sort: 'outstanding_amount',
      phone: 'side',
      width: 125,
      isSummed: true,
    },
  ]),
  '/purchasing/purchaseinvoice': list(
    '/purchasing/purchaseinvoice',
    words({ en: 'Purchase invoices', nl: 'Inkoopfacturen' }),
    [
      { key: 'number', head: NUMBER, width: 150 },
      { key: 'organization_name', head: { en: 'Supplier', nl: 'Leverancier' }, phone: 'line' },
      { key: 'status', head: STATUS, kind: 'choice', options: PURCHASE_STATUSES, width: 130 },
      { key: 'invoice_date', head: DATE, kind: 'day', sort: 'invoice_date', width: 130 },
      { key: 'due_date', head: DUE, kind: 'day', sort: 'due_date', phone: 'line', width: 130 },
      {
        key: 'total_incl_vat',
        head: { en: 'Incl. VAT', nl: 'Incl. btw' },
        kind: 'money',
        sort: 'total_incl_vat',
        phone: 'side',
        width: 130,
        isSummed: true,
      },
    ],
  ),
}

function list<P extends ListPath>(
  path: P,
  title: Both<string>,
  columns: readonly Column<P>[],
  more: { readonly hasSearch?: boolean } = {},
): Listed {
  function Shown({ title: name, query }: RowsProps) {
    const said = useWords(texts)
    return (
      <RecordList
        path={path}
        title={name}
        columns={columns}
        fixed={query as QueryOf<P>}
        isPart
        {...more}
        empty={<Empty icon="search" title={said.none} text={said.text} />}
      />
    )
  }
  return { title, Shown }
}
