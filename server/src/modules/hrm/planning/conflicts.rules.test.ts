import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Conflict, conflictsOf, excess, hasNewConflict, isSameConflicts } from './conflicts.rules.ts'

const minutes = fc.integer({ min: 0, max: 1440 })
const someTime = fc
  .record({ gross: minutes, part: fc.constantFrom(0, 0.5, 1), leave: minutes, absence: minutes })
  .map(({ gross, part, leave, absence }) => {
    const holiday = Math.floor(gross * part)
    return { gross, holiday, leave, absence, net: Math.max(0, gross - holiday - leave - absence) }
  })

describe('minutes too many', () => {
  test('have one cause each and are together what exceeds the net working time', () => {
    fc.assert(
      fc.property(someTime, fc.integer({ min: 0, max: 3000 }), (time, planned) => {
        const causes = excess(time, planned).map(([, over]) => over)
        expect(causes.every((over) => over >= 0)).toBe(true)
        expect(causes.reduce((sum, over) => sum + over, 0)).toBe(Math.max(0, planned - time.net))
      }),
    )
  })

  test('are due to what takes the time away', () => {
    fc.assert(
      fc.property(someTime, fc.integer({ min: 0, max: 3000 }), (time, planned) => {
        const { over_capacity, holiday, leave, absence } = Object.fromEntries(excess(time, planned))
        expect(over_capacity).toBe(Math.max(0, planned - time.gross))
        expect(holiday).toBeLessThanOrEqual(time.holiday)
        expect(leave).toBeLessThanOrEqual(time.leave)
        expect(absence).toBeLessThanOrEqual(time.absence)
      }),
    )
  })

  test('never become fewer when more is planned', () => {
    fc.assert(
      fc.property(someTime, minutes, minutes, (time, planned, more) => {
        const [less, much] = [excess(time, planned), excess(time, planned + more)]
        for (const [i, [, over]] of less.entries()) expect(over).toBeLessThanOrEqual(much[i]![1])
      }),
    )
  })

  test('of a day with everything', () => {
    const time = { gross: 480, holiday: 240, leave: 120, absence: 60, net: 60 }
    expect(excess(time, 600)).toEqual([
      ['over_capacity', 120],
      ['holiday', 240],
      ['leave', 120],
      ['absence', 60],
    ])
    expect(excess(time, 130).filter(([, over]) => over > 0)).toEqual([
      ['leave', 10],
      ['absence', 60],
    ])
  })
})

describe('conflicts', () => {
  const contract = { id: 'c', start_date: '2026-01-01', end_date: '2026-03-03', schedule_odd_weeks: null }
  const facts = {
    contracts: [{ ...contract, schedule: [480, 480, 480, 480, 480, 0, 0] }],
    holidays: [],
    leave: [],
    absences: [],
  }
  const day = (planning_id: string, date: string, status: 'confirmed' | 'tentative', length: number) => ({
    planning_id,
    date,
    status,
    minutes: length,
  })

  test('of what is confirmed do not ask for what is tentative', () => {
    const planned = [
      day('a', '2026-03-02', 'confirmed', 300),
      day('b', '2026-03-02', 'tentative', 300),
      day('c', '2026-03-03', 'confirmed', 600),
    ]
    const found = conflictsOf({ ...facts, planned })
    expect(found.get('a')).toEqual([])
    expect(found.get('b')).toEqual([{ date: '2026-03-02', kind: 'over_capacity', minutes: 120 }])
    expect(found.get('c')).toEqual([{ date: '2026-03-03', kind: 'over_capacity', minutes: 120 }])
  })

  test('without a contract are the minutes of the planning itself', () => {
    const planned = [day('a', '2026-03-04', 'confirmed', 300), day('b', '2026-03-04', 'confirmed', 30)]
    expect(conflictsOf({ ...facts, planned }).get('b')).toEqual([
      { date: '2026-03-04', kind: 'no_contract', minutes: 30 },
    ])
  })

  test('come in the order of the days, however the planning is given', () => {
    const dates = ['2026-03-07', '2026-03-02', '2026-03-08', '2026-03-01']
    fc.assert(
      fc.property(fc.shuffledSubarray(dates, { minLength: 4 }), (shuffled) => {
        const planned = shuffled.map((date) => day('a', date, 'confirmed', 500))
        const found = conflictsOf({ ...facts, planned }).get('a')!
        expect(found.map(({ date }) => date)).toEqual(dates.toSorted())
      }),
    )
  })

  test('are new where another cause or another day has come', () => {
    const known: Conflict = { date: '2026-03-02', kind: 'leave', minutes: 60 }
    expect(hasNewConflict([known], [])).toBe(false)
    expect(hasNewConflict([known], [{ ...known, minutes: 90 }])).toBe(false)
    expect(hasNewConflict([known], [known, { ...known, kind: 'absence' }])).toBe(true)
    expect(hasNewConflict([known], [{ ...known, date: '2026-03-03' }])).toBe(true)
    expect(isSameConflicts([known], [{ ...known }])).toBe(true)
    expect(isSameConflicts([known], [{ ...known, minutes: 90 }])).toBe(false)
    expect(isSameConflicts([known], [])).toBe(false)
  })
})
