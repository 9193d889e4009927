// Everybody who works here, or did.
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { EmployeeCreate } from './employee-create.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { EMPLOYEE_STATUSES } from './words.ts'

const PATH = '/hrm/employee'

const texts = words({
  en: {
    title: 'Employees',
    make: 'New employee',
    own: 'My profile',
    none: 'Nobody yet',
    teach: 'Everybody who books hours, takes leave or is planned. A contract says how much somebody works.',
    active: 'Working here',
    mine: 'My people',
    inactive: 'Inactive',
  },
  nl: {
    title: 'Medewerkers',
    make: 'Nieuwe medewerker',
    own: 'Mijn profiel',
    none: 'Nog niemand',
    teach: 'Iedereen die uren schrijft, verlof opneemt of wordt ingepland. Een contract zegt hoeveel iemand werkt.',
    active: 'In dienst',
    mine: 'Mijn mensen',
    inactive: 'Niet actief',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'full_name', head: { en: 'Name', nl: 'Naam' }, sort: 'full_name', width: 200 },
  { key: 'job_title', head: { en: 'Job', nl: 'Functie' }, edit: true, phone: 'line' },
  { key: 'team_ids', head: { en: 'Teams', nl: 'Teams' }, kind: 'records', of: 'team', edit: true, phone: 'line' },
  {
    key: 'manager_employee_id',
    head: { en: 'Manager', nl: 'Leidinggevende' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.manager_employee_name,
    edit: true,
    width: 170,
  },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true, isExtra: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true, width: 150 },
  {
    key: 'employment_start',
    head: { en: 'Since', nl: 'Sinds' },
    kind: 'day',
    sort: 'employment_start',
    edit: true,
    width: 120,
    isExtra: true,
  },
  { key: 'weekly_minutes', head: { en: 'Per week', nl: 'Per week' }, kind: 'minutes', phone: 'side', width: 95 },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
  { key: 'manager_employee_id', head: { en: 'Manager', nl: 'Leidinggevende' }, of: 'employee' },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: EMPLOYEE_STATUSES },
]

export function Employees() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(
    () => [
      { name: said.active, search: { status: 'active' } },
      ...(employee ? [{ name: said.mine, search: { manager_employee_id: employee.id, status: 'active' } }] : []),
      { name: said.inactive, search: { status: 'inactive' } },
    ],
    [employee, said],
  )
  const make = can('people') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page
      title={said.title}
      above={<PeopleTabs />}
      actions={
        <>
          {employee && (
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/people/$id" params={{ id: employee.id }} {...props} />}
            >
              {said.own}
            </Button>
          )}
          {make}
        </>
      }
    >
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openEmployee}
        canEdit={can('people')}
        isFaint={isInactive}
        empty={<Empty icon="badge" title={said.none} text={said.teach} action={make} />}
      />
      {isMaking && can('people') && <EmployeeCreate onClose={close} />}
    </Page>
  )
}

function openEmployee({ id }: { id: string }) {
  return { to: '/people/$id', params: { id } } as const
}

function isInactive({ status }: Shapes['Employee']) {
  return status === 'inactive'
}
