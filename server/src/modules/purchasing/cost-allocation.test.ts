// Costs that were bought on a purchase invoice: together they never exceed it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld } from '../../../test/purchasing-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/purchasing/cost'

describe('a cost from a purchase invoice', () => {
  const invoice = '/purchasing/purchaseinvoice'

  test('shows there, and moves it', async () => {
    const { env, booked, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const read = async () => (await env.get(`${invoice}/${id}`)).body.data
    let last = await read()
    const isMoved = async () => {
      const now = await read()
      const moved = now.updated_at > last.updated_at
      last = now
      return moved
    }
    const cost = await booked({ purchase_invoice_id: id, quantity: 3 })
    expect(await isMoved()).toBe(true)
    expect(last).toMatchObject({ allocated_amount: 30, costs: [cost] })
    await env.patch(`${PATH}/${cost.id}`, { quantity: 2 })
    expect([await isMoved(), last.allocated_amount]).toEqual([true, 20])
    await env.patch(`${PATH}/${cost.id}`, { purchase_invoice_id: null })
    expect([await isMoved(), last.costs]).toEqual([true, []])
    await env.patch(`${PATH}/${cost.id}`, { purchase_invoice_id: id })
    await isMoved()
    await env.delete(`${PATH}/${cost.id}`)
    expect([await isMoved(), last.allocated_amount]).toEqual([true, 0])
  })

  test('takes no more than was bought', async () => {
    const { env, book, booked, recorded } = await purchasingWorld(server)
    const [first, second] = [await recorded(), await recorded()].map(({ id }) => id)
    const cost = await booked({ purchase_invoice_id: first, quantity: 9 })
    expect(refusal(await book({ purchase_invoice_id: first, unit_cost: 10.01 }))).toBe(
      '409 cost-exceeds-purchase-invoice',
    )
    const rest = await booked({ purchase_invoice_id: first })
    const dearer = await env.patch(`${PATH}/${rest.id}`, { unit_cost: 10.01 })
    expect(refusal(dearer)).toBe('409 cost-exceeds-purchase-invoice')
    expect(dearer.body).toMatchObject({
      detail: 'The costs would be 100.01, the purchase invoice is 100.00.',
      allocated_amount: 100.01,
      total_excl_vat: 100,
    })
    expect((await env.patch(`${PATH}/${rest.id}`, { note: 'x', unit_price: 50 })).status).toBe(200)
    await booked({ purchase_invoice_id: second, quantity: 2 })
    expect(refusal(await env.patch(`${PATH}/${cost.id}`, { purchase_invoice_id: second }))).toBe(
      '409 cost-exceeds-purchase-invoice',
    )
    expect((await env.patch(`${PATH}/${cost.id}`, { purchase_invoice_id: second, quantity: 8 })).status).toBe(200)
  })

  test('costs that come at the same time cannot exceed it together', async () => {
    const { env, book, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => book({ purchase_invoice_id: id, unit_cost: 30 })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(refusal))).toEqual(
      new Set(['409 cost-exceeds-purchase-invoice']),
    )
    expect((await env.get(`${invoice}/${id}`)).body.data.allocated_amount).toBe(90)
  })

  test('neither can a cost and a smaller invoice', async () => {
    for (let round = 0; round < 5; round++) {
      const { env, book, recorded } = await purchasingWorld(server)
      const { id, lines } = await recorded()
      await Promise.all([
        book({ purchase_invoice_id: id, unit_cost: 80 }),
        env.patch(`${invoice}/${id}`, { lines: [{ ...lines[0], amount: 50 }] }),
      ])
      const { allocated_amount, total_excl_vat } = (await env.get(`${invoice}/${id}`)).body.data
      expect(allocated_amount).toBeLessThanOrEqual(total_excl_vat)
    }
  })
})
