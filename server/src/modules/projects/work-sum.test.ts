// The sums of hours that are kept per place are at every moment what adding up the hours gives.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { wrongSums } from '../../../test/wrong-sums.ts'
import { type Sql, sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const faults = (world: HoursWorld) => inTest(server, world.env, (tx) => tx.all(wrongSums))

test('after any sequence of statements', async () => {
  const world = await hoursWorld(server)
  const other = await world.make('/projects/service', { project_id: world.projectId, name: 'Other' })
  const { id: invoiceId } = await world.draft()
  const elsewhere = await world.make('/projects/project', { name: 'Elsewhere' })
  const places = [
    sql`project_id = ${world.projectId}, service_id = ${world.serviceId}`,
    sql`project_id = ${world.projectId}, service_id = ${other}`,
    sql`project_id = ${world.projectId}, service_id = null`,
    sql`project_id = ${elsewhere}, service_id = null`,
    sql`project_id = null, service_id = null`,
  ]
  const insert = (count: number, cents: number | null) => sql`
    insert into time_entry (environment_id, id, employee_id, project_id, service_id, start_at, minutes, date, amount, rate_source,
      billable, invoice_status, source, created_at, updated_at)
    select current_environment(), gen_random_uuid(), ${world.employeeId}, ${world.projectId},
      case n % 3 when 0 then ${world.serviceId}::uuid when 1 then ${other}::uuid end, now(), 1 + n, '2026-03-02', ${cents}::integer / 100.0,
      'none', n % 4 <> 0, case when n % 4 = 0 then 'not_billable' else 'to_invoice' end, 'import', now(), now()
    from generate_series(1, ${count}::integer) n`
  const changes: fc.Arbitrary<Sql> = fc.oneof(
    fc.constantFrom(...places),
    fc.integer({ min: 1, max: 1440 }).map((minutes) => sql`minutes = ${minutes}`),
    fc.option(fc.integer({ min: 0, max: 99_999 })).map((cents) => sql`amount = ${cents}::integer / 100.0`),
    fc.boolean().map((billable) => sql`billable = ${billable}`),
    fc.constant(sql`note = 'x'`),
    fc
      .constantFrom('not_billable', 'included', 'to_invoice', 'written_off')
      .map((status) => sql`invoice_status = ${status}, invoice_id = null`),
    fc.constantFrom('on_draft', 'invoiced').map((s) => sql`invoice_status = ${s}, invoice_id = ${invoiceId}`),
  )
  const some = fc.nat({ max: 4 }).map((n) => sql`mod(hashtext(id::text), 5) = ${n}`)
  const statements = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 99_999 }))).map((a) => insert(...a)),
    fc.tuple(changes, some).map(([change, which]) => sql`update time_entry set ${change} where ${which}`),
    some.map((which) => sql`delete from time_entry where ${which}`),
  )
  const property = fc.asyncProperty(fc.array(statements, { minLength: 1, maxLength: 10 }), async (steps) => {
    for (const step of steps) await inTest(server, world.env, (tx) => tx.count(step))
    expect(await faults(world)).toEqual([])
  })
  await fc.assert(property, { numRuns: 60 })
})

test('after many wrote at once', async () => {
  const world = await hoursWorld(server)
  const days = Array.from({ length: 9 }, (_, i) => `2026-03-${String(1 + i).padStart(2, '0')}T09:00:00Z`)
  const other = await world.make('/projects/service', { project_id: world.projectId, name: 'Other' })
  const services = [world.serviceId, other]
  const booked = await Promise.all(days.map((start_at, i) => world.booked({ start_at, service_id: services[i % 2] })))
  await Promise.all(
    booked.map(({ id }, i) => {
      const path = `/hours/hours/${id}`
      const moved = { minutes: 30 + i, service_id: services[(i + 1) % 2] }
      return i % 3 === 0 ? world.env.delete(path) : world.env.patch(path, moved)
    }),
  )
  expect(await faults(world)).toEqual([])
  const { totals } = (await world.env.get(`/projects/project/${world.projectId}`)).body.data
  const minutes = booked.map((_, i) => (i % 3 === 0 ? 0 : 30 + i))
  expect(totals.spent_minutes).toBe(minutes.reduce((sum, some) => sum + some, 0))
})

test('an hour that is rolled back leaves none', async () => {
  const world = await hoursWorld(server)
  await world.booked()
  const failing = inTest(server, world.env, async (tx) => {
    await tx.count(sql`update time_entry set minutes = 7`)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await faults(world)).toEqual([])
})

test('hours that are approved, put on a draft or given a note leave the sums alone', async () => {
  const world = await hoursWorld(server)
  await world.booked()
  const sums = () => inTest(server, world.env, (tx) => tx.all(sql`select xmin::text, w.* from work_sum w`))
  const before = await sums()
  const { id } = await world.draft()
  await world.change('time_entry', { approval_status: 'approved', note: 'x' })
  await world.change('time_entry', { invoice_status: 'on_draft', invoice_id: id })
  expect(await sums()).toEqual(before)
  await world.change('time_entry', { invoice_status: 'invoiced' })
  expect(await sums()).not.toEqual(before)
  expect(await faults(world)).toEqual([])
})
