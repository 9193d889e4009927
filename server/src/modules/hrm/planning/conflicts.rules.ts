// What stands in the way of planning: each minute too many has one cause, asked in the order schedule, holiday, leave, absence.
import { type PlannedDay, plannedOn, type WorkFacts, type WorkingTime, workingTime } from './capacity.rules.ts'

export type ConflictKind = 'over_capacity' | 'leave' | 'absence' | 'holiday' | 'no_contract'

export interface Conflict {
  readonly date: string
  readonly kind: ConflictKind
  readonly minutes: number
}

/** Of everything that is planned on the days of one employee, by planning and in the order of the days. */
export function conflictsOf(
  facts: WorkFacts & { readonly planned: readonly PlannedDay[] },
): ReadonlyMap<string, readonly Conflict[]> {
  const found = new Map<string, Conflict[]>()
  const byDate = [...Map.groupBy(facts.planned, ({ date }) => date)].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [date, planned] of byDate) {
    const time = workingTime(facts, date)
    for (const day of planned)
      found.set(day.planning_id, [...(found.get(day.planning_id) ?? []), ...conflictsOn(time, day, planned)])
  }
  return found
}

// What is confirmed stands firm whatever else is considered; what is tentative has to fit in beside everything.
function conflictsOn(time: WorkingTime | null, day: PlannedDay, planned: readonly PlannedDay[]): Conflict[] {
  const { date, status } = day
  if (time === null) return [{ date, kind: 'no_contract', minutes: day.minutes }]
  const confirmed = plannedOn(planned, date, 'confirmed')
  const total = status === 'confirmed' ? confirmed : confirmed + plannedOn(planned, date, 'tentative')
  return excess(time, total)
    .filter(([, minutes]) => minutes > 0)
    .map(([kind, minutes]) => ({ date, kind, minutes }))
}

/** Minutes too many by cause; together they are what exceeds the net working time. */
export function excess({ gross, holiday, leave, absence }: WorkingTime, planned: number): [ConflictKind, number][] {
  const afterHoliday = gross - holiday
  const afterLeave = Math.max(0, afterHoliday - leave)
  const afterAbsence = Math.max(0, afterLeave - absence)
  return [
    ['over_capacity', Math.max(0, planned - gross)],
    ['holiday', Math.max(0, Math.min(planned, gross) - afterHoliday)],
    ['leave', Math.max(0, Math.min(planned, afterHoliday) - afterLeave)],
    ['absence', Math.max(0, Math.min(planned, afterLeave) - afterAbsence)],
  ]
}

/** Whether something stands in the way that did not before: another cause, or the same on another day. */
export function hasNewConflict(before: readonly Conflict[], after: readonly Conflict[]): boolean {
  const known = new Set(before.map(({ date, kind }) => `${date} ${kind}`))
  return after.some(({ date, kind }) => !known.has(`${date} ${kind}`))
}

export function isSameConflicts(one: readonly Conflict[], other: readonly Conflict[]): boolean {
  const texts = [one, other].map((all) => all.map(({ date, kind, minutes }) => `${date} ${kind} ${minutes}`).join())
  return texts[0] === texts[1]
}
