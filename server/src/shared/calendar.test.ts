import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, daysBetween, isDate, isInstant, isTimeZone, localDay, toInstant } from './calendar.ts'

describe('a date', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isDate(text)).toBe(true)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '10000-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('%j does not', (text) => expect(isDate(text)).toBe(false))

  it('agrees with the calendar of the machine', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
          expect(isDate(text)).toBe(new Date(`${text}T00:00:00Z`).toISOString().startsWith(text))
        },
      ),
    )
  })

  it('counts days over leap years and changes of the clock', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', 366)).toBe('2027-01-02')
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
    expect(daysBetween('2026-04-01', '2026-03-01')).toBe(-31)
    fc.assert(
      fc.property(
        fc.integer({ min: -400_000, max: 400_000 }),
        (days) => daysBetween('2026-01-01', addDays('2026-01-01', days)) === days,
      ),
    )
  })
})

describe('an instant', () => {
  it.each([
    ['2026-03-28T23:30:00+01:00', '2026-03-28T22:30:00.000Z'],
    ['2026-03-28T23:30:00.5Z', '2026-03-28T23:30:00.500Z'],
    ['2026-03-28T23:30:00.123456789Z', '2026-03-28T23:30:00.123Z'],
    ['2026-01-01T00:00:00+14:00', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01T00:00:00-12:00', '2026-01-01T12:00:00.000Z'],
    ['2026-01-01T00:00:00+05:45', '2025-12-31T18:15:00.000Z'],
    ['2026-01-01T00:00:00-00:00', '2026-01-01T00:00:00.000Z'],
    ['0001-01-02T00:00:00Z', '0001-01-02T00:00:00.000Z'],
    ['9999-12-30T23:59:59.999Z', '9999-12-30T23:59:59.999Z'],
  ])('%s is %s', (text, utc) => expect(toInstant(text)).toBe(utc))

  it.each([
    '2026-03-28T23:30:00',
    '2026-03-28',
    '2026-03-28T23:30+01:00',
    '2026-03-28 23:30:00Z',
    '2026-03-28t23:30:00Z',
    '2026-03-28T23:30:00z',
    '2026-03-28T23:30:00+0200',
    '2026-03-28T23:30:00+02',
    '2026-03-28T23:30:00+23:59',
    '2026-03-28T23:30:00+14:01',
    '2026-03-28T23:30:00-14:30',
    '2026-03-28T23:30:00+01:60',
    '2026-03-28T23:59:60Z',
    '2026-03-28T24:00:00Z',
    '2026-03-28T23:60:00Z',
    '2026-02-30T10:00:00Z',
    '0000-06-01T10:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '+012026-03-28T23:30:00Z',
    '2026-03-28T23:30:00.Z',
    '2026-03-28T23:30:00Z ',
    '',
  ])('%j is none', (text) => {
    expect(isInstant(text)).toBe(false)
    expect(() => toInstant(text)).toThrow(RangeError)
  })

  it('has a date in every zone', () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'Europe/Amsterdam', 'America/St_Johns', 'UTC']
    const moments = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const instant = moment.toISOString()
        expect(isInstant(instant)).toBe(true)
        const day = localDay(instant, zone)
        expect(isDate(day)).toBe(true)
        expect(Math.abs(daysBetween(instant.slice(0, 10), day))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the local day', () => {
  it.each([
    ['2026-03-28T22:30:00.000Z', 'Europe/Amsterdam', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', 'Europe/Amsterdam', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', 'Europe/Amsterdam', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', 'Europe/Amsterdam', '2026-03-30'],
    ['2026-10-24T21:59:00.000Z', 'Europe/Amsterdam', '2026-10-24'],
    ['2026-10-24T22:00:00.000Z', 'Europe/Amsterdam', '2026-10-25'],
    ['2026-10-25T22:59:59.000Z', 'Europe/Amsterdam', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', 'Europe/Amsterdam', '2026-10-26'],
    ['2025-12-31T18:14:59.000Z', 'Asia/Kathmandu', '2025-12-31'],
    ['2025-12-31T18:15:00.000Z', 'Asia/Kathmandu', '2026-01-01'],
    ['2025-12-31T09:59:59.000Z', 'Pacific/Kiritimati', '2025-12-31'],
    ['2025-12-31T10:00:00.000Z', 'Pacific/Kiritimati', '2026-01-01'],
    ['2026-01-01T03:29:59.000Z', 'America/St_Johns', '2025-12-31'],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', '2011-12-31'],
    ['0001-01-02T00:00:00.000Z', 'UTC', '0001-01-02'],
  ])('%s in %s is %s', (instant, zone, day) => expect(localDay(instant, zone)).toBe(day))

  it('is that of the start when an entry runs into the night the clock goes forward', () => {
    const start = toInstant('2026-03-28T23:30:00+01:00')
    expect(localDay(start, 'Europe/Amsterdam')).toBe('2026-03-28')
    expect(addMinutes(start, 180)).toBe('2026-03-29T01:30:00.000Z')
  })

  it('counts elapsed minutes when the clock goes back', () => {
    const start = toInstant('2026-10-25T02:30:00+02:00')
    expect(addMinutes(start, 60)).toBe(toInstant('2026-10-25T02:30:00+01:00'))
    expect(addMinutes(start, -60)).toBe('2026-10-24T23:30:00.000Z')
  })
})

describe('a time zone', () => {
  it.each(['Europe/Amsterdam', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC', 'Asia/Calcutta'])(
    '%s is known',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  it.each(['', 'Mars/Olympus', '+02:00', 'Europe/Amsterdam ', 'Europe'])('%j is not', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
