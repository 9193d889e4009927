// My leave: what is left of each kind, what was asked for, and the way to ask for more.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useScreenLink } from '../../links.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Figures } from '../../ui/figures.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { LeaveRequest } from './leave-request.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { ownColumns } from './request-columns.tsx'

const texts = words({
  en: {
    title: 'My leave',
    ask: 'Ask for leave',
    taken: (time: string) => `${time} taken`,
    planned: (time: string) => `${time} planned`,
    requested: (time: string) => `${time} requested`,
    none: 'No leave yet',
    teach: 'Ask for days off here. You see at once what it takes from your balance and who is away then.',
    nobody: 'You are not an employee here',
    why: 'Leave belongs to an employee, and your account is not linked to one. HR can do that.',
  },
  nl: {
    title: 'Mijn verlof',
    ask: 'Verlof aanvragen',
    taken: (time: string) => `${time} opgenomen`,
    planned: (time: string) => `${time} gepland`,
    requested: (time: string) => `${time} aangevraagd`,
    none: 'Nog geen verlof',
    teach: 'Vraag hier vrije dagen aan. Je ziet meteen wat het van je saldo afhaalt en wie er dan ook weg is.',
    nobody: 'Je bent hier geen medewerker',
    why: 'Verlof hoort bij een medewerker, en je account is daar niet aan gekoppeld. HR kan dat doen.',
  },
})

export function OwnLeave() {
  const said = useWords(texts)
  const { employee, can } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const fixed = useMemo(() => ({ employee_id: employee?.id ?? '' }), [employee?.id])
  if (!employee)
    return (
      <Page title={said.title} above={<PeopleTabs />}>
        <Empty icon="calendar" title={said.nobody} text={said.why} />
      </Page>
    )
  const ask = can('hrm:write') && <Button onClick={open}>{said.ask}</Button>
  return (
    <Page title={said.title} above={<PeopleTabs />} actions={ask}>
      <BalanceFigures employeeId={employee.id} />
      <RecordList
        path="/hrm/leave"
        title={said.title}
        columns={ownColumns}
        fixed={fixed}
        hasSearch={false}
        isPart
        open={openRequest}
        isFaint={isOver}
        empty={<Empty icon="calendar" title={said.none} text={said.teach} action={ask} />}
      />
      {isMaking && can('hrm:write') && <LeaveRequest employeeId={employee.id} onClose={close} />}
    </Page>
  )
}

function BalanceFigures({ employeeId }: { employeeId: string }) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const linkTo = useScreenLink()
  const { environment } = useSession()
  const year = todayIn(environment.time_zone).slice(0, 4)
  const { data } = useRecords('/hrm/leavebalance', { employee_id: employeeId, year, limit: 100 })
  const rows = (data?.data ?? []).filter(hasContent)
  if (data && rows.length === 0) return null
  if (!data) return <Figures figures={WAITING} isWaiting />
  return (
    <Figures
      figures={rows.map((row) => ({
        label: row.leave_type_name,
        value: minutes(row.available_minutes),
        hint: [
          said.taken(minutes(row.taken_minutes)),
          row.planned_minutes > 0 && said.planned(minutes(row.planned_minutes)),
          row.requested_minutes > 0 && said.requested(minutes(row.requested_minutes)),
        ]
          .filter(Boolean)
          .join(' · '),
        link: linkTo('/hrm/leavebalance', { employee_id: employeeId, year: Number(year) }),
      }))}
    />
  )
}

const WAITING = [1, 2].map((n) => ({ label: '\u00a0'.repeat(n), value: '' }))

function hasContent(row: Shapes['LeaveBalance']): boolean {
  const { entitled_minutes, carried_over_minutes, adjustment_minutes, taken_minutes, planned_minutes } = row
  return [entitled_minutes, carried_over_minutes, adjustment_minutes, taken_minutes, planned_minutes].some(Boolean)
}

export function openRequest({ id }: { id: string }) {
  return { to: '/people/requests/$id', params: { id } } as const
}

export function isOver({ status }: Shapes['Leave']): boolean {
  return status === 'rejected' || status === 'cancelled'
}
