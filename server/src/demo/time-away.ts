// When people do not work: a summer holiday, often the days around Christmas, some days in between, and now and then ill.
// Hours are written on the other days, and what is asked for, approved and reported is made of these.
import { addDays, weekday } from '../shared/calendar.ts'
import { type Colleague, isEmployed, scheduledMinutes } from './people.ts'
import { type Plan, STUDIO_SIZE } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import { isWorkday, mondayOf, workdayFrom, workdayUntil } from './workdays.ts'

export interface TimeAway {
  readonly kind: 'summer' | 'christmas' | 'days' | 'part of a day' | 'late' | 'asked' | 'ill' | 'still ill'
  readonly from: string
  readonly to: string
}

const HALF_A_DAY = 240
const LEAST_DAYS_BEFORE_LEAVE = 45
const DAYS_APART = 5

/** Of each colleague, in their order. */
export function makeTimeAway(plan: Plan, colleagues: readonly Colleague[]): TimeAway[][] {
  const random = randomOf(plan.seed, 'time away')
  return colleagues.map((colleague, i) => timesOf(plan, random, colleague, CERTAIN.get(i)))
}

export function isLeave({ kind }: TimeAway): boolean {
  return kind !== 'ill' && kind !== 'still ill'
}

/** Undefined is all that is scheduled. */
export function partOf({ kind }: TimeAway): number | undefined {
  return kind === 'part of a day' ? HALF_A_DAY : undefined
}

/** What is not worked of a day of a colleague. */
export function minutesAway(times: readonly TimeAway[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  for (const time of times)
    for (let day = time.from; day <= time.to; day = addDays(day, 1)) minutes.set(day, partOf(time) ?? Infinity)
  return minutes
}

export function isAway(times: readonly TimeAway[], from: string, to = from): boolean {
  return times.some((time) => time.from <= to && from <= time.to)
}

/** So that the coming weeks always have something to decide on: by place in the first studio. */
const CERTAIN: ReadonlyMap<number, (today: string) => TimeAway> = new Map([
  [9, (today) => ({ kind: 'still ill', from: workdayUntil(addDays(today, -3)), to: workdayFrom(addDays(today, 3)) })],
  [6, (today) => inWeek(today, 3, 'late')],
  [10, (today) => inWeek(today, 4, 'late')],
  [3, (today) => inWeek(today, 5, 'asked')],
  [8, (today) => inWeek(today, 6, 'asked')],
])

function inWeek(today: string, weeks: number, kind: TimeAway['kind']): TimeAway {
  const monday = addDays(mondayOf(today), 7 * weeks)
  return { kind, from: monday, to: addDays(monday, 2) }
}

function timesOf(
  plan: Plan,
  random: Random,
  colleague: Colleague,
  certain: ((today: string) => TimeAway) | undefined,
): TimeAway[] {
  const times = certain ? [certain(plan.today)] : []
  const add = (time: TimeAway) => {
    if (
      isPossible(plan, colleague, time) &&
      !isAway(times, addDays(time.from, -DAYS_APART), addDays(time.to, DAYS_APART))
    )
      times.push(time)
  }
  const lastYear = Number(addDays(plan.today, 60).slice(0, 4))
  for (let year = Number(plan.from.slice(0, 4)); year <= lastYear; year++) {
    const summer = mondayOf(addDays(`${year}-06-22`, random.integer(0, 60)))
    const isWholeYear = isEmployed(colleague, `${year}-01-01`) && isEmployed(colleague, `${year}-12-31`)
    const weeks = isWholeYear ? random.pick([2, 2, 3]) : 1
    add({ kind: 'summer', from: summer, to: addDays(summer, 7 * weeks - 3) })
    if (random.chance(0.6))
      add({ kind: 'christmas', from: workdayFrom(`${year}-12-24`), to: workdayUntil(`${year}-12-31`) })
    for (let i = random.integer(2, 5 - weeks + 1); i > 0; i--) add(someDays(random, colleague, year))
    for (let i = random.integer(0, 3); i > 0; i--) add(illness(random, year))
  }
  return times
}

function someDays(random: Random, colleague: Colleague, year: number): TimeAway {
  const from = workdayFrom(addDays(`${year}-01-01`, random.integer(0, 364)))
  if (random.chance(0.25) && scheduledMinutes(colleague, from) > HALF_A_DAY)
    return { kind: 'part of a day', from, to: from }
  return { kind: 'days', from, to: random.chance(0.4) && weekday(from) < 4 ? addDays(from, 1) : from }
}

function illness(random: Random, year: number): TimeAway {
  const from = workdayFrom(addDays(`${year}-01-01`, random.integer(0, 364)))
  return { kind: 'ill', from, to: workdayUntil(addDays(from, random.pick([0, 0, 1, 1, 2, 3, 6]))) }
}

/** Within employment, and beginning with a day that would have been worked; illness is over before today. */
function isPossible({ today }: Plan, colleague: Colleague, { kind, from, to }: TimeAway): boolean {
  if (!isWorkday(from) || scheduledMinutes(colleague, from) === 0 || from > to) return false
  if (!isEmployed(colleague, from) || !isEmployed(colleague, to)) return false
  if (kind === 'ill') return workdayFrom(addDays(to, 1)) <= today
  return from >= addDays(colleague.from, LEAST_DAYS_BEFORE_LEAVE)
}

/** Only the first studio of a large agency asks, decides and plans; the others are there to be counted. */
export function firstStudio<One>(each: readonly One[]): readonly One[] {
  return each.slice(0, STUDIO_SIZE)
}
