import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertTeam, inTest } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the list', () => {
  test('filters by every parameter', async () => {
    const world = await hoursWorld(server)
    const other = await insertEmployee(server, world.env, { last_name: 'Aalders' })
    const team = await insertTeam(server, world.env, [other])
    const internal = await world.make('/projects/project', { name: 'Internal' })
    const [hourType] = (await world.env.get('/hours/hourstype')).body.data
    const invoice = (await world.draft()).id
    const entries = {
      a: await world.booked({ note: 'Één schets (50%)', start_at: '2026-03-02T23:30:00Z' }),
      b: await world.booked({ employee_id: other, service_id: null, start_at: '2026-03-01T10:00:00Z' }),
      c: await world.booked({ service_id: null, project_id: internal, hour_type_id: hourType.id, billable: false }),
    }
    await world.change(
      'time_entry',
      { invoice_status: 'invoiced', invoice_id: invoice, approval_status: 'approved' },
      entries.a.id,
    )
    const found = async (query: string) => {
      const { status, text, body } = await world.env.get(`/hours/hours?sort=created_at&${query}`)
      expect(status, text).toBe(200)
      expect(body.meta.count).toBe(body.data.length)
      const names = Object.entries(entries)
      return body.data.map(({ id }: { id: string }) => names.find(([, entry]) => entry.id === id)![0]).join('')
    }
    const cases: [string, string][] = [
      ['', 'abc'],
      [`ids=${entries.a.id},${entries.c.id}`, 'ac'],
      [`employee_id=${other}`, 'b'],
      [`employee_id=${other},${world.employeeId}`, 'abc'],
      [`team_id=${team}`, 'b'],
      [`project_id=${world.projectId}`, 'a'],
      ['project_id=null', 'b'],
      [`service_id=${world.serviceId}`, 'a'],
      ['service_id=null', 'bc'],
      [`organization_id=${world.organizationId}`, 'a'],
      ['organization_id=null', 'bc'],
      [`hour_type_id=${hourType.id}`, 'c'],
      ['date_from=2026-03-03', 'a'],
      ['date_to=2026-03-01', 'b'],
      ['date_from=2026-03-02&date_to=2026-03-02', 'c'],
      ['start_at_from=2026-03-02T23:30:00Z', 'a'],
      ['start_at_to=2026-03-01T10:00:00Z', 'b'],
      ['billable=true', 'ab'],
      ['billable=false', 'c'],
      ['locked=true', 'a'],
      ['locked=false', 'bc'],
      ['approval_status=approved', 'a'],
      ['approval_status=not_required,open', 'bc'],
      ['invoice_status=not_billable', 'bc'],
      ['invoice_status=invoiced,to_invoice', 'a'],
      [`invoice_id=${invoice}`, 'a'],
      ['invoice_id=null', 'bc'],
      ['q=een%20SCH%C3%89TS', 'a'],
      ['q=%2850%25%29', 'a'],
      ['q=5%25%29', ''],
      [`updated_since=${entries.c.updated_at.replace('2026', '2027')}`, ''],
    ]
    for (const [query, expected] of cases) expect([query, await found(query)]).toEqual([query, expected])
    for (const query of ['team_id=null', 'locked=yes', 'invoice_status=paid', 'date=2026-03-01', 'sort=note', 'q=x'])
      expect((await world.env.get(`/hours/hours?${query}`)).status, query).toBe(400)
  })

  test('sorts by every key, nulls last both ways', async () => {
    const world = await hoursWorld(server)
    const other = await insertEmployee(server, world.env, { last_name: 'Aalders' })
    const entries = [
      await world.booked({ minutes: 30 }),
      await world.booked({ minutes: 20, employee_id: other, start_at: '2026-03-05T10:00:00Z' }),
      await world.booked({ minutes: 40, service_id: null, start_at: '2026-03-01T10:00:00Z' }),
    ]
    const order = async (sort: string) => {
      const { body } = await world.env.get(`/hours/hours${sort && `?sort=${sort}`}`)
      return body.data.map(({ id }: { id: string }) => entries.findIndex((entry) => entry.id === id)).join('')
    }
    expect(await order('')).toBe('102')
    expect(await order('start_at')).toBe('201')
    expect(await order('-date')).toBe('102')
    expect(await order('minutes')).toBe('102')
    expect(await order('employee_name,minutes')).toBe('102')
    expect(await order('-employee_name,-minutes')).toBe('201')
    expect(await order('project_name,minutes')).toBe('102')
    expect(await order('-project_name,minutes')).toBe('102')
    expect(await order('created_at')).toBe('012')
  })
})

// Some thousand entries on few days, many at the same instant, put there and moved about behind the API.
async function manyHours() {
  const world = await hoursWorld(server)
  await inTest(server, world.env, async (tx) => {
    tx.send(sql`
      insert into time_entry (environment_id, id, employee_id, start_at, minutes, date, rate_source, invoice_status, source, created_at, updated_at)
      select current_environment(), gen_random_uuid(), ${world.employeeId}, start_at, 1, start_at::date, 'none', 'not_billable', 'import', now(), now()
      from (select timestamptz '1969-12-28T00:00:00Z' + make_interval(days => (n % 11) * (n % 3), hours => n % 5) as start_at
        from generate_series(1, 4000) n) s`)
    tx.send(sql`update time_entry set start_at = start_at + interval '3 days' where hashtext(id::text) % 4 = 0`)
    tx.send(sql`update time_entry set start_at = start_at + interval '1 hour' where hashtext(id::text) % 5 = 0`)
    tx.send(sql`delete from time_entry where start_at < '1969-12-29' and hashtext(id::text) % 2 = 0`)
    tx.send(sql`delete from time_entry where start_day(start_at) = 2`)
    await tx.count(sql`delete from time_entry where hashtext(id::text) % 7 = 0`)
  })
  return world
}

async function tallyOf(env: TestEnvironment) {
  const [counts] = await inTest(server, env, (tx) =>
    tx.all<{ tallied: number; counted: number; is_exact: boolean }>(sql`
      select (select coalesce(sum(rows), 0)::bigint from tally where resource = 'time_entry') as tallied,
        (select count(*) from time_entry) as counted,
        not exists (select from (select start_day(start_at) as bucket, count(*) as rows from time_entry group by 1) r
          full join (select bucket, rows from tally where resource = 'time_entry by day') t using (bucket)
          where coalesce(r.rows, 0) <> coalesce(t.rows, 0)) as is_exact`),
  )
  return counts!
}

describe('far down the list', () => {
  test('every page is what the plain order has there, up and down', async () => {
    const { env } = await manyHours()
    const { tallied, counted, is_exact } = await tallyOf(env)
    expect(tallied).toBe(counted)
    expect(is_exact).toBe(true)
    expect(counted).toBeGreaterThan(2000)
    for (const sort of ['start_at', '-start_at']) {
      const direction = sort === 'start_at' ? sql`start_at, id` : sql`start_at desc, id desc`
      const plain = await inTest(server, env, (tx) =>
        tx.all<{ id: string }>(sql`select id from time_entry order by ${direction}`),
      )
      const offsets = [0, 999, 1000, 1001, counted - 51, counted - 1, counted, counted + 5, counted + 5000]
      for (let offset = 1003; offset < counted; offset += 97) offsets.push(offset)
      for (const offset of offsets) {
        const { body } = await env.get(`/hours/hours?sort=${sort}&limit=50&offset=${offset}`)
        expect(body.meta).toEqual({ count: counted, limit: 50, offset })
        expect(
          body.data.map(({ id }: { id: string }) => id),
          `${sort} ${offset}`,
        ).toEqual(plain.slice(offset, offset + 50).map(({ id }) => id))
      }
    }
  })

  test('the tally stays exact over any sequence of writes', async () => {
    const world = await hoursWorld(server)
    const day = fc.integer({ min: 1, max: 9 }).map((d) => `2026-03-0${d}T22:30:00Z`)
    const step = fc.oneof(
      fc.record({ kind: fc.constant('create' as const), day }),
      fc.record({ kind: fc.constant('move' as const), day, at: fc.nat() }),
      fc.record({ kind: fc.constant('note' as const), day, at: fc.nat() }),
      fc.record({ kind: fc.constant('delete' as const), at: fc.nat() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const ids: string[] = (await world.env.get('/hours/hours?limit=100')).body.data.map(
          ({ id }: { id: string }) => id,
        )
        for (const s of steps) {
          if (s.kind === 'create') ids.push((await world.booked({ start_at: s.day, minutes: 1 })).id)
          if (s.kind === 'create' || ids.length === 0) continue
          const at = s.at % ids.length
          const path = `/hours/hours/${ids[at]}`
          if (s.kind === 'delete') expect((await world.env.delete(path)).status).toBe(204)
          else {
            const body = s.kind === 'move' ? { start_at: s.day } : { note: s.day }
            expect((await world.env.patch(path, body)).status).toBe(200)
          }
          if (s.kind === 'delete') ids.splice(at, 1)
        }
        expect(await tallyOf(world.env)).toEqual({ tallied: ids.length, counted: ids.length, is_exact: true })
        expect((await world.env.get('/hours/hours?limit=1')).body.meta.count).toBe(ids.length)
      }),
      { numRuns: 25 },
    )
  })
})
