// An id of another environment is worth as much as a random one, wherever it stands: in a body or in a filter. Paths: contract.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOn } from '../src/db/listing.ts'
import { operations } from '../src/operations.ts'
import { fieldsOf, type Schema, withRaw } from './bad-values.ts'
import type { World } from './examples/world.ts'
import { recordFor, worldOf } from './examples.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { isSame, type Snapshot, snapshot } from './snapshot.ts'
import { drawer, SEED } from './some.ts'
import { references, tenantTables } from './tenant-check.ts'
import { bodyShape, call, goodCall, type Step, steps, writes } from './walk.ts'

const same = { 'x-request-id': 'the-same' }
const some = drawer('foreign ids')

let server: OwnServer
let owner: pg.Client
let theirs: World
/** For all that only ask, which disturbs nobody. */
let readers: World
let before: Snapshot
/** One id of each of their tables. */
const ids = new Map<string, string>()
/** The tables that a column of this name points to. */
const targets = new Map<string, string[]>()

beforeAll(async () => {
  server = await startOwnServer()
  owner = server.owner
  theirs = worldOf(server, await server.environment())
  readers = worldOf(server, await server.environment())
  for (const step of writes) await call(step, theirs, await goodCall(step, theirs))
  for (const operation of operations.filter(({ path }) => path.includes('{id}'))) await recordFor(operation, theirs)
  for (const table of await tenantTables(owner)) {
    const { rows } = await owner.query(
      `select to_jsonb(t) ->> 'id' as id from ${table} t where environment_id = $1 limit 1`,
      [theirs.env.id],
    )
    if (rows[0]?.id) ids.set(table, rows[0].id)
  }
  for (const { columns, target } of await references(owner))
    targets.set(columns.at(-1)!, [...(targets.get(columns.at(-1)!) ?? []), target])
  before = await snapshot(owner, theirs.env.id)
})
afterAll(() => server.close())

test('their environment holds something to be found', () => {
  expect(ids.size).toBeGreaterThanOrEqual(15)
})

test.each(steps.filter((step) => step.operation.body && idFields(step).length > 0))(
  `$name takes no id of theirs in its body (SEED=${SEED})`,
  async (step) => {
    const world = worldOf(server, await server.environment())
    const good = await goodCall(step, world)
    for (const { path } of idFields(step)) {
      const sent = (id: string) =>
        call(step, world, { ...good, payload: withRaw(good.body, path, JSON.stringify(id)), headers: same })
      const unknown = await sent(randomUUID())
      for (const foreign of foreignIds(nameOf(path))) {
        const answer = await sent(foreign)
        expect(answer.status, `${path.join('/')}: ${answer.text}`).toBeGreaterThanOrEqual(400)
        expect([answer.status, answer.text], path.join('/')).toEqual([unknown.status, unknown.text])
      }
    }
  },
)

const asking = steps.filter((step) => idParameters(step).length > 0)

test.each(asking)(`$name finds nothing of theirs (SEED=${SEED})`, async (step) => {
  const { list, method } = step.operation
  const world = method === 'GET' ? readers : worldOf(server, await server.environment())
  const good = await goodCall(step, world)
  for (const name of idParameters(step)) {
    const asked = (id: string) =>
      call(step, world, { ...good, query: withParameter(good.query, name, id), headers: same })
    const unknown = await asked(randomUUID())
    for (const foreign of foreignIds(name === 'ids' && list ? `${list.type.table}_id` : name)) {
      const answer = await asked(foreign)
      expect([answer.status, answer.text], name).toEqual([unknown.status, unknown.text])
    }
  }
})

test('and their environment is as it was', async () => {
  expect(isSame(before, await snapshot(owner, theirs.env.id))).toBe(true)
})

function idFields(step: Step) {
  return fieldsOf(bodyShape(step) as Schema).filter(({ schema }) => schema.format === 'uuid')
}

function idParameters({ surface, operation: { list, query } }: Step): string[] {
  const parameters = list ? listOn(surface, list).parameters : query
  return Object.keys(parameters?.properties ?? {}).filter((word) => /(^|_)ids?$/.test(word))
}

function withParameter(query: string | undefined, name: string, id: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set(name, id)
  return `?${parameters}`
}

function nameOf(path: readonly (string | 0)[]): string {
  return path.findLast((part) => part !== 0) as string
}

/** Ids of theirs that would fit this field; where its name does not tell, one of some kinds, of every kind with LONG=1. */
function foreignIds(name: string): string[] {
  const column = name.replace(/_ids$/, '_id')
  const tables = new Set(targets.get(column) ?? [column.replace(/_id$/, '')])
  const fitting = [...tables].flatMap((table) => ids.get(table) ?? [])
  return fitting.length > 0 ? fitting : some([...new Set(ids.values())], 4)
}
