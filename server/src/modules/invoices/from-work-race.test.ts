// Work goes on one invoice only, however many want it at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, make } from '../../../test/fixtures.ts'
import { type Answer, startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FROM_WORK = '/invoices/invoice/from-work'

test('twenty at once never put an entry on two invoices', async () => {
  const { env, booked } = await hoursWorld(server)
  for (let round = 0; round < 10; round++) {
    const entries = await Promise.all(Array.from({ length: 6 }, () => booked({ minutes: 5 })))
    const ids = entries.map(({ id }) => id as string)
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        env.app.post(FROM_WORK, { hours_ids: i % 2 ? ids.slice(i % 5).toReversed() : ids.slice(0, 1 + (i % 6)) }),
      ),
    )
    for (const { status, text } of answers) expect([201, 409], text).toContain(status)
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    const [found] = await inTest(server, env, (tx) =>
      tx.all<{ most: number; mismatched: number }>(sql`
        select max(n)::integer as most, (select count(*)::integer from time_entry t full join invoice_line_hours l on l.time_entry_id = t.id
          where t.invoice_line_id is distinct from l.invoice_line_id) as mismatched
        from (select count(*) as n from invoice_line_hours group by time_entry_id) counts`),
    )
    expect(found).toEqual({ most: 1, mismatched: 0 })
  }
})

test('nor a cost, an installment or a cycle', async () => {
  const { env, projectId } = await hoursWorld(server)
  const cost = await make(env, '/purchasing/cost', {
    ...{ project_id: projectId, date: '2026-03-03', description: 'Train', unit_cost: 10, unit_price: 12 },
  })
  const fixed = await make(env, '/projects/service', {
    ...{ project_id: projectId, name: 'Logo', billing_method: 'fixed_price', price: 500 },
  })
  const { id: service_id } = await make(env, '/projects/service', {
    ...{ project_id: projectId, name: 'Hosting', billing_method: 'subscription', price: 30, cycle: 'month' },
    ...{ start_date: '2026-01-01' },
  })
  const { data: plan } = (await env.get(`/invoices/installment?service_id=${fixed.id}`)).body
  await inTest(server, env, (tx) =>
    tx.count(sql`update installment set planned_date = '2026-02-01' where id = ${plan[0].id}`),
  )
  for (const body of [
    { cost_ids: [cost.id] },
    { installment_ids: [plan[0].id] },
    { cycles: [{ service_id, period_start: '2026-01-01' }] },
  ]) {
    const answers: Answer[] = await Promise.all(Array.from({ length: 10 }, () => env.app.post(FROM_WORK, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  }
})
