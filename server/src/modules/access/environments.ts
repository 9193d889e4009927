// A new environment and what no company can start without: roles, a company profile with VAT rates and holidays, relation
// and hour types.
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

export async function createEnvironment(
  db: Database,
  { slug, name }: NewEnvironment,
  { newId, now }: Maker,
): Promise<string> {
  const id = newId()
  await inSystem(db, async (tx) => {
    tx.send(
      sql`insert into environment (environment_id, slug, name, created_at, updated_at) values (${id}, ${slug}, ${name}, ${now}, ${now})`,
    )
    for (const [role, rights] of Object.entries(standardRoles)) {
      tx.send(sql`
        insert into role (environment_id, id, name, rights, is_system, created_at, updated_at)
        values (${id}, ${newId()}, ${role}, ${rights}, true, ${now}, ${now})`)
    }
    fill(tx, { id, name }, { newId, now })
  })
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
}

const COUNTRY = 'NL'
const RELATION_TYPES = [
  ['Customer', 'customer'],
  ['Prospect', 'prospect'],
  ['Supplier', 'supplier'],
  ['Partner', 'partner'],
] as const
const HOUR_TYPES = ['Consultancy', 'Design', 'Development', 'Project management', 'Travel']
