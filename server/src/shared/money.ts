// Exact decimal arithmetic on text such as "31.83", the form in which PostgreSQL hands out numerics. Binary floats never take part.
export type Decimal = string

const MONEY_BOUND = 1_000_000_000

// The value with exactly so many decimals, or null when it is no number or has more decimals than that.
export function parseDecimal(value: unknown, decimals = 2): Decimal | null {
  const scaled = typeof value === 'number' || typeof value === 'string' ? read(String(value)) : null
  if (scaled === null) return null
  const factor = 10n ** BigInt(Math.max(0, scaled.decimals - decimals))
  if (scaled.units % factor !== 0n) return null
  return write(scaled, decimals)
}

export function isMoney(value: unknown, decimals = 2): boolean {
  return parseDecimal(value, decimals) !== null && Math.abs(Number(value)) < MONEY_BOUND
}

export function add(...amounts: Decimal[]): Decimal {
  return write(amounts.map(scaledOf).reduce(sum, { units: 0n, decimals: 0 }), 2)
}

/** The sum with so many decimals. */
export function sumOf(amounts: readonly Decimal[], decimals: number): Decimal {
  return write(amounts.map(scaledOf).reduce(sum, { units: 0n, decimals: 0 }), decimals)
}

export function subtract(amount: Decimal, less: Decimal): Decimal {
  const { units, decimals } = scaledOf(less)
  return write(sum(scaledOf(amount), { units: -units, decimals }), 2)
}

export function multiply(amount: Decimal, factor: Decimal): Decimal {
  return write(product(scaledOf(amount), scaledOf(factor)), 2)
}

export function compare(left: Decimal, right: Decimal): number {
  const { units } = sum(scaledOf(left), product(scaledOf(right), { units: -1n, decimals: 0 }))
  return units > 0n ? 1 : units < 0n ? -1 : 0
}

export function hourAmount(minutes: number, hourlyRate: Decimal): Decimal {
  return quotient(product(scaledOf(hourlyRate), { units: BigInt(minutes), decimals: 0 }), { units: 60n, decimals: 0 })
}

/** The product of the factors divided by the divisor, rounded once. */
export function quotientOf(factors: readonly Decimal[], divisor: Decimal, decimals = 2): Decimal {
  const dividend = factors.map(scaledOf).reduce(product)
  const { units, decimals: scale } = scaledOf(divisor)
  const wanted = dividend.units * 10n ** BigInt(scale + decimals)
  return write({ units: rounded(wanted, units * 10n ** BigInt(dividend.decimals)), decimals }, decimals)
}

/** So many per cent of an amount, rounded once. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return quotient(product(scaledOf(amount), scaledOf(percent)), { units: 100n, decimals: 0 })
}

export function percentage(part: Decimal, whole: Decimal): Decimal {
  return quotient(product(scaledOf(part), { units: 100n, decimals: 0 }), scaledOf(whole))
}

interface Scaled {
  units: bigint
  decimals: number
}

// Longer exponents than a double can have would only serve to exhaust memory.
const NUMBER = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?(?:[eE]([+-]?\d{1,3}))?$/

function read(text: string): Scaled | null {
  const [, sign, whole, fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (whole === undefined) return null
  const units = BigInt(`${whole}${fraction}`) * (sign ? -1n : 1n)
  const decimals = fraction.length - Number(exponent)
  return decimals >= 0 ? { units, decimals } : { units: units * 10n ** BigInt(-decimals), decimals: 0 }
}

function scaledOf(amount: Decimal): Scaled {
  const scaled = read(amount)
  if (scaled === null) throw new TypeError(`not a decimal: ${amount}`)
  return scaled
}

function sum(left: Scaled, right: Scaled): Scaled {
  const decimals = Math.max(left.decimals, right.decimals)
  return { units: rescaled(left, decimals) + rescaled(right, decimals), decimals }
}

function rescaled({ units, decimals }: Scaled, to: number): bigint {
  return to === decimals ? units : units * 10n ** BigInt(to - decimals)
}

function product(left: Scaled, right: Scaled): Scaled {
  return { units: left.units * right.units, decimals: left.decimals + right.decimals }
}

function quotient(left: Scaled, right: Scaled): Decimal {
  const decimals = Math.max(left.decimals, right.decimals)
  const cents = rounded(rescaled(left, decimals) * 100n, rescaled(right, decimals))
  return write({ units: cents, decimals: 2 }, 2)
}

// The one rounding rule: to the nearest, a half away from zero.
function rounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n
  const size = (2n * magnitude(dividend) + magnitude(divisor)) / (2n * magnitude(divisor))
  return negative ? -size : size
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

function write(scaled: Scaled, decimals: number): Decimal {
  const units =
    scaled.decimals > decimals
      ? rounded(scaled.units, 10n ** BigInt(scaled.decimals - decimals))
      : rescaled(scaled, decimals)
  const digits = magnitude(units)
    .toString()
    .padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = decimals > 0 ? `.${digits.slice(point)}` : ''
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction}`
}
