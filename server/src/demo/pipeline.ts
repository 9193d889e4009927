// What the agency hoped to sell: from first word to won or lost, and what is still open, some of it for too long.
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { addDays, daysBetween, localDay } from '../shared/calendar.ts'
import { type Deed, deed, perform, performOn } from './agenda.ts'
import { CLIENT_WORK } from './archetypes.ts'
import type { Companies, Customer } from './companies.ts'
import { drawOffer, type Offer, offerOfProject } from './offers.ts'
import type { Colleague, People } from './people.ts'
import type { Plan } from './plan.ts'
import type { Projects } from './projects.ts'
import { type Course, linkProject, type QuoteFate, quoteDeeds } from './quotes.ts'
import { type Random, randomOf } from './random.ts'
import { LOST_REASONS, OPPORTUNITY_NOTES, SOURCES } from './sales-phrases.ts'
import { workdayFrom, workdayUntil } from './workdays.ts'

interface Opportunity extends Course {
  readonly customer: Customer
  /** The last stage it reached, counted from the first. */
  readonly stage: number
  readonly expected: string | null
  readonly probability: number | null
  readonly drawn: Offer
}

interface Surroundings {
  readonly people: People
  readonly companies: Companies
  readonly projects: Projects
}

const LEAST_DAYS_TO_SELL = 20
const MOST_PROJECTS = 16
const PROPOSAL = 2

export function makePipeline(plan: Plan, { people, companies, projects }: Surroundings): Deed[] {
  if (plan.stages.length <= PROPOSAL) return []
  const random = randomOf(plan.seed, 'pipeline')
  const sellers = people.colleagues.filter(
    ({ studio, discipline, to }) => studio === 0 && to === null && SELLING.includes(discipline),
  )
  const hopes = [...companies.customers.slice(0, 24), ...companies.prospects.slice(0, 8)]
  const courses = [
    ...soldProjects(plan, random, sellers, companies, projects),
    ...HOPES.map((hope, i) => hoped(plan, random, sellers, hopes, hope, i)),
  ]
  return courses.filter(({ from }) => from >= plan.yearFrom).map((course) => opportunity(plan, random, course))
}

const SELLING: readonly string[] = ['strategy', 'management']

/** An opportunity shows the moment of its last change, and not that at which the demo was made. */
export function settleOpportunities(tx: Tx): void {
  tx.send(sql`
    update sales t set updated_at = greatest(t.created_at, t.stage_changed_at, t.status_changed_at,
      (select max(q.created_at) from quote q where q.environment_id = t.environment_id and q.sales_id = t.id))`)
}

/** Projects of the year were sold shortly before they began. */
function soldProjects(
  plan: Plan,
  random: Random,
  sellers: readonly Colleague[],
  { customers }: Companies,
  { project }: Projects,
): Opportunity[] {
  const named = new Map(customers.map((customer) => [customer.id, customer]))
  const sold = project.filter(({ end_date, organization_id }) => end_date && named.has(organization_id ?? ''))
  return sold.slice(-MOST_PROJECTS).flatMap(({ id, name, organization_id, created_at }, i) => {
    const until = workdayUntil(localDay(created_at!, plan.timeZone))
    if (until < addDays(plan.yearFrom, LEAST_DAYS_TO_SELL)) return []
    const earliest = addDays(until, -random.integer(LEAST_DAYS_TO_SELL, 75))
    const from = workdayFrom(earliest < plan.yearFrom ? plan.yearFrom : earliest)
    return [
      {
        name: name!,
        customer: named.get(organization_id!)!,
        owner: random.pick(sellers),
        from,
        until,
        outcome: 'won',
        stage: random.pick([PROPOSAL, plan.stages.length - 1]),
        expected: addDays(until, random.integer(-10, 20)),
        probability: null,
        quote: i % 5 === 4 ? null : i % 4 === 1 ? 'revised' : 'accepted',
        projectId: id,
        drawn: drawOffer(random, CLIENT_WORK[0]!),
      } satisfies Opportunity,
    ]
  })
}

interface Hope {
  readonly outcome: Course['outcome']
  readonly stage: number
  /** How many days ago it was first heard of, and decided or last moved. */
  readonly from: number
  readonly until: number
  /** In how many days a decision is expected; what is negative is overdue. */
  readonly expected: number | null
  readonly quote?: QuoteFate
  readonly probability?: number
}

const HOPES: readonly Hope[] = [
  { outcome: 'won', stage: 3, from: 75, until: 9, expected: 0, quote: 'made a project' },
  { outcome: 'won', stage: 2, from: 50, until: 16, expected: -10, quote: 'made a project' },
  { outcome: 'won', stage: 3, from: 62, until: 2, expected: 3, quote: 'accepted' },
  { outcome: 'lost', stage: 2, from: 330, until: 290, expected: -280, quote: 'declined' },
  { outcome: 'lost', stage: 0, from: 300, until: 270, expected: null },
  { outcome: 'lost', stage: 3, from: 250, until: 180, expected: -190, quote: 'declined' },
  { outcome: 'lost', stage: 1, from: 210, until: 170, expected: -150 },
  { outcome: 'lost', stage: 2, from: 190, until: 100, expected: -120, quote: 'expired' },
  { outcome: 'lost', stage: 1, from: 130, until: 95, expected: -60 },
  { outcome: 'lost', stage: 3, from: 110, until: 40, expected: -30, quote: 'declined' },
  { outcome: 'lost', stage: 1, from: 70, until: 20, expected: 10 },
  { outcome: 'open', stage: 0, from: 3, until: 3, expected: 70 },
  { outcome: 'open', stage: 0, from: 8, until: 8, expected: null },
  { outcome: 'open', stage: 0, from: 15, until: 15, expected: 95 },
  { outcome: 'open', stage: 0, from: 160, until: 160, expected: -70 },
  { outcome: 'open', stage: 1, from: 25, until: 12, expected: 50 },
  { outcome: 'open', stage: 1, from: 40, until: 33, expected: 21, probability: 40 },
  { outcome: 'open', stage: 1, from: 180, until: 140, expected: -45 },
  { outcome: 'open', stage: 1, from: 22, until: 7, expected: 120 },
  { outcome: 'open', stage: 2, from: 48, until: 12, expected: 18, quote: 'sent' },
  { outcome: 'open', stage: 2, from: 30, until: 6, expected: 35, quote: 'draft' },
  { outcome: 'open', stage: 2, from: 120, until: 75, expected: -20, quote: 'expired' },
  { outcome: 'open', stage: 2, from: 35, until: 5, expected: 28, quote: 'sent' },
  { outcome: 'open', stage: 3, from: 80, until: 18, expected: 6, quote: 'sent', probability: 90 },
  { outcome: 'open', stage: 3, from: 66, until: 20, expected: -4, quote: 'in revision' },
  { outcome: 'open', stage: 3, from: 90, until: 25, expected: 14, quote: 'sent anew', probability: 60 },
]

function hoped(
  { today }: Plan,
  random: Random,
  sellers: readonly Colleague[],
  customers: readonly Customer[],
  { outcome, stage, from, until, expected, quote, probability }: Hope,
  place: number,
): Opportunity {
  const archetype = CLIENT_WORK[(place * 4) % CLIENT_WORK.length]!
  const customer = customers[(place * 5 + 3) % customers.length]!
  return {
    name: `${archetype.name} ${customer.name.split(' ')[0]}`,
    customer,
    owner: random.pick(sellers),
    from: workdayFrom(addDays(today, -from)),
    until: workdayUntil(addDays(today, -until)),
    outcome,
    stage,
    expected: expected === null ? null : addDays(today, expected),
    probability: probability ?? null,
    quote: quote ?? null,
    projectId: null,
    drawn: drawOffer(random, archetype),
  }
}

function opportunity(plan: Plan, random: Random, course: Opportunity): Deed {
  const { name, customer, owner, from, expected } = course
  const source = random.pick(SOURCES)
  const note = random.pick(OPPORTUNITY_NOTES)
  return {
    day: from < course.until ? from : course.until,
    async carryOut(ctx) {
      const offer = course.projectId ? await offerOfProject(ctx, course.projectId) : course.drawn
      const { id } = await performOn(ctx, 'sales.create', {
        by: owner.id,
        body: {
          name,
          organization_id: customer.id,
          person_id: customer.contactId,
          owner_employee_id: owner.id,
          stage_id: plan.stages[0],
          amount: Math.max(500, Math.round(offer.total / 500) * 500),
          expected_close_date: expected,
          source,
          note,
        },
      })
      const quotes = course.quote ? quoteDeeds(plan, random, course, offer, id) : []
      return [...moves(plan, course, id), ...quotes, ...ending(random, course, id)]
    },
  }
}

/** From stage to stage in equal steps; an own estimate belongs to the last. */
function moves({ stages }: Plan, { from, until, outcome, stage, probability, owner }: Opportunity, id: string): Deed[] {
  const steps = outcome === 'open' ? stage : stage + 1
  return Array.from({ length: stage }, (_, i) => i + 1).map((reached) => {
    const day = workdayUntil(addDays(from, Math.floor((daysBetween(from, until) * reached) / steps)))
    const estimate = reached === stage && probability !== null ? { probability } : {}
    const body = { stage_id: stages[reached], ...estimate }
    return deed(day < from ? from : day, 'sales.update', { id, by: owner.id, body })
  })
}

/** An accepted quote wins it; without one somebody says so. */
function ending(random: Random, { until, outcome, quote, owner, projectId }: Opportunity, id: string): Deed[] {
  const by = owner.id
  if (outcome === 'open') return []
  if (outcome === 'lost') {
    const lost_reason = random.pick(LOST_REASONS)
    return [deed(until, 'sales.update', { id, by, body: { status: 'lost', lost_reason } })]
  }
  if (quote) return []
  return [
    {
      day: until,
      async carryOut(ctx) {
        await perform(ctx, 'sales.update', { id, by, body: { status: 'won' } })
        if (projectId) linkProject(ctx, id, projectId)
        return []
      },
    },
  ]
}
