// What a feed shows. Whether its user may still read it is asked each time, by the rights of this moment.
import type { Context } from '../../../db/context.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'

export interface Feed {
  readonly kind: 'own' | 'teams' | 'company'
  readonly language: 'nl' | 'en'
  readonly environment_name: string
  readonly leave: readonly FeedLeave[]
}

/** No type and no note: why somebody is away is not told. */
export interface FeedLeave {
  readonly id: string
  readonly employee_name: string
  readonly start_date: string
  readonly end_date: string
  readonly is_part: boolean
  readonly updated_at: string
}

interface FoundFeed extends Omit<Feed, 'leave'> {
  readonly employee_id: string | null
}

/** Undefined where it was ended, or its user no longer works here or may not see leave. */
export async function findFeed(ctx: Context, id: string): Promise<Feed | undefined> {
  const found = await ctx.tx.first<FoundFeed>(sql`
    select f.kind, f.language, v.name as environment_name, e.id as employee_id
    from leave_feed f cross join environment v
    join user_account u on u.environment_id = f.environment_id and u.id = f.user_id and u.is_active
    join role r on r.environment_id = u.environment_id and r.id = u.role_id
    left join employee e on e.environment_id = u.environment_id and e.user_id = u.id
    where f.id = ${id} and ('hrm:read' = any(r.rights) or r.is_system and r.name = 'owner')
      and (e.id is null or not e.is_deactivated and coalesce(e.employment_end >= current_day(), true))`)
  if (!found) return undefined
  const { employee_id, ...feed } = found
  return { ...feed, leave: await findApproved(ctx, whose(feed.kind, employee_id)) }
}

const PAST_DAYS = 92

function findApproved(ctx: Context, whoseLeave: Sql): Promise<FeedLeave[]> {
  return ctx.tx.all<FeedLeave>(sql`
    select t.id, e.full_name as employee_name, t.start_date, t.end_date, t.asked_minutes is not null as is_part,
      instant_text(t.updated_at) as updated_at
    from leave t join employee e on e.environment_id = t.environment_id and e.id = t.employee_id
    where t.status = 'approved' and t.end_date >= current_day() - ${PAST_DAYS}::integer and ${whoseLeave}
    order by t.start_date, t.id`)
}

function whose(kind: Feed['kind'], employeeId: string | null): Sql {
  if (kind === 'company') return raw('true')
  if (kind === 'own') return sql`t.employee_id = ${employeeId}::uuid`
  return sql`t.employee_id in (
    select other.employee_id from team_member own join team_member other
      on other.environment_id = own.environment_id and other.team_id = own.team_id
    where own.employee_id = ${employeeId}::uuid)`
}
