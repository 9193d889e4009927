import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import { checkOwnLink, checkParticulars, employeeStatus } from './employees.rules.ts'

const day = fc.integer({ min: 0, max: 20 }).map((offset) => addDays('2026-01-01', offset))

test('somebody works here from the first day to the last, unless he was deactivated', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.option(day), fc.option(day), day, (is_deactivated, start, end, today) => {
      const employment = { is_deactivated, employment_start: start, employment_end: end }
      const isWithin = (start ?? '0000') <= today && today <= (end ?? '9999')
      expect(employeeStatus(employment, today)).toBe(isWithin && !is_deactivated ? 'active' : 'inactive')
    }),
  )
})

test('employment cannot end before it begins', () => {
  fc.assert(
    fc.property(fc.option(day), fc.option(day), (employment_start, employment_end) => {
      const check = () => checkParticulars({ employment_start, employment_end, time_zone: null })
      const isWrong = employment_start !== null && employment_end !== null && employment_end < employment_start
      if (isWrong) expect(check).toThrow('employment_end cannot lie before the start')
      else expect(check).not.toThrow()
    }),
  )
})

test.each([
  [null, true],
  ['Europe/Amsterdam', true],
  ['America/New_York', true],
  ['Mars/Olympus', false],
  ['+01:00', false],
])('the time zone %s', (time_zone, isGood) => {
  const check = () => checkParticulars({ employment_start: null, employment_end: null, time_zone })
  if (isGood) expect(check).not.toThrow()
  else expect(check).toThrow('IANA name')
})

test('a link changes by anybody but the one it is about, unless he may decide on his own leave', () => {
  const user = fc.constantFrom('anna', 'bert', null)
  fc.assert(
    fc.property(
      user,
      fc.option(user, { nil: undefined }),
      user,
      fc.boolean(),
      (before, after, user_id, may_approve_own) => {
        const check = () => checkOwnLink(before, after, { user_id, may_approve_own })
        const isChanged = after !== undefined && after !== before
        const isOwn = user_id !== null && [before, after].includes(user_id)
        if (isChanged && isOwn && !may_approve_own) expect(check).toThrow('somebody else')
        else expect(check).not.toThrow()
      },
    ),
  )
})
