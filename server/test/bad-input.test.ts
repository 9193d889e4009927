// Whatever is sent, the answer is a reasoned refusal and nothing is stored; shown field by field from the schemas (a value of each,
// all of them with LONG=1), then at random (some of the operations, all of them with LONG=1).
import fc from 'fast-check'
import type pg from 'pg'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badBodies, badValues, fieldsOf, type Schema, withRaw } from './bad-values.ts'
import type { World } from './examples/world.ts'
import { worldOf } from './examples.ts'
import { bodyOf, listQuery } from './fuzz.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { isSame, snapshot } from './snapshot.ts'
import { drawer, SEED } from './some.ts'
import { bodyShape, call, goodCall, steps } from './walk.ts'

const RUNS = process.env.LONG ? 500 : 15
const AT_RANDOM = 40

let server: OwnServer
let owner: pg.Client
/** For all that only read, which disturbs nobody. */
let readers: World
beforeAll(async () => {
  server = await startOwnServer()
  owner = server.owner
  readers = worldOf(server, await server.environment())
})
afterAll(() => server.close())

/** Each body once: what both surfaces take is tried on v2, what the screens add on theirs. */
const bodied = steps.filter(
  ({ surface, operation }) =>
    operation.body && (surface === 'v2' || operation.surface === 'app' || operation.screenBody),
)

test.each(bodied)(`$name refuses bad values of every field and stores nothing (SEED=${SEED})`, async (step) => {
  const some = drawer(step.name)
  const world = worldOf(server, await server.environment())
  const good = await goodCall(step, world)
  const before = await snapshot(owner, world.env.id)
  const shared = step.surface === 'app' && step.operation.screenBody ? (step.operation.body as TObject).properties : {}
  for (const { path, schema } of fieldsOf(bodyShape(step) as Schema)) {
    if (path[0]! in shared) continue
    for (const raw of some(badValues(schema), 1)) {
      const answer = await call(step, world, { ...good, payload: withRaw(good.body, path, raw) })
      expect(answer.status, `${path.join('/')} = ${raw.slice(0, 60)}: ${answer.text.slice(0, 300)}`).toSatisfy(
        isRefusal,
      )
    }
  }
  for (const [name, payload] of some(Object.entries(badBodies(good.body as object)), 3)) {
    const answer = await call(step, world, { ...good, payload })
    expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(400)
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(isSame(before, await snapshot(owner, world.env.id))).toBe(true)
})

test.each(steps.filter(({ operation }) => operation.list || operation.query))(
  `$name refuses by name what no parameter can be (SEED=${SEED})`,
  async (step) => {
    const some = drawer(step.name)
    const world = step.operation.method === 'GET' ? readers : worldOf(server, await server.environment())
    const good = await goodCall(step, world)
    const { properties } = (step.operation.list?.parameters ?? step.operation.query)!
    for (const name of Object.keys(properties)) {
      for (const text of some(['', '\0', 'x'.repeat(5000)], 1)) {
        const query = new URLSearchParams(good.query)
        query.set(name, text)
        const answer = await call(step, world, { ...good, query: `?${query}` })
        const told = `${name} = ${JSON.stringify(text).slice(0, 20)}: ${answer.text.slice(0, 300)}`
        expect(answer.status, told).toBe(400)
        expect(answer.body.errors, told).toContainEqual(
          expect.objectContaining({ pointer: expect.stringMatching(`^/${name}(/|$)`) }),
        )
      }
    }
  },
)

describe(`at random (SEED=${SEED})`, () => {
  test.each(drawer('at random')(steps, AT_RANDOM))('$name answers as its document says', async (step) => {
    const world = worldOf(server, await server.environment())
    const good = await goodCall(step, world)
    const shape = bodyShape(step) as Schema | undefined
    const asked = step.operation.list?.parameters ?? step.operation.query
    const requests = fc.record({
      id: fc.oneof({ weight: 8, arbitrary: fc.constant(good.id ?? '') }, fc.uuid(), oddId),
      query: asked ? listQuery(asked as Schema) : fc.constant(''),
      payload: shape ? bodyOf(shape, good.body) : fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(requests, async ({ payload, ...request }) => {
        const answer = await call(step, world, payload === undefined ? request : { ...request, payload })
        expect(answer.status).toBeLessThan(500)
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  })
})

// Nothing, . and .. would make another path of it.
const oddId = fc.string({ minLength: 1 }).filter((id) => !/^\.\.?$/.test(id))

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500
}
