// What becomes of a quote: it is written, sent, answered, and sometimes it takes two rounds.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { expireQuotes } from '../modules/sales/quotes/expiry.queries.ts'
import { addDays } from '../shared/calendar.ts'
import { type Deed, perform, performOn } from './agenda.ts'
import { type Offer, offeredLines, optionLines } from './offers.ts'
import type { Colleague } from './people.ts'
import type { Plan } from './plan.ts'
import { planTentatively } from './planning.ts'
import type { Random } from './random.ts'
import { DECLINED_REASONS, INTRODUCTIONS, TERMS } from './sales-phrases.ts'
import { mondayOf, workdayUntil } from './workdays.ts'

export type QuoteFate =
  | 'draft'
  | 'sent'
  | 'sent anew'
  | 'in revision'
  | 'accepted'
  | 'revised'
  | 'made a project'
  | 'declined'
  | 'expired'

/** What of an opportunity its quote follows. */
export interface Course {
  readonly name: string
  readonly owner: Colleague
  /** First heard of, and decided or last moved. */
  readonly from: string
  readonly until: string
  readonly outcome: 'won' | 'lost' | 'open'
  readonly quote: QuoteFate | null
  /** What it became, where that is older than the demo's own sales. */
  readonly projectId: string | null
}

const VALID_DAYS = 30

interface Story {
  readonly plan: Plan
  readonly course: Course
  readonly salesId: string
  readonly fate: QuoteFate
  readonly body: object
  readonly reason: string
}

export function quoteDeeds(plan: Plan, random: Random, course: Course, offer: Offer, salesId: string): Deed[] {
  const fate = course.quote!
  const hasOptions = fate === 'sent' || fate === 'made a project' || random.chance(0.4)
  const body = {
    sales_id: salesId,
    subject: course.name,
    introduction: random.pick(INTRODUCTIONS),
    terms: random.pick(TERMS),
    language: 'en',
    lines: [...offeredLines(offer), ...(hasOptions ? optionLines(random) : [])],
  }
  const story = { plan, course, salesId, fate, body, reason: random.pick(DECLINED_REASONS) }
  return [{ day: sentOn(plan, random, course, fate), carryOut: (ctx) => offered(ctx, story) }]
}

/** Early enough to be answered in time; what nobody answers was sent when the opportunity last moved. */
function sentOn({ today }: Plan, random: Random, { from, until, outcome }: Course, fate: QuoteFate): string {
  const beforeDecision = addDays(until, -random.integer(8, 18))
  if (outcome === 'open') return until
  const day = fate === 'expired' ? addDays(until, -VALID_DAYS - 15) : beforeDecision
  const sent = workdayUntil(day < from ? from : day)
  return sent < from ? from : sent > today ? today : sent
}

async function offered(ctx: Context, story: Story): Promise<Deed[]> {
  const { course, fate, body, plan } = story
  const by = course.owner.id
  const { id } = await performOn(ctx, 'quote.create', { by, body })
  if (fate === 'draft') return []
  const sent = await performOn(ctx, 'quote.mark_sent', { id, by })
  if (fate === 'in revision' || fate === 'sent anew' || fate === 'revised')
    return [{ day: reviseOn(plan, ctx.today, course), carryOut: (later) => revised(later, story, id) }]
  return answer(story, sent, ctx.today)
}

function reviseOn({ today }: Plan, sent: string, { until, outcome }: Course): string {
  const day = workdayUntil(addDays(sent, 5))
  const latest = outcome === 'open' ? today : until
  return day < sent ? sent : day > latest ? latest : day
}

/** The customer wants it cheaper, and gets a discount on the hours. */
async function revised(ctx: Context, story: Story, first: string): Promise<Deed[]> {
  const { course, fate } = story
  const by = course.owner.id
  const { id, lines } = await performOn(ctx, 'quote.revise', { id: first, by })
  const body = {
    lines: lines.map(cheaper),
    introduction: 'As we discussed, with a discount on the hours and the same result.',
  }
  await perform(ctx, 'quote.update', { id, by, body })
  if (fate === 'in revision') return []
  return answer(story, await performOn(ctx, 'quote.mark_sent', { id, by }), ctx.today)
}

function answer(story: Story, { id, lines }: SentQuote, sent: string): Deed[] {
  const { course, fate, reason } = story
  const day = course.until < sent ? sent : course.until
  const by = course.owner.id
  if (fate === 'accepted' || fate === 'revised' || fate === 'made a project')
    return [{ day, carryOut: (ctx) => accepted(ctx, story, { id, lines }) }]
  if (fate === 'declined')
    return [
      {
        day,
        async carryOut(ctx) {
          await perform(ctx, 'quote.decline', { id, by, body: { reason } })
          return []
        },
      },
    ]
  return [{ day: addDays(sent, VALID_DAYS + 1), carryOut: expired }]
}

/** What was budgeted is what was agreed, so of the projects that are there no options were taken. */
async function accepted(
  ctx: Context,
  { plan, course, salesId, fate }: Story,
  { id, lines }: SentQuote,
): Promise<Deed[]> {
  const { owner } = course
  const isNew = fate === 'made a project'
  const options = lines.filter(({ is_optional }) => is_optional).map((line) => line.id)
  const option_ids = isNew ? options.slice(0, 1) : []
  await perform(ctx, 'quote.accept', { id, by: owner.id, body: { option_ids } })
  if (course.projectId) linkProject(ctx, salesId, course.projectId)
  if (!isNew) return []
  const start_date = addDays(mondayOf(plan.today), 14)
  const body = { manager_employee_id: owner.id, start_date }
  const project = await performOn(ctx, 'quote.make_project', { id, by: owner.id, body })
  await planTentatively(ctx, { employee_id: owner.id, project_id: project.id, start_date })
  return []
}

/** The project is older than the demo's own sales, so it is pointed at what it came from. */
export function linkProject({ tx, now }: Context, salesId: string, projectId: string): void {
  const moved = sql`version = version + 1, updated_at = greatest(updated_at, ${now})`
  tx.send(sql`update project set sales_id = ${salesId}, ${moved} where id = ${projectId}`)
  tx.send(sql`update quote set project_id = ${projectId}, ${moved} where sales_id = ${salesId} and status = 'accepted'`)
}

/** What the worker does each day. */
async function expired(ctx: Context): Promise<Deed[]> {
  await expireQuotes(ctx, 100)
  return []
}

interface SentQuote {
  readonly id: string
  readonly lines: readonly Line[]
}

interface Line {
  readonly id: string
  readonly kind: string
  readonly is_optional: boolean
  readonly unit: string | null
}

// Of a text only its words can be sent.
function cheaper({ kind, ...line }: Line & { name: string; description: string | null }) {
  const { id, name, description } = line
  if (kind === 'text') return { id, kind, name, description }
  return { ...sendable(line), ...(line.unit === 'hour' && { discount_percentage: 5 }) }
}

const WRITTEN = [
  'id',
  'name',
  'description',
  'billing_method',
  'cycle',
  'quantity',
  'unit',
  'unit_price',
  'vat_rate_id',
  'is_optional',
  'is_selected',
]

function sendable(line: object) {
  return Object.fromEntries(Object.entries(line).filter(([field]) => WRITTEN.includes(field)))
}
