// The columns of leave, in a list of one's own and of everybody's.
import type { Column } from '../../ui/column.ts'
import { useFormats } from '../../words/formats.ts'
import { LeaveStatus } from './leave-status.tsx'
import { LEAVE_STATUSES } from './words.ts'

const PATH = '/hrm/leave'

export const ownColumns: readonly Column<typeof PATH>[] = [
  {
    key: 'start_date',
    head: { en: 'When', nl: 'Wanneer' },
    kind: 'day',
    cell: ({ start_date, end_date }) => <Days from={start_date} to={end_date} />,
    sort: 'start_date',
    width: 200,
  },
  { key: 'leave_type_name', head: { en: 'Kind', nl: 'Soort' }, phone: 'line' },
  { key: 'note', head: { en: 'Note', nl: 'Toelichting' } },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: LEAVE_STATUSES,
    cell: ({ status }) => <LeaveStatus status={status} />,
    phone: 'line',
    width: 136,
  },
  { key: 'minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes', phone: 'side', width: 90, isSummed: true },
]

export const allColumns: readonly Column<typeof PATH>[] = [
  { key: 'employee_name', head: { en: 'Employee', nl: 'Medewerker' }, sort: 'employee_name', width: 180 },
  ...ownColumns.map((column) =>
    column.key === 'start_date' ? ({ ...column, phone: 'line' } as Column<typeof PATH>) : column,
  ),
]

function Days({ from, to }: { from: string; to: string }) {
  return <span className="amount">{useFormats().days(from, to)}</span>
}
