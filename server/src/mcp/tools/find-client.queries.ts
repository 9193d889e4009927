// Customers and their people, found as the lists of v2 find them. What another scope shows is asked only with that scope.
import { raw, type Sql, sql } from '../../db/sql.ts'
import { organizationList } from '../../modules/crm/organizations.queries.ts'
import { personList } from '../../modules/crm/persons.queries.ts'
import { currency } from '../../reports/report.queries.ts'
import type { Asking } from '../tool.ts'

interface Rows {
  readonly count: number
  readonly rows: readonly Record<string, unknown>[]
}

export interface Clients {
  readonly currency: string
  readonly organizations: Rows
  readonly persons: Rows
}

export const kinds = ['organization', 'person'] as const
export type Kind = (typeof kinds)[number]

/** What a scope beyond crm:read adds to a client. */
export const extras = {
  open_projects: 'projects:read',
  outstanding_amount: 'invoices:read',
  outstanding_in_other_currencies: 'invoices:read',
  open_opportunities: 'sales:read',
} as const
export type Extra = keyof typeof extras

export async function findClients(
  { tx }: Asking,
  query: string,
  kinds: readonly Kind[],
  shown: readonly Extra[],
  limit: number,
): Promise<Clients> {
  const found = await tx.first<Clients>(sql`
    select ${currency} as currency, ${organizations(query, kinds, shown, limit)} as organizations,
      ${persons(query, kinds, shown, limit)} as persons`)
  return found!
}

function organizations(query: string, kinds: readonly Kind[], shown: readonly Extra[], limit: number): Sql {
  const hit = condition(organizationList.filters.q!.read(query), kinds.includes('organization'))
  return sql`json_build_object('count', (select count(*) from organization t where ${hit}), 'rows', (
    select coalesce(json_agg(r), '[]') from (
      select t.id as organization_id, t.name, t.relation_number, t.coc_code, t.vat_number, t.is_active, t.email, t.phone, t.url, t.address,
        m.full_name as account_manager_employee_name, t.note, ${contacts(raw('c.organization_id = t.id'))} as contacts
        ${figures(shown, 'organization_id')}
      from organization t left join employee m on m.id = t.account_manager_employee_id
      where ${hit} order by t.is_active desc, t.name, t.id limit ${limit}) r))`
}

function persons(query: string, kinds: readonly Kind[], shown: readonly Extra[], limit: number): Sql {
  const hit = condition(personList.filters.q!.read(query), kinds.includes('person'))
  return sql`json_build_object('count', (select count(*) from person t where ${hit}), 'rows', (
    select coalesce(json_agg(r), '[]') from (
      select t.id as person_id, t.full_name as name, t.is_active, t.email, t.phone, t.address, t.note,
        ${contacts(raw('c.person_id = t.id'))} as roles ${figures(shown, 'person_id')}
      from person t where ${hit} order by t.is_active desc, t.last_name, t.id limit ${limit}) r))`
}

function condition(hit: Sql | undefined, isAsked: boolean): Sql {
  return hit && isAsked ? hit : raw('false')
}

/** Who works there, or where somebody works, today. */
function contacts(whose: Sql): Sql {
  return sql`(select coalesce(json_agg(w), '[]') from (
    select p.id as person_id, p.full_name as person_name, o.id as organization_id, o.name as organization_name, c.role, c.is_primary,
      coalesce(c.work_email, p.email) as email, coalesce(c.work_phone, p.phone) as phone
    from contact_role c join person p on p.id = c.person_id join organization o on o.id = c.organization_id
    where ${whose} and coalesce(c.end_date >= current_day(), true) order by c.is_primary desc, p.last_name, c.id limit 10) w)`
}

function figures(shown: readonly Extra[], customer: `${Kind}_id`): Sql {
  const own = raw(`${customer} = t.id`)
  const counted: Readonly<Record<Extra, Sql>> = {
    open_projects: sql`(select count(*) from project where ${own} and status = 'active')`,
    outstanding_amount: sql`(select coalesce(sum(i.outstanding_amount), 0) from invoice i
      where i.${own} and i.outstanding_amount <> 0 and i.currency = ${currency})`,
    outstanding_in_other_currencies: sql`(select coalesce(json_agg(o), '[]') from (
      select i.currency, sum(i.outstanding_amount) as amount from invoice i
      where i.${own} and i.outstanding_amount <> 0 and i.currency <> ${currency} group by 1 order by 1) o)`,
    open_opportunities: sql`(select count(*) from sales where ${own} and status = 'open')`,
  }
  return shown
    .map((extra) => sql`, ${counted[extra]} as ${raw(extra)}`)
    .reduce((all, one) => sql`${all}${one}`, raw(''))
}
