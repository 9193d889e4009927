// Somebody, in all the ways that Kantoor knows him: as a relation, as an employee, as a user, and by what he is called.
import type { Context } from '../db/context.ts'
import type { Reader } from '../db/record.ts'
import { raw, type Sql, sql } from '../db/sql.ts'

export type SubjectType = 'person' | 'employee' | 'user'

export interface Subject {
  readonly name: string
  readonly email: string | null
  readonly personId: string | null
  readonly employeeId: string | null
  readonly userId: string | null
  /** Every name and address, as written. */
  readonly calledBy: readonly string[]
  /** Still works here, or can still sign in. */
  readonly isEmployed: boolean
  readonly isActiveUser: boolean
}

/** Whether this reader may know of somebody as such a one. */
export function maySee(reader: Reader, type: SubjectType): boolean {
  if (type === 'person') return reader.can('crm:read')
  return type === 'employee' ? reader.can('hrm:read') || reader.can('people') : reader.can('users')
}

/**
 * The links between the three are followed, so it is the same somebody whichever of them is named; only as far as the one who
 * asks may know of them.
 */
export function findSubject(ctx: Context, type: SubjectType, id: string): Promise<Subject | undefined> {
  return ctx.tx.first<Subject>(subjectQuery(type, id, ctx))
}

/** All of him, to judge what may be done; not to be shown. */
export function findWholeSubject({ tx }: Context, type: SubjectType, id: string): Promise<Subject | undefined> {
  return tx.first<Subject>(subjectQuery(type, id, { can: () => true }))
}

function subjectQuery(type: SubjectType, id: string, reader: Reader): Sql {
  const isIt = { person: sql`p.id = ${id}`, employee: sql`e.id = ${id}`, user: sql`u.id = ${id}` }[type]
  return sql`
    select coalesce(p.full_name, e.full_name, u.name) as name, coalesce(p.email, e.email, u.email) as email,
      p.id as "personId", e.id as "employeeId", u.id as "userId",
      array(select distinct known from unnest(array[p.full_name, e.full_name, u.name, p.email, p.invoice_email, e.email, u.email]
        || array(select c.work_email from contact_role c where c.person_id = p.id)
        || array(${FORMER_ADDRESSES})) known
        where known <> '' and known not in ('Removed person', 'Removed employee', 'Removed user')
          and known not like '%@erased.invalid') as "calledBy",
      coalesce(not e.is_deactivated and coalesce(e.employment_end >= current_day(), true), false) as "isEmployed",
      coalesce(u.is_active, false) as "isActiveUser"
    from ${everybody(reader)}
    where ${isIt}`
}

/** Those he signed in with before; whoever has been erased is not called by them any more. */
const FORMER_ADDRESSES = sql`select a.before ->> 'email' from audit a
  where a.record_id = u.id and a.resource = 'user' and a.before ->> 'email' like '%@%' and u.email not like '%@erased.invalid'`

function everybody(reader: Reader): Sql {
  const seen = (type: SubjectType) => raw(String(maySee(reader, type)))
  return sql`(select * from person where ${seen('person')}) p
      full join (select * from employee where ${seen('employee')}) e on e.person_id = p.id
      full join (select * from user_account where ${seen('user')}) u on e.user_id = u.id`
}

export interface Found {
  readonly type: SubjectType
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly is_person: boolean
  readonly is_employee: boolean
  readonly is_user: boolean
}

/** Those of whom every word of the question is in a name or an address; one row for the same somebody. */
export function findSubjects(ctx: Context, words: readonly string[], most: number): Promise<Found[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return ctx.tx.all<Found>(sql`
    select case when p.id is not null then 'person' when e.id is not null then 'employee' else 'user' end as type,
      coalesce(p.id, e.id, u.id) as id, coalesce(p.full_name, e.full_name, u.name) as name,
      coalesce(p.email, e.email, u.email) as email,
      p.id is not null as is_person, e.id is not null as is_employee, u.id is not null as is_user
    from ${everybody(ctx)}
    where search_text(concat_ws(' ', p.search, e.search, u.name, u.email, (
        select string_agg(c.work_email, ' ') from contact_role c where c.person_id = p.id)))
      like all (array(select search_text(pattern) from unnest(${patterns}::text[]) pattern))
    order by name, id limit ${most}`)
}
