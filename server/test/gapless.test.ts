// Invoice numbers have no gap and no double, whatever goes wrong on the way. The long storm is node server/proofs/gapless.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { runStorm } from '../proofs/gapless-storm.ts'
import { type Answer, startTestServer, type TestServer } from './harness.ts'
import { type InvoiceWorld, invoiceWorld } from './invoice-fixtures.ts'
import { connect, scratchDatabase } from './scratch.ts'
import { SEED } from './some.ts'

const ROUNDS = 6

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  owner = await connect(inject('databaseUrl'))
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

test(`numbers stay whole in a storm of cut connections, ended backends and killed processes (SEED=${SEED})`, async () => {
  const scratch = await scratchDatabase()
  try {
    const outcome = await runStorm({
      databaseUrl: scratch.url,
      processes: 2,
      workers: 16,
      drafts: 80,
      kills: 1,
      seed: SEED,
    })
    expect(outcome.faults).toEqual([])
    expect(outcome.finals).toBeGreaterThan(50)
    expect(outcome.counts).toMatchObject({ 'kill -9': 1, terminate: expect.any(Number) })
  } finally {
    await scratch.drop()
  }
})

describe('of two who come at the same moment', () => {
  test('with the same draft one finalises it', async () => {
    const world = await invoiceWorld(server)
    for (let round = 1; round <= ROUNDS; round++) {
      const id = await world.draft()
      const answers = await Promise.all([world.finalize(id), world.finalize(id), world.finalize(id)])
      expect(told(answers)).toEqual(['200', '409 invoice-not-draft', '409 invoice-not-draft'])
      expect((await world.read(id)).sequence_number).toBe(round)
    }
  })

  test('with the same draft and key both get the same answer', async () => {
    const world = await invoiceWorld(server)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.draft()
      const key = { 'idempotency-key': `key-${round}` }
      const settled = async () => {
        for (;;) {
          const answer = await world.finalize(id, key)
          if (answer.body.code !== 'idempotency-in-progress') return answer.text
        }
      }
      expect(new Set(await Promise.all([settled(), settled()])).size).toBe(1)
    }
    expect((await world.final()).sequence_number).toBe(ROUNDS + 1)
  })

  test('with different drafts each gets a number', async () => {
    const world = await invoiceWorld(server)
    const ids = await Promise.all(Array.from({ length: 16 }, () => world.draft()))
    const answers = await Promise.all(ids.map((id) => world.finalize(id)))
    const numbers = answers.map(({ body }) => body.data.sequence_number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_, i) => i + 1))
  })

  test('one finalises the draft or the other deletes it', async () => {
    const world = await invoiceWorld(server)
    let finals = 0
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.draft()
      const [final, deleted] = await inAnyOrder(
        round,
        () => world.finalize(id),
        () => world.env.app.delete(`/invoices/invoice/${id}`),
      )
      expect(['200 409', '404 204']).toContain(`${final.status} ${deleted.status}`)
      if (final.status === 200) finals++
    }
    expect((await world.final()).sequence_number).toBe(finals + 1)
  })

  test('a line changes before the invoice is final, or not at all', async () => {
    const world = await invoiceWorld(server)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.draft()
      const [{ id: lineId }] = (await world.read(id)).lines
      const [final, changed] = await inAnyOrder(
        round,
        () => world.finalize(id),
        () => world.env.app.patch(`/invoices/invoiceline/${lineId}`, { unit_price: 200 }),
      )
      expect(final.status, final.text).toBe(200)
      const after = await world.read(id)
      expect([changed.status, after.total_excl_vat], changed.text).toEqual(
        changed.status === 200 ? [200, 200] : [409, 100],
      )
      expect(after).toEqual(final.body.data)
    }
  })
})

describe('while the series of one company is held', () => {
  const holdSeries = async ({ env }: InvoiceWorld) => {
    await owner.query('begin')
    await owner.query('select from invoice_series where environment_id = $1 for update', [env.id])
  }
  afterEach(() => owner.query('rollback'))

  test('another company does not notice', async () => {
    const [held, free] = [await invoiceWorld(server), await invoiceWorld(server)]
    await held.final()
    const id = await held.draft()
    await holdSeries(held)
    const waiting = held.finalize(id)
    const waiters = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
    await expect.poll(async () => (await owner.query(waiters)).rowCount).toBe(1)
    for (let i = 0; i < 8; i++) await free.final()
    expect(await Promise.race([waiting, 'waits still'])).toBe('waits still')
    await owner.query('rollback')
    expect((await waiting).body.data.sequence_number).toBe(2)
  })

  test('who waits for it is told to come again', async () => {
    const hurried = await startTestServer({ patience: 1 })
    onTestFinished(() => hurried.close())
    const held = await invoiceWorld(hurried)
    await held.final()
    const id = await held.draft()
    await holdSeries(held)
    const refused = await held.finalize(id)
    await owner.query('rollback')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    expect((await held.finalize(id)).body.data.sequence_number).toBe(2)
  })
})

/** Sometimes one of them is a little ahead, sometimes the other. */
async function inAnyOrder(
  round: number,
  one: () => Promise<Answer>,
  other: () => Promise<Answer>,
): Promise<[Answer, Answer]> {
  const later = async (work: () => Promise<Answer>, ms: number) => {
    await sleep(ms)
    return work()
  }
  return Promise.all([later(one, round % 3), later(other, (round >> 1) % 3)])
}

function told(answers: readonly Answer[]): string[] {
  return answers.map(({ status, body }) => [status, body.code].filter(Boolean).join(' ')).toSorted()
}
