// A year of leave and absence through the operations: asked for, decided on by the manager, reported, and over again.
import type { Context } from '../db/context.ts'
import { renewDueBalances } from '../modules/hrm/leave/due-balances.queries.ts'
import { addDays, daysBetween } from '../shared/calendar.ts'
import { Problem } from '../shared/problem.ts'
import { type Deed, deed, perform, performOn } from './agenda.ts'
import { type Colleague, isEmployed, type People, scheduledMinutes } from './people.ts'
import type { Plan } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import { firstStudio, isAway, isLeave, partOf, type TimeAway } from './time-away.ts'
import { isWorkday, workdayFrom, workdayUntil } from './workdays.ts'

interface Person {
  readonly colleague: Colleague
  readonly managerId: string
  readonly times: readonly TimeAway[]
}

/** Of what somebody was entitled to before the first day, this share was taken by then. */
const TAKEN_BEFORE = 0.85
const EVERYBODY = 1000

export function makeLeaveYear(plan: Plan, people: People, timesAway: readonly (readonly TimeAway[])[]): Deed[] {
  if (!plan.leaveTypes.has('statutory')) return []
  const random = randomOf(plan.seed, 'leave')
  const persons = firstStudio(people.colleagues).map((colleague, i) => ({
    colleague,
    managerId: people.employee[i]!.manager_employee_id ?? colleague.id,
    times: timesAway[i]!.filter(({ from }) => from >= plan.yearFrom),
  }))
  return [
    beginning(plan, persons),
    ...persons.flatMap((person) => person.times.map((time) => course(plan, random, person, time))).flat(),
    ...changedMinds(plan, random, persons),
    ...bookings(plan, persons),
    { day: plan.today, carryOut: closeAccounts },
  ]
}

/** Leave is kept from the year in which the demo begins; what was taken in it by then is booked off. */
function beginning({ yearFrom, leaveTypes }: Plan, persons: readonly Person[]): Deed {
  const year = Number(yearFrom.slice(0, 4))
  return {
    day: yearFrom,
    async carryOut(ctx) {
      await perform(ctx, 'environment.update', { body: { leave_since: year } })
      for (const { colleague } of persons) {
        const passed = daysBetween(later(colleague.from, `${year}-01-01`), yearFrom) / 365
        if (passed <= 0) continue
        for (const [kind, weeks] of [['statutory', 4] as const, ['extra', 1] as const]) {
          const minutes = -halfDays(weeks * weeklyMinutes(colleague, yearFrom) * passed * TAKEN_BEFORE)
          const leave_type_id = leaveTypes.get(kind)
          if (minutes === 0 || !leave_type_id) continue
          const reason = 'Taken before leave was kept here'
          const body = { employee_id: colleague.id, leave_type_id, year, minutes, reason }
          await perform(ctx, 'leaveadjustment.create', { body })
        }
      }
      return []
    },
  }
}

function course(plan: Plan, random: Random, person: Person, time: TimeAway): Deed[] {
  return isLeave(time) ? leave(plan, random, person, time) : [illness(plan, person, time)]
}

const DAYS_AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  summer: [60, 150],
  christmas: [30, 75],
  days: [7, 40],
  'part of a day': [2, 14],
}
const NOTES: Readonly<Record<string, readonly (string | null)[]>> = {
  summer: ['Summer holiday', 'To Italy with the children', 'Walking in Norway', null],
  christmas: ['Christmas at my parents', 'Off between Christmas and New Year', null],
  days: ['Long weekend', 'Wedding of a friend', 'Moving house', 'Open day at school', null, null],
  'part of a day': ['Dentist', 'Leaving early', null],
  late: ['City trip', 'A family visit, sorry for the short notice'],
  asked: ['A few days off, if planning allows it'],
}

function leave(plan: Plan, random: Random, person: Person, time: TimeAway): Deed[] {
  const { today, yearFrom } = plan
  const { from, to } = time
  const note = random.pick(NOTES[time.kind]!)
  const decidedAfter = random.integer(1, 5)
  const request = { plan, person, note, from, to, minutes: partOf(time), isExtra: time.kind === 'christmas' }
  if (time.kind === 'asked') return [asking(request, workdayUntil(addDays(today, -1)), () => [])]
  if (time.kind === 'late')
    return [asking(request, workdayUntil(addDays(today, -4)), (id) => [approval(person, id, workdayUntil(today))])]
  const asked = workdayUntil(addDays(from, -random.integer(...(DAYS_AHEAD[time.kind] as [number, number]))))
  const day = later(asked, yearFrom)
  const decided = workdayFrom(addDays(day, decidedAfter))
  return [asking(request, day, (id) => [approval(person, id, decided < from ? decided : from)])]
}

interface Request {
  readonly plan: Plan
  readonly person: Person
  readonly note: string | null
  readonly from: string
  readonly to: string
  readonly minutes?: number | undefined
  readonly isExtra?: boolean
}

function asking(request: Request, day: string, then: (id: string) => Deed[]): Deed {
  return {
    day,
    async carryOut(ctx) {
      const id = await ask(ctx, request)
      return id ? then(id) : []
    },
  }
}

/** What the law gives first, but for Christmas; without a balance it is unpaid, and for a day that became free nobody asks. */
async function ask(ctx: Context, { plan, person, note, from, to, minutes, isExtra }: Request): Promise<string | null> {
  const kinds = isExtra ? ['extra', 'statutory', 'unpaid'] : ['statutory', 'extra', 'unpaid']
  const by = person.colleague.id
  const asked = { employee_id: by, start_date: from, end_date: to, note, ...(minutes && { minutes }) }
  for (const kind of kinds) {
    const leave_type_id = plan.leaveTypes.get(kind)
    if (!leave_type_id) continue
    try {
      return (await performOn(ctx, 'leave.create', { by, body: { ...asked, leave_type_id } })).id
    } catch (error) {
      if (!(error instanceof Problem) || !REFUSED.includes(error.code)) throw error
    }
  }
  return null
}

const REFUSED: readonly string[] = ['leave-balance-insufficient', 'leave-no-working-time']

function approval({ managerId }: Person, id: string, day: string): Deed {
  return deed(day, 'leave.update', { id, by: managerId, body: { status: 'approved' } })
}

function illness({ today }: Plan, { colleague, managerId }: Person, { kind, from, to }: TimeAway): Deed {
  const isStill = kind === 'still ill'
  const body = { employee_id: colleague.id, start_date: from, ...(isStill && to > today && { expected_end_date: to }) }
  const end = { by: managerId, body: { status: 'closed', end_date: to } }
  return {
    day: from,
    async carryOut(ctx) {
      const { id } = await performOn(ctx, 'absence.create', { by: colleague.id, body })
      return isStill ? [] : [deed(workdayFrom(addDays(to, 1)), 'absence.update', { id, ...end })]
    },
  }
}

/** Days that were worked after all: the manager said no, or something came in between. */
function changedMinds(plan: Plan, random: Random, persons: readonly Person[]): Deed[] {
  return [40, 90, 150, 200, 230, 290].flatMap((daysAgo, i) => {
    const from = workdayUntil(addDays(plan.today, -daysAgo))
    const free = persons.filter((person) => isFree(person, from))
    if (free.length === 0) return []
    const person = random.pick(free)
    const day = workdayUntil(addDays(from, -20))
    const request = { plan, person, note: 'A day for myself', from, to: from }
    if (day < plan.yearFrom) return []
    return [asking(request, day, (id) => (i % 2 === 0 ? rejected(person, id, day) : cancelled(person, id, day)))]
  })
}

function isFree({ colleague, times }: Person, day: string): boolean {
  return (
    scheduledMinutes(colleague, day) > 0 &&
    isWorkday(day) &&
    isEmployed(colleague, addDays(day, 30)) &&
    !isAway(times, addDays(day, -3), addDays(day, 3))
  )
}

function rejected({ managerId }: Person, id: string, asked: string): Deed[] {
  const body = { status: 'rejected', decision_note: 'Too many of the team are away then. The week after is fine.' }
  return [deed(workdayFrom(addDays(asked, 2)), 'leave.update', { id, by: managerId, body })]
}

function cancelled(person: Person, id: string, asked: string): Deed[] {
  const approved = workdayFrom(addDays(asked, 1))
  const changed = workdayFrom(addDays(approved, 7))
  const by = person.colleague.id
  return [approval(person, id, approved), deed(changed, 'leave.update', { id, by, body: { status: 'cancelled' } })]
}

/** Days bought, and overtime that is given back. */
function bookings({ today, leaveTypes }: Plan, persons: readonly Person[]): Deed[] {
  const year = Number(today.slice(0, 4))
  const wishes = [
    { place: 8, kind: 'time_off_in_lieu', minutes: 360, reason: 'Overtime in the weekend of a launch' },
    { place: 2, kind: 'time_off_in_lieu', minutes: 480, reason: 'On call during the holidays' },
    { place: 5, kind: 'extra', minutes: 960, reason: 'Two days bought' },
  ]
  const day = workdayUntil(addDays(today, -45))
  return wishes.flatMap(({ place, kind, minutes, reason }) => {
    const leave_type_id = leaveTypes.get(kind)
    const employee = persons[place]
    if (!leave_type_id || !employee) return []
    const body = { employee_id: employee.colleague.id, leave_type_id, year, minutes, reason }
    return [deed(day, 'leaveadjustment.create', { body })]
  })
}

/** What the worker does each day, once for all days. */
async function closeAccounts(ctx: Context): Promise<Deed[]> {
  await renewDueBalances(ctx, EVERYBODY)
  return []
}

function weeklyMinutes(colleague: Colleague, day: string): number {
  const { minutes } = colleague.schedules.findLast(({ from }) => from <= day) ?? colleague.schedules[0]!
  return minutes.reduce((sum, one) => sum + one, 0)
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function halfDays(minutes: number): number {
  return Math.floor(minutes / 240) * 240
}
