// Planning, planning anew and dropping a plan; and what stands in its way.
import fc from 'fast-check'
import { type Company, type Employee, type Planning, pick, removeFrom, sum } from './company.ts'
import { dayAt, daysOf, mostly, someDay } from './days.ts'
import { timeOn } from './time.ts'
import { type Deed, verdict } from './turn.ts'

const which = fc.nat(50)

interface Span {
  readonly start: string
  readonly days: number
  /** Each day, or all together. */
  readonly isPerDay: boolean
  readonly minutes: number
  readonly status: 'confirmed' | 'tentative'
}

const span = {
  start: someDay,
  days: mostly(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 14 })),
  isPerDay: mostly(fc.constant(true), fc.constant(false)),
  minutes: mostly(fc.integer({ min: 200, max: 600 }), fc.integer({ min: 0, max: 6000 })),
  status: fc.constantFrom('confirmed' as const, 'confirmed' as const, 'tentative' as const),
}

export const somePlan = fc.record({ employee: which, service: which, ...span })

export const plan: Deed<Span & { readonly employee: number; readonly service: number }> = (company, details) => {
  const employee = pick(company.employees, details.employee)!
  const service = pick(company.services, details.service)!
  const { told, values, body } = spanOf(company, employee, details)
  return {
    by: 'key',
    method: 'POST',
    path: '/hrm/planning',
    body: { employee_id: employee.id, service_id: service.id, ...body },
    told: told(201),
    happen: ({ id }) => company.planning.push({ id, employee, service, ...values }),
  }
}

export const someNewPlan = fc.oneof(fc.record({ which, ...span }), fc.record({ which, status: span.status }))

export const replan: Deed<Partial<Span> & { readonly which: number; readonly status: Span['status'] }> = (
  company,
  { which: number, status, ...details },
) => {
  const planning = pick(company.planning, number)
  if (!planning) return undefined
  const isMoved = details.start !== undefined && !isSameSpan(planning, details as Span)
  const moved = isMoved ? spanOf(company, planning.employee, { ...details, status } as Span) : undefined
  return {
    by: 'key',
    method: 'PATCH',
    path: `/hrm/planning/${planning.id}`,
    body: moved?.body ?? { status },
    told: moved?.told(200) ?? '200',
    happen: () => Object.assign(planning, moved?.values ?? { status }),
  }
}

/** Where nothing of it moves, its days stay as they are. */
function isSameSpan({ start, end, minutesPerDay, days }: Planning, wanted: Span): boolean {
  const total = sum(days.map(({ minutes }) => minutes))
  const isSameLead = wanted.isPerDay
    ? minutesPerDay === wanted.minutes
    : minutesPerDay === null && total === wanted.minutes
  return isSameLead && start === wanted.start && end === dayAt(wanted.days - 1, start)
}

export const unplan: Deed<number> = (company, number) => {
  const planning = pick(company.planning, number)
  return planning && unplanning(company, planning)
}

export const unplanForeign: Deed<number> = (company, number, other) => {
  const planning = pick(other.planning, number)
  return planning && { ...unplanning(company, planning), told: '404 not-found' }
}

function unplanning(company: Company, planning: Planning) {
  return {
    by: 'key' as const,
    method: 'DELETE' as const,
    path: `/hrm/planning/${planning.id}`,
    told: '204',
    happen: () => removeFrom(company.planning, planning),
  }
}

function spanOf(company: Company, employee: Employee, { start, days, isPerDay, minutes, status }: Span) {
  const end = dayAt(days - 1, start)
  const working = daysOf(start, end).filter((date) => (timeOn(company, employee, date)?.net ?? 0) > 0)
  const even = Math.floor(minutes / working.length)
  const ofDay = (place: number) => (isPerDay ? minutes : even + (place < minutes % working.length ? 1 : 0))
  const planned = working.map((date, place) => ({ date, minutes: ofDay(place) })).filter((day) => day.minutes > 0)
  return {
    body: { start_date: start, end_date: end, status, [isPerDay ? 'minutes_per_day' : 'minutes']: minutes },
    values: { start, end, minutesPerDay: isPerDay ? minutes : null, status, days: planned },
    told: (yes: number) =>
      verdict(yes, {
        '400 validation-error': days === 0 || minutes === 0 || (isPerDay && minutes > 1440),
        '409 planning-no-capacity': working.length === 0,
        '400 validation-error ': minutes > 1440 * working.length,
      }).trim(),
  }
}

/** Each minute too many has one cause, the first that there is. */
export function conflictsOf(company: Company, planning: Planning) {
  const { employee, status } = planning
  return planning.days.flatMap(({ date, minutes: own }) => {
    const time = timeOn(company, employee, date)
    if (!time) return [{ date, kind: 'no_contract', minutes: own }]
    const rivals = company.planning.filter(
      (one) => one.employee === employee && (status === 'tentative' || one.status === 'confirmed'),
    )
    const planned = sum(rivals.flatMap(({ days }) => days).map((day) => (day.date === date ? day.minutes : 0)))
    let room = time.gross
    let over = planned - room
    const conflicts = [{ date, kind: 'over_capacity', minutes: Math.max(over, 0) }]
    for (const kind of ['holiday', 'leave', 'absence'] as const) {
      const before = Math.max(over, 0)
      room = Math.max(0, room - time[kind])
      over = planned - room
      conflicts.push({ date, kind, minutes: Math.max(over, 0) - before })
    }
    return conflicts.filter(({ minutes }) => minutes > 0)
  })
}
