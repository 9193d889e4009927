// What fetch tells of the records that search finds: the kinds whose tables an assistant may read.
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { kindOf } from '../../search/kinds.ts'

interface Facts {
  /** What is told of it; t is its row. */
  readonly facts: string
  readonly joins: string
}

const CUSTOMER = 'left join organization o on o.id = t.organization_id left join person p on p.id = t.person_id'

const told = {
  organization: {
    facts: 't.name, t.relation_number, t.coc_code, t.vat_number, t.email, t.phone, t.url, t.is_active, t.note',
    joins: '',
  },
  person: {
    facts: 't.full_name as name, t.email, t.phone, t.is_active, t.note',
    joins: '',
  },
  project: {
    facts: `t.project_number, t.name, t.status, coalesce(o.name, p.full_name) as customer, e.full_name as manager, t.start_date, t.end_date,
      t.budget_minutes, t.budget_amount, t.note`,
    joins: `${CUSTOMER} left join employee e on e.id = t.manager_employee_id`,
  },
  employee: {
    facts: 't.full_name as name, t.job_title, t.email, t.phone, e.full_name as manager',
    joins: 'left join employee e on e.id = t.manager_employee_id',
  },
  invoice: {
    facts: `t.number, t.type, t.status, coalesce(o.name, p.full_name) as customer, t.invoice_date, t.due_date, t.currency, t.total_incl_vat,
      t.outstanding_amount`,
    joins: CUSTOMER,
  },
  sales: {
    facts: `t.name, t.status, s.name as stage, coalesce(o.name, p.full_name) as customer, e.full_name as owner, t.amount, t.expected_close_date, t.note`,
    joins: `${CUSTOMER} left join employee e on e.id = t.owner_employee_id join stage s on s.id = t.stage_id`,
  },
} as const satisfies Record<string, Facts>

export type ToldName = keyof typeof told
export const toldNames = Object.keys(told) as ToldName[]

export interface Told {
  readonly title: string
  readonly facts: Readonly<Record<string, unknown>>
}

export function findRecordText(tx: Tx, name: ToldName, id: string): Promise<Told | undefined> {
  const { table, title } = kindOf(name)
  const { facts, joins }: Facts = told[name]
  const json: Sql = sql`(select to_json(f) from (select ${raw(facts)}) f)`
  return tx.first<Told>(
    sql`select ${raw(title)} as title, ${json} as facts from ${raw(table)} t ${raw(joins)} where t.id = ${id}`,
  )
}
