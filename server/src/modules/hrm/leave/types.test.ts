import { afterAll, beforeAll, expect, test } from 'vitest'
import { made, refusal } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
})
afterAll(() => server.close())

test('leave types are listed in v2 and written in the screens', async () => {
  const env = await server.environment()
  const names = async (query: string) =>
    (await env.get(`/hrm/leavetype?${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual([
    'Statutory leave',
    'Extra leave',
    'Time off in lieu',
    'Special leave',
    'Unpaid leave',
  ])
  const created = await env.app.post('/hrm/leavetype', { name: 'Study', kind: 'special', expires_after_months: 24 })
  const { id, created_at, updated_at, ...fields } = created.body.data
  expect(fields).toEqual({
    name: 'Study',
    kind: 'special',
    affects_balance: true,
    is_paid: true,
    requires_approval: true,
    allow_negative: false,
    expires_after_months: 24,
    deduct_order: 5,
    color: null,
    position: 5,
    is_active: true,
  })
  expect(await names('affects_balance=false')).toEqual(['Special leave', 'Unpaid leave'])
  await env.app.patch(`/hrm/leavetype/${id}`, { is_active: false })
  expect(await names('is_active=false')).toEqual(['Study'])
  expect((await env.post('/hrm/leavetype', { name: 'x', kind: 'special' })).status).toBe(405)
  const user = await env.signIn(['hrm:read', 'hrm:write', 'approve_leave'])
  expect((await user.post('/hrm/leavetype', { name: 'x', kind: 'special' })).body.required_right).toBe('people')
})

test('names are used once, and so is each part of what contracts give', async () => {
  const env = await server.environment()
  const post = (name: string, kind: string) => env.app.post('/hrm/leavetype', { name, kind })
  expect(refusal(await post('Unpaid leave', 'unpaid'))).toBe('409 duplicate /name')
  expect(refusal(await post('More', 'statutory'))).toBe('409 duplicate /kind')
})

test('a new type with a balance gets one for everybody, and goes while nothing is on it', async () => {
  const { env, adjust, balances, employeeId } = await leaveWorld(server)
  await adjust(1)
  const id = await made(env.app.post('/hrm/leavetype', { name: 'Bought', kind: 'special' }))
  const rows = async () => (await env.get(`/hrm/leavebalance?leave_type_id=${id}`)).body.data
  expect(await rows()).toMatchObject([{ employee_id: employeeId, year: 2026, balance_minutes: 0 }])
  expect((await env.app.patch(`/hrm/leavetype/${id}`, { affects_balance: false })).status).toBe(200)
  expect(await rows()).toEqual([])
  expect((await env.app.patch(`/hrm/leavetype/${id}`, { affects_balance: true })).status).toBe(200)
  expect(await rows()).toHaveLength(1)
  expect((await env.app.delete(`/hrm/leavetype/${id}`)).status).toBe(204)
  expect((await balances())[0].adjustment_minutes).toBe(1)
})

test('what is in use keeps its meaning and stays', async () => {
  const { env, ask, adjust, balances, typeOf } = await leaveWorld(server)
  const [statutory, unpaid, lieu] = [typeOf('statutory'), typeOf('unpaid'), typeOf('time_off_in_lieu')]
  await made(ask('2026-12-01', '2026-12-01', { leave_type_id: unpaid }))
  await adjust(60, 'time_off_in_lieu')
  const patch = (id: string, body: object) => env.app.patch(`/hrm/leavetype/${id}`, body)
  for (const id of [statutory, unpaid, lieu])
    expect(refusal(await env.app.delete(`/hrm/leavetype/${id}`))).toBe('409 in-use')
  expect(refusal(await patch(unpaid, { affects_balance: true }))).toBe('409 in-use')
  expect(refusal(await patch(lieu, { kind: 'special' }))).toBe('409 in-use')
  expect(refusal(await patch(statutory, { is_active: false }))).toBe('409 in-use')
  expect((await patch(unpaid, { is_active: false })).status).toBe(200)
  expect((await patch(lieu, { is_active: false })).status).toBe(200)
  expect((await patch(statutory, { name: 'Legal minimum' })).status).toBe(200)
  expect((await balances('time_off_in_lieu'))[0].balance_minutes).toBe(60)
})
