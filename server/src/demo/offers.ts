// What is offered to a customer: the services of a project, in sections, and what can be had besides.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import type { Archetype } from './archetypes.ts'
import type { Random } from './random.ts'
import { SERVICE_TEXTS } from './sales-phrases.ts'

export interface Offer {
  readonly services: readonly OfferedService[]
  /** Excluding VAT and options. */
  readonly total: number
}

interface OfferedService {
  readonly name: string
  readonly billing_method: string
  readonly quantity: number
  readonly unit: string | null
  readonly unit_price: number
}

const USUAL_RATE = 110

export function drawOffer(random: Random, { services }: Archetype): Offer {
  return offerOf(
    services.map(({ name, billing, rate, price }) => {
      const hours = random.integer(3, 18) * 8
      return offered(name, billing, { hours, rate: rate ?? USUAL_RATE, price: price ?? 0 })
    }),
  )
}

/** As the project was budgeted, which is what was agreed. */
export async function offerOfProject(ctx: Context, projectId: string): Promise<Offer> {
  const services = await ctx.tx.all<{
    name: string
    billing_method: string
    hours: number
    rate: number
    price: number
  }>(
    sql`
    select name, billing_method, coalesce(budget_minutes, 2400) / 60.0 as hours, coalesce(price, 0)::float as price,
      coalesce(hourly_rate, round(budget_amount * 24 / nullif(budget_minutes, 0)) * 2.5, ${USUAL_RATE})::float as rate
    from service where project_id = ${projectId} order by position`,
  )
  return offerOf(services.map(({ name, billing_method, ...rest }) => offered(name, billing_method, rest)))
}

export function offeredLines({ services }: Offer) {
  const half = Math.ceil(services.length / 2)
  const parts = services.length < 3 ? [services] : [services.slice(0, half), services.slice(half)]
  return parts.flatMap((part, i) => [
    { kind: 'text', ...SECTIONS[parts.length === 1 ? 2 : i]! },
    ...part.map((service) => ({ ...service, description: SERVICE_TEXTS[service.name] ?? null })),
  ])
}

const SECTIONS = [
  {
    name: 'Phase 1: prepare',
    description: 'We decide together what is made, for whom, and what comes first.',
  },
  { name: 'Phase 2: make', description: 'We work in steps of two weeks, and you see the result of each of them.' },
  { name: 'What we do', description: null },
] as const

const OPTIONS = [
  {
    name: 'Support and maintenance',
    description: 'Updates, monitoring and answers within one working day, for as long as you like.',
    billing_method: 'subscription',
    cycle: 'month',
    unit: 'month',
    unit_price: 650,
  },
  {
    name: 'Training for your editors',
    description: 'Half a day at your office for up to eight people, with a manual.',
    billing_method: 'fixed_price',
    unit_price: 1450,
  },
  {
    name: 'Accessibility test',
    description: 'An independent test with people who use a screen reader, and a report.',
    billing_method: 'fixed_price',
    unit_price: 2900,
  },
] as const

/** A section of its own; the customer takes what he likes. */
export function optionLines(random: Random) {
  const options = random.sample(OPTIONS, 2).map((option) => ({ ...option, quantity: 1, is_optional: true }))
  return [{ kind: 'text', name: 'What you can add', description: null }, ...options]
}

function offered(
  name: string,
  billing_method: string,
  { hours, rate, price }: { hours: number; rate: number; price: number },
): OfferedService {
  if (billing_method === 'fixed_price') return { name, billing_method, quantity: 1, unit: null, unit_price: price }
  if (billing_method === 'non_billable') return { name, billing_method, quantity: 1, unit: null, unit_price: 0 }
  return { name, billing_method, quantity: Math.round(hours), unit: 'hour', unit_price: rate }
}

function offerOf(services: readonly OfferedService[]): Offer {
  return { services, total: services.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0) }
}
