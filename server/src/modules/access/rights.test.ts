// What each of the standard roles may do, and that neither a key nor a role ever gives more than its giver has.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, insertContract, insertEmployee, make } from '../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../test/harness.ts'
import { operations } from '../../operations.ts'
import type { Right } from '../../shared/rights.ts'
import { standardRoles } from './roles.rules.ts'

let server: TestServer
let twin: TestServer
beforeAll(async () => {
  server = await startTestServer()
  twin = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await twin.close()
})

const ROLES = ['owner', 'administrator', 'manager', 'finance', 'hr', 'employee'] as const

/** Letters of the roles that may: o(wner), a(dministrator), m(anager), f(inance), h(r), e(mployee). */
const MAY: Readonly<Record<string, string>> = {
  'organization.list': 'oamfhe',
  'organization.create': 'oamfe',
  'contactrole.create': 'oamfe',
  'customfield.create': 'oa',
  'project.list': 'oamfhe',
  'project.create': 'oam',
  'service.update': 'oam',
  'task.create': 'oam',
  'hours.list': 'oamfhe',
  'hours.create': 'oame',
  'hours.write_off': 'oamf',
  'invoice.list': 'oamf',
  'invoice.finalize': 'oamf',
  'payment.create': 'oamf',
  'purchaseinvoice.create': 'oamf',
  'cost.create': 'oamf',
  'companyprofile.update': 'oa',
  'sales.list': 'oamfe',
  'sales.create': 'oam',
  'employee.list': 'oamfhe',
  'employee.read': 'oamfhe',
  'team.list': 'oamfhe',
  'contract.list': 'oamfhe',
  'employeerate.list': 'oamfhe',
  'employee.create': 'oah',
  'employee.update': 'oah',
  'employee.deactivate': 'oah',
  'employee.reactivate': 'oah',
  'employee.remove': 'oah',
  'employee.set_custom_field_value': 'oah',
  'employeerate.create': 'oah',
  'employeerate.update': 'oah',
  'employeerate.delete': 'oah',
  'contract.create': 'oah',
  'contract.update': 'oah',
  'contract.delete': 'oah',
  'team.create': 'oah',
  'team.update': 'oah',
  'team.delete': 'oah',
  'leavetype.create': 'oah',
  'leaveadjustment.create': 'oah',
  'leavebalance.list': 'oamfhe',
  'leave.create': 'oamhe',
  'leave.update': 'oamhe',
  'absence.list': 'oamfhe',
  'absence.create': 'oamhe',
  'planning.list': 'oamfhe',
  'planning.create': 'oamhe',
  'quote.create': 'oam',
  'stage.create': 'oa',
  'user.list': 'oa',
  'user.create': 'oa',
  'role.create': 'oa',
  'environment.update': 'oa',
  'audit.list': 'oa',
  'api_key.create': 'oamfhe',
}

describe('the standard roles', () => {
  const people = new Map<string, AppClient>()
  beforeAll(async () => {
    const env = await server.environment()
    const roles: { name: string; rights: Right[] }[] = (await env.app.get('/settings/role')).body.data
    expect(roles.map(({ name }) => name).sort()).toEqual([...ROLES].sort())
    for (const { name, rights } of roles) {
      expect([...rights].sort(), name).toEqual([...standardRoles[name]!].sort())
      people.set(name, await env.signIn(rights))
    }
  })

  test.each(Object.entries(MAY))('%s: %s', async (id, letters) => {
    const operation = operations.find((one) => one.id === id)
    expect(operation, `there is no operation ${id}`).toBeDefined()
    const allowed = await Promise.all(ROLES.map(async (role) => ((await probe(role, operation!)) ? role[0] : '')))
    expect(allowed.join('')).toBe(letters)
  })

  test('have every operation exactly where they have its right', async () => {
    for (const operation of operations.filter(({ open, scope }) => !open && scope !== null)) {
      for (const role of ROLES)
        expect(await probe(role, operation), `${role} ${operation.id}`).toBe(
          standardRoles[role]!.includes(operation.scope as Right),
        )
    }
  })

  // The right is asked before anything else, so an empty request tells. Whoever is no employee is refused his week for another reason.
  async function probe(role: string, { method, path }: (typeof operations)[number]): Promise<boolean> {
    const client = people.get(role)!
    const at = path.replace('{id}', randomUUID())
    const answer = await {
      GET: client.get,
      POST: client.post,
      PATCH: client.patch,
      PUT: client.put,
      DELETE: client.delete,
    }[method](at)
    return answer.status !== 403 || answer.body.required_right === undefined
  }
})

describe('for somebody else', () => {
  const MAY_FOR_OTHERS = { leave: 'oamh', absence: 'oah', planning: 'oamh', contract: 'oah' }

  test('a role writes and sees only what its finer rights open', async () => {
    const env = await server.environment()
    const leave_type_id = (await env.get('/hrm/leavetype')).body.data[0].id
    const did = { leave: '', absence: '', planning: '', contract: '' }
    for (const role of ROLES) {
      const [own, employee_id] = [await insertEmployee(server, env), await insertEmployee(server, env)]
      await insertContract(server, env, employee_id)
      const user = await env.signIn(standardRoles[role]!, own)
      const day = { employee_id, start_date: '2026-03-02' }
      const answers = {
        leave: await user.post('/hrm/leave', { ...day, end_date: '2026-03-02', leave_type_id }),
        absence: await user.post('/hrm/absence', { ...day, start_date: '2026-03-03' }),
        planning: await user.post('/hrm/planning', { ...day, end_date: '2026-03-02', minutes: 60 }),
      }
      for (const [what, { status, text }] of Object.entries(answers)) {
        expect([201, 403], `${role} ${what}: ${text}`).toContain(status)
        if (status === 201) did[what as keyof typeof did] += role.charAt(0)
      }
      const seen = await user.get(`/hrm/contract?employee_id=${employee_id}`)
      if (seen.body.meta.count === 1) did.contract += role.charAt(0)
    }
    expect(did).toEqual(MAY_FOR_OTHERS)
  })
})

describe('an employee', () => {
  test('may write leave of his own, and touches nothing of the administration of people', async () => {
    const env = await server.environment()
    const [own, other] = [await insertEmployee(server, env), await insertEmployee(server, env)]
    const [mine] = [await insertContract(server, env, own), await insertContract(server, env, other)]
    const rate = await make(env.app, '/hrm/employeerate', {
      employee_id: own,
      kind: 'sales',
      hourly_rate: 90,
      valid_from: '2020-01-01',
    })
    const user = await env.signIn(standardRoles.employee!, own)
    expect(idsOf(await user.get('/hrm/contract'))).toEqual([mine])
    const refused = [
      await user.patch(`/hrm/employee/${own}`, { job_title: 'Director' }),
      await user.post(`/hrm/employee/${other}/deactivate`),
      await user.delete(`/hrm/employee/${other}`),
      await user.patch(`/hrm/contract/${mine}`, { leave_minutes_per_year: 99_999 }),
      await user.delete(`/hrm/contract/${mine}`),
      await user.post('/hrm/contract', {}),
      await user.patch(`/hrm/employeerate/${rate.id}`, { hourly_rate: 900 }),
      await user.post('/hrm/team', { name: 'Mine' }),
    ]
    for (const { status, body } of refused) expect([status, body.required_right]).toEqual([403, 'people'])
    const read = (await user.get(`/hrm/employee/${other}`)).body.data
    expect(read).toMatchObject({ contracts: [], omitted_fields: ['cost_rate'] })
  })
})

describe('a key', () => {
  const HRM = '/hrm/contract'

  test('follows its user to another role, in every process', async () => {
    const env = await server.environment()
    const clerk = await env.signIn(['crm:read', 'hrm:read', 'people'])
    const key = await clerk.keyWith('crm:read', 'hrm:read')
    await insertContract(server, env, await insertEmployee(server, env))
    await expectSeen(key, HRM, 1)
    const narrow = await env.signIn(['hrm:read'])
    expect((await env.app.patch(`/settings/user/${clerk.userId}`, { role_id: narrow.roleId })).status).toBe(200)
    await expectSeen(key, HRM, 0)
    await expectStatus(key, '/crm/organization', 403)
    await env.app.patch(`/settings/role/${narrow.roleId}`, { rights: [] })
    await expectStatus(key, HRM, 403)
    await env.app.patch(`/settings/user/${clerk.userId}`, { is_active: false })
    await expectStatus(key, HRM, 401)
  })

  test('follows its user to another employee, in every process', async () => {
    const env = await server.environment()
    const [one, two] = [await insertEmployee(server, env), await insertEmployee(server, env)]
    const contracts = [await insertContract(server, env, one), await insertContract(server, env, two)]
    const user = await env.signIn(['hrm:read'])
    const key = await user.keyWith('hrm:read')
    await expectSeen(key, HRM, 0)
    for (const [i, id] of [one, two].entries()) {
      if (i > 0) await env.app.patch(`/hrm/employee/${one}`, { user_id: null })
      expect((await env.app.patch(`/hrm/employee/${id}`, { user_id: user.userId })).status).toBe(200)
      await eventually(async () => {
        for (const at of [server, twin]) expect(idsOf(await ask(key, HRM, at))).toEqual([contracts[i]])
      })
    }
    await env.app.patch(`/hrm/employee/${two}`, { user_id: null })
    await expectSeen(key, HRM, 0)
  })

  test('gets no finer right that its user lost', async () => {
    const env = await server.environment()
    await insertEmployee(server, env)
    const clerk = await env.signIn(['hrm:read', 'cost_rates'])
    const key = await clerk.keyWith('hrm:read')
    const hides = async (at: TestServer) => 'omitted_fields' in (await ask(key, '/hrm/employee', at)).body.data[0]
    expect([await hides(server), await hides(twin)]).toEqual([false, false])
    await env.app.patch(`/settings/role/${clerk.roleId}`, { rights: ['hrm:read'] })
    await eventually(async () => expect([await hides(server), await hides(twin)]).toEqual([true, true]))
  })
})

describe('nobody gives more than he has', () => {
  test.each(['manager', 'hr', 'finance'])('%s cannot manage roles and users at all', async (role) => {
    const env = await server.environment()
    const user = await env.signIn(standardRoles[role]!)
    expect((await user.post('/settings/role', { name: 'x', rights: [] })).body.required_right).toBe('users')
    expect((await user.patch(`/settings/user/${user.userId}`, { role_id: env.app.roleId })).status).toBe(403)
  })

  test('an administrator neither makes owners nor gives away what only they have', async () => {
    const env = await server.environment()
    const administrator = await env.signIn(standardRoles.administrator!)
    const give = (rights: Right[]) => administrator.post('/settings/role', { name: `role ${randomUUID()}`, rights })
    expect((await give(['people', 'approve_leave', 'planning'])).status).toBe(201)
    expect((await give(['approve_own'])).body.required_right).toBe('approve_own')
    const own = `/settings/role/${administrator.roleId}`
    expect((await administrator.patch(own, { rights: [...standardRoles.administrator!, 'approve_own'] })).status).toBe(
      403,
    )
    const promote = { role_id: env.app.roleId }
    expect((await administrator.patch(`/settings/user/${administrator.userId}`, promote)).status).toBe(403)
    expect((await administrator.patch(`/settings/role/${env.app.roleId}`, { rights: ['crm:read'] })).status).toBe(403)
    const key = await administrator.post('/settings/apikey', { name: 'k', scopes: ['hrm:read'] })
    expect(key.status).toBe(201)
  })

  test('an employee makes keys of his own scopes only', async () => {
    const env = await server.environment()
    const user = await env.signIn(standardRoles.employee!)
    const keyOf = (...scopes: string[]) => user.post('/settings/apikey', { name: 'k', scopes })
    expect((await keyOf('hrm:read', 'hrm:write')).status).toBe(201)
    expect((await keyOf('hrm:read', 'invoices:read')).body.required_right).toBe('invoices:read')
    expect((await keyOf('people')).status).toBe(400)
  })
})

function ask(key: string, path: string, at: TestServer) {
  return at.send('GET', `/api/v2${path}`, { authorization: `Bearer ${key}` })
}

const expectStatus = (key: string, path: string, status: number) =>
  eventually(async () => {
    for (const at of [server, twin]) expect((await ask(key, path, at)).status).toBe(status)
  })

const expectSeen = (key: string, path: string, count: number) =>
  eventually(async () => {
    for (const at of [server, twin]) expect((await ask(key, path, at)).body.meta.count).toBe(count)
  })

/** The other process hears of it within a second. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + 2000; ; ) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
