import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refused } from '../../../../test/refused.ts'
import { addDays } from '../../../shared/calendar.ts'
import {
  type Absence,
  checkAbsenceDays,
  checkOtherAbsences,
  checkUnderContract,
  isAbsenceStatusChange,
  lastKnownDay,
} from './absences.rules.ts'

const TODAY = '2026-03-16'
const days = { start_date: '2026-03-09', expected_end_date: null, end_date: null }
const reported: Absence = { ...days, status: 'reported' }
const closed: Absence = { ...days, end_date: '2026-03-10', status: 'closed' }

test('days stand in their order and not too far ahead', () => {
  const of = (some: object, before?: typeof days) =>
    refused(() => checkAbsenceDays({ ...days, ...some }, TODAY, before ?? null))
  expect(of({})).toBe('')
  expect(of({ start_date: '2026-03-17' })).toBe('')
  expect(of({ start_date: '2026-03-18' })).toBe('validation-error /start_date')
  expect(of({ start_date: '2026-03-18' }, { ...days, start_date: '2026-03-18' })).toBe('')
  expect(of({ expected_end_date: '2026-03-08' })).toBe('validation-error /expected_end_date')
  expect(of({ end_date: '2026-03-08' })).toBe('validation-error /end_date')
  expect(of({ end_date: TODAY })).toBe('')
  expect(of({ end_date: '2026-03-17' })).toBe('validation-error /end_date')
})

describe('the status', () => {
  const to = (before: Absence, after: Pick<Absence, 'status' | 'end_date'>, today = TODAY) =>
    isAbsenceStatusChange(before, after, today)

  test('becomes closed with a last day', () => {
    expect(to(reported, { status: 'reported', end_date: null })).toBe(false)
    expect(to(reported, { status: 'closed', end_date: '2026-03-10' })).toBe(true)
    expect(refused(() => to(reported, { status: 'closed', end_date: null }))).toBe('validation-error /end_date')
    expect(to(closed, { status: 'closed', end_date: '2026-03-11' })).toBe(false)
    expect(refused(() => to(closed, { status: 'closed', end_date: null }))).toBe('validation-error /end_date')
  })

  test('becomes reported again within four weeks, without a last day', () => {
    const again = { status: 'reported', end_date: null } as const
    expect(to(closed, again, '2026-04-07')).toBe(true)
    expect(refused(() => to(closed, again, '2026-04-08'))).toBe('invalid-transition')
    expect(refused(() => to(closed, { ...again, end_date: '2026-03-10' }))).toBe('validation-error /end_date')
  })
})

describe('one absence at a time', () => {
  const among = (one: Absence, ...others: Absence[]) => refused(() => checkOtherAbsences(one, others))

  test('is open, and none covers the day of another', () => {
    expect(among(reported)).toBe('')
    expect(among(reported, { ...reported, start_date: '2026-01-05' })).toBe('absence-open')
    expect(among(reported, closed)).toBe('duplicate /start_date')
    expect(among({ ...reported, start_date: '2026-03-11' }, closed)).toBe('')
    expect(among({ ...reported, start_date: '2026-03-01' }, closed)).toBe('duplicate /start_date')
    expect(among({ ...closed, end_date: '2026-03-09' }, { ...reported, start_date: '2026-03-10' })).toBe('')
  })

  test('is so for all days', () => {
    const day = fc.integer({ min: 0, max: 30 }).map((number) => addDays('2026-02-01', number))
    const some = fc.tuple(day, day).map((pair) => {
      const [start_date, end_date] = pair.toSorted() as [string, string]
      return { start_date, expected_end_date: null, end_date, status: 'closed' as const }
    })
    fc.assert(
      fc.property(some, some, (one, other) => {
        const isApart = one.end_date < other.start_date || other.end_date < one.start_date
        expect(among(one, other)).toBe(isApart ? '' : 'duplicate /start_date')
        expect(among(other, one)).toBe(among(one, other))
      }),
    )
  })
})

test('an open absence lasts until today, or until it is expected to end', () => {
  expect(lastKnownDay(days, TODAY)).toBe(TODAY)
  expect(lastKnownDay({ ...days, expected_end_date: '2026-03-20' }, TODAY)).toBe('2026-03-20')
  expect(lastKnownDay({ ...days, expected_end_date: '2026-03-10' }, TODAY)).toBe(TODAY)
  expect(lastKnownDay({ ...days, start_date: '2026-03-17' }, '2026-03-16')).toBe('2026-03-17')
  expect(lastKnownDay({ ...days, expected_end_date: '2026-03-20', end_date: '2026-03-12' }, TODAY)).toBe('2026-03-12')
})

test('nobody is absent without a contract', () => {
  expect(refused(() => checkUnderContract(false, TODAY))).toBe('employee-inactive')
  expect(refused(() => checkUnderContract(true, TODAY))).toBe('')
})
