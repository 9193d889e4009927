import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import { closingMinutes } from './account.rules.ts'
import {
  accountYears,
  type EmployeeLeave,
  type LeaveTypeTerms,
  outdatedBalances,
  type StoredBalance,
} from './balances.rules.ts'

const scene = { today: '2026-11-18', leave_since: 2025 }
const statutory: LeaveTypeTerms = type('s', 'statutory', 6)
const extra: LeaveTypeTerms = type('x', 'extra', 60)
const lieu: LeaveTypeTerms = type('l', 'time_off_in_lieu', null)

function type(id: string, kind: string, expires_after_months: number | null, is_active = true): LeaveTypeTerms {
  return { id, kind, is_active, affects_balance: true, expires_after_months }
}

function contract(start_date: string, end_date: string | null = null) {
  return { start_date, end_date, weekly_minutes: 2400, leave_minutes_per_year: 12_000 }
}

function employee(differs: Partial<EmployeeLeave> = {}): EmployeeLeave {
  return { contracts: [contract('2020-01-01')], adjustments: [], uses: [], balances: [], ...differs }
}

function rows(types: LeaveTypeTerms[], given: EmployeeLeave, when = scene) {
  return outdatedBalances(types, given, when).map((row) => [row.leave_type_id, row.year, closingMinutes(row)])
}

describe('rows', () => {
  test('begin with the year from which leave is kept, and end with this one', () => {
    expect(rows([statutory, extra, lieu], employee())).toEqual([
      ['s', 2025, 9600],
      ['s', 2026, 9600],
      ['x', 2025, 2400],
      ['x', 2026, 4800],
      ['l', 2025, 0],
      ['l', 2026, 0],
    ])
  })

  test('begin with the first contract', () => {
    expect(rows([lieu], employee({ contracts: [contract('2026-06-01')] }))).toEqual([['l', 2026, 0]])
  })

  test('are added for years with leave or bookings, and for no other to come', () => {
    const adjustments = [{ leave_type_id: 'l', year: 2030, minutes: 60 }]
    const uses = [{ leave_type_id: 's', leave_id: 'a', date: '2028-02-01', minutes: 480, status: 'requested' as const }]
    const made = rows([statutory, lieu], employee({ adjustments, uses }))
    expect(made.map(([id, year]) => `${id}${year}`)).toEqual(['s2025', 's2026', 's2028', 'l2025', 'l2026', 'l2030'])
  })

  test('are none of types without a balance, nor of those no longer offered that say nothing', () => {
    expect(rows([{ ...lieu, affects_balance: false }], employee())).toEqual([])
    expect(rows([{ ...lieu, is_active: false }], employee())).toEqual([])
    const adjustments = [{ leave_type_id: 'l', year: 2025, minutes: 60 }]
    expect(rows([{ ...lieu, is_active: false }], employee({ adjustments }))).toEqual([
      ['l', 2025, 60],
      ['l', 2026, 60],
    ])
  })

  test('end when somebody left and nothing is left', () => {
    const gone = employee({ contracts: [contract('2020-01-01', '2025-12-31')] })
    expect(rows([statutory, lieu], gone)).toEqual([
      ['s', 2025, 9600],
      ['s', 2026, 0],
      ['l', 2025, 0],
    ])
  })

  test('keep the day that somebody moved', () => {
    const balances = [stored({ year: 2025, is_extended: true, expires_on: '2030-01-01' })]
    const [first, second] = accountYears(statutory, employee({ balances }), scene)
    expect([first!.expires_on, second!.expires_on]).toEqual(['2030-01-01', '2027-07-01'])
  })
})

test('whatever there is, what was stored is not stored again, and rows carry on from each other', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2023-06-01', n))
  const id = fc.constantFrom('s', 'x', 'l')
  const given = fc.record({
    contracts: fc.array(
      fc
        .record({ start: day, length: fc.option(fc.nat(900)) })
        .map(({ start, length }) => contract(start, length === null ? null : addDays(start, length))),
      { maxLength: 2 },
    ),
    adjustments: fc.array(
      fc.record({
        leave_type_id: id,
        year: fc.integer({ min: 2023, max: 2029 }),
        minutes: fc.integer({ min: -900, max: 900 }),
      }),
      { maxLength: 4 },
    ),
    uses: fc.array(
      fc.record({
        leave_type_id: id,
        leave_id: fc.uuid(),
        date: day,
        minutes: fc.integer({ min: 1, max: 900 }),
        status: fc.constantFrom('requested' as const, 'approved' as const),
      }),
      { maxLength: 10 },
    ),
  })
  fc.assert(
    fc.property(given, day, fc.integer({ min: 2022, max: 2028 }), (facts, today, leave_since) => {
      const when = { today, leave_since }
      const types = [statutory, extra, lieu]
      const made = outdatedBalances(types, employee(facts), when)
      const balances = made.map((row) => ({ ...row, is_extended: false }))
      expect(outdatedBalances(types, employee({ ...facts, balances }), when)).toEqual([])
      for (const row of made) {
        const before = made.find((one) => one.leave_type_id === row.leave_type_id && one.year === row.year - 1)
        if (before) expect(row.carried_over_minutes).toBe(closingMinutes(before))
      }
    }),
  )
})

function stored(differs: Partial<StoredBalance>): StoredBalance {
  return {
    leave_type_id: 's',
    year: 2026,
    entitled_minutes: 0,
    carried_over_minutes: 0,
    adjustment_minutes: 0,
    expired_minutes: 0,
    approved_minutes: 0,
    requested_minutes: 0,
    expires_on: null,
    is_extended: false,
    has_lapsed: false,
    counted_since: 2025,
    ...differs,
  }
}
