// Fills an environment with an agency that could exist. The same seed and day always make the same agency.
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import { sql } from '../db/sql.ts'
import { takeStatistics } from '../db/statistics.ts'
import { inEnvironment, type Tx } from '../db/transaction.ts'
import { localDay } from '../shared/calendar.ts'
import { publicHolidays } from '../shared/holidays.ts'
import { setBudgets } from './budgets.ts'
import { makeCompanies, makeOrganization } from './companies.ts'
import { makeCustomFields } from './custom-fields.ts'
import { type HourTypes, makeHourTypes } from './hour-types.ts'
import { makeTimesheets } from './hours.ts'
import { inBulk, insertParts, insertRows, type Row } from './insert-rows.ts'
import { makePeople } from './people.ts'
import { findGround, type Ground, type Plan, planOf } from './plan.ts'
import { demoDay } from './prepared.ts'
import type { Progress } from './progress.ts'
import { makeProjects, type Projects } from './projects.ts'
import { partsOf, putRows, type Site } from './put-rows.ts'
import { randomOf } from './random.ts'
import { makeTemplates } from './templates.ts'
import { makeTimeAway } from './time-away.ts'
import { EARNED, liveYear, running, type YearCounts } from './year.ts'

export interface DemoOptions {
  readonly size?: 'small' | 'large'
  /** Exactly so many time entries, to measure with; people, years and projects follow, and no invoices. */
  readonly hours?: number
  readonly seed?: number
  readonly today?: string
  /** Nobody else works in the database: its tables may be locked for as long as it takes. */
  readonly alone?: boolean
  readonly progress?: Progress
}

export interface DemoSummary extends YearCounts {
  readonly employees: number
  readonly organizations: number
  readonly persons: number
  readonly tasks: number
  readonly hours: number
  /** The days between which the hours lie. */
  readonly from: string
  readonly to: string
}

const HALF_FILLED = 'the environment is half filled and cannot be filled further: make a new one and fill that'
const YEAR_MS = 365 * 86_400_000

export async function fillDemo(db: Database, environmentId: string, options: DemoOptions = {}): Promise<DemoSummary> {
  const { size = 'small', seed = 1, hours, alone = false, progress = () => {} } = options
  const ground = await inEnvironment(db, { environmentId, today: '2000-01-01' }, 'read', findEmptyGround)
  const today = options.today ?? localDay(new Date().toISOString(), ground.timeZone)
  const plan = planOf(ground, { size, seed, hours, today })
  const scene = { environmentId, today }
  progress(0, 1, 'people, companies and projects')
  const { timesheets, agency, ...counts } = await inBulk(db, scene, (tx) => insertAgency(tx, plan))
  try {
    const site = { db, scene, alone }
    await putWork(site, agency.projects)
    progress(1, 1, 'people, companies and projects')
    const { count, days, spent } = timesheets
    // Parts end with a day, so that no two wait for the same day's count.
    await putRows(site, { table: 'time_entry', lumps: days(), count, what: 'hours', progress })
    // What follows, and the first visitor's lists, are planned by what PostgreSQL knows now.
    const last = [inBulk(db, scene, (tx) => setBudgets(tx, plan, spent)), takeStatistics(db, FILLED)]
    await Promise.allSettled(last)
    await Promise.all(last)
    const money = await liveYear(db, environmentId, plan, agency, progress)
    if (hours === undefined) await takeStatistics(db, EARNED)
    return { ...counts, hours: timesheets.count, ...money, from: plan.from, to: plan.today }
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${HALF_FILLED}`, { cause: error })
  }
}

/** Whether there are people already; a fill only goes into an empty environment. */
export async function isFilled(db: Database, environmentId: string): Promise<boolean> {
  const scene = { environmentId, today: '2000-01-01' }
  const [found] = await inEnvironment(db, scene, 'read', (tx) => tx.last(sql`select from employee limit 1`))
  return found !== undefined
}

/** A long list of organizations and nothing else, to measure with. */
export async function fillOrganizations(
  db: Database,
  environmentId: string,
  count: number,
  { seed = 1, today = demoDay() } = {},
): Promise<void> {
  const random = randomOf(seed, 'organizations')
  const firstMoment = Date.parse(today) - YEAR_MS
  const make = (index: number) => {
    const at = firstMoment + Math.floor((index / count) * YEAR_MS)
    return { ...makeOrganization(random, index, at), custom_fields: {} }
  }
  function* each() {
    for (let index = 0; index < count; index++) yield [make(index)]
  }
  await insertParts(db, { environmentId, today }, 'organization', partsOf(each()))
}

async function findEmptyGround(tx: Tx): Promise<Ground> {
  if (await tx.first(sql`select from employee limit 1`))
    throw new Error('the environment already has employees; demo data goes into a new one')
  return findGround(tx)
}

async function insertAgency(tx: Tx, plan: Plan) {
  const hourTypes = makeHourTypes(plan)
  const people = makePeople(plan)
  const companies = makeCompanies(plan, people.colleagues)
  const projects = makeProjects(plan, people, companies, await takeNumbers(tx, plan.projects))
  const timesAway = makeTimeAway(plan, people.colleagues)
  const described = {
    organization: companies.organization,
    person: companies.person,
    project: projects.project,
    employee: people.employee,
  }
  introduceCompany(tx)
  keepHolidays(tx, plan)
  priceHourTypes(tx, hourTypes)
  for (const table of ['employee', 'employee_rate', 'contract', 'team', 'team_member'] as const)
    insertRows(tx, table, people[table])
  for (const table of TABLES_OF_COMPANIES) insertRows(tx, table, companies[table])
  insertRows(tx, 'project_template', makeTemplates(plan))
  insertRows(tx, 'project', projects.project.map(running))
  insertRows(tx, 'project_team', projects.project_team)
  const { custom_field, custom_field_value } = makeCustomFields(plan, described)
  insertRows(tx, 'custom_field', custom_field)
  insertRows(tx, 'custom_field_value', custom_field_value)
  return {
    timesheets: makeTimesheets(plan, people.colleagues, projects.workplaces, hourTypes, timesAway),
    agency: { people, companies, projects, timesAway },
    employees: people.employee.length,
    organizations: companies.organization.length,
    persons: companies.person.length,
    tasks: projects.task.length,
  }
}

const TABLES_OF_COMPANIES = [
  'organization',
  'organization_relation_type',
  'person',
  'person_relation_type',
  'contact_role',
  'note',
] as const

async function putWork(site: Site, projects: Projects): Promise<void> {
  // A foreign key check that knows nothing of the sizes may read all rows of an environment for each row put in.
  await takeStatistics(site.db, ['employee', 'organization', 'person', 'project', 'hour_type'])
  await put(site, 'service', projects.service)
  await put(site, 'service_rate', projects.service_rate)
  await put(site, 'task', projects.task)
  await takeStatistics(site.db, ['service'])
}

function put<Table extends keyof Tables>(site: Site, table: Table, rows: readonly Row<Table>[]): Promise<void> {
  const lumps = rows.map((row) => [row])
  return putRows(site, { table, lumps, count: rows.length, what: table, progress: () => {} })
}

/** Takes so many project numbers at once and answers the last one given out before. */
async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const counter = await tx.first<{ value: number }>(sql`
    insert into counter (environment_id, name, value) values (current_environment(), 'project', ${count})
    on conflict (environment_id, name) do update set value = counter.value + excluded.value returning value`)
  return counter!.value - count
}

function introduceCompany(tx: Tx): void {
  tx.send(sql`
    update company_profile set
      coc_code = coalesce(coc_code, '00000001'), vat_number = coalesce(vat_number, 'NL000000001B01'),
      iban = coalesce(iban, 'NL91ABNA0417164300'), bic = coalesce(bic, 'ABNANL2A'),
      address = coalesce(address, '{"line1": "Oude Gracht 1", "postal_code": "3511 AB", "locality": "Utrecht", "country": "NL"}'),
      email = coalesce(email, 'hello@agency.example'), phone = coalesce(phone, '+31 30 000 10 10'),
      url = coalesce(url, 'https://www.agency.example')
    where is_default`)
}

/** Every environment knows those of the years around its beginning; the demo goes further back. */
function keepHolidays(tx: Tx, { from, today, companyProfileId }: Plan): void {
  const [first, last] = [Number(from.slice(0, 4)), Number(today.slice(0, 4)) + 1]
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const holidays = years.flatMap((year) => publicHolidays('NL', year))
  tx.send(sql`
    insert into public_holiday (environment_id, company_profile_id, date, name)
    select current_environment(), ${companyProfileId}, *
    from unnest(${holidays.map(({ date }) => date)}::date[], ${holidays.map(({ name }) => name)}::text[])
    on conflict do nothing`)
}

function priceHourTypes(tx: Tx, { hour_type, hour_type_rate }: HourTypes): void {
  for (const { id, code, color, hourly_rate } of hour_type)
    tx.send(sql`update hour_type set code = ${code}, color = ${color}, hourly_rate = ${hourly_rate} where id = ${id}`)
  insertRows(tx, 'hour_type_rate', hour_type_rate)
}

const FILLED = [
  'company_profile',
  'employee',
  'organization',
  'person',
  'contact_role',
  'note',
  'project',
  'service',
  'task',
  'hour_type',
  'time_entry',
  'tally',
  'work_sum',
] as const
