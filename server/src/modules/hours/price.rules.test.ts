import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOfHour, isRepriced, type PriceFacts, priceOfHour, type ServiceRate } from './price.rules.ts'

const bare: PriceFacts = {
  date: '2026-03-28',
  minutes: 60,
  employee_id: 'anna',
  hour_type_id: 'design',
  service: null,
  service_rates: [],
  project: { rate_basis: 'service' },
  employee_rates: [],
  hour_type: null,
}
const rate = (hourly_rate: string, valid_from = '2026-01-01') => ({ hourly_rate, valid_from })
const serviceRate = (hour_type_id: string | null, employee_id: string | null, hourly_rate: string): ServiceRate => ({
  ...rate(hourly_rate),
  hour_type_id,
  employee_id,
})
const full: PriceFacts = {
  ...bare,
  service: { hourly_rate: '104.00' },
  service_rates: [
    serviceRate('design', 'anna', '101.00'),
    serviceRate(null, 'anna', '102.00'),
    serviceRate('design', null, '103.00'),
  ],
  employee_rates: [rate('105.00')],
  hour_type: { hourly_rate: '106.00', rates: [] },
}

describe('the price of an hour', () => {
  it.each([
    [20, '95.50', '31.83'],
    [10, '100.00', '16.67'],
  ])('of %i minutes at %s is %s', (minutes, hourly_rate, amount) => {
    expect(priceOfHour({ ...bare, minutes, service: { hourly_rate } })).toEqual({
      hourly_rate,
      amount,
      rate_source: 'service',
    })
  })

  it('comes from the most specific rate', () => {
    const [both, employee, hourType] = full.service_rates as [ServiceRate, ServiceRate, ServiceRate]
    const noService = { ...full, service: null, service_rates: [] }
    const sources = [
      full,
      { ...full, service_rates: [hourType, employee] },
      { ...full, service_rates: [hourType] },
      { ...full, service_rates: [] },
      noService,
      { ...noService, hour_type: null },
      bare,
    ].map((facts) => priceOfHour(facts).rate_source)
    expect(both.hourly_rate).toBe('101.00')
    expect(sources).toEqual([
      'service_hour_type_employee',
      'service_employee',
      'service_hour_type',
      'service',
      'hour_type',
      'employee',
      'none',
    ])
  })

  it('falls back in the order that the project chose', () => {
    const noService = { ...full, service: null, service_rates: [] }
    const source = (project: PriceFacts['project']) => priceOfHour({ ...noService, project }).rate_source
    expect(source({ rate_basis: 'employee' })).toBe('employee')
    expect(source({ rate_basis: 'hour_type' })).toBe('hour_type')
    expect(source({ rate_basis: 'service' })).toBe('hour_type')
    expect(source(null)).toBe('hour_type')
    expect(priceOfHour({ ...noService, project: { rate_basis: 'employee' }, employee_rates: [] }).rate_source).toBe(
      'hour_type',
    )
  })

  it('takes the dated rate of an hour type before its plain one', () => {
    const hour_type = { hourly_rate: '80.00', rates: [rate('90.00', '2026-03-28'), rate('99.00', '2026-03-29')] }
    expect(priceOfHour({ ...bare, hour_type }).hourly_rate).toBe('90.00')
    expect(priceOfHour({ ...bare, hour_type, date: '2026-03-27' }).hourly_rate).toBe('80.00')
  })

  it('is nothing when no rate is known, and zero when the rate is zero', () => {
    expect(priceOfHour(bare)).toEqual({ hourly_rate: null, rate_source: 'none', amount: null })
    expect(priceOfHour({ ...full, service_rates: [], service: { hourly_rate: '0.00' } })).toEqual({
      hourly_rate: '0.00',
      rate_source: 'service',
      amount: '0.00',
    })
  })

  it('of an entry without hour type ignores rates for hour types', () => {
    expect(priceOfHour({ ...full, hour_type_id: null, hour_type: null }).rate_source).toBe('service_employee')
  })
})

describe('whatever the rates', () => {
  const order = [
    'service_hour_type_employee',
    'service_employee',
    'service_hour_type',
    'service',
    'hour_type',
    'employee',
    'none',
  ]

  it('a less specific or foreign or future rate never changes the price', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyServiceRate), (facts, more) => {
        const price = priceOfHour(facts)
        const harmless = more.filter((r) => specificity(r, facts) > order.indexOf(price.rate_source))
        expect(priceOfHour({ ...facts, service_rates: [...harmless, ...facts.service_rates] })).toEqual(price)
      }),
    )
  })

  it('the latest valid row wins, in whatever order the rows come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyDay, { minLength: 1 }), anyDay, (days, date) => {
        const rows = days.map((day, index) => ({ ...serviceRate('design', 'anna', `${index}.00`), valid_from: day }))
        const last = days
          .filter((day) => day <= date)
          .sort()
          .at(-1)
        const expected = last === undefined ? null : `${days.indexOf(last)}.00`
        expect(priceOfHour({ ...bare, date, service_rates: rows }).hourly_rate).toBe(expected)
        expect(priceOfHour({ ...bare, date, service_rates: rows.toReversed() }).hourly_rate).toBe(expected)
      }),
    )
  })

  it('the amount is within half a cent of minutes times rate', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { hourly_rate, amount } = priceOfHour(facts)
        fc.pre(hourly_rate !== null && amount !== null)
        const cents = (text: string) => BigInt(text.replace('.', ''))
        const error = cents(amount!) * 60n - cents(hourly_rate!) * BigInt(facts.minutes)
        expect(error <= 30n && error > -30n).toBe(true)
      }),
    )
  })

  function specificity(row: ServiceRate, facts: PriceFacts): number {
    if (row.valid_from > facts.date) return Infinity
    const isFor = (id: string | null, own: string | null) => id === null || id === own
    if (!isFor(row.employee_id, facts.employee_id) || !isFor(row.hour_type_id, facts.hour_type_id)) return Infinity
    if (row.employee_id === null && row.hour_type_id === null) return Infinity
    return row.employee_id === null ? 2 : row.hour_type_id === null ? 1 : 0
  }
})

describe('the cost of an hour', () => {
  it('is the cost rate of the day, and unknown without one', () => {
    const cost_rates = [rate('40.00', '2026-01-01'), rate('50.00', '2026-04-01')]
    expect(costOfHour({ date: '2026-03-31', minutes: 90, cost_rates })).toEqual({
      cost_rate: '40.00',
      cost_amount: '60.00',
    })
    expect(costOfHour({ date: '2025-12-31', minutes: 90, cost_rates })).toEqual({ cost_rate: null, cost_amount: null })
  })
})

describe('a frozen price', () => {
  const before = {
    employee_id: 'anna',
    project_id: 'p',
    service_id: 's',
    hour_type_id: null,
    start_at: '2026-03-28T22:30:00.000Z',
  }

  it('is asked again only when its grounds change', () => {
    expect(isRepriced(before, { ...before })).toBe(false)
    for (const ground of Object.keys(before)) expect(isRepriced(before, { ...before, [ground]: 'other' })).toBe(true)
  })
})

const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
const anyRate = fc.integer({ min: 0, max: 50_000 }).map((cents) => (cents / 100).toFixed(2))
const anyServiceRate: fc.Arbitrary<ServiceRate> = fc.record({
  hour_type_id: fc.constantFrom('design', 'travel', null),
  employee_id: fc.constantFrom('anna', 'bert', null),
  hourly_rate: anyRate,
  valid_from: anyDay,
})
const anyDated = fc.uniqueArray(fc.record({ hourly_rate: anyRate, valid_from: anyDay }), {
  selector: (r) => r.valid_from,
})
const anyFacts: fc.Arbitrary<PriceFacts> = fc.record({
  date: anyDay,
  minutes: fc.integer({ min: 1, max: 1440 }),
  employee_id: fc.constant('anna'),
  hour_type_id: fc.constantFrom('design', null),
  service: fc.option(fc.record({ hourly_rate: fc.option(anyRate) })),
  service_rates: fc.uniqueArray(anyServiceRate, {
    selector: (r) => `${r.hour_type_id} ${r.employee_id} ${r.valid_from}`,
  }),
  project: fc.constant({ rate_basis: 'service' as const }),
  employee_rates: anyDated,
  hour_type: fc.option(fc.record({ hourly_rate: fc.option(anyRate), rates: anyDated })),
})
