import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekday } from './calendar.ts'
import { easterSunday, holidayCountries, publicHolidays } from './holidays.ts'

describe('Easter', () => {
  it.each([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
    '2049-04-18',
  ])('falls on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
  })

  it('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const day = easterSunday(year)
        expect(weekday(day)).toBe(6)
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
      }),
    )
  })
})

describe('public holidays', () => {
  const days = (year: number) => publicHolidays('NL', year).map(({ date }) => date.slice(5))

  it('are the Dutch ones of the year', () => {
    expect(days(2026)).toEqual(['01-01', '04-06', '04-27', '05-14', '05-25', '12-25', '12-26'])
    expect(publicHolidays('NL', 2026)[2]).toEqual({ date: '2026-04-27', name: 'Koningsdag', half_day: false })
  })

  it('know that the king waits for no Sunday and that freedom is a day off in every fifth year', () => {
    expect(days(2025)).toEqual(expect.arrayContaining(['04-26', '05-05']))
    expect(days(2031)).toContain('04-26')
    expect(days(2027)).not.toContain('05-05')
  })

  it('share a day without being there twice', () => {
    const may = publicHolidays('FR', 2008).filter(({ date }) => date.startsWith('2008-05-01'))
    expect(may).toEqual([{ date: '2008-05-01', name: 'Fête du Travail', half_day: false }])
  })

  it.each(holidayCountries)('of %s are days of the year in order', (country) => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
        const dates = publicHolidays(country, year).map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].sort())
        expect(dates.every((date) => date.startsWith(`${year}-`) && !Number.isNaN(Date.parse(date)))).toBe(true)
      }),
    )
  })
})
