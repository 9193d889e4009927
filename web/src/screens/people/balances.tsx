// What is left of each kind of leave, by person and year. HR books what was bought, sold or agreed on.
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { Adjustments } from './adjustments.tsx'
import { PeopleTabs } from './people-tabs.tsx'

const PATH = '/hrm/leavebalance'

const texts = words({
  en: {
    title: 'Leave balances',
    adjust: 'Correct a balance',
    none: 'No balances yet',
    teach: 'They follow from contracts: whoever has one is entitled to leave.',
    year: (year: number) => String(year),
  },
  nl: {
    title: 'Verlofsaldi',
    adjust: 'Saldo corrigeren',
    none: 'Nog geen saldi',
    teach: 'Ze volgen uit contracten: wie er een heeft, heeft recht op verlof.',
    year: (year: number) => String(year),
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'employee_name', head: { en: 'Employee', nl: 'Medewerker' }, sort: 'employee_name', width: 160 },
  { key: 'leave_type_name', head: { en: 'Kind', nl: 'Soort' }, phone: 'line' },
  {
    key: 'year',
    head: { en: 'Year', nl: 'Jaar' },
    value: ({ year }) => String(year),
    sort: 'year',
    phone: 'line',
    width: 70,
  },
  { key: 'entitled_minutes', head: { en: 'Entitled', nl: 'Recht' }, kind: 'minutes', width: 90 },
  { key: 'carried_over_minutes', head: { en: 'From before', nl: 'Van eerder' }, kind: 'minutes', width: 108 },
  { key: 'adjustment_minutes', head: { en: 'Correction', nl: 'Correctie' }, kind: 'minutes', width: 104 },
  { key: 'expired_minutes', head: { en: 'Expired', nl: 'Vervallen' }, kind: 'minutes', width: 95, isExtra: true },
  { key: 'taken_minutes', head: { en: 'Taken', nl: 'Opgenomen' }, kind: 'minutes', width: 115 },
  { key: 'planned_minutes', head: { en: 'Planned', nl: 'Gepland' }, kind: 'minutes', width: 90 },
  {
    key: 'requested_minutes',
    head: { en: 'Requested', nl: 'Aangevraagd' },
    kind: 'minutes',
    width: 124,
    isExtra: true,
  },
  { key: 'available_minutes', head: { en: 'Left', nl: 'Over' }, kind: 'minutes', phone: 'side', width: 90 },
  { key: 'expires_on', head: { en: 'Expires', nl: 'Vervalt' }, kind: 'day', edit: true, width: 120, isExtra: true },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
]

export function Balances() {
  const said = useWords(texts)
  const { can, environment } = useSession()
  const [opened, setOpened] = useState(false)
  const year = Number(todayIn(environment.time_zone).slice(0, 4))
  const all = useMemo(() => [...filters, yearFilter(year)], [year])
  const views = useMemo(
    () => [year, year + 1].map((one) => ({ name: said.year(one), search: { year: one } })),
    [said, year],
  )
  return (
    <Page
      title={said.title}
      above={<PeopleTabs />}
      actions={
        can('people') && (
          <Button variant="default" onClick={() => setOpened(true)}>
            {said.adjust}
          </Button>
        )
      }
    >
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={all}
        views={views}
        hasSearch={false}
        canEdit={can('people')}
        isFaint={isPast(year)}
        empty={<Empty icon="calendar" title={said.none} text={said.teach} />}
      />
      {opened && <Adjustments year={year} onClose={() => setOpened(false)} />}
    </Page>
  )
}

function yearFilter(year: number): Filter<typeof PATH> {
  const options = [1, 0, -1, -2].map((by) => ({ value: String(year + by), label: String(year + by) }))
  return { key: 'year', head: { en: 'Year', nl: 'Jaar' }, options }
}

function isPast(now: number) {
  return ({ year }: Shapes['LeaveBalance']) => year < now
}
