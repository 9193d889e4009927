// What the palette finds, in which order, and for whom; and that it is found by words, however many records there are.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertProject, insertRow, inTest, made } from '../../test/fixtures.ts'
import { type Client, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type SmallWorld, smallWorld, TODAY } from '../../test/small-world.ts'
import { sql } from '../db/sql.ts'
import { fillDemo } from '../demo/fill.ts'
import { kindNames, kinds } from './kinds.ts'

let server: TestServer
let env: TestEnvironment
let ids: SmallWorld
let service: string
let task: string
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
  env = await server.environment()
  ids = await smallWorld(server, env)
  service = await made(env.post('/projects/service', { project_id: ids.project, name: 'Design' }))
  task = await made(env.post('/projects/task', { project_id: ids.project, name: 'Draw the home page' }))
})
afterAll(() => server.close())

interface Found {
  readonly kind: keyof typeof kinds
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly path: string
  readonly project_id: string | null
}

async function find(query: string, client: Client = env.app, more = ''): Promise<Found[]> {
  const answer = await client.get(`/search?query=${encodeURIComponent(query)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const told = (hits: readonly Found[]) => hits.map(({ kind, id }) => `${kind} ${id}`)

test('finds by the name of the customer all that is his, himself first', async () => {
  const hits = await find('ÁCME')
  expect(hits[0]).toEqual({
    kind: 'organization',
    id: ids.acme,
    title: 'Acme',
    subtitle: '',
    path: `/crm/organization/${ids.acme}`,
    project_id: null,
  })
  expect(told(hits).sort()).toEqual(
    [
      `organization ${ids.acme}`,
      `project ${ids.project}`,
      `service ${service}`,
      `task ${task}`,
      `invoice ${ids.invoice}`,
      `sales ${ids.sales}`,
    ].sort(),
  )
})

test.each([
  ['acme des', 'service'],
  ['des acm', 'service'],
  ['draw home', 'task'],
  ['F2026-1', 'invoice'],
  ['anna@example.com', 'person'],
  ['wit', 'person'],
  ['develop', 'employee'],
  ['rebuild', 'sales'],
] as const)('%j finds the %s', async (query, kind) => {
  expect((await find(query)).map((hit) => hit.kind)).toEqual([kind])
})

test('a number finds the project before what is inside', async () => {
  expect((await find('P1')).map((hit) => hit.kind)).toEqual(['project', 'service', 'task'])
})

test('services and tasks say of which project they are, and of whom', async () => {
  expect((await find('design'))[0]).toMatchObject({
    project_id: ids.project,
    subtitle: expect.stringContaining('Acme'),
  })
})

test.each(['cme', 'ebuild', '%%', '__', '--', 'acme zzz', '\u{10ffff}x'])('%j finds nothing', async (query) => {
  expect(await find(query)).toEqual([])
})

test('what is called so comes before what begins so, and that before what holds the word; own and open ones first', async () => {
  const own = await server.environment()
  const me = await insertEmployee(server, own)
  const client = await own.signIn(['crm:read', 'projects:read'], me)
  const names = ['Blue', 'Blue ocean', 'Deep blue', 'Bluegrass']
  for (const name of names.toReversed()) await made(own.post('/crm/organization', { name }))
  expect((await find('blue', client)).map(({ title }) => title)).toEqual([
    'Blue',
    'Blue ocean',
    'Bluegrass',
    'Deep blue',
  ])
  const [first, second, closed] = [
    await insertProject(server, own, 'Green roof'),
    await insertProject(server, own, 'Green wall'),
    await insertProject(server, own, 'Green house'),
  ]
  await inTest(server, own, async (tx) => {
    await tx.count(sql`update project set manager_employee_id = ${me} where id = ${first}`)
    await tx.count(sql`update project set status = 'closed', closed_at = now() where id = ${closed}`)
  })
  expect((await find('green', client)).map(({ id }) => id)).toEqual([first, second, closed])
})

describe('rights', () => {
  let own: TestEnvironment
  beforeAll(async () => {
    own = await server.environment()
    await fillDemo(server.db, own.id, { hours: 300, today: TODAY })
  })

  test.each(kindNames)('%s is found only with its right', async (kind) => {
    const { scope } = kinds[kind]
    const sample = await inTest(server, own, (tx) =>
      tx.first<{ word: string }>(sql`select word from search_word where kind = ${kind} and length(word) > 2 limit 1`),
    )
    if (!sample) return
    const withIt = await find(sample.word, await own.signIn([scope]), `&kinds=${kind}`)
    expect(withIt.length).toBeGreaterThan(0)
    const others = [...new Set(kindNames.map((name) => kinds[name].scope))].filter((right) => right !== scope)
    expect(await find(sample.word, await own.signIn(others), `&kinds=${kind}`)).toEqual([])
    expect(new Set((await find(sample.word, await own.signIn([scope]))).map((hit) => kinds[hit.kind].scope))).toEqual(
      new Set([scope]),
    )
  })

  test('papers of invoices are found by those who read invoices', async () => {
    const paper = { mime_type: 'application/pdf', size_bytes: 1, sha256: '0'.repeat(64) }
    await insertRow(server, own, 'document', { ...paper, kind: 'purchase_invoice', name: 'Zpaper one.pdf' })
    await insertRow(server, own, 'document', { ...paper, kind: 'attachment', name: 'Zpaper two.pdf' })
    const titles = async (...rights: ('crm:read' | 'invoices:read')[]) =>
      (await find('zpaper', await own.signIn(rights))).map(({ title }) => title).sort()
    expect(await titles('crm:read')).toEqual(['Zpaper two.pdf'])
    expect(await titles('crm:read', 'invoices:read')).toEqual(['Zpaper one.pdf', 'Zpaper two.pdf'])
  })

  test('nothing of another environment', async () => {
    const other = await server.environment()
    for (const query of ['acme', 'design', 'F2026-1', 'anna']) expect(await find(query, other.app)).toEqual([])
  })
})

test('follows changes and deletions', async () => {
  const own = await server.environment()
  const id = await made(own.post('/crm/organization', { name: 'Old name', coc_code: '12345678' }))
  const changed = await own.patch(`/crm/organization/${id}`, { name: 'Name of today' })
  expect(changed.status, changed.text).toBe(200)
  expect(await find('old', own.app)).toEqual([])
  expect(told(await find('today', own.app))).toEqual([`organization ${id}`])
  expect(told(await find('12345678', own.app))).toEqual([`organization ${id}`])
  expect((await own.app.delete(`/crm/organization/${id}`)).status).toBe(204)
  expect(await find('today', own.app)).toEqual([])
  const left = await inTest(server, own, (tx) => tx.all(sql`select from search_word where record_id = ${id}`))
  expect(left).toEqual([])
})

test('the words of every record are kept, whatever was done to it', async () => {
  const own = await server.environment()
  const word = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => /[\p{L}\p{N}]/u.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), word, async (first, second) => {
      const created = await own.post('/crm/organization', { name: first.join(' ') })
      if (created.status !== 201) return
      const changed = await own.patch(`/crm/organization/${created.body.data.id}`, { name: second })
      expect(changed.status, changed.text).toBe(200)
      const [row] = await inTest(server, own, (tx) =>
        tx.all<{ kept: string[]; right: string[] }>(sql`
          select array(select word from search_word w where w.record_id = o.id order by 1) as kept,
            array(select w collate "C" from unnest(search_words(concat_ws(' ', name, relation_number, coc_code))) w order by 1) as right
          from organization o where id = ${created.body.data.id}`),
      )
      expect(row!.kept).toEqual(row!.right)
    }),
    { numRuns: 25 },
  )
})

test('one kind never hides the others, and limit is the most', async () => {
  const own = await server.environment()
  for (let i = 0; i < 12; i++) await made(own.post('/crm/organization', { name: `Team ${i}` }))
  await insertProject(server, own, 'The team room')
  const hits = await find('team', own.app)
  expect(hits.map(({ kind }) => kind)).toEqual([...Array(8).fill('organization'), 'project'])
  expect(await find('team', own.app, '&limit=3')).toHaveLength(3)
  expect(await find('team', own.app, '&kinds=organization')).toHaveLength(12)
})
