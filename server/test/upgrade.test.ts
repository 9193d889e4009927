// A database of before comes up to this release with everything in it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { readMigrations } from '../src/db/migration-files.ts'
import { standardRoles } from '../src/modules/access/roles.rules.ts'

const LAST_OF_BEFORE = 13
const ALL =
  'crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write'
const BEFORE: Record<string, string> = {
  owner: `${ALL},cost_rates,absence,approve_hours,approve_purchases,settings,users`,
  admin: `${ALL},cost_rates,absence,approve_hours,approve_purchases,settings,users`,
  manager: `${ALL},cost_rates,absence,approve_hours,approve_purchases`,
  employee: 'crm:read,crm:write,projects:read,hours:read,hours:write,sales:read,hrm:read',
}
const [plain, own] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']

let server: pg.Client
let client: pg.Client
const name = `upgrade_${process.pid}_${Date.now()}`
const folder = mkdtempSync(join(tmpdir(), 'kantoor-before-'))

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('databaseUrl') })
  await server.connect()
  await server.query(`create database ${name} strategy file_copy`)
  const url = inject('databaseUrl').replace(/\/[^/?]+(\?|$)/, `/${name}$1`)
  for (const file of readMigrations().filter(({ number }) => number <= LAST_OF_BEFORE))
    cpSync(join(import.meta.dirname, '../migrations', file.name), join(folder, file.name))
  await migrate(url, { log: () => {}, folder })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const id of [plain, own]) await fill(id)
  await addRole(own, 'administrator', 'crm:read', false)
  await addRole(own, 'hr', 'hrm:read', false)
  await client.query(`update role set rights = '{crm:read}' where environment_id = $1 and name = 'employee'`, [own])
  await client.query('set session_replication_role = origin')
  await migrate(url, { log: () => {} })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await client.end()
  await server.query(`drop database ${name} with (force)`)
  await server.end()
})

test('the roles of before become the six of today, and users keep theirs', async () => {
  const roles = await rolesOf(plain)
  expect(Object.keys(roles).sort()).toEqual(Object.keys(standardRoles).sort())
  for (const [role, rights] of Object.entries(standardRoles))
    expect([...roles[role]!.rights].sort(), role).toEqual([...rights].sort())
  expect(roles.administrator!.id).toBe(idOf(plain, 'admin'))
})

test('a role that somebody changed or made stays as it is', async () => {
  const roles = await rolesOf(own)
  expect(roles.employee).toMatchObject({ rights: ['crm:read'], is_system: true })
  expect(roles.administrator).toMatchObject({ rights: ['crm:read'], is_system: false })
  expect(roles.hr).toMatchObject({ rights: ['hrm:read'], is_system: false })
  expect(roles.admin!.is_system).toBe(true)
  expect([...roles.admin!.rights].sort()).toEqual([...standardRoles.administrator!].sort())
})

test('contracts keep their hours, spread over the working week, and are with the company of the employee', async () => {
  const { rows } = await client.query(
    `select weekly_minutes, schedule, type, leave_minutes_per_year, company_profile_id from contract where environment_id = $1 order by weekly_minutes`,
    [plain],
  )
  expect(rows).toMatchObject([
    { weekly_minutes: 1923, schedule: [385, 385, 385, 384, 384, 0, 0], leave_minutes_per_year: 9615 },
    { weekly_minutes: 2400, schedule: [480, 480, 480, 480, 480, 0, 0], leave_minutes_per_year: 12_000 },
  ])
  for (const row of rows) expect(row).toMatchObject({ type: 'permanent', company_profile_id: idOf(plain, 'company') })
})

async function fill(id: string): Promise<void> {
  await client.query(`insert into environment (environment_id, slug, name) values ($1, $2, 'Before')`, [id, `e${id}`])
  for (const [role, rights] of Object.entries(BEFORE)) await addRole(id, role, rights, true)
  await client.query(
    `insert into company_profile (environment_id, id, name, legal_name, is_default, created_at, updated_at)
     values ($1, $2, 'Before', 'Before', true, now(), now())`,
    [id, idOf(id, 'company')],
  )
  for (const [employee, minutes] of [
    ['one', 2400],
    ['two', 1923],
  ] as const) {
    await client.query(
      `insert into employee (environment_id, id, last_name, company_profile_id, created_at, updated_at)
       values ($1, $2, 'Bos', $3, now(), now())`,
      [id, idOf(id, employee), idOf(id, 'company')],
    )
    await client.query(
      `insert into contract (environment_id, id, employee_id, start_date, weekly_minutes, created_at, updated_at)
       values ($1, $2, $2, '2024-01-01', $3, now(), now())`,
      [id, idOf(id, employee), minutes],
    )
  }
}

function addRole(id: string, role: string, rights: string, isSystem: boolean) {
  return client.query(
    `insert into role (environment_id, id, name, rights, is_system, created_at, updated_at) values ($1, $2, $3, $4, $5, now(), now())`,
    [id, idOf(id, role), role, `{${rights}}`, isSystem],
  )
}

const ids = new Map<string, string>()
function idOf(environment: string, what: string): string {
  const key = `${environment} ${what}`
  const known = ids.get(key) ?? `00000000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
  ids.set(key, known)
  return known
}

async function rolesOf(environment: string) {
  const { rows } = await client.query<{ id: string; name: string; rights: string[]; is_system: boolean }>(
    'select id, name, rights, is_system from role where environment_id = $1',
    [environment],
  )
  return Object.fromEntries(rows.map((row) => [row.name, row]))
}
