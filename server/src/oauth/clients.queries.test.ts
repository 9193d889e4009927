import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { inSystem } from '../db/transaction.ts'
import { hashSecret } from '../shared/api-key.ts'
import { idMaker, systemClock } from '../shared/clock.ts'
import {
  findRegistered,
  findStoredClient,
  forgetClients,
  insertClient,
  noteUse,
  saveDocument,
} from './clients.queries.ts'

const MOST = 50
const newId = idMaker(systemClock)
const DAY_MS = 24 * 60 * 60_000
let scratch: Scratch
let db: Database

beforeAll(async () => {
  scratch = await scratchDatabase()
  await scratch.client.query(`alter sequence oauth_client_place maxvalue ${MOST - 1}`)
  db = openDatabase(scratch.url, { connections: 8 })
})
beforeEach(() => scratch.client.query('truncate oauth_client; alter sequence oauth_client_place restart'))
afterAll(async () => {
  await db.close()
  await scratch.drop()
})

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const named = (name: string) => ({ name, redirectUris: ['https://example.com/cb'], authMethod: 'none' as const })
const register = (name: string, createdAt = ago(0)) =>
  insertClient(db, { ...named(name), id: newId(), secretHash: null }, createdAt)
const names = async () => {
  const { rows } = await scratch.client.query<{ name: string }>('select name from oauth_client order by created_at, id')
  return rows.map(({ name }) => name)
}
const isKnown = async (id: string) => (await findStoredClient(db, id)) !== undefined

describe('however many register', () => {
  test('only so many that nobody let in are kept, the latest of them', async () => {
    for (let i = 0; i < 3 * MOST; i++) await register(`flood ${i}`, ago(3 * MOST - i))
    expect(await names()).toEqual(Array.from({ length: MOST }, (_, i) => `flood ${2 * MOST + i}`))
  })

  test('at once, there is never one more, and nobody is told of an id that was not kept for a moment', async () => {
    let most = 0
    let over = false
    const watch = async () => {
      while (!over) most = Math.max(most, (await names()).length)
    }
    const watching = watch()
    const flood = Array.from({ length: 8 }, async (_, lane) => {
      for (let i = 0; i < 100; i++) {
        const { id } = await register(`lane ${lane} ${i}`)
        if (i % 10 === 0) expect(await isKnown(id)).toBe(true)
      }
    })
    await Promise.all(flood)
    over = true
    await watching
    expect(most).toBe(MOST)
  })

  test('one that was let in stays, also when it is let in while its place is being taken', async () => {
    const used = await register('used')
    expect(await noteUse(db, used.id, ago(0))).toBe(true)
    const racing: string[] = []
    const flood = async () => {
      for (let i = 0; i < 4 * MOST; i++) {
        const { id } = await register(`flood ${newId()}`)
        if (i % 5 === 0 && (await noteUse(db, id, ago(0)))) racing.push(id)
      }
    }
    await Promise.all([flood(), flood(), flood(), flood()])
    for (const id of [used.id, ...racing]) expect(await isKnown(id)).toBe(true)
    const { rows } = await scratch.client.query('select from oauth_client where last_used_at is null')
    expect(rows.length).toBeLessThanOrEqual(MOST)
  })

  test('one that was forgotten cannot be let in any more', async () => {
    const first = await register('first')
    for (let i = 0; i < MOST; i++) await register(`flood ${i}`)
    expect(await noteUse(db, first.id, ago(0))).toBe(false)
  })
})

describe('the same program', () => {
  test('is found again, in whatever order it names its addresses', async () => {
    const redirectUris = ['https://example.com/a', 'https://example.com/b']
    const first = await insertClient(db, { ...named('x'), redirectUris, id: newId(), secretHash: null }, ago(0))
    expect(await findRegistered(db, { ...named('x'), redirectUris: redirectUris.toReversed() }, ago(0))).toEqual(first)
    expect(await findRegistered(db, named('x'), ago(0))).toBeUndefined()
    expect(await findRegistered(db, { ...named('y'), redirectUris }, ago(0))).toBeUndefined()
  })

  test('that registers many times at once has one id', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => register('same')))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await names()).toEqual(['same'])
  })

  test('has another one each time when it has a secret', async () => {
    const secret = { authMethod: 'client_secret_post' as const, secretHash: hashSecret('x') }
    const one = await insertClient(db, { ...named('same'), ...secret, id: newId() }, ago(0))
    const other = await insertClient(db, { ...named('same'), ...secret, id: newId() }, ago(0))
    expect(one.id).not.toBe(other.id)
    expect((await findStoredClient(db, one.id))?.secretHash).toEqual(hashSecret('x'))
  })
})

describe('a document', () => {
  const id = 'https://example.com/client.json'
  const document = { id, name: 'x', redirectUris: ['https://example.com/cb'], freshUntil: ago(0) }

  test('is kept once, as it was read last', async () => {
    await Promise.all(Array.from({ length: 10 }, () => saveDocument(db, document, ago(0))))
    const later = { ...document, name: 'y', freshUntil: ago(-DAY_MS) }
    await saveDocument(db, later, ago(0))
    expect(await findStoredClient(db, id)).toMatchObject(later)
    expect(await names()).toEqual(['y'])
  })
})

describe('time passes', () => {
  const forget = () => inSystem(db, (tx) => forgetClients(tx, 100))

  test('and whoever was never let in is forgotten after a day, unless it registers again', async () => {
    const [old, young, again] = [
      await register('old', ago(DAY_MS + 1000)),
      await register('young', ago(DAY_MS - 60_000)),
      await register('again', ago(DAY_MS + 1000)),
    ]
    expect((await findRegistered(db, named('again'), ago(0)))?.id).toBe(again.id)
    expect(await forget()).toBe(1)
    expect(await isKnown(old.id)).toBe(false)
    expect([await isKnown(young.id), await isKnown(again.id)]).toEqual([true, true])
  })

  test('and whoever was let in is forgotten ninety days after its last use, unless an assistant of it lives', async () => {
    const ages = { gone: 91, kept: 89, living: 91, ended: 91, revoked: 91 }
    const ids: Record<string, string> = {}
    for (const [name, days] of Object.entries(ages)) {
      const { id } = await register(name, ago(100 * DAY_MS))
      await noteUse(db, id, ago(days * DAY_MS))
      ids[name] = id
    }
    await scratch.client.query('set session_replication_role = replica')
    const assistant = (clientId: string, expiresAt: string, revokedAt: string | null) =>
      scratch.client.query(
        `insert into assistant (environment_id, id, user_id, client_id, name, host, scopes, expires_at, revoked_at, revoked_reason, created_at, updated_at)
         values ($1, $1, $1, $2, 'x', 'x', '{}', $3, $4, case when $4::timestamptz is not null then 'revoked' end, now(), now())`,
        [newId(), clientId, expiresAt, revokedAt],
      )
    await assistant(ids.living!, ago(-DAY_MS), null)
    await assistant(ids.ended!, ago(DAY_MS), null)
    await assistant(ids.revoked!, ago(-DAY_MS), ago(0))
    expect(await forget()).toBe(3)
    expect(await names()).toEqual(expect.arrayContaining(['kept', 'living']))
    expect(await names()).toHaveLength(2)
  })

  test('but not whoever is let in, or registers again, at the very moment when it would be forgotten', async () => {
    const [letIn, again, old] = [
      await register('let in', ago(2 * DAY_MS)),
      await register('again', ago(2 * DAY_MS)),
      await register('old', ago(2 * DAY_MS)),
    ]
    const { client } = scratch
    await client.query('begin')
    await client.query('update oauth_client set last_used_at = now(), place = null where id = $1', [letIn.id])
    await client.query('update oauth_client set created_at = now() where id = $1', [again.id])
    const forgetting = forget()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await client.query('commit')
    await forgetting
    expect([await isKnown(letIn.id), await isKnown(again.id), await isKnown(old.id)]).toEqual([true, true, false])
  })

  test('and it is forgotten in bites', async () => {
    for (let i = 0; i < 5; i++) await register(`old ${i}`, ago(2 * DAY_MS))
    expect(await inSystem(db, (tx) => forgetClients(tx, 2))).toBe(2)
    expect(await forget()).toBe(3)
  })
})
