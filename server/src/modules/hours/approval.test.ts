import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, refusal, trailOf } from '../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function approvalWorld() {
  const world = await hoursWorld(server)
  await world.change('company_profile', { hours_approval: 'manager' })
  const managerId = await insertEmployee(server, world.env, { last_name: 'Mila' })
  await world.change('employee', { manager_employee_id: managerId }, world.employeeId)
  const employee = await world.env.signIn(['hours:read', 'hours:write'], world.employeeId)
  const manager = await world.env.signIn(['hours:read', 'hours:write'], managerId)
  return { ...world, employee, manager, managerId }
}

const take = (client: AppClient, action: string, ids: string[], reason?: string) =>
  client.post(`/hours/hours/${action}`, { ids, ...(reason ? { reason } : {}) })
const march = { date_from: '2026-03-01', date_to: '2026-03-31' }

describe('approval', () => {
  test('goes from open over submitted to approved, and back', async () => {
    const { booked, employee, employeeId, manager, env } = await approvalWorld()
    const entry = await booked()
    expect(entry.approval_status).toBe('open')
    const submitted = await employee.post('/hours/hours/submit', { employee_id: employeeId, ...march })
    expect(submitted.status, submitted.text).toBe(200)
    expect(submitted.body.data).toMatchObject([{ id: entry.id, approval_status: 'submitted', locked: false }])
    const approved = await take(manager, 'approve', [entry.id])
    expect(approved.body.data).toMatchObject([{ approval_status: 'approved', locked: true, lock_reason: 'approved' }])
    expect((await env.patch(`/hours/hours/${entry.id}`, { note: 'x' })).body.lock_reason).toBe('approved')
    expect((await take(manager, 'withdraw', [entry.id])).body.data).toMatchObject([{ approval_status: 'open' }])
    expect((await env.patch(`/hours/hours/${entry.id}`, { note: 'x' })).status).toBe(200)
    expect(await trailOf(server, env, entry.id)).toEqual({
      events: [
        'hours.created',
        ...['hours.updated', 'hours.submitted'],
        ...['hours.updated', 'hours.approved'],
        'hours.updated',
        'hours.updated',
      ],
      audit: ['hours.create', 'hours.submit', 'hours.approve', 'hours.withdraw', 'hours.update'],
    })
  })

  test('is rejected with a reason, and reopened by the next real change', async () => {
    const { booked, employee, employeeId, manager, env } = await approvalWorld()
    const { id } = await booked({ note: 'Sketches' })
    expect((await take(manager, 'reject', [id], 'Wrong day')).body.code).toBe('invalid-transition')
    await employee.post('/hours/hours/submit', { employee_id: employeeId, ...march })
    expect((await take(manager, 'reject', [id])).status).toBe(400)
    expect((await take(manager, 'reject', [id], ' ')).status).toBe(400)
    expect((await take(manager, 'reject', [id], 'Wrong day')).body.data).toMatchObject([
      { approval_status: 'rejected', approval_note: 'Wrong day', locked: false },
    ])
    expect((await trailOf(server, env, id)).events.at(-1)).toBe('hours.rejected')
    const patch = async (body: object) => (await employee.patch(`/hours/hours/${id}`, body)).body.data
    expect((await patch({ note: 'Sketches' })).approval_status).toBe('rejected')
    expect(await patch({ note: 'Drawings' })).toMatchObject({ approval_status: 'open', approval_note: null })
  })

  test('belongs to the manager, the project manager, those with the right, and to admins for their own', async () => {
    const { booked, employee, manager, managerId, env, change, projectId } = await approvalWorld()
    const leader = await insertEmployee(server, env, { last_name: 'Pim' })
    await change('project', { manager_employee_id: leader }, projectId)
    const pim = await env.signIn(['hours:write'], leader)
    const office = await env.signIn(['hours:write', 'approve_hours'])
    const stranger = await env.signIn(['hours:write'], await insertEmployee(server, env))
    const nobody = await env.signIn(['hours:write'])
    for (const client of [employee, stranger, nobody]) {
      const { id } = await booked({ minutes: 1 })
      expect((await take(client, 'approve', [id])).body).toMatchObject({ code: 'forbidden', hours_id: id })
    }
    for (const client of [manager, pim, office, env.app]) {
      const { id } = await booked({ minutes: 1 })
      expect((await take(client, 'approve', [id])).status).toBe(200)
      expect((await take(client, 'withdraw', [id])).status).toBe(200)
    }
    const own = await booked({ employee_id: managerId })
    expect((await take(manager, 'approve', [own.id])).body.code).toBe('forbidden')
    const admin = await env.signIn(['hours:write', 'users'], leader)
    const his = await booked({ employee_id: leader })
    expect((await take(pim, 'approve', [his.id])).body.code).toBe('forbidden')
    expect((await take(admin, 'approve', [his.id])).status).toBe(200)
  })

  test('of several entries is all or nothing', async () => {
    const { booked, manager, env } = await approvalWorld()
    const [first, second] = [await booked(), await booked()]
    await take(manager, 'approve', [second.id])
    expect((await take(manager, 'approve', [first.id, second.id])).body).toMatchObject({
      code: 'invalid-transition',
      hours_id: second.id,
    })
    const unknown = '01a1e02b-0c0b-7000-b2f6-d1c1e41d1319'
    expect((await take(manager, 'approve', [first.id, unknown])).body).toMatchObject({
      code: 'invalid-reference',
      errors: [{ pointer: '/ids/1' }],
    })
    expect((await env.get(`/hours/hours/${first.id}`)).body.data.approval_status).toBe('open')
    for (const ids of [[], [first.id, first.id]]) expect((await take(manager, 'approve', ids)).status).toBe(400)
  })

  test('submits only what is open in the period, and only one’s own', async () => {
    const { booked, employee, employeeId, manager, managerId, env, change } = await approvalWorld()
    const inside = await booked()
    await booked({ start_at: '2026-04-01T09:00:00Z' })
    const done = await booked()
    await take(manager, 'approve', [done.id])
    await change('company_profile', { hours_approval: 'none' })
    await booked()
    const submit = (client: AppClient, body: object) =>
      client.post('/hours/hours/submit', { employee_id: employeeId, ...march, ...body })
    expect((await submit(manager, {})).body.code).toBe('forbidden')
    expect((await submit(employee, { employee_id: managerId })).body.code).toBe('forbidden')
    expect((await submit(employee, { date_to: '2026-02-28' })).body.errors).toMatchObject([{ pointer: '/date_to' }])
    expect((await submit(employee, {})).body.data.map(({ id }: { id: string }) => id)).toEqual([inside.id])
    expect((await submit(employee, {})).body.data).toEqual([])
    expect((await submit(env.app, { date_to: '2026-04-30' })).body.data).toHaveLength(1)
    expect(refusal(await submit(env.app, { employee_id: env.id }))).toBe('400 invalid-reference /employee_id')
    expect((await submit(employee, { employee_id: env.id })).body.code).toBe('forbidden')
  })

  test('is not withdrawn from under an invoice', async () => {
    const { booked, draft, manager, change } = await approvalWorld()
    const { id } = await booked()
    await take(manager, 'approve', [id])
    await change('time_entry', { invoice_status: 'on_draft', invoice_id: (await draft()).id }, id)
    expect((await take(manager, 'withdraw', [id])).body).toMatchObject({
      code: 'hours-locked',
      lock_reason: 'draft_invoice',
    })
  })

  test('starts anew with an employee of another profile', async () => {
    const { booked, env, change } = await approvalWorld()
    const { id } = await booked()
    await change('company_profile', { hours_approval: 'none' })
    const other = await insertEmployee(server, env)
    expect((await env.patch(`/hours/hours/${id}`, { employee_id: other })).body.data.approval_status).toBe(
      'not_required',
    )
  })
})

describe('writing off', () => {
  test('needs a reason both ways, and only what could be invoiced', async () => {
    const { booked, env, change, projectId } = await hoursWorld(server)
    const entry = await booked()
    const free = await booked({ billable: false })
    const { app } = env
    expect((await take(app, 'write-off', [entry.id])).status).toBe(400)
    expect((await take(app, 'write-off', [entry.id, free.id], 'Goodwill')).body).toMatchObject({
      code: 'invalid-transition',
      hours_id: free.id,
    })
    expect((await take(app, 'write-off', [entry.id], 'Goodwill')).body.data).toMatchObject([
      { invoice_status: 'written_off', write_off_reason: 'Goodwill', lock_reason: 'written_off' },
    ])
    expect((await take(app, 'undo-write-off', [entry.id])).status).toBe(400)
    expect((await take(app, 'undo-write-off', [entry.id], 'Paid')).body.data).toMatchObject([
      { invoice_status: 'to_invoice', write_off_reason: null, locked: false },
    ])
    await take(app, 'write-off', [entry.id], 'Goodwill')
    await change('project', { organization_id: null }, projectId)
    expect((await take(app, 'undo-write-off', [entry.id], 'Paid')).body.data).toMatchObject([
      { invoice_status: 'not_billable' },
    ])
    expect((await trailOf(server, env, entry.id)).audit).toEqual([
      'hours.create',
      'hours.write_off',
      'hours.undo_write_off',
      'hours.write_off',
      'hours.undo_write_off',
    ])
    const clerk = await env.signIn(['hours:write', 'approve_hours'])
    expect((await take(clerk, 'write-off', [entry.id], 'Goodwill')).status).toBe(403)
  })
})
