import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  hourAmount,
  isMoney,
  multiply,
  parseDecimal,
  percentage,
  quotientOf,
  subtract,
  sumOf,
} from './money.ts'

describe('reading a decimal', () => {
  it.each([
    [12.3, 2, '12.30'],
    [-0, 2, '0.00'],
    ['-0.00', 2, '0.00'],
    [1e3, 2, '1000.00'],
    [1e21, 2, '1000000000000000000000.00'],
    [1e-7, 6, null],
    [0.000001, 6, '0.000001'],
    ['1.2e-1', 2, '0.12'],
    ['12.3400', 2, '12.34'],
    [12.345, 2, null],
    [12.345, 4, '12.3450'],
    [0.1 + 0.2, 2, null],
    [7, 0, '7'],
    ['-0.05', 2, '-0.05'],
  ])('%s with at most %i decimals is %s', (value, decimals, expected) => {
    expect(parseDecimal(value, decimals)).toBe(expected)
  })

  it.each([
    NaN,
    Infinity,
    '',
    ' 1',
    '+1',
    '.5',
    '5.',
    '1,5',
    '0x10',
    '1e9999',
    '1_000',
    '--1',
    null,
    undefined,
    true,
    {},
  ])('%s is no decimal', (value) => expect(parseDecimal(value)).toBeNull())

  it('keeps money below a milliard', () => {
    expect(isMoney(999_999_999.99)).toBe(true)
    expect(isMoney('-999999999.99')).toBe(true)
    expect(isMoney(1_000_000_000)).toBe(false)
    expect(isMoney(-1e9)).toBe(false)
    expect(isMoney('1e400')).toBe(false)
    expect(isMoney(0.125)).toBe(false)
    expect(isMoney(0.125, 4)).toBe(true)
  })

  it('reads back every number of cents', () => {
    fc.assert(fc.property(cents, (value) => parseDecimal(Number(text(value))) === text(value)))
  })
})

describe('the one rounding', () => {
  it.each([
    ['1.005', '1', '1.01'],
    ['-1.005', '1', '-1.01'],
    ['1.0049999', '1', '1.00'],
    ['2.5', '0.01', '0.03'],
    ['30.21', '0.21', '6.34'],
    ['-0.001', '1', '0.00'],
  ])('%s times %s is %s', (left, right, expected) => expect(multiply(left, right)).toBe(expected))

  it('refuses what is no decimal', () => {
    expect(() => add('1.00', 'one')).toThrow(TypeError)
    expect(() => quotientOf(['1.00'], '0')).toThrow(RangeError)
  })
})

describe('the amount of an hour', () => {
  it.each([
    [20, '95.50', '31.83'],
    [10, '100.00', '16.67'],
    [1440, '999999999.99', '23999999999.76'],
    [1, '0.30', '0.01'],
    [1, '0.29', '0.00'],
  ])('%i minutes at %s is %s', (minutes, rate, expected) => expect(hourAmount(minutes, rate)).toBe(expected))

  it('adds three entries of 20 minutes to 95.49', () => {
    const entry = hourAmount(20, '95.50')
    expect(add(entry, entry, entry)).toBe('95.49')
  })
})

describe('arithmetic agrees with a model in whole cents', () => {
  it('adds and subtracts', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(add(text(a), text(b))).toBe(text(a + b))
        expect(subtract(text(a), text(b))).toBe(text(a - b))
        expect(compare(text(a), text(b))).toBe(Math.sign(Number(a - b)))
      }),
    )
    expect(add()).toBe('0.00')
    expect(compare('1.5', '1.50')).toBe(0)
  })

  it('multiplies', () => {
    fc.assert(fc.property(cents, cents, (a, b) => multiply(text(a), text(b)) === text(nearest(a * b, 100n))))
  })

  it('divides and takes percentages', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        fc.pre(b !== 0n)
        expect(quotientOf([text(a)], text(b))).toBe(text(nearest(a * 100n, b)))
        expect(percentage(text(a), text(b))).toBe(text(nearest(a * 10_000n, b)))
      }),
    )
  })

  it('prices hours, and a negative rate like its positive one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), cents, (minutes, rate) => {
        const amount = hourAmount(minutes, text(rate))
        expect(amount).toBe(text(nearest(rate * BigInt(minutes), 60n)))
        expect(hourAmount(minutes, text(-rate))).toBe(subtract('0', amount))
      }),
    )
  })
})

const cents = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })

function text(value: bigint): string {
  const size = value < 0n ? -value : value
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

// The whole number nearest to a fraction, found by looking at the remainder.
function nearest(dividend: bigint, divisor: bigint): bigint {
  const [over, under] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor]
  const whole = over / under
  const rest = over % under
  if (2n * (rest < 0n ? -rest : rest) < under) return whole
  return over < 0n ? whole - 1n : whole + 1n
}

describe('several steps, rounded once', () => {
  it.each([
    [['60', '95.50', '100'], '6000', 2, '95.50'],
    [['3', '33.335'], '1', 2, '100.01'],
    [['10'], '60', 6, '0.166667'],
    [['-10'], '60', 6, '-0.166667'],
    [['0.005'], '1', 2, '0.01'],
    [['1'], '0.03', 2, '33.33'],
  ])('the product of %j divided by %s with %i decimals is %s', (factors, divisor, decimals, expected) => {
    expect(quotientOf(factors, divisor, decimals)).toBe(expected)
  })

  it('adds up with as many decimals as asked for', () => {
    expect(sumOf(['0.166667', '-0.000001', '1'], 6)).toBe('1.166666')
    expect(sumOf([], 6)).toBe('0.000000')
  })
})
