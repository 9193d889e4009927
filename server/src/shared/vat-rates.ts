// The VAT rates with which a company of a country starts; from then on it keeps them itself.
import type { HolidayCountry } from './holidays.ts'

export interface StandardVatRate {
  readonly name: string
  readonly percentage: number
  readonly category: 'S' | 'Z'
  /** Since then all rates of the country are what they are. */
  readonly valid_from: string
  readonly is_default: boolean
}

/** The highest is the default. */
export function standardVatRates(country: HolidayCountry): StandardVatRate[] {
  const { valid_from, rates } = RATES[country]
  return rates.map(([name, percentage], i) => ({
    name,
    percentage,
    category: percentage > 0 ? 'S' : 'Z',
    valid_from,
    is_default: i === 0,
  }))
}

interface Rates {
  readonly valid_from: string
  readonly rates: readonly (readonly [name: string, percentage: number])[]
}

const RATES: Readonly<Record<HolidayCountry, Rates>> = {
  NL: {
    valid_from: '2019-01-01',
    rates: [
      ['High', 21],
      ['Low', 9],
      ['Zero', 0],
    ],
  },
  BE: {
    valid_from: '1996-01-01',
    rates: [
      ['High', 21],
      ['Middle', 12],
      ['Low', 6],
      ['Zero', 0],
    ],
  },
  DE: {
    valid_from: '2021-01-01',
    rates: [
      ['High', 19],
      ['Low', 7],
      ['Zero', 0],
    ],
  },
  FR: {
    valid_from: '2014-01-01',
    rates: [
      ['High', 20],
      ['Middle', 10],
      ['Low', 5.5],
      ['Lowest', 2.1],
      ['Zero', 0],
    ],
  },
}
