import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertContract, insertEmployee, insertTeam, inTest, trailOf } from '../../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'
import { buildApp } from '../../../app.ts'
import { sql } from '../../../db/sql.ts'
import { feedLinks } from './feed-links.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
})
afterAll(() => server.close())

const REASON = 'Moving to Groningen'

async function office() {
  const world = await leaveWorld(server)
  const { env, employeeId, ask, decide } = world
  await inTest(server, env, (tx) =>
    tx.count(sql`update employee set first_name = 'Emma', last_name = 'Visser' where id = ${employeeId}`),
  )
  const otherId = await insertEmployee(server, env, { first_name: 'Sanne', last_name: 'Wit' })
  await insertContract(server, env, otherId)
  const own = await env.signIn(['hrm:read', 'hrm:write'], employeeId)
  const approved = async (start_date: string, end_date = start_date, more: object = {}) => {
    const { body, text } = await ask(start_date, end_date, { note: REASON, ...more })
    expect(body.data, text).toBeDefined()
    await decide(body.data.id, 'approved')
    return body.data.id as string
  }
  return { ...world, otherId, own, approved }
}

async function subscribe(client: AppClient, kind = 'company', language = 'en') {
  const { status, body, text } = await client.post('/hrm/leavefeed', { kind, language })
  expect(status, text).toBe(201)
  return body.data as { id: string; url: string }
}

const read = (url: string, headers: Record<string, string> = {}) => server.send('GET', new URL(url).pathname, headers)

describe('a feed of leave', () => {
  test('has what is approved as whole days, and never why', async () => {
    const { own, approved, ask, env, typeOf } = await office()
    const id = await approved('2026-12-21', '2026-12-23')
    await ask('2026-12-29', '2026-12-29', { note: 'only asked for' })
    const { url } = await subscribe(own)
    expect(url).toMatch(/\/calendar\/[\w-]{86}\.ics$/)
    const { status, headers, text } = await read(url)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect(text).toContain('DTSTART;VALUE=DATE:20261221')
    expect(text).toContain('DTEND;VALUE=DATE:20261224')
    expect(text).toContain('SUMMARY:Emma Visser: leave')
    expect(text).toContain(`UID:${id}@`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const types = (await env.get('/hrm/leavetype')).body.data as { id: string; name: string }[]
    const type = types.find((one) => one.id === typeOf('statutory'))!.name
    for (const hidden of [REASON, type, 'only asked for']) expect(text).not.toContain(hidden)
  })

  test('speaks Dutch, and says of half a day that it is a part', async () => {
    const { own, approved } = await office()
    await approved('2026-12-21', '2026-12-21', { minutes: 240 })
    expect((await read((await subscribe(own, 'own', 'nl')).url)).text).toContain(
      'SUMMARY:Emma Visser: verlof (deel van de dag)',
    )
  })

  test('is told to be unchanged until something changes', async () => {
    const { own, approved, decide } = await office()
    const id = await approved('2026-12-21')
    const { url } = await subscribe(own)
    const { etag } = (await read(url)).headers as { etag: string }
    const same = await read(url, { 'if-none-match': etag })
    expect([same.status, same.text]).toEqual([304, ''])
    await decide(id, 'cancelled')
    const after = await read(url, { 'if-none-match': etag })
    expect(after.status).toBe(200)
    expect(after.text).not.toContain('VEVENT')
  })

  test('of one person has only his, that of teams those of his teams, that of all everybody', async () => {
    const { env, own, otherId, approved, typeOf, employeeId } = await office()
    const thirdId = await insertEmployee(server, env, { first_name: 'Kees', last_name: 'Bos' })
    await insertContract(server, env, thirdId)
    await insertTeam(server, env, [employeeId, otherId])
    await approved('2026-12-21')
    for (const employee_id of [otherId, thirdId]) {
      const asked = {
        employee_id,
        leave_type_id: typeOf('statutory'),
        start_date: '2026-12-21',
        end_date: '2026-12-21',
      }
      const { body } = await env.post('/hrm/leave', asked)
      await env.patch(`/hrm/leave/${body.data.id}`, { status: 'approved' })
    }
    const namesIn = async (kind: string) => {
      const { text } = await read((await subscribe(own, kind)).url)
      return ['Emma', 'Sanne', 'Kees'].filter((name) => text.includes(`SUMMARY:${name}`))
    }
    expect(await namesIn('own')).toEqual(['Emma'])
    expect(await namesIn('teams')).toEqual(['Emma', 'Sanne'])
    expect(await namesIn('company')).toEqual(['Emma', 'Sanne', 'Kees'])
  })
})

describe('the address of a feed', () => {
  test('cannot be guessed: nothing but what we signed is there', async () => {
    const { env, own } = await office()
    const { id, url } = await subscribe(own)
    const secret = 'a secret for tests only, of no use elsewhere'
    const { pathname } = new URL(url)
    const last = pathname.at(-5)
    const others = [
      `${pathname.slice(0, -5)}${last === 'A' ? 'Q' : 'A'}.ics`,
      pathname.replace('.ics', ''),
      `/calendar/${id}.ics`,
      new URL(feedLinks({ secret: 'another', publicUrl: 'http://x' }).make(env.id, id)).pathname,
      new URL(feedLinks({ secret, publicUrl: 'http://x' }).make(env.id, env.id)).pathname,
      '/calendar/x.ics',
    ]
    expect(new URL(feedLinks({ secret, publicUrl: 'http://x' }).make(env.id, id)).pathname).toBe(pathname)
    for (const path of others) expect((await server.send('GET', path)).status, path).toBe(404)
  })

  test('leads to its own environment only, even with the id of another', async () => {
    const [here, there] = [await office(), await office()]
    const { id } = await subscribe(here.own)
    await there.approved('2026-12-21')
    const { make } = feedLinks({ secret: 'a secret for tests only, of no use elsewhere', publicUrl: 'http://x' })
    expect((await read(make(there.env.id, id))).status).toBe(404)
    expect((await read(make(here.env.id, id))).text).not.toContain('VEVENT')
  })

  test('is renewed and ended: the one before stops at once', async () => {
    const { own } = await office()
    const first = await subscribe(own)
    const second = await subscribe(own)
    expect((await read(first.url)).status).toBe(404)
    expect((await read(second.url)).status).toBe(200)
    expect((await own.get('/hrm/leavefeed')).body.data.feeds).toEqual([
      { id: second.id, kind: 'company', url: second.url, created_at: '2026-11-18T12:00:00.000Z' },
    ])
    expect((await own.delete(`/hrm/leavefeed/${second.id}`)).status).toBe(204)
    expect((await read(second.url)).status).toBe(404)
    expect((await own.get('/hrm/leavefeed')).body.data.feeds).toEqual([])
  })

  test('is nobody else’s to see or end, and stands in no audit', async () => {
    const { env, own, otherId } = await office()
    const { id, url } = await subscribe(own)
    const other = await env.signIn(['hrm:read'], otherId)
    expect((await other.get('/hrm/leavefeed')).body.data.feeds).toEqual([])
    expect((await other.delete(`/hrm/leavefeed/${id}`)).status).toBe(404)
    expect(JSON.stringify(await trailOf(server, env, id))).not.toContain(new URL(url).pathname.slice(10, 40))
  })

  test('does not stand in the log', async () => {
    const lines: string[] = []
    const options = { publicUrl: 'http://localhost:3000', rateLimitPerMinute: 1, shared: false, secret: 's'.repeat(32) }
    const logTo = { write: (line: string) => lines.push(line) }
    const logged = await buildApp({ ...options, db: server.db, logLevel: 'info', logTo })
    for (const url of ['/calendar/a-secret.ics?x=1', '/calendar/a-secret.ics/', '/%63alendar/a-secret.ics'])
      await logged.inject({ url })
    await logged.close()
    expect(lines.join().match(/"path":"[^"]*"/g)).toEqual(Array(3).fill('"path":"/calendar/…"'))
    expect(lines.join()).not.toContain('a-secret')
  })

  test.each([
    ['whose user was switched off', sql`update user_account set is_active = false`],
    ['who no longer works here', sql`update employee set is_deactivated = true`],
    ['whose employment ended', sql`update employee set employment_end = '2026-11-17'`],
    ['whose role sees no people', sql`update role set rights = '{crm:read}' where not is_system`],
  ])('stops for somebody %s', async (_why, change) => {
    const { env, own } = await office()
    const { url } = await subscribe(own)
    expect((await read(url)).status).toBe(200)
    await inTest(server, env, (tx) => tx.count(change))
    expect((await read(url)).status).toBe(404)
  })
})
