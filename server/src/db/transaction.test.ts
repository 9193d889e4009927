import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { type Database, openDatabase } from './database.ts'
import { sql } from './sql.ts'
import { inEnvironment, inSystem, retrying, type Tx } from './transaction.ts'

const ENVIRONMENT = '11111111-1111-4111-8111-111111111111'
const SCENE = { environmentId: ENVIRONMENT, today: '2026-03-04' }

let scratch: Scratch
let db: Database
beforeAll(async () => {
  scratch = await scratchDatabase()
  await scratch.client.query(`
    create table thing (id integer primary key, parent integer references thing deferrable initially deferred);
    grant all on thing to kantoor_app, kantoor_system`)
  db = openDatabase(scratch.url, { connections: 1 })
})
afterAll(async () => {
  await db.close()
  await scratch.drop()
})
beforeEach(async () => {
  await scratch.client.query('delete from thing')
  // Whatever a test did, its connection is free, whole and without a setting of it.
  return async () => {
    expect([db.app.idleCount, db.app.waitingCount]).toEqual([db.app.totalCount, 0])
    const { rows } = await db.app.query(STATE)
    expect(rows).toEqual([{ environment: '', today: '', read_only: 'off', begun: false }])
  }
})

const STATE = `select coalesce(current_setting('kantoor.environment', true), '') as environment,
  coalesce(current_setting('kantoor.today', true), '') as today, current_setting('transaction_read_only') as read_only,
  now() <> statement_timestamp() as begun`

const write = <T>(work: (tx: Tx) => Promise<T>) => inEnvironment(db, SCENE, 'write', work)
const read = <T>(work: (tx: Tx) => Promise<T>) => inEnvironment(db, SCENE, 'read', work)
const insert = (id: number, parent: number | null = null) =>
  sql`insert into thing (id, parent) values (${id}, ${parent}) returning id`
const PID = sql`select pg_backend_pid() as pid`
const DIVISION = sql`select 1 / ${0}::int`
const SETTINGS = sql`select current_setting('kantoor.environment') as environment, current_setting('kantoor.today') as today`

async function stored(): Promise<number[]> {
  return (await scratch.client.query('select id from thing order by id')).rows.map(({ id }) => id)
}

test('what is asked in one turn is answered each to its own', async () => {
  const answers = await write((tx) =>
    Promise.all([
      tx.first(SETTINGS),
      tx.all<{ id: number }>(insert(1)),
      tx.count(sql`insert into thing (id) select generate_series(2, 4)`),
      tx.raw(sql`select id from thing order by id`),
      tx.first(sql`select id from thing where id = ${9}`),
    ]),
  )
  expect(answers[0]).toEqual({ environment: ENVIRONMENT, today: SCENE.today })
  expect(answers[1]).toEqual([{ id: 1 }])
  expect(answers[2]).toBe(3)
  expect(answers[3].rows).toEqual([['1'], ['2'], ['3'], ['4']])
  expect(answers[4]).toBeUndefined()
})

test('flights of one transaction see each other, others see them after the commit', async () => {
  await write(async (tx) => {
    tx.send(insert(1))
    expect(await tx.all(sql`select id from thing`)).toEqual([{ id: 1 }])
    expect(await stored()).toEqual([])
    expect(await tx.last(insert(2, 1))).toEqual([{ id: 2 }])
  })
  expect(await stored()).toEqual([1, 2])
})

test('work that sends nothing, and work that only sends', async () => {
  expect(await write(async () => 'nothing')).toBe('nothing')
  await write(async (tx) => {
    tx.send(insert(1))
    tx.send(insert(2))
  })
  expect(await stored()).toEqual([1, 2])
})

// Each way of failing, once as a transaction in a single flight and once over several.
describe.each([
  ['in one flight', async () => {}],
  ['over several flights', (tx: Tx) => tx.all(sql`select 1`)],
])('%s', (_, begin: (tx: Tx) => Promise<unknown>) => {
  test('an error in the middle: the answers before it, its cause for all behind it, nothing stored', async () => {
    let settled: PromiseSettledResult<unknown>[] = []
    const failing = write(async (tx) => {
      await begin(tx)
      settled = await Promise.allSettled([tx.all(insert(1)), tx.all(DIVISION), tx.all(insert(2)), tx.last(insert(3))])
      await Promise.allSettled([tx.all(insert(4))])
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : one.value))).toEqual([
      [{ id: 1 }],
      ...Array(3).fill('22012'),
    ])
    expect(await stored()).toEqual([])
  })

  test('a failure of what was only sent surfaces at the commit', async () => {
    const failing = write(async (tx) => {
      await begin(tx)
      tx.send(insert(1))
      tx.send(DIVISION)
      tx.send(insert(2))
      return 'looks fine'
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await stored()).toEqual([])
  })

  test('and at the next statement that is waited for', async () => {
    let caught: unknown
    const failing = write(async (tx) => {
      await begin(tx)
      tx.send(insert(1))
      tx.send(DIVISION)
      await setTimeout(20)
      caught = await tx.all(insert(2)).catch((error) => error)
      throw caught
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(caught).toMatchObject({ code: '22012' })
    expect(await stored()).toEqual([])
  })

  test('a constraint that only the commit checks is never a success', async () => {
    const sent = write(async (tx) => {
      await begin(tx)
      tx.send(insert(1, 99))
    })
    await expect(sent).rejects.toMatchObject({ code: '23503' })
    const last = write(async (tx) => {
      await begin(tx)
      return tx.last(insert(2, 99))
    })
    await expect(last).rejects.toMatchObject({ code: '23503' })
    const swallowed = write(async (tx) => {
      await begin(tx)
      return tx.last(insert(3, 99)).catch(() => 'fine')
    })
    await expect(swallowed).rejects.toMatchObject({ code: '23503' })
    expect(await stored()).toEqual([])
  })

  test('work that throws rolls back what it sent', async () => {
    const failing = write(async (tx) => {
      await begin(tx)
      tx.send(insert(1))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await stored()).toEqual([])
  })

  test('a read cannot write', async () => {
    for (const way of ['all', 'last', 'send'] as const) {
      const failing = read(async (tx) => {
        await begin(tx)
        await tx[way](insert(1))
      })
      await expect(failing, way).rejects.toMatchObject({ code: '25006' })
    }
    expect(await stored()).toEqual([])
  })

  test('a value that cannot be converted is an error like any other', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    for (const way of ['all', 'last', 'send'] as const) {
      const failing = write(async (tx) => {
        await begin(tx)
        tx.send(insert(1))
        await tx[way](sql`select ${circular}::jsonb`)
      })
      await expect(failing, way).rejects.toBeInstanceOf(TypeError)
    }
    expect(await stored()).toEqual([])
  })

  test('a statement that runs out of time', async () => {
    const failing = write(async (tx) => {
      await begin(tx)
      tx.send(sql`select set_config('statement_timeout', '30', true)`)
      tx.send(insert(1))
      return tx.last(sql`select pg_sleep(5)`)
    })
    await expect(failing).rejects.toMatchObject({ code: '57014' })
    expect(await stored()).toEqual([])
    expect(await write((tx) => tx.last(sql`show statement_timeout`))).toEqual([{ statement_timeout: '5s' }])
  })

  test('a backend that is killed takes its connection with it and nobody else', async () => {
    for (const way of ['all', 'last'] as const) {
      const [{ pid } = { pid: 0 }] = await write((tx) => tx.all<{ pid: number }>(PID))
      const failing = write(async (tx) => {
        await begin(tx)
        tx.send(insert(1))
        await tx[way](sql`select pg_sleep(5)`)
      })
      const next = write((tx) => tx.last<{ pid: number }>(PID))
      await setTimeout(30)
      await Promise.all([
        scratch.client.query('select pg_terminate_backend($1)', [pid]),
        expect(failing, way).rejects.toMatchObject({ code: '57P01' }),
      ])
      expect((await next)[0]!.pid).not.toBe(pid)
    }
    expect(await stored()).toEqual([])
  })

  test('a backend that is killed between two flights', async () => {
    const failing = write(async (tx) => {
      await begin(tx)
      const [{ pid } = { pid: 0 }] = await tx.all<{ pid: number }>(PID)
      await scratch.client.query('select pg_terminate_backend($1)', [pid])
      await setTimeout(50)
      await tx.all(insert(1))
    })
    await expect(failing).rejects.toThrow(/not queryable|terminat/)
    expect(await write((tx) => tx.last(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  test('nothing can be sent behind the last statement', async () => {
    for (const way of ['all', 'last', 'send'] as const) {
      const failing = write(async (tx) => {
        await begin(tx)
        const last = tx.last(insert(1))
        await Promise.all([tx[way](insert(2)), last.catch(() => {})])
      })
      await expect(failing, way).rejects.toThrow('behind the end')
    }
    expect(await stored()).toEqual([])
  })

  test('a straggler cannot slip into the transaction that has the connection next', async () => {
    let straggler: Promise<unknown> | undefined
    const failing = write(async (tx) => {
      await begin(tx)
      straggler = (async () => {
        await tx.all(sql`select pg_sleep(0.05)`)
        await setTimeout(50)
        await tx.all(insert(666))
      })().catch((error) => error)
      await setTimeout(10)
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    await write(async (tx) => {
      await tx.all(insert(1))
      await setTimeout(200)
    })
    expect(String(await straggler)).toContain('behind the end')
    expect(await stored()).toEqual([1])
  })
})

test('a transaction kept past its end is of no use', async () => {
  const kept = [await write(async (tx) => tx), await read((tx) => tx.all(PID).then(() => tx))]
  for (const tx of kept) await expect(tx.all(insert(1))).rejects.toThrow('behind the end')
  expect(await stored()).toEqual([])
})

test('who finds no free connection is told so after two seconds', async () => {
  const [taken, held] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()]
  const holder = write(async (tx) => {
    taken.resolve(await tx.all(PID))
    await held.promise
  })
  await taken.promise
  const started = performance.now()
  // Timers run out in their order, however busy the machine is.
  const told = Promise.race([write((tx) => tx.last(sql`select 1`)), setTimeout(3500, 'too late', { ref: false })])
  await expect(told).rejects.toThrow('timeout exceeded when trying to connect')
  expect(performance.now() - started).toBeGreaterThan(1900)
  await Promise.all([holder, held.resolve()])
})

test('across environments there is no setting to begin with', async () => {
  const [row] = await inSystem(db, (tx) => tx.last(sql`select current_setting('kantoor.environment', true) as setting`))
  expect(row).toEqual({ setting: null })
  await expect(inSystem(db, (tx) => tx.last(insert(1, 99)))).rejects.toMatchObject({ code: '23503' })
  await inSystem(db, (tx) => tx.last(insert(1)))
  expect(await stored()).toEqual([1])
})

test('a table that changed under its prepared statement costs a second attempt and no more', async () => {
  await scratch.client.query(`create table moving (a text default 'a'); grant select on moving to kantoor_app;
    insert into moving default values`)
  const attempt = () => write((tx) => tx.last(sql`select * from moving`))
  await attempt()
  await scratch.client.query(`alter table moving add column b text default 'b'`)
  expect(await retrying(attempt)).toEqual([{ a: 'a', b: 'b' }])
})
