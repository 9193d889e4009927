// Projects of every kind and state, with their services, rates and tasks, and where in them hours can be written.
import type { RateBasis, ServiceRate } from '../modules/hours/price.rules.ts'
import { formatNumber, serviceNumber } from '../modules/projects/project.rules.ts'
import type { BillingMethod } from '../modules/projects/service.rules.ts'
import { addDays, daysBetween } from '../shared/calendar.ts'
import { type Archetype, CLIENT_WORK, INTERNAL_WORK, RETAINERS, type ServiceDraft } from './archetypes.ts'
import type { Companies } from './companies.ts'
import type { Row } from './insert-rows.ts'
import { type Colleague, type Discipline, type People, stamps } from './people.ts'
import { type Plan, STUDIO_SIZE } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import { makeTasks } from './tasks.ts'
import { officeTime } from './workdays.ts'

/** A service as those who write hours on it see it. */
export interface Workplace {
  readonly studio: number
  readonly discipline: Discipline
  readonly kind: 'client' | 'retainer' | 'internal'
  readonly from: string
  readonly to: string
  readonly project: { id: string; organization_id: string | null; person_id: string | null; rate_basis: RateBasis }
  readonly service: { id: string; hourly_rate: string | null; billing_method: BillingMethod }
  readonly serviceRates: readonly ServiceRate[]
}

export interface Projects {
  readonly workplaces: Workplace[]
  readonly project: (Row<'project'> & Pick<Required<Row<'project'>>, 'id' | 'status'>)[]
  readonly project_team: Row<'project_team'>[]
  readonly service: Row<'service'>[]
  readonly service_rate: Row<'service_rate'>[]
  readonly task: Row<'task'>[]
}

interface Period {
  readonly from: string
  readonly to: string
  readonly status: 'active' | 'closed' | 'archived'
}

const RETAINERS_PER_STUDIO = 4

/** Numbers follow on what the environment's counter has given out. */
export function makeProjects(plan: Plan, people: People, companies: Companies, lastNumber: number): Projects {
  const random = randomOf(plan.seed, 'projects')
  const projects: Projects = { workplaces: [], project: [], project_team: [], service: [], service_rate: [], task: [] }
  for (const [i, { kind, archetype, period, studio }] of draftsOf(plan, random).entries()) {
    const number = formatNumber(plan.numberFormat, lastNumber + i + 1)
    const customer = kind === 'internal' ? null : random.pick(companies.customers)
    addProject(projects, plan, random, people, { kind, archetype, period, studio, number, customer })
  }
  return projects
}

interface Draft {
  readonly kind: Workplace['kind']
  readonly archetype: Archetype
  readonly period: Period
  readonly studio: number
}

/** In the order in which they were started, as their numbers are. */
function draftsOf(plan: Plan, random: Random): Draft[] {
  const perStudio = plan.projects / plan.studios
  const clients = perStudio - INTERNAL_WORK.length - RETAINERS_PER_STUDIO
  const drafts: Draft[] = []
  for (let studio = 0; studio < plan.studios; studio++) {
    const throughout = { from: addDays(plan.from, -30), to: plan.today, status: 'active' as const }
    for (const archetype of INTERNAL_WORK) drafts.push({ kind: 'internal', archetype, period: throughout, studio })
    for (let i = 0; i < RETAINERS_PER_STUDIO; i++)
      drafts.push({ kind: 'retainer', archetype: RETAINERS[i % RETAINERS.length]!, period: throughout, studio })
    for (let i = 0; i < clients; i++)
      drafts.push({
        kind: 'client',
        archetype: CLIENT_WORK[(i + studio) % CLIENT_WORK.length]!,
        period: periodOf(plan, random, i, clients),
        studio,
      })
  }
  return drafts.sort((a, b) => (a.period.from < b.period.from ? -1 : a.period.from > b.period.from ? 1 : 0))
}

/** Starts lie evenly over the time; what has run its course is closed, and later put away. */
function periodOf(plan: Plan, random: Random, i: number, count: number): Period {
  const days = daysBetween(plan.from, plan.today)
  const from = addDays(plan.from, Math.floor(((days - 20) * i) / count) + random.integer(-25, 5))
  const to = addDays(from, random.integer(100, 260))
  if (to >= addDays(plan.today, -10)) return { from, to: plan.today, status: 'active' }
  return { from, to, status: to < addDays(plan.today, -200) || random.chance(0.1) ? 'archived' : 'closed' }
}

function addProject(
  projects: Projects,
  plan: Plan,
  random: Random,
  people: People,
  draft: Draft & { number: string; customer: Companies['customers'][number] | null },
) {
  const { kind, archetype, period, studio, number, customer } = draft
  const team = people.colleagues.slice(studio * STUDIO_SIZE, (studio + 1) * STUDIO_SIZE)
  const managers = team.filter(({ discipline, to }) => discipline === 'management' && to === null)
  const at = officeTime(period.from, random.integer(510, 600), plan.timeZone) - random.integer(1, 20) * 86_400_000
  const closedAt = officeTime(addDays(period.to, 1), 540, plan.timeZone)
  const isBusy = archetype.services.some(({ rate, billing }) => rate === null && billing === 'time_and_materials')
  const project = {
    id: random.id(at),
    project_number: number,
    name: kind === 'internal' ? archetype.name : `${archetype.name} ${customer!.name.split(' ')[0]}`,
    organization_id: customer?.id ?? null,
    person_id: customer && random.chance(0.7) ? customer.contactId : null,
    manager_employee_id: random.pick(managers).id,
    status: period.status,
    start_date: period.from,
    end_date:
      kind !== 'client' ? null : period.status === 'active' ? addDays(plan.today, random.integer(-10, 120)) : period.to,
    note: null,
    company_profile_id: plan.companyProfileId,
    rate_basis: (isBusy && random.chance(0.5) ? 'employee' : 'service') as RateBasis,
    invoice_reference: customer && random.chance(0.3) ? `PO-${random.integer(10_000, 99_999)}` : null,
    closed_at: period.status === 'active' ? null : new Date(closedAt).toISOString(),
    archived_at: period.status === 'archived' ? new Date(closedAt + 5 * 86_400_000).toISOString() : null,
    last_service_number: archetype.services.length,
    custom_fields: kind === 'internal' ? {} : fieldsOf(random, number),
    ...stamps(at),
    updated_at: new Date(
      period.status === 'active' ? at : closedAt + (period.status === 'archived' ? 5 * 86_400_000 : 0),
    ).toISOString(),
  }
  projects.project.push(project)
  for (const { id } of random.sample(people.team.slice(studio * 3, studio * 3 + 3), random.integer(1, 3)))
    projects.project_team.push({ project_id: project.id, team_id: id! })
  const services = archetype.services.map((service, i) =>
    addService(projects, plan, random, { draft, service, position: i, project, team, at }),
  )
  projects.task.push(...makeTasks(plan, random, { project, services, archetype, team, period }))
}

function fieldsOf(random: Random, number: string) {
  const hosting = random.pick(['ours', 'customer', 'none'])
  return random.chance(0.6) ? { hosting, repository: `https://code.example/${number.toLowerCase()}` } : { hosting }
}

function addService(
  projects: Projects,
  plan: Plan,
  random: Random,
  {
    draft,
    service,
    position,
    project,
    team,
    at,
  }: {
    draft: Draft & { number: string }
    service: ServiceDraft
    position: number
    project: Workplace['project']
    team: readonly Colleague[]
    at: number
  },
): { id: string; discipline: Discipline } {
  const { kind, period, studio, number } = draft
  const isClosed = period.status !== 'active' && service.billing !== 'time_and_materials'
  const row = {
    id: random.id(at),
    project_id: project.id,
    service_number: serviceNumber(number, position + 1),
    name: service.name,
    status: isClosed ? 'closed' : 'open',
    closed_on: isClosed ? addDays(period.to, 1) : null,
    billing_method: service.billing,
    hourly_rate: service.rate === null ? null : (service.rate + random.integer(-1, 1) * 2.5).toFixed(2),
    price: service.price === undefined ? null : service.price.toFixed(2),
    cycle: service.cycle ?? null,
    invoice_in_advance: service.cycle !== 'quarter',
    start_date: service.billing === 'subscription' ? subscribedFrom(plan, period) : period.from,
    end_date: null,
    position,
    ...stamps(at),
  }
  projects.service.push(row)
  const rates =
    service.billing === 'time_and_materials' && random.chance(0.35) ? ratesOf(plan, random, row, service, team) : []
  for (const rate of rates)
    projects.service_rate.push({ id: random.id(at), service_id: row.id, ...rate, ...stamps(at) })
  const { from, to } = period
  const { discipline, billing } = service
  projects.workplaces.push({
    studio,
    discipline,
    kind,
    from,
    to,
    project,
    service: { id: row.id, hourly_rate: row.hourly_rate, billing_method: billing },
    serviceRates: rates,
  })
  return { id: row.id, discipline }
}

// Agreements are renewed every year; what was paid for earlier ones is another story.
function subscribedFrom({ yearFrom }: Plan, { from }: Period): string {
  return `${(from > yearFrom ? from : yearFrom).slice(0, 7)}-01`
}

/** An agreed rate for one colleague or one hour type, with the rise of 1 January. */
function ratesOf(
  plan: Plan,
  random: Random,
  { start_date }: { start_date: string },
  { discipline, rate }: ServiceDraft,
  team: readonly Colleague[],
): ServiceRate[] {
  const colleague = random.pick(team.filter((one) => one.discipline === discipline))
  const travel = plan.hourTypes.get('Travel')
  const whom =
    travel && random.chance(0.4)
      ? { hour_type_id: travel, employee_id: null }
      : { hour_type_id: null, employee_id: colleague.id }
  const agreed = whom.employee_id ? (rate ?? 110) + 7.5 : 60
  const january = `${plan.today.slice(0, 4)}-01-01`
  const first = { ...whom, hourly_rate: agreed.toFixed(2), valid_from: start_date }
  return start_date < january
    ? [first, { ...whom, hourly_rate: (agreed + 4).toFixed(2), valid_from: january }]
    : [first]
}
