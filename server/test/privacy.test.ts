// What is known of somebody reaches nobody who may not know it: every read of both surfaces, as each role, in search of planted secrets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { standardRoles } from '../src/modules/access/roles.rules.ts'
import { type Right, scopes } from '../src/shared/rights.ts'
import { worldOf } from './examples.ts'
import { insertContract, insertEmployee, insertTimeEntry, inTest, make } from './fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { drawer, SEED } from './some.ts'
import { type Call, call, goodCall, type Step, steps, writes } from './walk.ts'

let server: TestServer
let env: TestEnvironment
let colleague: string
let boss: string
let records: string[]
let secrets: Record<string, string[]>
/** What is asked of the reads that are about no single record. */
const asked = new Map<Step, Call>()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
  env = await server.environment()
  boss = await insertEmployee(server, env)
  colleague = await insertEmployee(server, env)
  await env.app.patch(`/hrm/employee/${colleague}`, { manager_employee_id: boss })
  await plantSecrets()
  const world = worldOf(server, env)
  for (const step of reads.filter(({ operation }) => !operation.path.includes('{id}')))
    asked.set(step, await goodCall(step, world))
})
afterAll(() => server.close())

const reads = steps.filter(({ operation }) => operation.method === 'GET')
const ONE_BY_ONE = 2

const EVERYTHING = ['leave', 'balance', 'adjustment', 'absence', 'kind', 'reason', 'contract', 'cost']
const SEEN_BY: Readonly<Record<string, readonly string[]>> = {
  owner: EVERYTHING,
  administrator: EVERYTHING,
  hr: EVERYTHING,
  manager: ['leave', 'balance', 'cost'],
  finance: ['cost'],
  employee: [],
}

describe.each(Object.entries(SEEN_BY))(`%s (SEED=${SEED})`, (role, seen) => {
  test(`sees of a colleague: ${seen.join(', ') || 'nothing'}`, async () => {
    expect(await findSecrets(await insertEmployee(server, env), standardRoles[role]!)).toEqual([...seen].sort())
  })
})

test('the manager of somebody sees what concerns the days, not why and at what price', async () => {
  expect(await findSecrets(boss, standardRoles.employee!)).toEqual([
    'absence',
    'balance',
    'contract',
    'leave',
    'reason',
  ])
})

test('the audit shows no more of people than the lists do', async () => {
  const rights = [...scopes, 'settings', 'users', 'cost_rates'] as const
  expect(await findSecrets(await insertEmployee(server, env), rights)).toEqual(['cost'])
})

test('events tell whose days they are about, and no secret that a reader of people may not know', async () => {
  const events = await inTest(server, env, (tx) =>
    tx.all<{ kind: string; payload: string }>(
      sql`select kind, payload::text from outbox where kind ~ '^(leave|absence|contract|planning)\.'`,
    ),
  )
  expect(new Set(events.map(({ kind }) => kind.split('.')[0]))).toEqual(
    new Set(['leave', 'absence', 'contract', 'planning']),
  )
  for (const { kind, payload } of events) {
    const { object } = JSON.parse(payload).data
    expect(object.employee_id, kind).toEqual(expect.any(String))
    for (const name of ['kind', 'reason', 'cost'])
      expect(
        secrets[name]!.filter((secret) => joined(payload).includes(secret)),
        kind,
      ).toEqual([])
  }
})

test('of what is not his own an employee writes relations and their papers, and nothing else', async () => {
  const user = await env.signIn(standardRoles.employee!, await insertEmployee(server, env))
  const headers = { cookie: user.cookie, authorization: `Bearer ${await user.keyWith(...scopes)}` }
  const world = worldOf(server, env)
  const written = new Set<string | null>()
  for (const step of writes.filter(({ operation }) => !OWN.has(operation.path))) {
    const { status } = await call(step, world, { ...(await goodCall(step, world)), headers })
    if (status < 400) written.add(step.operation.scope)
  }
  // Keys are everybody's own, within the own rights.
  expect(written).toEqual(new Set(['crm:write', null]))
})

/** What is at these paths is always that of whoever asks. */
const OWN: ReadonlySet<string> = new Set(['/hours/timer', '/hours/timer/stop', '/hrm/employee/self', '/hrm/leavefeed'])

/** The names of the secrets that show in anything this employee can read, with a session or with a key. */
async function findSecrets(employeeId: string, rights: readonly Right[]): Promise<string[]> {
  const user = await env.signIn(rights, employeeId)
  seekers.add(user.userId)
  const world = worldOf(server, env)
  const headers = { cookie: user.cookie, authorization: `Bearer ${await user.keyWith(...scopes)}` }
  const some = drawer(rights.join())
  const found = new Set<string>()
  for (const step of reads) {
    for (const request of questions(step, some)) {
      const { status, text } = await call(step, world, { ...request, headers })
      expect([200, 403, 404], `${step.name} ${request.query ?? ''}: ${text}`).toContain(status)
      const told = joined(step.operation.path.startsWith('/settings/request') ? withoutSeeking(text) : text)
      for (const [name, words] of Object.entries(secrets))
        if (words.some((word) => told.includes(word))) found.add(name)
    }
  }
  return [...found].sort()
}

/** All who ask here for what they may not know; the log tells what was asked, ids and all, and some of it is written late. */
const seekers = new Set<string | null>()

function withoutSeeking(text: string): string {
  const entries = [JSON.parse(text).data ?? []].flat() as { user_id: string | null }[]
  return JSON.stringify(entries.filter(({ user_id }) => !seekers.has(user_id)))
}

/** JSON comes with spaces behind its colons and without. */
function joined(text: string): string {
  return text.replaceAll(/" ?: ?"/g, '":"')
}

/** The question as it is, and what can be asked about the colleague and the records of his: one by one about some of them. */
function questions(step: Step, some: ReturnType<typeof drawer>): Call[] {
  const { operation } = step
  if (operation.path.includes('{id}')) return some(records, ONE_BY_ONE).map((id) => ({ id }))
  const good = asked.get(step)!
  const parameters = Object.keys((operation.list?.parameters ?? operation.query)?.properties ?? {})
  const also = (name: string, value: string) =>
    parameters.includes(name) ? [{ ...good, query: withParameter(good.query, name, value) }] : []
  return [
    good,
    ...(operation.list ? also('limit', '100') : []),
    ...also('employee_id', colleague),
    ...also('ids', records.join()),
    ...some(records, ONE_BY_ONE).flatMap((id) => also('record_id', id)),
  ]
}

function withParameter(query: string | undefined, name: string, value: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `?${parameters}`
}

async function plantSecrets(): Promise<void> {
  const { app } = env
  const [monday, friday] = ['2026-11-09', '2026-11-13']
  const week = { employee_id: colleague, start_date: monday, end_date: friday }
  const contract = await insertContract(server, env, colleague)
  await app.patch(`/hrm/contract/${contract}`, { leave_minutes_per_year: 9600 })
  const rate = { employee_id: colleague, kind: 'cost', hourly_rate: 98.76, valid_from: '2026-01-01' }
  const cost = await make(app, '/hrm/employeerate', rate)
  await insertTimeEntry(server, env, { employee_id: colleague, cost_rate: 98.76, cost_amount: 98.76 })
  const planning = await make(app, '/hrm/planning', { ...week, minutes_per_day: 300 })
  const types: { id: string; kind: string }[] = (await app.get('/hrm/leavetype')).body.data
  const leave_type_id = types.find(({ kind }) => kind === 'statutory')!.id
  const leave = await make(app, '/hrm/leave', { ...week, leave_type_id, note: 'Wedding' })
  await app.patch(`/hrm/leave/${leave.id}`, { status: 'approved' })
  const kind = 'third_party_accident'
  const absence = await make(app, '/hrm/absence', { employee_id: colleague, start_date: '2026-11-12', kind })
  await app.patch(`/hrm/absence/${absence.id}`, { end_date: '2026-11-12', status: 'closed' })
  const adjusting = { employee_id: colleague, leave_type_id, year: 2026, minutes: 77, reason: 'Bought' }
  const adjustment = await make(app, '/hrm/leaveadjustment', adjusting)
  const balances = (await app.get(`/hrm/leavebalance?employee_id=${colleague}`)).body.data
  const balanceIds: string[] = balances.map(({ id }: { id: string }) => id)
  records = [colleague, contract, cost.id, planning.id, leave.id, absence.id, adjustment.id, balanceIds[0]!]
  secrets = {
    leave: [leave.id, 'Wedding'],
    balance: balanceIds,
    adjustment: [adjustment.id],
    absence: [absence.id],
    kind: [kind],
    reason: ['"kind":"leave"', '"kind":"absence"', '"excluded_reason":"absence"'],
    contract: [contract],
    cost: [cost.id, '98.76'],
  }
}
