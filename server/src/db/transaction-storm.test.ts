// Thousands of transactions over three connections, a third of which fail and some of which lose their server: every answer
// belongs to its question, and what is stored is exactly what was promised.
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { SEED } from '../../test/some.ts'
import { type Database, openDatabase } from './database.ts'
import { type Sql, sql } from './sql.ts'
import { inEnvironment, type Tx } from './transaction.ts'

const TRANSACTIONS = process.env.LONG ? 20_000 : 2000
const AT_ONCE = 12
const KILLS = TRANSACTIONS / 100

const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

let scratch: Scratch
let db: Database
beforeAll(async () => {
  process.on('unhandledRejection', note)
  scratch = await scratchDatabase()
  await scratch.client.query(`
    create table thing (tag integer, step integer, parent integer, primary key (tag, step),
      foreign key (tag, parent) references thing deferrable initially deferred);
    grant all on thing to kantoor_app`)
  db = openDatabase(scratch.url, { connections: 3 })
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await db.close()
  await scratch.drop()
})

const failures = ['division', 'nonsense', 'deferred', 'circular', 'thrown', 'duplicate'] as const
type Failure = (typeof failures)[number]

interface Plan {
  readonly turns: readonly (readonly ('ask' | 'store')[])[]
  readonly failure?: Failure
  /** The turn and the place in it at which it goes wrong. */
  readonly at: readonly [number, number]
  readonly ending: 'last' | 'sent'
}

const turn = fc.array(fc.constantFrom('ask' as const, 'store' as const), { minLength: 1, maxLength: 4 })
const plan: fc.Arbitrary<Plan> = fc.record(
  {
    turns: fc.array(turn, { minLength: 1, maxLength: 3 }),
    failure: fc.constantFrom(...failures),
    at: fc.tuple(fc.nat(2), fc.nat(3)),
    ending: fc.constantFrom('last' as const, 'sent' as const),
  },
  { requiredKeys: ['turns', 'at', 'ending'] },
)

test(`no answer goes astray and nothing is stored by halves (SEED=${SEED})`, async () => {
  const plans = fc.sample(plan, { seed: SEED, numRuns: TRANSACTIONS }).map(healed)
  const counts = { done: 0, failed: 0, cut: 0 }
  const promised = new Set<number>()
  const unsure = new Set<number>()
  let next = 0
  const worker = async () => {
    while (next < plans.length) {
      const tag = next++
      if (tag % (TRANSACTIONS / KILLS) === 50) await killOne()
      const error = await attempt(tag, plans[tag]!).then(
        () => undefined,
        (thrown) => thrown,
      )
      if (error === undefined) {
        expect(plans[tag]!.failure, `${tag}`).toBeUndefined()
        counts.done++
        promised.add(tag)
      } else if (isCut(error)) {
        counts.cut++
        unsure.add(tag)
      } else {
        expect(plans[tag]!.failure, `${tag}: ${error}`).toBeDefined()
        counts.failed++
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await setImmediate()

  const { rows } = await scratch.client.query('select tag, count(*)::int as steps from thing group by tag')
  const stored = new Map<number, number>(rows.map(({ tag, steps }) => [tag, steps]))
  for (const [tag, one] of plans.entries()) {
    const whole = one.turns.flat().filter((kind) => kind === 'store').length
    const expected = promised.has(tag) ? [whole] : unsure.has(tag) && !one.failure ? [0, whole] : [0]
    expect(expected, `${tag}`).toContain(stored.get(tag) ?? 0)
  }
  expect(unhandled).toEqual([])
  expect([db.app.idleCount, db.app.waitingCount]).toEqual([db.app.totalCount, 0])
  expect(counts.failed).toBeGreaterThan(TRANSACTIONS / 5)
  expect(counts.done).toBeGreaterThan(TRANSACTIONS / 2)
  expect(counts.cut).toBeGreaterThan(0)
  expect(counts.cut).toBeLessThanOrEqual(KILLS)
})

// Most drawn plans fail; letting six in ten of them be makes it a third.
function healed(drawn: Plan, i: number): Plan {
  const { failure: _, ...well } = drawn
  return i % 10 < 6 ? well : drawn
}

async function attempt(tag: number, { turns, failure, at, ending }: Plan): Promise<void> {
  const environmentId = `${String(tag).padStart(8, '0')}-0000-4000-8000-000000000000`
  await inEnvironment(db, { environmentId, today: '2026-01-01' }, 'write', async (tx) => {
    for (const [i, kinds] of turns.entries()) {
      const isHere = failure && i === Math.min(at[0], turns.length - 1)
      const isLast = i === turns.length - 1 && ending === 'last'
      const place = isHere ? Math.min(at[1], kinds.length - 1) : -1
      await Promise.all(
        kinds.map(async (kind, j) => {
          if (j === place) goWrong(tx, failure!, tag)
          if (kind === 'store') return void tx.send(store(tag, i * 10 + j))
          const question = sql`select ${tag}::int as tag, ${i * 10 + j}::int as step, current_environment()::text as environment`
          const isEnd = isLast && j === kinds.length - 1
          const [answer] = await (isEnd ? tx.last(question) : tx.all(question))
          expect(answer).toEqual({ tag, step: i * 10 + j, environment: environmentId })
        }),
      )
    }
  })
}

function store(tag: number, step: number, parent: number | null = null): Sql {
  return sql`insert into thing (tag, step, parent) values (${tag}, ${step}, ${parent})`
}

function goWrong(tx: Tx, failure: Failure, tag: number): void {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  if (failure === 'thrown') throw new Error('thrown')
  if (failure === 'division') tx.send(sql`select ${tag}::int / 0`)
  if (failure === 'nonsense') tx.send(sql`select nonsense from nowhere where tag = ${tag}`)
  if (failure === 'deferred') tx.send(store(tag, 99, 98))
  if (failure === 'circular') tx.send(sql`select ${circular}::jsonb`)
  if (failure === 'duplicate') {
    tx.send(store(tag, 97))
    tx.send(store(tag, 97))
  }
}

async function killOne(): Promise<void> {
  await scratch.client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`)
}

function isCut(error: { code?: string; message?: string }): boolean {
  return error.code === '57P01' || /not queryable|terminated unexpectedly|ECONNRESET|EPIPE/.test(error.message ?? '')
}
