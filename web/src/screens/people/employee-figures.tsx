// Hours, planning, leave and absence of somebody, as far as one may see them; each opens its rows.
import { api, type Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useScreenLink } from '../../links.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { monthOf } from './months.ts'

const texts = words({
  en: {
    hours: 'Hours this month',
    billable: (time: string) => `${time} billable`,
    planned: 'Planned, next four weeks',
    free: (time: string) => `${time} free`,
    over: (time: string) => `${time} too much`,
    leave: (year: number) => `Leave left in ${year}`,
    requested: (time: string) => `${time} requested`,
    expires: (day: string) => `Part expires on ${day}`,
    absence: 'Absence',
    absent: (share: string) => `${share} absent`,
    since: (day: string) => `since ${day}`,
    present: 'None',
  },
  nl: {
    hours: 'Uren deze maand',
    billable: (time: string) => `${time} declarabel`,
    planned: 'Gepland, komende vier weken',
    free: (time: string) => `${time} vrij`,
    over: (time: string) => `${time} te veel`,
    leave: (year: number) => `Resterend verlof ${year}`,
    requested: (time: string) => `${time} aangevraagd`,
    expires: (day: string) => `Deel vervalt op ${day}`,
    absence: 'Verzuim',
    absent: (share: string) => `${share} afwezig`,
    since: (day: string) => `sinds ${day}`,
    present: 'Geen',
  },
})

const FOUR_WEEKS = 27

export function EmployeeFigures({ employee }: { employee: Shapes['EmployeeDetail'] }) {
  const figures = [useHours(employee.id), usePlanned(employee.id), useLeave(employee.id), useAbsence(employee)].filter(
    (figure) => figure !== undefined,
  )
  return figures.length > 0 && <Figures figures={figures} />
}

function useToday(): string {
  return todayIn(useSession().environment.time_zone)
}

function useHours(employee_id: string): Figure | undefined {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const linkTo = useScreenLink()
  const canSee = useSession().can('hours:read')
  const { first: date_from, last: date_to } = monthOf(useToday().slice(0, 7))
  const query = { date_from, date_to, employee_id }
  const { data } = api.useQuery('get', '/reports/hours-summary', { params: { query } }, { enabled: canSee })
  if (!canSee) return undefined
  const totals = data?.data.totals
  return {
    label: said.hours,
    value: totals ? minutes(totals.minutes) : '',
    hint: totals && said.billable(minutes(totals.billable_minutes)),
    link: linkTo('/hours/hours', { employee_id, date_from, date_to }),
  }
}

function usePlanned(employee_id: string): Figure | undefined {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const linkTo = useScreenLink()
  const date_from = useToday()
  const date_to = shiftDay(date_from, FOUR_WEEKS)
  const { data } = api.useQuery('get', '/hrm/capacity', { params: { query: { date_from, date_to, employee_id } } })
  const totals = data?.data.rows[0]?.totals
  if (data && !totals) return undefined
  return {
    label: said.planned,
    value: totals ? minutes(totals.planned) : '',
    hint: totals && (totals.free < 0 ? said.over(minutes(-totals.free)) : said.free(minutes(totals.free))),
    isAlarming: (totals?.free ?? 0) < 0,
    link: linkTo('/hrm/planning', { employee_id, date_from, date_to }),
  }
}

function useLeave(employee_id: string): Figure | undefined {
  const said = useWords(texts)
  const { minutes, day } = useFormats()
  const linkTo = useScreenLink()
  const year = Number(useToday().slice(0, 4))
  const { data } = useRecords('/hrm/leavebalance', { employee_id, year: String(year), limit: 100 })
  const rows = data?.data ?? []
  if (rows.length === 0) return undefined
  const sum = (field: 'available_minutes' | 'requested_minutes') => rows.reduce((total, row) => total + row[field], 0)
  const soonest = rows
    .flatMap(({ expires_on, available_minutes }) => (expires_on && available_minutes > 0 ? [expires_on] : []))
    .sort()[0]
  const requested = sum('requested_minutes')
  return {
    label: said.leave(year),
    value: minutes(sum('available_minutes')),
    hint: requested > 0 ? said.requested(minutes(requested)) : soonest && said.expires(day(soonest)),
    link: linkTo('/hrm/leavebalance', { employee_id, year }),
  }
}

// Others than manager and HR get no rows, and so read nothing of it, not even that somebody is there.
function useAbsence({ id: employee_id, manager_employee_id }: Shapes['EmployeeDetail']): Figure | undefined {
  const said = useWords(texts)
  const { day, percent } = useFormats()
  const linkTo = useScreenLink()
  const { can, employee } = useSession()
  const canSee = can('absence') || employee?.id === employee_id || employee?.id === manager_employee_id
  const { data } = useRecords('/hrm/absence', { employee_id, status: 'reported', limit: 1 }, canSee)
  const open = data?.data[0]
  if (!canSee || !data) return undefined
  return {
    label: said.absence,
    value: open ? said.absent(percent(open.percentage / 100)) : said.present,
    hint: open && said.since(day(open.start_date)),
    link: linkTo('/hrm/absence', { employee_id }),
  }
}
