// A statement of a write fails, or the connection breaks behind it: afterwards all of the write is there, or nothing of it. Of half of
// the writes the last statement and some before it are hit, in one way, others in each run; LONG=1 hits every statement in both ways.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/db/database.ts'
import type { Step as FlightStep } from '../src/db/flight.ts'
import type { World } from './examples/world.ts'
import { worldOf } from './examples.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { difference, isSame, type Snapshot, snapshot } from './snapshot.ts'
import { drawer, SEED } from './some.ts'
import { type Call, goodCall, type Step, wireOf, writes } from './walk.ts'

/** An error of the database, or a connection that breaks between the statement and its answer. */
const modes = ['error', 'cut'] as const
type Mode = (typeof modes)[number]

const BEFORE_LAST = { error: 2, cut: 1 }

let server: OwnServer
let owner: pg.Client
let saboteur: ReturnType<typeof sabotage>
beforeAll(async () => {
  server = await startOwnServer()
  owner = server.owner
  saboteur = sabotage(server.db.app)
})
afterAll(async () => {
  saboteur.leave()
  await server.close()
})

describe(`SEED=${SEED}`, () => {
  test.each(drawer('writes')(writes, writes.length / 2))('$name is all or nothing', async (step) => {
    const { expected, statements } = await undisturbed(step)
    const some = drawer(step.name)
    for (const mode of some(modes, 1)) {
      let scene = await setScene(step)
      const hit = async (at: number) => {
        saboteur.arm(at, mode)
        const status = await request(step, scene)
        const fired = await saboteur.disarm()
        const told = `${step.name}, ${mode}, statement ${at} of ${statements}: ${status} after ${fired}`
        const after = await snapshot(owner, scene.world.env.id)
        if (isSame(scene.before, after)) expect(status, told).toBeGreaterThanOrEqual(400)
        else {
          expect(difference(scene.before, after), told).toEqual(expected)
          scene = await setScene(step)
        }
        if (fired) expect([500, 503], told).toContain(status)
        else expect(status, told).toBe(step.operation.success)
        return fired
      }
      const before = Array.from({ length: statements - 1 }, (_, i) => i + 1)
      for (const at of [...some(before, BEFORE_LAST[mode]), statements]) await hit(at)
      // Whatever failed before has left nothing behind that keeps it from being done.
      expect(await hit(statements + 1)).toBeUndefined()
    }
    await checkPool(server.db)
  })
})

interface Scene {
  readonly world: World
  readonly call: Call
  readonly before: Snapshot
}

async function setScene(step: Step): Promise<Scene> {
  const world = worldOf(server, await server.environment())
  const call = await goodCall(step, world)
  return { world, call, before: await snapshot(owner, world.env.id) }
}

/** What the write changes when nothing goes wrong, and how many statements it takes. */
async function undisturbed(step: Step): Promise<{ expected: string[]; statements: number }> {
  const scene = await setScene(step)
  saboteur.arm(Number.POSITIVE_INFINITY, 'error')
  expect(await request(step, scene)).toBe(step.operation.success)
  const statements = saboteur.passed()
  await saboteur.disarm()
  const changes = difference(scene.before, await snapshot(owner, scene.world.env.id))
  expect(changes).toContainEqual(expect.stringContaining('+ audit'))
  expect(changes).toContainEqual(expect.stringContaining('+ idempotency'))
  return { expected: changes, statements }
}

async function request(step: Step, { world, call }: Scene): Promise<number> {
  const headers = { 'idempotency-key': 'once', 'x-request-id': 'the-same' }
  return (await server.send(...wireOf(step, world, { ...call, headers }))).status
}

async function checkPool({ app }: Database): Promise<void> {
  expect(app.waitingCount).toBe(0)
  expect(app.idleCount).toBe(app.totalCount)
  const clients = await Promise.all(Array.from({ length: app.options.max }, () => app.connect()))
  const settings = await Promise.all(
    clients.map((client) => client.query(`select current_setting('kantoor.environment', true)`)),
  )
  for (const client of clients) client.release()
  for (const { rows } of settings) expect(rows[0].current_setting || '').toBe('')
}

type Query = (...args: unknown[]) => unknown

interface Inside {
  readonly connection: { readonly stream: { destroy(): void } }
  readonly processID: number
}

/** A cut connection may still hold work until its backend is gone; one that got an error until its transaction has ended. */
async function isBusy(backend: number, mode: Mode): Promise<boolean> {
  const busy = mode === 'cut' ? 'true' : 'xact_start is not null'
  return (await owner.query(`select from pg_stat_activity where pid = $1 and ${busy}`, [backend])).rowCount === 1
}

const BROKEN = `do $$ begin raise exception 'sabotage' using errcode = 'XX000'; end $$`

interface Flight {
  readonly steps: FlightStep[]
}

/** Stands between the driver and the database on every connection of the pool, also those that are opened later. */
function sabotage(pool: pg.Pool) {
  const own = pg.Client.prototype.query as Query
  let left = 0
  let seen = 0
  let mode: Mode = 'error'
  let fired: string | undefined
  let backend: number | undefined
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { steps } = args[0] as Partial<Flight>
    if (left === 0 || !members.has(this) || !steps) return own.apply(this, args)
    const at = left - 1
    seen += steps.length
    if (at >= steps.length) {
      left -= steps.length
      return own.apply(this, args)
    }
    left = 0
    fired = steps[at]!.statement.text.trim().slice(0, 60)
    return fail(this, args, steps, at)
  } as typeof pg.Client.prototype.query
  const members = new WeakSet<object>()
  pool.on('acquire', (client) => members.add(client))

  function fail(client: pg.Client, args: unknown[], steps: FlightStep[], at: number): unknown {
    const { connection, processID } = client as unknown as Inside
    backend = processID
    // A cut lets everything up to the hit happen and nothing behind it, and no answer comes back.
    const broken = steps[mode === 'error' ? at : at + 1]
    if (broken) steps[steps.indexOf(broken)] = { ...broken, statement: { text: BROKEN, values: [] } }
    const answer = own.apply(client, args)
    if (mode === 'cut') setImmediate(() => connection.stream.destroy())
    return answer
  }
  return {
    arm(at: number, how: Mode) {
      left = at
      seen = 0
      mode = how
      fired = undefined
    },
    passed: () => seen,
    /** The statement that was hit, if the request got that far; the database has noticed by then. */
    async disarm() {
      left = 0
      while (backend !== undefined && (await isBusy(backend, mode))) await setTimeout(2)
      backend = undefined
      return fired
    },
    leave() {
      pg.Client.prototype.query = own as typeof pg.Client.prototype.query
    },
  }
}
