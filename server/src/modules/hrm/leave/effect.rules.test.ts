import { describe, expect, test } from 'vitest'
import type { EmployeeLeave } from './balances.rules.ts'
import { leaveEffect } from './effect.rules.ts'

const type = { id: 'holiday', kind: 'statutory', is_active: true, affects_balance: true, expires_after_months: 6 }
const scene = { today: '2026-11-16', leave_since: 2026 }
const employee: EmployeeLeave = {
  contracts: [{ start_date: '2026-01-01', end_date: null, weekly_minutes: 2400, leave_minutes_per_year: 9600 }],
  adjustments: [],
  uses: [
    { leave_type_id: 'holiday', leave_id: 'a', status: 'approved', date: '2026-08-03', minutes: 480 },
    { leave_type_id: 'holiday', leave_id: 'b', status: 'requested', date: '2026-12-01', minutes: 480 },
  ],
  balances: [],
}
const day = (date: string) => ({ date, own_minutes: 480, minutes: 480, excluded_reason: null })

describe('the effect of leave', () => {
  test('stands beside all that is approved and asked for', () => {
    expect(leaveEffect(type, employee, scene, [day('2026-12-02'), day('2026-12-03')])).toEqual([
      { year: 2026, before_minutes: 8640, after_minutes: 7680 },
    ])
  })

  test('of leave over the end of a year reaches into the next', () => {
    expect(leaveEffect(type, employee, scene, [day('2026-12-31'), day('2027-01-04')])).toEqual([
      { year: 2026, before_minutes: 8640, after_minutes: 8160 },
      { year: 2027, before_minutes: 18720, after_minutes: 17760 },
    ])
  })

  test('is none where there is no balance', () => {
    expect(leaveEffect({ ...type, affects_balance: false }, employee, scene, [day('2026-12-02')])).toEqual([])
  })
})
