import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkNumberFormat,
  checkNumbersFree,
  formatNumber,
  MOST_SEQUENCE,
  type Numbering,
  nextNumbers,
  readNumber,
  seriesYear,
} from './numbering.rules.ts'

const text = fc
  .string({ unit: fc.constantFrom(...'aZ0129-/. +*()[]^$|\\?€'), maxLength: 8 })
  .filter((part) => part === part.trim())
const seqWord = fc.constantFrom('{seq}', '{seq:01}', '{seq:03}', '{seq:05}', '{seq:09}')
const format = fc.oneof(
  fc.tuple(text, seqWord, text).map((parts) => parts.join('')),
  fc.tuple(text, fc.constant('{year}'), text, seqWord, text).map((parts) => parts.join('')),
  fc.tuple(text, seqWord, text, fc.constant('{year}'), text).map((parts) => parts.join('')),
)
const seq = fc.oneof(fc.integer({ min: 1, max: MOST_SEQUENCE }), fc.integer({ min: 1, max: 1200 }))
const year = fc.integer({ min: 1990, max: 2100 })
const never = (number_format: string): Numbering => ({ number_format, number_reset: 'never' })
const yearly = (number_format: string): Numbering => ({ number_format, number_reset: 'yearly' })

describe('a number format', () => {
  it('puts year and sequence in their places', () => {
    expect(formatNumber('{year}-{seq:05}', { year: 2026, seq: 42 })).toBe('2026-00042')
    expect(formatNumber('F{seq}', { year: 2026, seq: 42 })).toBe('F42')
    expect(formatNumber('{seq:02}', { year: 2026, seq: 123 })).toBe('123')
  })

  it.each(['{seq}', '{year}-{seq:05}', 'F {seq:09}/{year}', 'Nº{seq}'])('may be %s', (number_format) => {
    expect(() => checkNumberFormat(never(number_format))).not.toThrow()
  })

  it.each([
    '',
    'F',
    '{year}',
    '{seq}{seq:02}',
    '{year}{year}{seq}',
    '{seq:5}',
    '{seq:00}',
    '{seq:010}',
    '{SEQ}',
    '{month}{seq}',
    '{{seq}}',
    '{seq}}',
    ' {seq}',
    '{seq}\n',
    'a\tb{seq}',
    'a\u2028b{seq}',
  ])('may not be %j', (number_format) => {
    expect(() => checkNumberFormat(never(number_format))).toThrow('validation-error')
  })

  it('shows the year where numbers start anew each year', () => {
    expect(() => checkNumberFormat(yearly('{seq}'))).toThrow('{year}')
    expect(() => checkNumberFormat(yearly('{seq}-{year}'))).not.toThrow()
  })

  it('accepts every format of these parts', () => {
    fc.assert(fc.property(format, (number_format) => checkNumberFormat(never(number_format))))
  })

  it('is read back from its numbers, so no two places share one', () => {
    fc.assert(
      fc.property(format, year, seq, (number_format, year, seq) => {
        const place = { year: number_format.includes('{year}') ? year : 0, seq }
        expect(readNumber(number_format, formatNumber(number_format, { year, seq }))).toEqual(place)
      }),
      { numRuns: 2000 },
    )
  })

  it('recognises only what it could have given', () => {
    expect(readNumber('{year}-{seq:03}', '2026-0042')).toBeUndefined()
    expect(readNumber('{year}-{seq:03}', '2026-42')).toBeUndefined()
    expect(readNumber('{seq}', '0')).toBeUndefined()
    expect(readNumber('{seq}', '2147483648')).toBeUndefined()
    expect(readNumber('F.{seq}', 'Fx1')).toBeUndefined()
  })
})

describe('a series', () => {
  it('is one for ever, or one a year', () => {
    expect(seriesYear('never', '2026-01-31')).toBe(0)
    expect(seriesYear('yearly', '2026-01-31')).toBe(2026)
  })

  it('goes on from its last number', () => {
    const last = (series: number) => (series === 2026 ? 98 : 0)
    expect(nextNumbers(yearly('{year}-{seq}'), '2026-05-01', last)).toEqual(['2026-99', '2026-100', '2026-101'])
    expect(nextNumbers(never('F{seq:03}'), '2026-05-01', last)).toEqual(['F001', 'F002', 'F003'])
  })
})

describe('another numbering', () => {
  const issued = ['2026-1', '2026-2', '2026-3']

  it.each<[string, Numbering, number]>([
    ['a reset that would count the year again', yearly('{year}-{seq}'), 0],
    ['a series that was left behind', never('{year}-{seq}'), 2],
    ['the same numbers by other words', never('202{seq}-3'), 5],
  ])('is refused: %s', (_, numbering, last) => {
    expect(() => checkNumbersFree(numbering, issued, () => last)).toThrow('duplicate')
  })

  it.each<[string, Numbering, number]>([
    ['the series goes on', never('{year}-{seq}'), 3],
    ['a new prefix', yearly('F{year}-{seq}'), 0],
    ['more digits', yearly('{year}-{seq:02}'), 0],
  ])('is fine: %s', (_, numbering, last) => {
    expect(() => checkNumbersFree(numbering, issued, () => last)).not.toThrow()
  })

  it('that is accepted never gives out a number twice', () => {
    const numbering = fc.tuple(format, fc.constantFrom('never', 'yearly')).map(([number_format, reset]) => ({
      number_format,
      number_reset: number_format.includes('{year}') ? (reset as Numbering['number_reset']) : 'never',
    }))
    const years = fc.array(fc.integer({ min: 2024, max: 2027 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.array(fc.tuple(numbering, years), { minLength: 2, maxLength: 5 }), (periods) => {
        const issued: string[] = []
        const last = new Map<number, number>()
        const lastOf = (series: number) => last.get(series) ?? 0
        for (const [wanted, days] of periods) {
          if (isRefused(() => checkNumbersFree(wanted, issued, lastOf))) continue
          for (const year of days.toSorted((a, b) => a - b)) {
            const series = seriesYear(wanted.number_reset, `${year}-01-01`)
            last.set(series, lastOf(series) + 1)
            issued.push(formatNumber(wanted.number_format, { year, seq: lastOf(series) }))
          }
        }
        expect(new Set(issued).size).toBe(issued.length)
      }),
      { numRuns: 2000 },
    )
  })
})

function isRefused(check: () => void): boolean {
  try {
    check()
    return false
  } catch {
    return true
  }
}
