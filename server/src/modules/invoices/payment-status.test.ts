import fc from 'fast-check'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { outstanding, paymentStatus } from './settlement.rules.ts'

const cents = fc.integer({ min: -300, max: 300 }).map((value) => (value / 100).toFixed(2))
const amounts = fc.record({
  total_incl_vat: cents,
  paid_amount: fc.oneof(fc.constant('0.00'), cents),
  credited_amount: fc.oneof(fc.constant('0.00'), cents),
  written_off_amount: fc.oneof(fc.constant('0.00'), cents),
})

test('the rule and the columns of the database say the same of any amounts', async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const { rows } = await client.query<{ name: string; expression: string }>(`
    select attname as name, pg_get_expr(adbin, adrelid) as expression
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'invoice'::regclass and attname in ('outstanding_amount', 'payment_status')`)
  const columns = rows.map(({ name, expression }) => `${expression} as ${name}`).join(', ')
  const some = fc.sample(amounts, 2000)
  const { rows: said } = await client.query(
    `select ${columns} from (select 'finalised' as status, x.* from json_to_recordset($1) as x
      (total_incl_vat numeric(14, 2), paid_amount numeric(14, 2), credited_amount numeric(14, 2), written_off_amount numeric(14, 2))) t`,
    [JSON.stringify(some)],
  )
  await client.end()
  expect(said).toEqual(
    some.map((one) => ({ outstanding_amount: outstanding(one), payment_status: paymentStatus(one) })),
  )
})
