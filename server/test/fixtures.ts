// Rows that tests need and no operation makes yet, and a look at what a write left behind.
import { expect } from 'vitest'
import { join, raw, type Sql, sql } from '../src/db/sql.ts'
import { inEnvironment, inSystem, type Tx } from '../src/db/transaction.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import type { Answer, Client, TestEnvironment, TestServer } from './harness.ts'

const newId = idMaker(systemClock)

export function inTest<T>(server: TestServer, env: TestEnvironment, work: (tx: Tx) => Promise<T>): Promise<T> {
  const today = new Date().toISOString().slice(0, 10)
  return inEnvironment(server.db, { environmentId: env.id, today }, 'write', work)
}

async function insert(server: TestServer, env: TestEnvironment, query: (id: string, now: string) => Sql) {
  const id = newId()
  await inTest(server, env, (tx) => tx.count(query(id, new Date().toISOString())))
  return id
}

export interface EmployeeFixture {
  readonly first_name?: string
  readonly last_name?: string
  readonly person_id?: string
}

export function insertEmployee(server: TestServer, env: TestEnvironment, employee: EmployeeFixture = {}) {
  const { first_name = null, last_name = 'Bakker', person_id = null } = employee
  return insert(
    server,
    env,
    (id, now) => sql`
      insert into employee (environment_id, id, first_name, last_name, person_id, company_profile_id, created_at, updated_at)
      select current_environment(), ${id}, ${first_name}, ${last_name}, ${person_id}, c.id, ${now}, ${now}
      from company_profile c where c.is_default`,
  )
}

export interface ContractFixture {
  readonly start_date?: string
  readonly end_date?: string | null
  /** Minutes per day, Monday first. */
  readonly schedule?: readonly number[]
  readonly schedule_odd_weeks?: readonly number[] | null
  readonly leave_minutes_per_year?: number
}

/** Forty hours from Monday to Friday since 2020, unless the test says otherwise. */
export function insertContract(
  server: TestServer,
  env: TestEnvironment,
  employeeId: string,
  contract: ContractFixture = {},
) {
  const { start_date = '2020-01-01', end_date = null, schedule = [480, 480, 480, 480, 480, 0, 0] } = contract
  const { schedule_odd_weeks = null, leave_minutes_per_year = 12_000 } = contract
  return insert(
    server,
    env,
    (id, now) => sql`
      insert into contract (environment_id, id, employee_id, company_profile_id, start_date, end_date, schedule, schedule_odd_weeks,
        leave_minutes_per_year, created_at, updated_at)
      select current_environment(), ${id}, e.id, e.company_profile_id, ${start_date}, ${end_date}, ${schedule}, ${schedule_odd_weeks},
        ${leave_minutes_per_year}, ${now}, ${now}
      from employee e where e.id = ${employeeId}`,
  )
}

export function insertProject(server: TestServer, env: TestEnvironment, name: string, organizationId?: string) {
  return insert(
    server,
    env,
    (id, now) => sql`
      insert into project (environment_id, id, project_number, name, organization_id, company_profile_id, created_at, updated_at)
      select current_environment(), ${id}, ${`P-${id}`}, ${name}, ${organizationId ?? null}, c.id, ${now}, ${now}
      from company_profile c where c.is_default`,
  )
}

export function insertSales(server: TestServer, env: TestEnvironment, name: string) {
  return insert(
    server,
    env,
    (id, now) => sql`
      insert into sales (environment_id, id, name, stage_id, stage_changed_at, status_changed_at, created_at, updated_at)
      select current_environment(), ${id}, ${name}, s.id, ${now}, ${now}, ${now}, ${now}
      from stage s order by s.position limit 1`,
  )
}

/** The events and the audited operations of a record, oldest first. */
export async function trailOf(server: TestServer, env: TestEnvironment, recordId: string) {
  return inTest(server, env, async (tx) => {
    const events = await tx.all<{ kind: string }>(
      sql`select kind from outbox where record_id = ${recordId} order by id`,
    )
    const audit = await tx.all<{ operation: string }>(
      sql`select operation from audit where record_id = ${recordId} order by id`,
    )
    return { events: events.map(({ kind }) => kind), audit: audit.map(({ operation }) => operation) }
  })
}

/** Any row: what the test says, and what every row has. */
export function insertRow(
  server: TestServer,
  env: TestEnvironment,
  table: string,
  values: Readonly<Record<string, unknown>>,
) {
  const names = join(Object.keys(values).map((name) => raw(`"${name}"`)))
  const parameters = join(Object.values(values).map((value) => sql`${value}`))
  return insert(
    server,
    env,
    (id, now) => sql`
      insert into ${raw(table)} (environment_id, id, created_at, updated_at, ${names})
      values (current_environment(), ${id}, ${now}, ${now}, ${parameters})`,
  )
}

/** One hour at 100.00 that waits for its invoice, unless the test says otherwise. */
export function insertTimeEntry(server: TestServer, env: TestEnvironment, values: Readonly<Record<string, unknown>>) {
  return insertRow(server, env, 'time_entry', {
    start_at: '2026-01-05T09:00:00Z',
    date: '2026-01-05',
    minutes: 60,
    hourly_rate: 100,
    amount: 100,
    rate_source: 'service',
    invoice_status: 'to_invoice',
    source: 'api',
    ...values,
  })
}

/** Creates a record through the API and returns it. */
export async function make(client: Client, path: string, body: object) {
  const answer = await client.post(path, body)
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`)
  return answer.body.data
}

/** Why a request was refused, in one line: 409 project-closed, or 400 validation-error /name. */
export function refusal({ status, body }: Answer): string {
  const pointers = (body?.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)
  return [status, body?.code, ...pointers].join(' ')
}

/** A team with these members. */
export async function insertTeam(server: TestServer, env: TestEnvironment, memberIds: readonly string[]) {
  const teamId = await insert(
    server,
    env,
    (id, now) => sql`
      insert into team (environment_id, id, name, created_at, updated_at)
      values (current_environment(), ${id}, ${`Team ${id}`}, ${now}, ${now})`,
  )
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into team_member (environment_id, team_id, employee_id, since)
      select current_environment(), ${teamId}, unnest(${memberIds}::uuid[]), '2020-01-01'`),
  )
  return teamId
}

/** The id of what was created. */
export async function made(request: Promise<Answer>): Promise<string> {
  const answer = await request
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.id
}

/** The ids of a list, in its order. */
export function idsOf(answer: Answer): string[] {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.map(({ id }: { id: string }) => id)
}

/** The ids of the relation types an environment starts with, by their kinds. */
export async function relationTypesOf(env: TestEnvironment, ...kinds: string[]): Promise<string[]> {
  const answers = await Promise.all(kinds.map((kind) => env.get(`/crm/relationtype?kind=${kind}`)))
  return answers.map(({ body }) => body.data[0].id)
}

/** Whoever is signed in stays so, however far the test moves its clock. */
export async function staySignedIn({ db }: TestServer, { id }: TestEnvironment): Promise<void> {
  const far = '2100-01-01T00:00:00Z'
  await inSystem(db, (tx) =>
    tx.count(sql`update session set last_seen_at = ${far}, expires_at = ${far} where environment_id = ${id}`),
  )
}
