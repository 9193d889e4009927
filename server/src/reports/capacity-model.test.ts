// Capacity and utilisation of random people, told to PostgreSQL as rows and added up day by day.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import {
  FIRST,
  type People,
  someHolidays,
  somePerson,
  TODAY,
  tellPeople,
  type WorkingDay,
} from '../../test/people-days.ts'
import { ask, grouped, insertAll, newId, seldom, sumOf, type Values, weekOf } from '../../test/report-fixtures.ts'
import { addDays } from '../shared/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const groups = ['employee', 'team', 'week', 'month'] as const
type Group = (typeof groups)[number]
const someQuestion = fc.record({
  from: fc.nat(90),
  length: fc.oneof(fc.nat(60), fc.nat(2)),
  group_by: fc.subarray([...groups], { minLength: 1, maxLength: 2 }),
  employee: seldom(fc.nat(3)),
  team: seldom(fc.nat(1)),
})
const someBooking = fc.record({
  employee: fc.nat(3),
  day: fc.nat(110),
  minutes: fc.integer({ min: 1, max: 600 }),
  billable: fc.boolean(),
})

interface Day extends WorkingDay {
  readonly booked: number
  readonly billable: number
}

test('is what adding up the days of everybody gives', async () => {
  const property = fc.asyncProperty(
    fc.array(somePerson, { minLength: 4, maxLength: 4 }),
    someHolidays,
    fc.array(someBooking, { maxLength: 60, size: 'max' }),
    fc.array(someQuestion, { minLength: 16, maxLength: 16 }),
    async (some, holidays, bookings, questions) => {
      const env = await server.environment()
      const people = await tellPeople(server, env, some, holidays)
      const hours = bookings.map(({ employee, day, ...booking }) => ({
        employee_id: people.employees[employee]!,
        date: addDays(FIRST, day),
        ...booking,
      }))
      await insertAll(server, env, {
        time_entry: hours.map((entry) => ({
          ...entry,
          id: newId(),
          start_at: `${entry.date}T09:00:00Z`,
          rate_source: 'none',
          invoice_status: entry.billable ? 'included' : 'not_billable',
          source: 'api',
        })),
      })
      const days = people.days.map((day) => {
        const own = hours.filter(({ employee_id, date }) => employee_id === day.employee_id && date === day.date)
        return {
          ...day,
          booked: sumOf(own, ({ minutes }) => minutes),
          billable: sumOf(own, ({ minutes, billable }) => (billable ? minutes : 0)),
        }
      })
      for (const { from, length, group_by, employee, team } of questions) {
        const question = {
          date_from: addDays(FIRST, from),
          date_to: addDays(FIRST, from + length),
          employee_id: employee === null ? undefined : people.employees[employee],
          team_id: team === null ? undefined : people.teams[team]!.id,
        }
        for (const [name, { figures, isShown }] of Object.entries(reports)) {
          const answer = await ask(env, name, { ...question, group_by, limit: 1000 })
          const expected = model(people, days, question, group_by, isShown)
          const context = `${name} ${JSON.stringify({ ...question, group_by })}`
          const rows = answer.rows.map((row: Values) => [nameOf(row, group_by), pick(row, figures([]))])
          const groupsOf = [...expected.groups].map(([key, some]) => [key, figures(some)])
          // Who has a contract but no minutes on any of the days is shown with nothing; the model has nobody without minutes.
          const telling = rows.filter(([, row]: [string, Values]) => Object.values(row).some((value) => value))
          expect(Object.fromEntries(telling), context).toEqual(Object.fromEntries(groupsOf))
          expect(answer.totals, context).toEqual(figures(expected.all))
          expect(answer.count, context).toBe(rows.length)
        }
      }
    },
  )
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})

const reports: Readonly<Record<string, { figures: (days: readonly Day[]) => Values; isShown: (day: Day) => boolean }>> =
  {
    capacity: {
      figures: (days) => {
        const [net, planned] = [sumOf(days, (day) => day.net), sumOf(days, (day) => day.planned)]
        return {
          gross_minutes: sumOf(days, ({ gross }) => gross),
          net_minutes: net,
          planned_minutes: planned,
          tentative_minutes: sumOf(days, ({ tentative }) => tentative),
          free_minutes: net - planned,
          unavailable_days: days.filter((day) => day.gross > 0 && day.net === 0).length,
        }
      },
      isShown: ({ gross, planned, tentative }) => gross + planned + tentative > 0,
    },
    utilisation: {
      figures: (days) => {
        const [net, booked] = [sumOf(days, (day) => day.net), sumOf(days, (day) => day.booked)]
        const billable = sumOf(days, (day) => day.billable)
        const share = (minutes: number) => (net === 0 ? null : Math.round((minutes * 10_000) / net) / 100)
        return {
          net_minutes: net,
          booked_minutes: booked,
          billable_minutes: billable,
          utilisation_percentage: share(billable),
          booked_percentage: share(booked),
        }
      },
      isShown: ({ net, booked }) => net + booked > 0,
    },
  }

function model(
  { teams }: People,
  days: readonly Day[],
  { date_from, date_to, employee_id, team_id }: Record<'date_from' | 'date_to', string> & Values,
  groupBy: readonly Group[],
  isShown: (day: Day) => boolean,
) {
  const teamsOf = (employee: string) => teams.filter(({ members }) => members.includes(employee)).map(({ id }) => id)
  const all = days.filter(
    (day) =>
      date_from <= day.date &&
      day.date <= date_to &&
      isShown(day) &&
      (employee_id === undefined || day.employee_id === employee_id) &&
      (team_id === undefined || teamsOf(day.employee_id).includes(team_id as string)),
  )
  const namesIn: Record<Group, (day: Day) => (string | null)[]> = {
    employee: (day) => [day.employee_id],
    team: (day) => {
      const own = teamsOf(day.employee_id).filter((id) => team_id === undefined || id === team_id)
      return own.length > 0 ? own : [null]
    },
    week: (day) => [weekOf(day.date)],
    month: (day) => [day.date.slice(0, 7)],
  }
  const keys = (day: Day) =>
    groupBy.reduce<string[]>(
      (made, group) => made.flatMap((start) => namesIn[group](day).map((name) => `${start} ${name}`)),
      [''],
    )
  return { all, groups: grouped(all, keys) }
}

function nameOf(row: Values, groupBy: readonly Group[]): string {
  return groupBy.map((group) => ` ${/week|month/.test(group) ? row[group] : row[`${group}_id`]}`).join('')
}

function pick(row: Values, like: Values): Values {
  return Object.fromEntries(Object.keys(like).map((name) => [name, row[name]]))
}
