import { type Decimal, hourAmount } from '../../shared/money.ts'

export type RateBasis = 'service' | 'employee' | 'hour_type'

export type RateSource =
  | 'service_hour_type_employee'
  | 'service_employee'
  | 'service_hour_type'
  | 'service'
  | 'employee'
  | 'hour_type'
  | 'none'

export interface DatedRate {
  hourly_rate: Decimal
  valid_from: string
}

export interface ServiceRate extends DatedRate {
  hour_type_id: string | null
  employee_id: string | null
}

// Rows that are not valid on the date, or are for others, may be among the rates; the rule chooses.
export interface PriceFacts {
  date: string
  minutes: number
  employee_id: string
  hour_type_id: string | null
  service: { hourly_rate: Decimal | null } | null
  service_rates: readonly ServiceRate[]
  project: { rate_basis: RateBasis } | null
  employee_rates: readonly DatedRate[]
  hour_type: { hourly_rate: Decimal | null; rates: readonly DatedRate[] } | null
}

export interface CostFacts {
  date: string
  minutes: number
  cost_rates: readonly DatedRate[]
}

export interface Price {
  hourly_rate: Decimal | null
  rate_source: RateSource
  amount: Decimal | null
}

export interface Cost {
  cost_rate: Decimal | null
  cost_amount: Decimal | null
}

// What the frozen price of an entry hangs on; a change of anything else leaves the rate as it is.
export interface PricedOn {
  employee_id: string
  project_id: string | null
  service_id: string | null
  hour_type_id: string | null
  start_at: string
}

export function priceOfHour(facts: PriceFacts): Price {
  for (const source of resolutionOrder(facts)) {
    const rate = rateFrom[source](facts)
    if (rate !== null) return { hourly_rate: rate, rate_source: source, amount: hourAmount(facts.minutes, rate) }
  }
  return { hourly_rate: null, rate_source: 'none', amount: null }
}

// An hour without a cost rate has no known cost; the sales rate never stands in.
export function costOfHour({ cost_rates, date, minutes }: CostFacts): Cost {
  const rate = latestRate(cost_rates, date)
  return { cost_rate: rate, cost_amount: amountOf(minutes, rate) }
}

export function isRepriced(before: PricedOn, after: PricedOn): boolean {
  const grounds = ['employee_id', 'project_id', 'service_id', 'hour_type_id', 'start_at'] as const
  return grounds.some((ground) => before[ground] !== after[ground])
}

export function amountOf(minutes: number, rate: Decimal | null): Decimal | null {
  return rate === null ? null : hourAmount(minutes, rate)
}

type PricedSource = Exclude<RateSource, 'none'>

function resolutionOrder({ project }: PriceFacts): PricedSource[] {
  const fallback: PricedSource[] =
    project?.rate_basis === 'employee' ? ['employee', 'hour_type'] : ['hour_type', 'employee']
  return ['service_hour_type_employee', 'service_employee', 'service_hour_type', 'service', ...fallback]
}

const rateFrom: Record<PricedSource, (facts: PriceFacts) => Decimal | null> = {
  service_hour_type_employee: (facts) =>
    facts.hour_type_id === null ? null : serviceRate(facts, facts.hour_type_id, facts.employee_id),
  service_employee: (facts) => serviceRate(facts, null, facts.employee_id),
  service_hour_type: (facts) => (facts.hour_type_id === null ? null : serviceRate(facts, facts.hour_type_id, null)),
  service: (facts) => facts.service?.hourly_rate ?? null,
  employee: (facts) => latestRate(facts.employee_rates, facts.date),
  hour_type: ({ hour_type, date }) =>
    hour_type === null ? null : (latestRate(hour_type.rates, date) ?? hour_type.hourly_rate),
}

function serviceRate(facts: PriceFacts, hourTypeId: string | null, employeeId: string | null): Decimal | null {
  const rates = facts.service_rates.filter((r) => r.hour_type_id === hourTypeId && r.employee_id === employeeId)
  return latestRate(rates, facts.date)
}

function latestRate(rates: readonly DatedRate[], date: string): Decimal | null {
  let latest: DatedRate | undefined
  for (const rate of rates)
    if (rate.valid_from <= date && (latest === undefined || latest.valid_from <= rate.valid_from)) latest = rate
  return latest?.hourly_rate ?? null
}
