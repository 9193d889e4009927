// How much demo is made, over which time, and what it finds in the environment.
import { type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { addDays } from '../shared/calendar.ts'

export interface Plan extends Ground {
  readonly seed: number
  readonly today: string
  /** The first day with hours. */
  readonly from: string
  /** The first day of the last year, the one that is lived through. */
  readonly yearFrom: string
  readonly years: number
  readonly studios: number
  readonly organizations: number
  readonly projects: number
  /** Undefined: as many as people usually write. */
  readonly hours: number | undefined
}

/** What every environment has from its start. */
export interface Ground {
  readonly timeZone: string
  readonly numberFormat: string
  readonly companyProfileId: string
  /** The first user becomes the first employee, so that their own screens show something. */
  readonly userId: string | null
  readonly hourTypes: ReadonlyMap<string, string>
  readonly relationTypes: ReadonlyMap<string, string>
  /** By kind; those of which there may be several as one of them. */
  readonly leaveTypes: ReadonlyMap<string, string>
  readonly roles: ReadonlyMap<string, string>
  /** Those in use, from the first to the last before a decision. */
  readonly stages: readonly string[]
}

export interface DemoSize {
  readonly size: 'small' | 'large'
  readonly hours: number | undefined
  readonly seed: number
  readonly today: string
}

export const STUDIO_SIZE = 12
const MOST_YEARS = 5
const ORGANIZATIONS_PER_STUDIO = 40
const PROJECTS_PER_STUDIO = 25
/** Four or five entries on each of some two hundred days, with part-time work, leave and holidays taken off. */
const MOST_HOURS_PER_PERSON_YEAR = 750

export function planOf(ground: Ground, { size, hours, seed, today }: DemoSize): Plan {
  const least = size === 'large' ? 10 : 1
  const perStudioYear = STUDIO_SIZE * MOST_HOURS_PER_PERSON_YEAR
  const years = Math.min(MOST_YEARS, Math.max(1, Math.ceil((hours ?? 0) / (least * perStudioYear))))
  const studios = Math.max(least, Math.ceil((hours ?? 0) / (years * perStudioYear)))
  return {
    ...ground,
    seed,
    today,
    hours,
    years,
    studios,
    from: addDays(today, -Math.round(years * 365.25) + 1),
    yearFrom: addDays(today, -364),
    organizations: studios * ORGANIZATIONS_PER_STUDIO,
    projects: studios * years * PROJECTS_PER_STUDIO,
  }
}

export async function findGround(tx: Tx): Promise<Ground> {
  const environment = await tx.first<{ time_zone: string; project_number_format: string }>(
    sql`select time_zone, project_number_format from environment`,
  )
  const profile = await tx.first<{ id: string }>(sql`select id from company_profile where is_default`)
  if (!environment || !profile) throw new Error('there is no such environment, or it has no company profile')
  const user = await tx.first<{ id: string }>(sql`
    select id from user_account u where is_active and not exists (select from employee e where e.user_id = u.id)
    order by created_at, id limit 1`)
  return {
    timeZone: environment.time_zone,
    numberFormat: environment.project_number_format,
    companyProfileId: profile.id,
    userId: user?.id ?? null,
    hourTypes: await idsByName(tx, sql`select id, name from hour_type`),
    relationTypes: await idsByName(tx, sql`select id, kind as name from relation_type`),
    leaveTypes: await idsByName(tx, sql`select id, kind as name from leave_type where is_active`),
    roles: await idsByName(tx, sql`select id, name from role`),
    stages: [...(await idsByName(tx, sql`select id, name from stage where is_active order by position, id`)).values()],
  }
}

async function idsByName(tx: Tx, query: Sql): Promise<ReadonlyMap<string, string>> {
  return new Map((await tx.all<{ id: string; name: string }>(query)).map(({ id, name }) => [name, id]))
}
