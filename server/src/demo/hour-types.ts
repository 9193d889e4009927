// The hour types every environment starts with get a code, a colour and rates that rise on 1 January.
import type { PriceFacts } from '../modules/hours/price.rules.ts'
import type { Row } from './insert-rows.ts'
import type { Discipline } from './people.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

export interface HourType {
  readonly id: string
  readonly price: NonNullable<PriceFacts['hour_type']>
}

export interface HourTypes {
  readonly of: ReadonlyMap<Discipline | 'travel', HourType>
  readonly hour_type: Pick<Required<Row<'hour_type'>>, 'id' | 'code' | 'color' | 'hourly_rate'>[]
  readonly hour_type_rate: Row<'hour_type_rate'>[]
}

const KINDS = [
  { use: 'strategy', name: 'Consultancy', code: 'CON', color: '#7c3aed', rate: 120 },
  { use: 'design', name: 'Design', code: 'DES', color: '#db2777', rate: 105 },
  { use: 'development', name: 'Development', code: 'DEV', color: '#2563eb', rate: 110 },
  { use: 'management', name: 'Project management', code: 'PM', color: '#059669', rate: 102.5 },
  { use: 'travel', name: 'Travel', code: 'TRA', color: '#ca8a04', rate: 55 },
] as const
const YEARLY_RISE = 2.5

export function makeHourTypes(plan: Plan): HourTypes {
  const random = randomOf(plan.seed, 'hour types')
  const types = { of: new Map<Discipline | 'travel', HourType>(), hour_type: [], hour_type_rate: [] } as HourTypes & {
    of: Map<Discipline | 'travel', HourType>
  }
  const thisYear = Number(plan.today.slice(0, 4))
  for (const { use, name, code, color, rate } of KINDS) {
    const id = plan.hourTypes.get(name)
    if (!id) continue
    const rates = Array.from({ length: plan.years + 1 }, (_, yearsAgo) => ({
      hourly_rate: (rate - yearsAgo * YEARLY_RISE).toFixed(2),
      valid_from: `${thisYear - yearsAgo}-01-01`,
    }))
    types.of.set(use, { id, price: { hourly_rate: rate.toFixed(2), rates } })
    types.hour_type.push({ id, code, color, hourly_rate: rate.toFixed(2) })
    for (const row of rates)
      types.hour_type_rate.push({ id: random.id(Date.parse(row.valid_from)), hour_type_id: id, ...row })
  }
  return types
}
