// What search finds and fetch tells: the kinds of records, each behind its scope, found as the lists of v2 find them.
import type { Listing } from '../../db/listing.ts'
import { join, raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { organizationList } from '../../modules/crm/organizations.queries.ts'
import { personList } from '../../modules/crm/persons.queries.ts'
import { employeeList } from '../../modules/hrm/people/employees.queries.ts'
import { invoiceList } from '../../modules/invoices/invoices.queries.ts'
import { projectList } from '../../modules/projects/projects.queries.ts'
import { salesList } from '../../modules/sales/sales.queries.ts'
import type { Scope } from '../../shared/rights.ts'

interface Kind {
  readonly scope: Scope
  readonly path: `/${string}`
  readonly list: Listing
  /** Which of the list's filters a search uses. */
  readonly filter: 'q' | 'number'
  readonly title: string
  /** What is told of it; t is its row. */
  readonly facts: string
  readonly joins: string
}

const CUSTOMER = 'left join organization o on o.id = t.organization_id left join person p on p.id = t.person_id'

export const kinds = {
  organization: {
    scope: 'crm:read',
    path: '/crm/organization',
    list: organizationList,
    filter: 'q',
    title: 't.name',
    facts: 't.name, t.relation_number, t.coc_code, t.vat_number, t.email, t.phone, t.url, t.is_active, t.note',
    joins: '',
  },
  person: {
    scope: 'crm:read',
    path: '/crm/person',
    list: personList,
    filter: 'q',
    title: 't.full_name',
    facts: 't.full_name as name, t.email, t.phone, t.is_active, t.note',
    joins: '',
  },
  project: {
    scope: 'projects:read',
    path: '/projects/project',
    list: projectList,
    filter: 'q',
    title: `t.project_number || ' ' || t.name`,
    facts: `t.project_number, t.name, t.status, coalesce(o.name, p.full_name) as customer, e.full_name as manager, t.start_date, t.end_date,
      t.budget_minutes, t.budget_amount, t.note`,
    joins: `${CUSTOMER} left join employee e on e.id = t.manager_employee_id`,
  },
  employee: {
    scope: 'hrm:read',
    path: '/hrm/employee',
    list: employeeList,
    filter: 'q',
    title: 't.full_name',
    facts: 't.full_name as name, t.job_title, t.email, t.phone, e.full_name as manager',
    joins: 'left join employee e on e.id = t.manager_employee_id',
  },
  invoice: {
    scope: 'invoices:read',
    path: '/invoices/invoice',
    list: invoiceList,
    filter: 'number',
    title: `concat_ws(' ', 'Invoice', t.number)`,
    facts: `t.number, t.type, t.status, coalesce(o.name, p.full_name) as customer, t.invoice_date, t.due_date, t.currency, t.total_incl_vat,
      t.outstanding_amount`,
    joins: CUSTOMER,
  },
  sales: {
    scope: 'sales:read',
    path: '/sales/sales',
    list: salesList,
    filter: 'q',
    title: 't.name',
    facts: `t.name, t.status, s.name as stage, coalesce(o.name, p.full_name) as customer, e.full_name as owner, t.amount, t.expected_close_date, t.note`,
    joins: `${CUSTOMER} left join employee e on e.id = t.owner_employee_id join stage s on s.id = t.stage_id`,
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

export interface Hit {
  readonly kind: KindName
  readonly id: string
  readonly title: string
}

/** Some of each kind, so that none hides the others. */
export function findRecords(tx: Tx, names: readonly KindName[], query: string, most: number): Promise<Hit[]> {
  const parts = names.map((name) => {
    const { list, filter, title }: Kind = kinds[name]
    const hit = list.filters[filter]!.read(query) ?? raw('false')
    return sql`(select ${name} as kind, t.id, ${raw(title)} as title from ${raw(list.type.table)} t where ${hit} order by 3, 2 limit ${most})`
  })
  return tx.all<Hit>(join(parts, ' union all '))
}

export interface Told {
  readonly title: string
  readonly facts: Readonly<Record<string, unknown>>
}

export function findRecordText(tx: Tx, name: KindName, id: string): Promise<Told | undefined> {
  const { list, title, facts, joins }: Kind = kinds[name]
  const told: Sql = sql`(select to_json(f) from (select ${raw(facts)}) f)`
  return tx.first<Told>(
    sql`select ${raw(title)} as title, ${told} as facts from ${raw(list.type.table)} t ${raw(joins)} where t.id = ${id}`,
  )
}
