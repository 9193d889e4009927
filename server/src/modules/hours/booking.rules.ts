import { addDays } from '../../shared/calendar.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { checkUnlocked, isPeriodClosed, type LockFacts } from './hours.rules.ts'

const DAYS_AHEAD = 366
const MINUTES_IN_A_DAY = 1440

// The entry as it will be stored; date is the local day of start_at.
export interface Booking {
  employee_id: string
  project_id: string | null
  service_id: string | null
  hour_type_id: string | null
  start_at: string
  date: string
  minutes: number
}

export interface BookingFacts {
  today: string
  project: { status: 'active' | 'closed' | 'archived' } | null
  service: { project_id: string; status: 'open' | 'closed'; is_bookable: boolean } | null
  hour_type: { is_active: boolean } | null
  employee: { employment_start: string | null; employment_end: string | null; is_deactivated: boolean }
  hours_closed_until: string | null
  hours_overlap: 'allow' | 'refuse'
  // Of the employee's other entries: the minutes on the same date, and whether one shares a minute with [start, end).
  other_minutes: number
  has_overlap: boolean
}

// Bad input first, then what the entry is booked on, then the day. Things that were closed after the booking stop a move to
// them, not a change of the note; only a closed or archived project stops every change.
export function checkBooking(entry: Booking, facts: BookingFacts, before: Booking | null = null): void {
  const isMoved = (...fields: (keyof Booking)[]) => before === null || fields.some((f) => before[f] !== entry[f])
  checkFields([...serviceErrors(entry, facts), ...(isMoved('start_at') ? futureErrors(entry, facts) : [])])
  checkProjectOpen(facts.project)
  if (isMoved('service_id')) checkServiceOpen(facts.service)
  if (isMoved('hour_type_id')) checkHourTypeActive(facts.hour_type)
  if (isMoved('employee_id', 'date')) checkEmployed(entry, facts.employee)
  if (isMoved('employee_id', 'date')) checkPeriodOpen(entry, facts)
  if (isMoved('employee_id', 'date', 'minutes')) checkDayTotal(entry, facts)
  if (isMoved('employee_id', 'start_at', 'minutes')) checkNoOverlap(facts)
}

// Hours on a closed project may not be changed or removed either, so a PATCH or DELETE asks this of where the entry is now.
export function checkProjectOpen(project: BookingFacts['project']): void {
  if (project?.status === 'archived')
    throw new Problem('project-archived', 'The project is archived and its hours are at rest. Make it active first.')
  if (project?.status === 'closed')
    throw new Problem('project-closed', 'The project is closed and its hours are at rest. Reopen it first.')
}

export interface Booker {
  employee_id: string | null
  can_approve: boolean
}

// Who asks, then the lock of the entry, then that of its project.
export function checkMayChange(
  entry: LockFacts & { employee_id: string },
  project: BookingFacts['project'],
  booker: Booker,
): void {
  checkMayBook([entry.employee_id], booker)
  checkUnlocked(entry)
  checkProjectOpen(project)
}

export interface Place {
  project: BookingFacts['project']
  service: { status: 'open' | 'closed'; is_bookable: boolean } | null
  hour_type: BookingFacts['hour_type']
}

// Whether something can be booked on a place at all, and on a day, whatever else it will be.
export function checkPlace({ project, service, hour_type }: Place): void {
  checkProjectOpen(project)
  checkServiceOpen(service)
  checkHourTypeActive(hour_type)
}

export function checkDay(date: string, facts: Pick<BookingFacts, 'employee' | 'hours_closed_until'>): void {
  checkEmployed({ date }, facts.employee)
  checkPeriodOpen({ date }, facts)
}

// Whoever may not approve hours books and changes only his own.
export function checkMayBook(employeeIds: readonly string[], actor: Booker): void {
  if (actor.can_approve || employeeIds.every((id) => id === actor.employee_id)) return
  throw new Problem(
    'forbidden',
    'You may only write hours of your own; the right approve_hours is for those of others.',
  )
}

// The project of an entry, which may be left out when the service is given. A project that is changed alone leaves the service
// where it was, and checkBooking then asks for one of the new project: nothing is dropped unasked.
export function projectOfBooking(
  sent: { project_id?: string | null | undefined; service_id?: string | null },
  service: { project_id: string } | null,
  before: { project_id: string | null } | null = null,
): string | null {
  const project = sent.project_id === undefined ? (before?.project_id ?? null) : sent.project_id
  if (service === null || sent.project_id) return project
  const isOnlyProjectCleared = sent.project_id === null && sent.service_id === undefined
  return isOnlyProjectCleared ? null : service.project_id
}

function serviceErrors(entry: Booking, { service }: BookingFacts) {
  if (service === null || service.project_id === entry.project_id) return []
  return [fieldError('/service_id', 'other_project', 'The service does not belong to the project.')]
}

function futureErrors(entry: Booking, { today }: BookingFacts) {
  const last = addDays(today, DAYS_AHEAD)
  if (entry.date <= last) return []
  return [fieldError('/start_at', 'too_far_ahead', `Hours can be booked up to ${last}, ${DAYS_AHEAD} days ahead.`)]
}

function checkServiceOpen(service: Place['service']): void {
  if (service?.status === 'closed')
    throw new Problem('service-closed', 'The service is closed and takes no new hours. Reopen it or choose another.')
  if (service?.is_bookable === false)
    throw new Problem('service-closed', 'No hours can be booked on this service. Choose another one.')
}

function checkHourTypeActive(hourType: BookingFacts['hour_type']): void {
  if (hourType?.is_active === false)
    throw new Problem('hour-type-inactive', 'The hour type is no longer in use. Choose an active one.')
}

function checkEmployed(
  { date }: Pick<Booking, 'date'>,
  { employment_start, employment_end, is_deactivated }: BookingFacts['employee'],
) {
  if (is_deactivated) throw new Problem('employee-inactive', 'The employee is deactivated.')
  const isBefore = employment_start !== null && date < employment_start
  const isAfter = employment_end !== null && date > employment_end
  if (isBefore || isAfter)
    throw new Problem('employee-inactive', `The employee is not employed on ${date}.`, {
      date,
      employment_start,
      employment_end,
    })
}

function checkPeriodOpen(
  { date }: Pick<Booking, 'date'>,
  { hours_closed_until }: Pick<BookingFacts, 'hours_closed_until'>,
): void {
  if (isPeriodClosed(date, hours_closed_until))
    throw new Problem('period-closed', `Hours are closed up to and including ${hours_closed_until}.`, {
      date,
      hours_closed_until,
    })
}

function checkDayTotal({ date, minutes }: Booking, { other_minutes }: BookingFacts): void {
  const total = other_minutes + minutes
  if (total > MINUTES_IN_A_DAY)
    throw new Problem(
      'day-exceeds-24-hours',
      `With this entry ${date} would hold ${total} of ${MINUTES_IN_A_DAY} minutes.`,
      {
        date,
        minutes: total,
      },
    )
}

function checkNoOverlap({ has_overlap, hours_overlap }: BookingFacts): void {
  if (has_overlap && hours_overlap === 'refuse')
    throw new Problem('hours-overlap', 'The employee has another entry in this time. Move one of the two.')
}
