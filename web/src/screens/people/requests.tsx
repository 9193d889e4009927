// All leave that one may see, asked for or decided on.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useSession } from '../../api/session.ts'
import type { Filter } from '../../ui/column.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { LeaveRequest } from './leave-request.tsx'
import { isOver, openRequest } from './own-leave.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { allColumns } from './request-columns.tsx'
import { LEAVE_STATUSES } from './words.ts'

const texts = words({
  en: {
    title: 'Leave requests',
    ask: 'Ask for leave',
    waiting: 'Waiting',
    coming: 'Coming leave',
    none: 'No leave yet',
    teach: 'What people ask for comes here, and stays after it was decided on.',
  },
  nl: {
    title: 'Verlofaanvragen',
    ask: 'Verlof aanvragen',
    waiting: 'Wacht op besluit',
    coming: 'Komend verlof',
    none: 'Nog geen verlof',
    teach: 'Wat mensen aanvragen komt hier, en blijft staan nadat erover is besloten.',
  },
})

const filters: readonly Filter<'/hrm/leave'>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: LEAVE_STATUSES },
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function Requests() {
  const said = useWords(texts)
  const { can, employee, environment } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const today = todayIn(environment.time_zone)
  const views = useMemo(
    () => [
      { name: said.waiting, search: { status: 'requested' } },
      { name: said.coming, search: { status: 'approved', date_from: today, sort: 'start_date' } },
    ],
    [said, today],
  )
  const canAsk = can('hrm:write') && (employee || can('approve_leave'))
  return (
    <Page title={said.title} above={<PeopleTabs />} actions={canAsk && <Button onClick={open}>{said.ask}</Button>}>
      <RecordList
        path="/hrm/leave"
        title={said.title}
        columns={allColumns}
        filters={filters}
        views={views}
        hasSearch={false}
        open={openRequest}
        isFaint={isOver}
        empty={<Empty icon="calendar" title={said.none} text={said.teach} />}
      />
      {isMaking && canAsk && <LeaveRequest employeeId={employee?.id ?? ''} onClose={close} />}
    </Page>
  )
}
