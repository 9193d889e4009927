// Ways to change final invoices behind the back of the application, each with the first number that is then wrong.
import type { Random } from '../src/demo/random.ts'

export interface Final {
  readonly id: string
  /** Of its first line. */
  readonly lineId: string
}

export interface Tampering {
  readonly changes: readonly (readonly [string, ...unknown[]])[]
  readonly expected: number
}

const byte = (column: string) => `overlay(${column} placing chr(ascii(substr(${column}, 1, 1)) + 1) from 1 for 1)`
const bit = (column: string) => `set_byte(${column}, 7, (get_byte(${column}, 7) + 1) % 256)`

/** For the invoices of one series, in the order of their numbers. */
export function tamperingsOf(
  environmentId: string,
  finals: readonly Final[],
): Record<string, (random: Random) => Tampering> {
  const count = finals.length
  type FirstWrong = (n: number) => number
  const itself: FirstWrong = (n) => n
  // What is sealed well is right by itself: the one behind it no longer follows, or the series ends elsewhere.
  const behind: FirstWrong = (n) => n + 1
  const behindOrEnd: FirstWrong = (n) => Math.min(n + 1, count)

  function at(random: Random, change: (final: Final, n: number) => Tampering['changes'], first = itself): Tampering {
    const n = random.integer(1, count)
    return { changes: change(finals[n - 1]!, n), expected: first(n) }
  }

  /** A copy of the first invoice under this number, with a seal that follows the one before. */
  function copied(n: number): Tampering['changes'] {
    const [{ id }] = finals as [Final]
    const copy = id.replace(/.{12}$/, 'ffffffffffff')
    return [
      ['create temporary table copy on commit drop as select * from invoice where id = $1', id],
      [`update copy set id = $1, sequence_number = ${n}, number = 'extra'`, copy],
      ...['outstanding_amount', 'payment_status'].map((column) => [`alter table copy drop column ${column}`] as const),
      [
        `do $$ begin execute (select format('insert into invoice (%1$s) select %1$s from copy',
         string_agg(quote_ident(attname), ', ')) from pg_attribute where attrelid = 'copy'::regclass and attnum > 0 and not attisdropped); end $$`,
      ],
      [
        `insert into invoice_seal (environment_id, invoice_id, company_profile_id, series_year, sequence_number, content, previous_hash, hash)
       select i.environment_id, i.id, i.company_profile_id, i.series_year, i.sequence_number, c.content, before.hash,
         seal_hash(before.hash, c.content)
       from invoice i cross join lateral (select invoice_content(i.environment_id, i.id)::text as content) c
       left join invoice_seal before on before.environment_id = i.environment_id and before.sequence_number = i.sequence_number - 1
       where i.id = $1`,
        copy,
      ],
    ]
  }

  return {
    'a field of a line': (random) =>
      at(random, ({ lineId }) => [
        [
          `update invoice_line set ${random.pick([
            `description = ${byte('description')}`,
            `description = description || ' '`,
            'amount = amount + 0.01',
            'quantity = quantity + 0.000001',
            'unit_price = unit_price - 0.0001',
            'unit = null',
            'discount_percentage = 0.01',
            'vat_percentage = 20.99',
            `vat_category = 'Z'`,
            `exemption_reason = ''`,
            `period_start = '2026-01-01'`,
            'position = position + 100',
            `project_name = 'x'`,
            'hours_count = 1',
            'cost_id = id',
          ])} where id = $1`,
          lineId,
        ],
      ]),
    'a field of an invoice': (random) =>
      at(random, ({ id }) => [
        [
          `update invoice set ${random.pick([
            `subject = 'x'`,
            `number = ${byte('number')}`,
            'invoice_date = invoice_date - 1',
            'due_date = due_date + 1',
            'payment_term_days = payment_term_days + 1',
            `currency = 'USD'`,
            `language = 'en'`,
            'total_excl_vat = total_excl_vat + 0.01, total_incl_vat = total_incl_vat + 0.01',
            'total_excl_vat = total_excl_vat + 0.01, total_vat = total_vat - 0.01',
            `vat_breakdown = jsonb_set(vat_breakdown, '{0,vat_amount}', '0.01')`,
            `billing = jsonb_set(billing, '{name}', '"x"')`,
            `seller = seller - 'iban'`,
            `note = ''`,
            'person_id = id',
            `finalised_at = finalised_at + interval '1 ms'`,
          ])} where id = $1`,
          id,
        ],
      ]),
    'a byte of a seal': (random) =>
      at(random, ({ id }, n) => [
        [
          `update invoice_seal set ${random.pick([
            `content = ${byte('content')}`,
            `content = replace(content, 'Advice', 'Advise')`,
            `hash = ${bit('hash')}`,
            n === 1 ? `previous_hash = '\\x00'` : `previous_hash = ${bit('previous_hash')}`,
            'previous_hash = hash',
          ])} where invoice_id = $1`,
          id,
        ],
      ]),
    'a content that is sealed anew': (random) =>
      at(
        random,
        ({ id, lineId }) => [
          ['update invoice_line set amount = amount - 50 where id = $1', lineId],
          [
            `update invoice_seal set content = invoice_content(environment_id, invoice_id)::text,
           hash = seal_hash(previous_hash, invoice_content(environment_id, invoice_id)::text) where invoice_id = $1`,
            id,
          ],
        ],
        behindOrEnd,
      ),
    'an invoice taken out': (random) => at(random, gone),
    'only a seal taken out': (random) =>
      at(random, ({ id }) => [['delete from invoice_seal where invoice_id = $1', id]]),
    'only an invoice taken out': (random) => at(random, ({ id }) => [['delete from invoice where id = $1', id]]),
    'the last one cut off': () => ({ changes: gone(finals.at(-1)!), expected: count }),
    'the last three cut off': () => ({ changes: finals.slice(-3).flatMap(gone), expected: count - 2 }),
    'two swapped': (random) => {
      const [first, second] = random.sample(finals, 2).toSorted((a, b) => finals.indexOf(a) - finals.indexOf(b))
      const table = random.pick(['invoice', 'invoice_seal'])
      const key = table === 'invoice' ? 'id' : 'invoice_id'
      const to = (from: string, number: string) =>
        [`update ${table} set sequence_number = ${number} where ${key} = $1`, from] as const
      return {
        changes: [
          to(first!.id, '-1'),
          to(second!.id, String(finals.indexOf(first!) + 1)),
          to(first!.id, String(finals.indexOf(second!) + 1)),
        ],
        expected: finals.indexOf(first!) + 1,
      }
    },
    'one put in between, all later ones moved': (random) =>
      at(
        random,
        (_final, n) => [
          [
            `update invoice_seal set sequence_number = sequence_number + 1000 where environment_id = $1 and sequence_number >= ${n}`,
            environmentId,
          ],
          [
            `update invoice_seal set sequence_number = sequence_number - 999 where environment_id = $1 and sequence_number >= 1000`,
            environmentId,
          ],
          [
            `update invoice set sequence_number = sequence_number + 1000 where environment_id = $1 and sequence_number >= ${n}`,
            environmentId,
          ],
          [
            `update invoice set sequence_number = sequence_number - 999 where environment_id = $1 and sequence_number >= 1000`,
            environmentId,
          ],
          ...copied(n),
        ],
        behind,
      ),
    'one added at the end, chained well': () => ({ changes: copied(count + 1), expected: count + 1 }),
    'a line added': (random) =>
      at(random, ({ id }) => [
        [
          `insert into invoice_line (environment_id, id, invoice_id, position, kind, description, amount)
         values ($1, gen_random_uuid(), $2, 99, 'text', 'x', 0)`,
          environmentId,
          id,
        ],
      ]),
    'a line taken out': (random) => at(random, ({ lineId }) => [['delete from invoice_line where id = $1', lineId]]),
    'the head of the series': (random) => ({
      changes: [
        [
          `update invoice_series set ${random.pick(['last_number = last_number - 1', 'last_hash = null', `last_hash = ${bit('last_hash')}`, 'last_date = last_date - 1'])}
         where environment_id = $1`,
          environmentId,
        ],
      ],
      expected: count,
    }),
    'a number that was never given out': () => ({
      changes: [['update invoice_series set last_number = last_number + 1 where environment_id = $1', environmentId]],
      expected: count + 1,
    }),
    'no head': () => ({
      changes: [['delete from invoice_series where environment_id = $1', environmentId]],
      expected: count,
    }),
  }
}

function gone({ id }: Final): Tampering['changes'] {
  return ['invoice_seal where invoice_id', 'invoice_line where invoice_id', 'invoice where id'].map(
    (rows) => [`delete from ${rows} = $1`, id] as const,
  )
}
