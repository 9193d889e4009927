import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { idMaker } from '../shared/clock.ts'
import { openTail, type Tail } from './tail.ts'

const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the tail of events', () => {
  test('shows what was committed late, behind what it showed already, and everything once', async () => {
    const env = await server.environment()
    const newId = idMaker({ now: Date.now })
    const [early, middle, late] = [newId(), newId(), newId()]
    const slow = await beginSlowly(env, early)
    const tail = await openTail(server.db, { environmentId: env.id, kinds: ['note.created'] })
    await inTest(server, env, (tx) => insertEvent(tx, late))
    expect(await idsOf(tail)).toEqual([late])
    const slower = await beginSlowly(env, middle)
    await slow.commit()
    expect(await idsOf(tail)).toEqual([early])
    expect(await idsOf(tail)).toEqual([])
    await slower.commit()
    expect(await idsOf(tail)).toEqual([middle])
    expect(await idsOf(tail)).toEqual([])
  })

  test('begins with what is committed from now on, or since a moment', async () => {
    const env = await server.environment()
    const [old, recent] = [DAY_MS, 1000].map((ms) => idMaker({ now: () => Date.now() - ms })())
    await inTest(server, env, async (tx) => {
      await insertEvent(tx, old!)
      await insertEvent(tx, recent!)
    })
    const since = (sinceMs?: number) =>
      openTail(server.db, { environmentId: env.id, kinds: ['note.created'], sinceMs }).then(idsOf)
    expect(await since()).toEqual([])
    expect(await since(Date.now() - 60_000)).toEqual([recent])
    expect(await since(Date.now() - 2 * DAY_MS)).toEqual([old, recent])
  })

  test('shows a long past in bites, each event once and in order, and none of other kinds or environments', async () => {
    const [env, other] = [await server.environment(), await server.environment()]
    const began = Date.now() - 10 * DAY_MS
    let at = began
    const newId = idMaker({ now: () => (at += 30_000) })
    const ids = Array.from({ length: 450 }, newId)
    await inTest(server, env, async (tx) => {
      for (const id of ids) await insertEvent(tx, id)
      await insertEvent(tx, newId(), 'note.deleted')
    })
    await inTest(server, other, (tx) => insertEvent(tx, newId()))
    const tail = await openTail(server.db, { environmentId: env.id, kinds: ['note.created'], sinceMs: began })
    const shown: string[] = []
    for (let bite = await idsOf(tail); bite.length > 0; bite = await idsOf(tail)) shown.push(...bite)
    expect(shown).toEqual(ids)
  })
})

async function beginSlowly(env: TestEnvironment, id: string): Promise<{ commit(): Promise<void> }> {
  const written = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = inTest(server, env, async (tx) => {
    await insertEvent(tx, id)
    written.resolve()
    await gate.promise
  })
  await written.promise
  return {
    async commit() {
      gate.resolve()
      await ended
    },
  }
}

function insertEvent(tx: Tx, id: string, kind = 'note.created'): Promise<number> {
  return tx.count(sql`
    insert into outbox (environment_id, id, kind, record_id, version, payload, created_at)
    values (current_environment(), ${id}, ${kind}, ${id}, 1, '{}', now())`)
}

async function idsOf(tail: Tail): Promise<string[]> {
  return (await tail.next()).map(({ id }) => id)
}
