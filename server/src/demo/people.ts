// The people of the agency: studios of twelve, each with a lead, three teams, contracts and rates that rise on 1 January.
import type { DatedRate } from '../modules/hours/price.rules.ts'
import { addDays, weekday } from '../shared/calendar.ts'
import type { Row } from './insert-rows.ts'
import { type Plan, STUDIO_SIZE } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import { FIRST_NAMES, LAST_NAMES, STUDIOS } from './words.ts'
import { mondayOf } from './workdays.ts'

export type Discipline = 'strategy' | 'design' | 'development' | 'management'

export interface Colleague {
  readonly id: string
  readonly studio: number
  readonly discipline: Discipline
  readonly from: string
  readonly to: string | null
  /** Scheduled minutes from Monday to Friday, each from a day on. */
  readonly schedules: readonly { from: string; minutes: readonly number[] }[]
  readonly salesRates: readonly DatedRate[]
  readonly costRates: readonly DatedRate[]
}

export interface People {
  readonly colleagues: readonly Colleague[]
  readonly employee: Row<'employee'>[]
  readonly employee_rate: Row<'employee_rate'>[]
  readonly contract: Row<'contract'>[]
  readonly team: Row<'team'>[]
  readonly team_member: Row<'team_member'>[]
}

const TEAMS = ['Strategy', 'Design', 'Development'] as const

interface Post {
  readonly title: string
  readonly discipline: Discipline
  readonly team: number
  /** Place in the studio of the one they report to. */
  readonly manager: number
  readonly days: readonly number[]
  readonly rate: number
  readonly cost: number
}

const FULL = [480, 480, 480, 480, 480]
const POSTS: readonly Post[] = [
  post('Managing director', 'strategy', 0, 0, FULL, 145, 78),
  post('Head of design', 'design', 1, 0, [480, 480, 480, 480, 240], 120, 62),
  post('Head of technology', 'development', 2, 0, FULL, 125, 66),
  post('Project manager', 'management', 0, 0, [480, 480, 480, 480, 0], 105, 52),
  post('Finance and project manager', 'management', 0, 0, [480, 480, 480, 480, 240], 102.5, 49),
  post('HR and digital strategist', 'strategy', 0, 0, [480, 480, 0, 480, 480], 115, 55),
  post('UX designer', 'design', 1, 1, [480, 480, 480, 0, 480], 105, 50),
  post('Visual designer', 'design', 1, 1, [480, 480, 0, 480, 0], 95, 44),
  post('Senior front-end developer', 'development', 2, 2, FULL, 112.5, 58),
  post('Back-end developer', 'development', 2, 2, FULL, 110, 56),
  post('Front-end developer', 'development', 2, 2, [480, 480, 480, 480, 240], 97.5, 46),
  post('Content specialist', 'strategy', 0, 5, [480, 480, 480, 240, 0], 90, 41),
]
const NEWCOMER = 10
const LEAVER = 11
const MORE_HOURS = 7
const WEEKS_OF_LEAVE = 5

export function makePeople(plan: Plan): People {
  const random = randomOf(plan.seed, 'people')
  const people: People = { colleagues: [], employee: [], employee_rate: [], contract: [], team: [], team_member: [] }
  const names = namesFor(random, plan.studios * STUDIO_SIZE)
  for (let studio = 0; studio < plan.studios; studio++) addStudio(people, plan, random, studio, names)
  return people
}

export function isEmployed({ from, to }: Colleague, day: string): boolean {
  return from <= day && (to === null || day <= to)
}

/** Without holidays and leave. */
export function scheduledMinutes(colleague: Colleague, day: string): number {
  if (!isEmployed(colleague, day)) return 0
  const schedule = colleague.schedules.findLast(({ from }) => from <= day)
  return schedule?.minutes[weekday(day)] ?? 0
}

function addStudio(people: People, plan: Plan, random: Random, studio: number, names: readonly [string, string][]) {
  const colleagues = people.colleagues as Colleague[]
  const first = colleagues.length
  for (const [place, job] of POSTS.entries()) {
    const colleague = makeColleague(plan, random, studio, place)
    const boss = job.manager === place ? (studio === 0 ? null : colleagues[0]!) : colleagues[first + job.manager]!
    colleagues.push(colleague)
    addEmployment(people, plan, random, colleague, { job, boss, name: names[first + place]! })
  }
  const city = STUDIOS[(studio - 1) % STUDIOS.length]
  const lap = Math.floor((studio - 1) / STUDIOS.length)
  for (const [i, team] of TEAMS.entries()) {
    const at = Date.parse(`${plan.from}T08:00:00Z`)
    const id = random.id(at)
    const name = studio === 0 ? team : `${team} ${city}${lap > 0 ? ` ${lap + 1}` : ''}`
    people.team.push({ id, name, lead_employee_id: colleagues[first + i]!.id, ...stamps(at) })
    for (const [place, job] of POSTS.entries()) {
      if (job.team !== i) continue
      const { id: employee_id, from } = colleagues[first + place]!
      people.team_member.push({ team_id: id, employee_id, since: from })
    }
  }
}

function makeColleague(plan: Plan, random: Random, studio: number, place: number): Colleague {
  const job = POSTS[place]!
  const since = addDays(plan.from, -random.integer(60, 2400))
  const joined = place === NEWCOMER && studio === 0 ? addDays(plan.today, -random.integer(120, 200)) : since
  const from = mondayOf(joined)
  const to = place === LEAVER && studio === 0 ? addDays(plan.today, -random.integer(70, 130)) : null
  const moreFrom = `${Number(plan.today.slice(0, 4)) - (plan.today.slice(5) < '04-01' ? 1 : 0)}-03-01`
  const more = place === MORE_HOURS && from < moreFrom ? [{ from: moreFrom, minutes: [480, 480, 480, 480, 0] }] : []
  return {
    id: random.id(employedAt(from)),
    studio,
    discipline: job.discipline,
    from,
    to,
    schedules: [{ from, minutes: job.days }, ...more],
    salesRates: yearlyRates(job.rate + random.integer(-2, 2) * 2.5, 1.035, from, plan),
    costRates: yearlyRates(job.cost + random.integer(-3, 3), 1.04, from, plan),
  }
}

function addEmployment(
  people: People,
  plan: Plan,
  random: Random,
  colleague: Colleague,
  { job, boss, name: [first_name, last_name] }: { job: Post; boss: Colleague | null; name: [string, string] },
) {
  const { id, from, to, schedules, studio } = colleague
  const at = employedAt(from)
  const number = people.employee.length + 1
  const skills = random.sample(SKILLS[job.discipline], 2).sort()
  people.employee.push({
    id,
    employee_number: `E${String(number).padStart(3, '0')}`,
    user_id: number === 1 ? plan.userId : null,
    first_name,
    last_name,
    email: `${mailName(`${first_name}.${last_name}`)}@agency.example`,
    phone: `+31 6 000 ${String(1000 + number).padStart(5, '0')}`,
    job_title: studio > 0 && boss?.studio === 0 ? 'Studio director' : job.title,
    employment_start: from,
    employment_end: to,
    manager_employee_id: boss?.id ?? null,
    company_profile_id: plan.companyProfileId,
    custom_fields: { skills },
    ...stamps(at),
  })
  for (const kind of ['sales', 'cost'] as const)
    for (const rate of kind === 'sales' ? colleague.salesRates : colleague.costRates)
      people.employee_rate.push({ id: random.id(at), employee_id: id, kind, ...rate, ...stamps(at) })
  for (const [i, schedule] of schedules.entries()) {
    const next = schedules[i + 1]
    people.contract.push({
      id: random.id(at),
      employee_id: id,
      start_date: schedule.from,
      end_date: next ? addDays(next.from, -1) : to,
      company_profile_id: plan.companyProfileId,
      schedule: [...schedule.minutes, 0, 0],
      leave_minutes_per_year: WEEKS_OF_LEAVE * schedule.minutes.reduce((sum, minutes) => sum + minutes, 0),
      ...stamps(at),
    })
  }
}

/** The rate of today, and what it was in the years before. */
function yearlyRates(rate: number, rise: number, from: string, { from: firstDay, today }: Plan): DatedRate[] {
  const thisYear = Number(today.slice(0, 4))
  const start = from < firstDay ? `${Number(firstDay.slice(0, 4))}-01-01` : from
  const rates = [dated(rate, rise, thisYear - Number(start.slice(0, 4)), from < start ? from : start)]
  for (let year = Number(start.slice(0, 4)) + 1; year <= thisYear; year++)
    rates.push(dated(rate, rise, thisYear - year, `${year}-01-01`))
  return rates
}

function dated(rate: number, rise: number, yearsAgo: number, valid_from: string): DatedRate {
  return { hourly_rate: (Math.round((rate / rise ** yearsAgo) * 2) / 2).toFixed(2), valid_from }
}

function namesFor(random: Random, count: number): [string, string][] {
  const all = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last): [string, string] => [first, last]))
  const taken = new Set<string>()
  const names: [string, string][] = []
  for (let tries = 0; names.length < count; tries++) {
    const name = random.pick(all)
    const isFresh = !taken.has(name[0]) && !taken.has(name[1])
    if (taken.has(name.join(' ')) || (!isFresh && tries < 200)) continue
    for (const word of [...name, name.join(' ')]) taken.add(word)
    names.push(name)
  }
  return names
}

export function mailName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ß', 'ss')
  return plain
    .toLowerCase()
    .replaceAll(' ', '')
    .replace(/[^a-z0-9.-]/g, '')
}

export function stamps(at: number) {
  const instant = new Date(at).toISOString()
  return { created_at: instant, updated_at: instant }
}

function employedAt(from: string): number {
  return Date.parse(`${from}T08:00:00Z`) - 14 * 86_400_000
}

export const SKILLS: Record<Discipline, readonly string[]> = {
  strategy: ['analytics', 'copy', 'research', 'seo'],
  design: ['branding', 'illustration', 'prototyping', 'research'],
  development: ['accessibility', 'node', 'postgresql', 'react'],
  management: ['planning', 'research', 'scrum'],
}

function post(
  title: string,
  discipline: Discipline,
  team: number,
  manager: number,
  days: readonly number[],
  rate: number,
  cost: number,
): Post {
  return { title, discipline, team, manager, days, rate, cost }
}
