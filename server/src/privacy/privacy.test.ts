// Somebody is found everywhere, gets all of it in a package, and is forgotten: afterwards nothing but what the law keeps tells of him.
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PDF, uploader } from '../../test/document-fixtures.ts'
import { insertContract, insertEmployee, insertTimeEntry, inTest, make, refusal, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { connect, type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { unzip } from '../../test/unzip.ts'
import { sql } from '../db/sql.ts'
import { rights } from '../shared/rights.ts'
import { personForgetter } from '../worker/forget-person.ts'
import { storedJobs } from '../worker/jobs.ts'
import { exportMaker } from '../worker/make-export.ts'

// Of its own: whoever takes jobs takes those of every environment.
let scratch: Scratch
let server: TestServer
let env: TestEnvironment
let client: pg.Client
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
  client = await connect(scratch.url)
})
beforeEach(async () => {
  env = await server.environment()
})
afterAll(async () => {
  await client.end()
  await server.close()
  await scratch.drop()
})

const NAME = 'Zebedeus Kanarie'
const EMAIL = 'zeb@kanarie.example'

/** A relation with all that hangs on one. */
async function relation() {
  const { app } = env
  const person = await make(app, '/crm/person', {
    first_name: 'Zebedeus',
    last_name: 'Kanarie',
    email: EMAIL,
    phone: '+31 6 11223344',
    note: 'Likes Kanarie birds',
  })
  const organization = await make(app, '/crm/organization', { name: 'Acme' })
  await make(app, '/crm/contactrole', {
    organization_id: organization.id,
    person_id: person.id,
    work_email: 'z.kanarie@acme.example',
  })
  await make(app, '/crm/note', { person_id: person.id, body: `${NAME} called about the boat.` })
  await make(app, '/crm/note', { organization_id: organization.id, body: `Ask for ${NAME}.` })
  await make(app, '/sales/sales', { name: 'Website', person_id: person.id })
  await uploader(() => server)(env, PDF, { about: { person_id: person.id } })
  return { person, organization }
}

const dossier = (type: string, id: string) => env.app.get(`/settings/privacy/subject?type=${type}&id=${id}`)
const countsOf = (items: readonly { key: string; count: number }[]) =>
  Object.fromEntries(items.map(({ key, count }) => [key, count]))
const clean = () => storedJobs('forget_person', personForgetter).run(server.db)

/** The tables of which some row still holds the word. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(
      `select from ${name} t where t::text ilike $1 and to_jsonb(t) ->> 'environment_id' = $2 limit 1`,
      [`%${word}%`, env.id],
    )
    if (rowCount) found.push(name)
  }
  return found
}

test('a relation is found by any part of a name or an address, and in what people wrote', async () => {
  const { person } = await relation()
  for (const q of ['kanarie', 'zebedeus kan', EMAIL, 'z.kanarie@acme']) {
    const { subjects } = (await env.app.get(`/settings/privacy?q=${encodeURIComponent(q)}`)).body.data
    expect(subjects, q).toMatchObject([{ type: 'person', id: person.id, name: NAME, is_employee: false }])
  }
  const { mentions } = (await env.app.get('/settings/privacy?q=Kanarie')).body.data
  expect(countsOf(mentions)).toEqual({ note_text: 2 })
  const listed = (await env.app.get(`${mentions[0].path}?ids=${mentions[0].ids.join()}`)).body
  expect(listed.meta.count).toBe(2)
})

test('the dossier says what there is and what becomes of it', async () => {
  const { person } = await relation()
  const { items, refusal: no } = (await dossier('person', person.id)).body.data
  expect(no).toBeNull()
  expect(countsOf(items)).toEqual({
    person: 1,
    contactrole: 1,
    note: 1,
    document: 1,
    audit: expect.any(Number),
    sales: 1,
    note_text: 1,
  })
  const fates = Object.fromEntries(items.map(({ key, fate, reason }: Record<string, string>) => [key, [fate, reason]]))
  expect(fates).toMatchObject({
    person: ['erased', null],
    note: ['erased', null],
    sales: ['nameless', 'work'],
    note_text: ['manual', 'free_text'],
  })
})

test('whoever may not read a list is told that there may be something', async () => {
  const { person } = await relation()
  const some = await env.signIn(['settings', 'crm:read'])
  const { items } = (await some.get(`/settings/privacy/subject?type=person&id=${person.id}`)).body.data
  expect(items).toContainEqual(expect.objectContaining({ key: 'sales', count: null, ids: [], examples: [] }))
  expect(refusal(await some.post('/settings/erasure', { type: 'person', id: person.id }))).toBe('403 forbidden')
})

test('the package is a page to read and the same as data', async () => {
  const { person } = await relation()
  const { id } = await make(env.app, '/settings/dataexport', { subject_type: 'person', subject_id: person.id })
  await storedJobs('make_export', exportMaker).run(server.db)
  const record = (await env.app.get(`/settings/dataexport/${id}`)).body.data
  expect(record).toMatchObject({ kind: 'person', status: 'ready', subject_name: NAME })
  const { rawPayload } = await server.app.inject({ url: record.download_path, headers: { cookie: env.app.cookie } })
  const files = new Map([...unzip(rawPayload)].map(([name, content]) => [name, content.toString()]))
  expect([...files.keys()].map((name) => name.replace(/[0-9a-f-]{36}/, 'id')).sort()).toEqual([
    'data/contactrole.json',
    'data/document.json',
    'data/note.json',
    'data/person.json',
    'data/sales.json',
    'files/id-offer.pdf',
    'index.html',
  ])
  expect(JSON.parse(files.get('data/person.json')!)).toMatchObject([{ id: person.id, email: EMAIL }])
  expect(files.get('index.html')).toContain('Wat wij bewaren van Zebedeus Kanarie')
  expect(files.get('index.html')).toContain('called about the boat')
  expect(files.get('index.html')).not.toContain('Ask for')
})

test('a relation is forgotten: no table tells of him but what people wrote elsewhere', async () => {
  const { person } = await relation()
  await env.app.patch(`/crm/person/${person.id}`, { phone: '+31 6 99887766' })
  expect(await tablesWith('kanarie')).toEqual(expect.arrayContaining(['audit', 'person', 'note', 'contact_role']))
  const { status, body, text } = await env.app.post('/settings/erasure', { type: 'person', id: person.id })
  expect(status, text).toBe(201)
  expect(countsOf(body.data.erased)).toMatchObject({ person: 1, contactrole: 1, note: 1, document: 1 })
  expect(body.data.kept).toEqual([
    { key: 'sales', count: 1, reason: 'work' },
    { key: 'note_text', count: 1, reason: 'free_text' },
  ])
  await clean()
  const record = (await env.app.get(`/settings/erasure/${body.data.id}`)).body.data
  expect(record).toMatchObject({ cleaned_at: expect.any(String), audit_entries: expect.any(Number) })
  // What was told to others and what is asked again within days goes by itself: events after 30 days, answers after 72 hours.
  const fading = ['idempotency', 'outbox', 'request', 'job']
  const left = (await tablesWith('kanarie')).filter((table) => !fading.includes(table))
  expect(left).toEqual(['audit', 'note', 'search_word'].filter((table) => left.includes(table)))
  const told = await inTest(server, env, (tx) =>
    tx.all<{ resource: string; text: string }>(
      sql`select resource, concat(before, after) as text from audit where concat(before, after) ilike '%kanarie%'`,
    ),
  )
  expect(told.map(({ resource, text: entry }) => [resource, entry.includes('Ask for')])).toEqual([['note', true]])
  expect(await tablesWith('99887766')).toEqual((await tablesWith('99887766')).filter((table) => fading.includes(table)))
  const [news] = await inTest(server, env, (tx) =>
    tx.all<{ data: { object: object; previous: object } }>(sql`
      select payload -> 'data' as data from outbox where record_id = ${person.id} order by created_at desc, id desc limit 1`),
  )
  expect(news!.data).toMatchObject({ object: { full_name: 'Removed person' }, previous: {} })
  expect(JSON.stringify(news)).not.toContain('99887766')
  const trail = await trailOf(server, env, person.id)
  expect(trail.audit).toEqual(['person.create', 'person.update', 'erasure.create'])
  expect(refusal(await env.app.post('/settings/erasure', { type: 'person', id: person.id }))).toBe(
    '409 invalid-transition',
  )
})

test('somebody who works here or can sign in is not forgotten; somebody who left is', async () => {
  const employee = await insertEmployee(server, env, { first_name: 'Zebedeus', last_name: 'Kanarie' })
  const user = await env.signIn(['hrm:read'], employee)
  await inTest(server, env, (tx) =>
    tx.count(sql`update user_account set name = ${NAME}, email = ${EMAIL} where id = ${user.userId}`),
  )
  await insertContract(server, env, employee)
  await make(env.app, '/hrm/absence', { employee_id: employee, start_date: '2026-01-12' })
  await insertTimeEntry(server, env, { employee_id: employee })
  const erase = () => env.app.post('/settings/erasure', { type: 'employee', id: employee })
  expect((await erase()).body).toMatchObject({
    code: 'invalid-transition',
    detail: expect.stringContaining('still works'),
  })
  await inTest(server, env, (tx) => tx.count(sql`update employee set is_deactivated = true where id = ${employee}`))
  expect((await erase()).body).toMatchObject({ detail: expect.stringContaining('can still sign in') })
  await env.app.patch(`/settings/user/${user.userId}`, { is_active: false })
  const few = await env.signIn(rights.filter((right) => right !== 'users'))
  expect(refusal(await few.post('/settings/erasure', { type: 'user', id: user.userId }))).toBe('403 forbidden')
  const found = (await dossier('user', user.userId)).body.data
  expect(countsOf(found.items)).toMatchObject({ employee: 1, user: 1, absence: 1, hours: 1, contract: 1 })
  const done = await erase()
  expect(done.status, done.text).toBe(201)
  await clean()
  expect((await env.app.get(`/hrm/employee/${employee}`)).body.data).toMatchObject({ full_name: 'Removed employee' })
  expect((await env.app.get(`/settings/user/${user.userId}`)).body.data).toMatchObject({ name: 'Removed user' })
  expect((await env.app.get(`/hours/hours?employee_id=${employee}`)).body.data).toMatchObject([
    { employee_name: 'Removed employee' },
  ])
  expect((await env.app.get(`/hrm/absence?employee_id=${employee}`)).body.meta.count).toBe(0)
  expect((await erase()).body).toMatchObject({ detail: 'This person has been erased already.' })
  expect((await tablesWith('kanarie')).filter((table) => table !== 'outbox' && table !== 'idempotency')).toEqual([])
})

test('somebody who is called like a status, an amount or an id takes none of those along', async () => {
  const organization = await make(env.app, '/crm/organization', { name: 'Acme' })
  const entry = { status: 'finalised', amount: '1250.00', number: 'finalised', organization_id: organization.id }
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into audit (environment_id, id, at, operation, resource, record_id, actor_type, request_id, before, after)
      values (current_environment(), gen_random_uuid(), now(), 'invoice.finalise', 'invoice', ${organization.id}, 'system', 'x',
        null, ${JSON.stringify({ ...entry, person_name: 'finalised', note: 1250 })})`),
  )
  for (const last_name of ['finalised', '1250.00', organization.id, 'Al']) {
    const { id } = await make(env.app, '/crm/person', { last_name })
    const { status, text } = await env.app.post('/settings/erasure', { type: 'person', id })
    expect(status, text).toBe(201)
    await clean()
  }
  const [kept] = await inTest(server, env, (tx) =>
    tx.all<{ after: object }>(sql`select after from audit where operation = 'invoice.finalise'`),
  )
  expect(kept!.after).toEqual({ ...entry, person_name: 'Erased', note: 1250 })
  const own = sql`select from audit where before ->> 'last_name' = 'finalised' or after ->> 'last_name' = 'finalised'`
  expect(await inTest(server, env, (tx) => tx.all(own))).toEqual([])
})

test('whoever may not see relations, employees or users finds none of them', async () => {
  const { person } = await relation()
  const employee = await insertEmployee(server, env, { first_name: 'Zebedeus', last_name: 'Kanarie' })
  const user = await env.signIn([])
  await inTest(server, env, (tx) =>
    tx.count(sql`update user_account set name = ${NAME}, email = ${EMAIL} where id = ${user.userId}`),
  )
  const { id } = await make(env.app, '/settings/dataexport', { subject_type: 'person', subject_id: person.id })
  const ids = { person: person.id, employee, user: user.userId }
  const seenWith = async (...more: Parameters<typeof env.signIn>[0]) => {
    const some = await env.signIn(['settings', ...more])
    const { subjects } = (await some.get('/settings/privacy?q=kanarie')).body.data
    const read: string[] = []
    for (const [type, one] of Object.entries(ids))
      if ((await some.get(`/settings/privacy/subject?type=${type}&id=${one}`)).status === 200) read.push(type)
    expect(subjects.map(({ type }: { type: string }) => type).sort()).toEqual(read.toSorted())
    const [listed] = (await some.get('/settings/dataexport')).body.data
    expect((await some.get(`/settings/dataexport/${id}`)).body.data.subject_name).toBe(listed.subject_name)
    return [...read, listed.subject_name]
  }
  expect(await seenWith()).toEqual([null])
  expect(await seenWith('crm:read')).toEqual(['person', NAME])
  expect(await seenWith('hrm:read')).toEqual(['employee', null])
  expect(await seenWith('people')).toEqual(['employee', null])
  expect(await seenWith('users')).toEqual(['user', null])
  expect((await env.app.get(`/settings/dataexport/${id}`)).body.data.subject_name).toBe(NAME)
})

test('the audit cannot be changed by anybody: values can only be erased', async () => {
  const { person } = await relation()
  const change = (set: string) =>
    client
      .query(`update audit set ${set} where record_id = $1`, [person.id])
      .then(({ rowCount }) => `${rowCount} changed`)
      .catch((error: Error) => error.message)
  const refused = 'the audit is never changed: a value can only be erased'
  expect(await change(`after = '{"first_name":"Somebody else"}'`)).toBe(refused)
  expect(await change(`after = null`)).toBe(refused)
  const erasing = (key: string) => change(`after = (after::jsonb || '{"${key}":"Erased"}')::json`)
  for (const key of ['id', 'version', 'is_active', 'created_at']) expect(await erasing(key), key).toBe(refused)
  expect(await change(`operation = 'person.read'`)).toBe(refused)
  expect(await change(`actor_id = gen_random_uuid()`)).toBe(refused)
  expect(await change(`after = without_person(after, true, '{}')`)).toBe('1 changed')
  for (const role of ['kantoor_app', 'kantoor_system']) {
    await client.query(`begin; set local role ${role}`)
    await expect(client.query(`delete from audit where record_id = $1`, [person.id])).rejects.toThrow(
      'permission denied',
    )
    await client.query('rollback')
  }
})
