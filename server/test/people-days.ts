// Random people with contracts, holidays, leave, absences and planning, as rows, and the working time that follows from them by hand.
import fc from 'fast-check'
import { sql } from '../src/db/sql.ts'
import { contractOn, scheduledMinutes } from '../src/modules/hrm/schedule.rules.ts'
import { addDays, daysFrom } from '../src/shared/calendar.ts'
import { inTest } from './fixtures.ts'
import type { TestEnvironment, TestServer } from './harness.ts'
import { companyOf, insertAll, newId, sumOf, type Values } from './report-fixtures.ts'

export const TODAY = '2026-01-14'
export const FIRST = '2025-11-20'
const DAYS = 110

const someSpans = (longest: number) =>
  fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 40 }), length: fc.integer({ min: 1, max: longest }), sort: fc.nat(5) }),
    {
      maxLength: 3,
    },
  )
const someWeek = fc.array(fc.constantFrom(0, 240, 455, 480), { minLength: 7, maxLength: 7 })

export const somePerson = fc.record({
  contracts: someSpans(60),
  schedule: someWeek,
  oddWeeks: fc.option(someWeek),
  leave: someSpans(10),
  absences: someSpans(8),
  /** One that nobody closed: it began so many days ago, and may be expected to end. */
  openAbsence: fc.option(fc.record({ ago: fc.nat(10), expected: fc.option(fc.nat(15)) })),
  planning: someSpans(6),
})
export const someHolidays = fc.uniqueArray(fc.record({ day: fc.nat(DAYS), half_day: fc.boolean() }), {
  selector: ({ day }) => day,
  maxLength: 8,
})
type Person = typeof somePerson extends fc.Arbitrary<infer T> ? T : never
type Holidays = typeof someHolidays extends fc.Arbitrary<infer T> ? T : never

export interface WorkingDay {
  readonly employee_id: string
  readonly date: string
  readonly gross: number
  readonly net: number
  readonly planned: number
  readonly tentative: number
}

export interface People {
  readonly employees: readonly string[]
  readonly teams: readonly { readonly id: string; readonly members: readonly string[] }[]
  readonly days: readonly WorkingDay[]
}

export async function tellPeople(
  server: TestServer,
  env: TestEnvironment,
  some: readonly Person[],
  holidays: Holidays,
): Promise<People> {
  const company_profile_id = await companyOf(server, env)
  const leave_type_id = await inTest(server, env, async (tx) => {
    tx.send(sql`delete from public_holiday`)
    return (await tx.first<{ id: string }>(sql`select id from leave_type limit 1`))!.id
  })
  const people = some.map((person) => rowsOf(person, company_profile_id, leave_type_id))
  const employees = people.map(({ id }) => id)
  const teams = [employees.slice(0, 2), employees.slice(1, 3)].map((members) => ({ id: newId(), members }))
  const free = holidays.map(({ day, half_day }) => ({ date: addDays(FIRST, day), half_day }))
  const all = (key: keyof Rows): Values[] => people.flatMap(({ rows }) => rows[key] as readonly Values[])
  await insertAll(server, env, {
    public_holiday: free.map((day) => ({ ...day, company_profile_id, name: 'Holiday' })),
    employee: employees.map((id, i) => ({ id, last_name: `E${i}`, company_profile_id })),
    team: teams.map(({ id }, i) => ({ id, name: `T${i}` })),
    team_member: teams.flatMap(({ id, members }) =>
      members.map((employee_id) => ({ team_id: id, employee_id, since: '2020-01-01' })),
    ),
    contract: all('contract'),
    leave: all('leave'),
    leave_day: all('leave_day'),
    absence: all('absence'),
    planning: all('planning'),
    planning_day: all('planning_day'),
  })
  const days = people.flatMap(({ id, rows }) =>
    daysFrom(addDays(FIRST, -30), addDays(FIRST, DAYS + 200)).map((date) => dayOf(id, rows, free, date)),
  )
  return { employees, teams, days }
}

type Rows = ReturnType<typeof rowsOf>['rows']

function rowsOf(person: Person, company_profile_id: string, leave_type_id: string) {
  const id = newId()
  const spans = (some: Person['leave']) => {
    let day = FIRST
    return some.map(({ gap, length, sort }) => {
      const start_date = addDays(day, gap)
      day = addDays(start_date, length)
      return { id: newId(), employee_id: id, start_date, end_date: addDays(day, -1), sort }
    })
  }
  const leave = spans(person.leave).map(({ sort, ...span }) => ({
    ...span,
    leave_type_id,
    minutes: 0,
    status: sort === 0 ? 'requested' : 'approved',
  }))
  const planning = spans(person.planning).map(({ sort, ...span }) => ({
    ...span,
    minutes: 1,
    status: sort < 2 ? 'tentative' : 'confirmed',
  }))
  const open = person.openAbsence
  const opened = open && addDays(TODAY, -open.ago)
  const contracts = spans(person.contracts)
  const rows = {
    contract: contracts.map(({ sort, end_date, ...span }, i) => ({
      ...span,
      end_date: i === contracts.length - 1 && sort === 0 ? null : end_date,
      company_profile_id,
      schedule: person.schedule,
      schedule_odd_weeks: person.oddWeeks,
    })),
    leave,
    leave_day: leave.flatMap((span) =>
      daysFrom(span.start_date, span.end_date).map((date) => ({
        leave_id: span.id,
        employee_id: id,
        date,
        own_minutes: 300,
        minutes: date.endsWith('3') ? 0 : 300,
      })),
    ),
    absence: [
      ...spans(person.absences)
        .filter(({ end_date }) => opened === null || end_date < opened)
        .map(({ sort, ...span }) => ({
          ...span,
          expected_end_date: null,
          status: 'closed',
          percentage: [100, 50, 33][sort % 3]!,
        })),
      ...(open && opened
        ? [
            {
              id: newId(),
              employee_id: id,
              start_date: opened,
              end_date: null,
              expected_end_date: open.expected === null ? null : addDays(opened, open.expected),
              status: 'reported',
              percentage: 60,
            },
          ]
        : []),
    ],
    planning,
    planning_day: planning.flatMap((span) =>
      daysFrom(span.start_date, span.end_date).map((date) => ({
        planning_id: span.id,
        employee_id: id,
        date,
        minutes: 200,
      })),
    ),
  }
  return { id, rows }
}

function dayOf(
  employee_id: string,
  rows: Rows,
  holidays: readonly { readonly date: string; readonly half_day: boolean }[],
  date: string,
): WorkingDay {
  const contract = contractOn(rows.contract, date)
  const gross = contract ? scheduledMinutes(contract, date) : 0
  const holiday = holidays.find((day) => day.date === date)
  const holidayMinutes = !holiday ? 0 : holiday.half_day ? Math.floor(gross / 2) : gross
  const approved = rows.leave.filter(({ status }) => status === 'approved').map(({ id }) => id)
  const leave = sumOf(
    rows.leave_day.filter((day) => day.date === date && approved.includes(day.leave_id)),
    ({ minutes }) => minutes,
  )
  const absence = rows.absence.find(({ start_date, end_date, expected_end_date }) => {
    const last = end_date ?? (expected_end_date !== null && expected_end_date > TODAY ? expected_end_date : TODAY)
    return start_date <= date && date <= last
  })
  const absent = absence ? Math.floor(((gross - holidayMinutes) * absence.percentage + 50) / 100) : 0
  const planned = (status: string) =>
    sumOf(
      rows.planning_day.filter(
        (day) => day.date === date && rows.planning.some((one) => one.id === day.planning_id && one.status === status),
      ),
      ({ minutes }) => minutes,
    )
  return {
    employee_id,
    date,
    gross,
    net: Math.max(0, gross - holidayMinutes - leave - absent),
    planned: planned('confirmed'),
    tentative: planned('tentative'),
  }
}
