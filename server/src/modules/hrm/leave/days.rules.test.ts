import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import { leaveDays, totalMinutes, type WorkingDays, withAbsences, workableMinutes } from './days.rules.ts'

const week = [480, 480, 480, 480, 240, 0, 0]
const always = { id: 'c', start_date: '2020-01-01', end_date: null, schedule: week, schedule_odd_weeks: null }

function known(differs: Partial<WorkingDays> = {}): WorkingDays {
  return { contracts: [always], holidays: [], absences: [], ...differs }
}

function days(from: string, to: string, facts: WorkingDays, asked_minutes: number | null = null) {
  return leaveDays({ start_date: from, end_date: to, asked_minutes }, facts).map((day) => [
    day.date.slice(8),
    day.minutes,
    day.excluded_reason,
  ])
}

describe('the days of leave', () => {
  test('are all days of the period, with what is scheduled', () => {
    expect(days('2026-12-03', '2026-12-07', known())).toEqual([
      ['03', 480, null],
      ['04', 240, null],
      ['05', 0, 'not_scheduled'],
      ['06', 0, 'not_scheduled'],
      ['07', 480, null],
    ])
  })

  test('take nothing on a holiday, half on a half one, and a free day stays one', () => {
    const holidays = [
      { contract_id: 'c', date: '2026-12-03', half_day: false },
      { contract_id: 'c', date: '2026-12-04', half_day: true },
      { contract_id: 'c', date: '2026-12-05', half_day: false },
      { contract_id: 'other', date: '2026-12-07', half_day: false },
    ]
    expect(days('2026-12-03', '2026-12-07', known({ holidays }))).toEqual([
      ['03', 0, 'holiday'],
      ['04', 120, null],
      ['05', 0, 'not_scheduled'],
      ['06', 0, 'not_scheduled'],
      ['07', 480, null],
    ])
  })

  test('half of an odd number of minutes leaves the greater half to take', () => {
    const odd = { ...always, schedule: [471, 0, 0, 0, 0, 0, 0] }
    const holidays = [{ contract_id: 'c', date: '2026-12-07', half_day: true }]
    expect(workableMinutes('2026-12-07', known({ contracts: [odd], holidays }))).toBe(236)
  })

  test('follow the contract of each day and the week it lies in', () => {
    const first = { ...always, end_date: '2026-12-01', schedule_odd_weeks: [100, 100, 100, 100, 100, 0, 0] }
    const second = { ...always, id: 'd', start_date: '2026-12-03', schedule: [60, 60, 60, 60, 60, 0, 0] }
    expect(days('2026-11-30', '2026-12-03', known({ contracts: [second, first] }))).toEqual([
      ['30', 100, null],
      ['01', 100, null],
      ['02', 0, 'not_scheduled'],
      ['03', 60, null],
    ])
  })

  test('a part of a day is no more than is worked', () => {
    expect(days('2026-12-04', '2026-12-04', known(), 120)).toEqual([['04', 120, null]])
    expect(days('2026-12-04', '2026-12-04', known(), 300)).toEqual([['04', 240, null]])
    expect(days('2026-12-05', '2026-12-05', known(), 300)).toEqual([['05', 0, 'not_scheduled']])
  })

  test('an absence takes its days away, unless there is work in them', () => {
    const absences = [{ from: '2026-12-03', to: '2026-12-05', percentage: 100 }]
    const half = [{ from: '2026-12-03', to: '2026-12-05', percentage: 50 }]
    expect(days('2026-12-02', '2026-12-05', known({ absences }))).toEqual([
      ['02', 480, null],
      ['03', 0, 'absence'],
      ['04', 0, 'absence'],
      ['05', 0, 'not_scheduled'],
    ])
    expect(days('2026-12-03', '2026-12-04', known({ absences: half }))).toEqual([
      ['03', 480, null],
      ['04', 240, null],
    ])
  })
})

describe('whatever the days are', () => {
  const start = fc.integer({ min: 0, max: 1000 }).map((n) => addDays('2025-01-01', n))
  const minutes = fc.integer({ min: 0, max: 1440 })
  const schedule = fc.array(minutes, { minLength: 7, maxLength: 7 })
  const some = fc.record({ from: start, length: fc.nat(20), percentage: fc.constantFrom(50, 100) })
  const facts = fc.record({
    schedule,
    odd: fc.option(schedule),
    begins: start,
    holidays: fc.array(fc.record({ date: start, half_day: fc.boolean() }), { maxLength: 30 }),
    absences: fc.array(some, { maxLength: 5 }),
  })
  const read = ({
    schedule,
    odd,
    begins,
    holidays,
    absences,
  }: typeof facts extends fc.Arbitrary<infer T> ? T : never) =>
    known({
      contracts: [{ ...always, start_date: begins, schedule, schedule_odd_weeks: odd }],
      holidays: holidays.map((one) => ({ ...one, contract_id: 'c' })),
      absences: absences.map(({ from, length, percentage }) => ({ from, to: addDays(from, length), percentage })),
    })

  test('a day counts wholly or not at all, and says why not', () => {
    fc.assert(
      fc.property(facts, start, fc.nat(30), (given, from, length) => {
        for (const day of leaveDays(
          { start_date: from, end_date: addDays(from, length), asked_minutes: null },
          read(given),
        )) {
          expect([0, day.own_minutes]).toContain(day.minutes)
          expect(day.excluded_reason === null).toBe(day.minutes > 0)
          if (day.excluded_reason === 'absence') expect(day.own_minutes).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('an absence that comes and goes leaves the days as they were', () => {
    fc.assert(
      fc.property(facts, start, fc.nat(30), (given, from, length) => {
        const { absences, ...rest } = read(given)
        const period = { start_date: from, end_date: addDays(from, length), asked_minutes: null }
        const well = leaveDays(period, { ...rest, absences: [] })
        const ill = well.map((day) => withAbsences(day, { absences }))
        expect(ill).toEqual(leaveDays(period, { ...rest, absences }))
        expect(ill.map((day) => withAbsences(day, { absences: [] }))).toEqual(well)
        expect(totalMinutes(ill)).toBeLessThanOrEqual(totalMinutes(well))
      }),
    )
  })

  test('a period is the sum of its parts', () => {
    fc.assert(
      fc.property(facts, start, fc.nat(30), fc.nat(30), (given, from, one, two) => {
        const middle = addDays(from, one)
        const end = addDays(middle, two + 1)
        const of = (start_date: string, end_date: string) =>
          leaveDays({ start_date, end_date, asked_minutes: null }, read(given))
        expect([...of(from, middle), ...of(addDays(middle, 1), end)]).toEqual(of(from, end))
      }),
    )
  })
})
