// A new environment and what no company can start without: roles, a company profile with VAT rates and holidays, relation,
// hour and leave types, stages of a sale.
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { holidaysAround } from '../../shared/holidays.ts'
import { standardVatRates } from '../../shared/vat-rates.ts'
import { standardRoles } from './roles.rules.ts'

export interface NewEnvironment {
  readonly slug: string
  readonly name: string
}

export interface Maker {
  readonly newId: () => string
  readonly now: string
}

export function createEnvironment(db: Database, environment: NewEnvironment, maker: Maker): Promise<string> {
  return inSystem(db, async (tx) => insertEnvironment(tx, environment, maker))
}

export function insertEnvironment(tx: Tx, { slug, name }: NewEnvironment, { newId, now }: Maker): string {
  const id = newId()
  tx.send(
    sql`insert into environment (environment_id, slug, name, leave_since, created_at, updated_at)
        values (${id}, ${slug}, ${name}, ${Number(now.slice(0, 4))}, ${now}, ${now})`,
  )
  for (const [role, rights] of Object.entries(standardRoles)) {
    tx.send(sql`
      insert into role (environment_id, id, name, rights, is_system, created_at, updated_at)
      values (${id}, ${newId()}, ${role}, ${rights}, true, ${now}, ${now})`)
  }
  fill(tx, { id, name }, { newId, now })
  return id
}

/** Environments by slug. */
export async function findEnvironments(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await inSystem(db, (tx) =>
    tx.last<{ id: string; slug: string }>(sql`select id, slug from environment order by slug`),
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function fill(tx: Tx, { id, name }: { id: string; name: string }, { newId, now }: Maker): void {
  const profileId = newId()
  tx.send(sql`
    insert into company_profile (environment_id, id, name, legal_name, is_default, created_at, updated_at)
    values (${id}, ${profileId}, ${name}, ${name}, true, ${now}, ${now})`)
  for (const { name: label, percentage, category, valid_from, is_default } of standardVatRates(COUNTRY)) {
    tx.send(sql`
      insert into vat_rate (environment_id, id, company_profile_id, name, percentage, category, valid_from, is_default, created_at, updated_at)
      values (${id}, ${newId()}, ${profileId}, ${label}, ${percentage}, ${category}, ${valid_from}, ${is_default}, ${now}, ${now})`)
  }
  const holidays = holidaysAround(COUNTRY, Number(now.slice(0, 4)))
  tx.send(sql`
    insert into public_holiday (environment_id, company_profile_id, date, name)
    select ${id}, ${profileId}, * from unnest(${holidays.map(({ date }) => date)}::date[], ${holidays.map(({ name }) => name)}::text[])`)
  for (const [position, [label, kind]] of RELATION_TYPES.entries()) {
    tx.send(sql`
      insert into relation_type (environment_id, id, name, kind, position, created_at, updated_at)
      values (${id}, ${newId()}, ${label}, ${kind}, ${position}, ${now}, ${now})`)
  }
  for (const [position, label] of HOUR_TYPES.entries()) {
    tx.send(sql`
      insert into hour_type (environment_id, id, name, position, created_at, updated_at)
      values (${id}, ${newId()}, ${label}, ${position}, ${now}, ${now})`)
  }
  for (const [position, [label, probability]] of STAGES.entries()) {
    tx.send(sql`
      insert into stage (environment_id, id, name, position, probability, created_at, updated_at)
      values (${id}, ${newId()}, ${label}, ${position}, ${probability}, ${now}, ${now})`)
  }
  for (const [position, type] of LEAVE_TYPES.entries()) {
    const { name: label, kind, affects_balance, is_paid, allow_negative, expires_after_months } = type
    tx.send(sql`
      insert into leave_type (environment_id, id, name, kind, affects_balance, is_paid, allow_negative, expires_after_months,
        deduct_order, position, created_at, updated_at)
      values (${id}, ${newId()}, ${label}, ${kind}, ${affects_balance}, ${is_paid}, ${allow_negative}, ${expires_after_months},
        ${position}, ${position}, ${now}, ${now})`)
  }
}

const COUNTRY = 'NL'
const RELATION_TYPES = [
  ['Customer', 'customer'],
  ['Prospect', 'prospect'],
  ['Supplier', 'supplier'],
  ['Partner', 'partner'],
] as const
const HOUR_TYPES = ['Consultancy', 'Design', 'Development', 'Project management', 'Travel']
const STAGES = [
  ['Lead', 10],
  ['Qualified', 25],
  ['Proposal', 50],
  ['Negotiation', 75],
] as const
// Expiry as in the Netherlands: what the law gives half a year after the year, the rest five years.
const LEAVE_TYPES = [
  leaveType('Statutory leave', 'statutory', { expires_after_months: 6 }),
  leaveType('Extra leave', 'extra', { expires_after_months: 60 }),
  leaveType('Time off in lieu', 'time_off_in_lieu', { allow_negative: true }),
  leaveType('Special leave', 'special', { affects_balance: false }),
  leaveType('Unpaid leave', 'unpaid', { affects_balance: false, is_paid: false }),
]

function leaveType(name: string, kind: string, differs: { expires_after_months?: number; [flag: string]: unknown }) {
  const normal = { affects_balance: true, is_paid: true, allow_negative: false, expires_after_months: null }
  return { name, kind, ...normal, ...differs }
}
