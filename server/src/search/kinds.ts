// The kinds of records that can be found: who may find them, what they are called, and whose they are. Their words are kept by migration 0022.
import type { Tables } from '../db/schema.ts'
import type { Sql } from '../db/sql.ts'
import { BESIDE_INVOICES } from '../modules/documents/documents.queries.ts'
import type { Scope } from '../shared/rights.ts'

interface Kind {
  readonly scope: Scope
  /** Where a person sees it; the id follows. */
  readonly path: `/${string}`
  readonly table: keyof Tables
  /** Expressions on its row t and on the joins. */
  readonly title: string
  /** What stands below the title, and is searched with it. */
  readonly subtitle: string
  readonly joins?: string
  /** It is also found by the words of what it belongs to. */
  readonly of?: 'customer' | 'project'
  /** The employee whose it is, who finds it first. */
  readonly owner?: string
  /** What is over and done with comes last. */
  readonly isLive?: string
  /** What is left out without a right. */
  readonly unless?: { readonly right: Scope; readonly condition: Sql }
}

const CUSTOMER = 'left join organization o on o.id = t.organization_id left join person p on p.id = t.person_id'
const OF_PROJECT = `join project j on j.id = t.project_id left join organization o on o.id = j.organization_id
  left join person p on p.id = j.person_id`
const NAME = 'coalesce(o.name, p.full_name)'

export const kinds = {
  organization: {
    scope: 'crm:read',
    path: '/crm/organization',
    table: 'organization',
    title: 't.name',
    subtitle: `t.relation_number, t.coc_code, t.address ->> 'locality'`,
    owner: 't.account_manager_employee_id',
    isLive: 't.is_active',
  },
  person: {
    scope: 'crm:read',
    path: '/crm/person',
    table: 'person',
    title: 't.full_name',
    subtitle: `(select min(o.name) from contact_role c join organization o on o.id = c.organization_id
      where c.person_id = t.id and coalesce(c.end_date >= current_day(), true)), t.email`,
    isLive: 't.is_active',
  },
  project: {
    scope: 'projects:read',
    path: '/projects/project',
    table: 'project',
    title: `t.project_number || ' ' || t.name`,
    subtitle: NAME,
    joins: CUSTOMER,
    of: 'customer',
    owner: 't.manager_employee_id',
    isLive: `t.status = 'active'`,
  },
  service: {
    scope: 'projects:read',
    path: '/projects/service',
    table: 'service',
    title: 't.name',
    subtitle: `j.project_number || ' ' || j.name, ${NAME}, t.service_number`,
    joins: OF_PROJECT,
    of: 'project',
    owner: 'j.manager_employee_id',
    isLive: `t.status = 'open' and j.status = 'active'`,
  },
  task: {
    scope: 'projects:read',
    path: '/projects/task',
    table: 'task',
    title: 't.name',
    subtitle: `j.project_number || ' ' || j.name, ${NAME}`,
    joins: OF_PROJECT,
    of: 'project',
    owner: 't.assignee_employee_id',
    isLive: `t.status in ('open', 'in_progress')`,
  },
  employee: {
    scope: 'hrm:read',
    path: '/hrm/employee',
    table: 'employee',
    title: 't.full_name',
    subtitle: 't.job_title, t.employee_number',
    owner: 't.id',
    isLive: 'not t.is_deactivated and coalesce(t.employment_end >= current_day(), true)',
  },
  invoice: {
    scope: 'invoices:read',
    path: '/invoices/invoice',
    table: 'invoice',
    title: `concat_ws(' ', 'Invoice', t.number)`,
    subtitle: `${NAME}, t.subject, t.reference, t.invoice_date`,
    joins: CUSTOMER,
    of: 'customer',
    isLive: 't.outstanding_amount <> 0',
  },
  quote: {
    scope: 'sales:read',
    path: '/sales/quote',
    table: 'quote',
    title: `concat_ws(' ', 'Quote', t.number, t.subject)`,
    subtitle: `${NAME}, t.quote_date`,
    joins: CUSTOMER,
    of: 'customer',
    isLive: `t.status in ('draft', 'sent')`,
  },
  sales: {
    scope: 'sales:read',
    path: '/sales/sales',
    table: 'sales',
    title: 't.name',
    subtitle: NAME,
    joins: CUSTOMER,
    of: 'customer',
    owner: 't.owner_employee_id',
    isLive: `t.status = 'open'`,
  },
  document: {
    scope: 'crm:read',
    path: '/documents/document',
    table: 'document',
    title: 't.name',
    subtitle: `${NAME}, (select j.name from project j where j.id = t.project_id)`,
    joins: CUSTOMER,
    owner: 't.uploaded_by_employee_id',
    unless: { right: 'invoices:read', condition: BESIDE_INVOICES },
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

export function kindOf(name: KindName): Kind {
  return kinds[name]
}
