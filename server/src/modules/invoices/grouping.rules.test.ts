import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netAmount } from '../../shared/vat.ts'
import { type Grouping, groupings, hoursAmount, hoursQuantity, type Work, workLines } from './grouping.rules.ts'

const work = (values: Partial<Work> = {}): Work => ({
  ...{ id: 'a', kind: 'hours', project_id: 'p', project_number: 'P1', project_name: 'Website', cycle: null },
  ...{ service_id: 's', service_name: 'Design', service_description: null, service_position: 0 },
  ...{ hour_type_id: null, hour_type_name: null, employee_id: 'e', employee_name: 'Bakker', description: null },
  ...{ minutes: 60, quantity: null, unit_price: '100.00', amount: '100.00', vat_rate_id: null },
  ...{ period_start: '2026-03-02', period_end: '2026-03-02', ...values },
})

describe('amounts', () => {
  test('are rounded once, half away from zero', () => {
    expect([hoursAmount(60, '95.50'), hoursAmount(10, '100.00'), hoursAmount(20, '95.50')]).toEqual([
      '95.50',
      '16.67',
      '31.83',
    ])
    expect([hoursQuantity(60), hoursQuantity(10), hoursQuantity(50)]).toEqual(['1.000000', '0.166667', '0.833333'])
    expect(hoursAmount(60, '100.01', '50')).toBe('50.01')
    expect(netAmount('3', '33.335', '0')).toBe('100.01')
    expect(netAmount('-1.5', '10.33', '10.00')).toBe('-13.95')
  })
})

describe('lines', () => {
  test('of hours say place, period and what groups them', () => {
    const entries = [
      work({
        id: 'a',
        hour_type_id: 'h',
        hour_type_name: 'Research',
        period_start: '2026-03-09',
        period_end: '2026-03-09',
      }),
      work({ id: 'b', hour_type_id: 'h', hour_type_name: 'Research', service_description: 'As agreed.' }),
    ]
    expect(workLines(entries, 'service_hour_type_rate')).toMatchObject([
      {
        ...{ description: 'Design, Research\nAs agreed.', quantity: '2.000000', amount: '200.00', hours_count: 2 },
        ...{ period_start: '2026-03-02', period_end: '2026-03-09', hour_type_id: 'h', unit: 'hour' },
      },
    ])
    expect(workLines([work({ service_id: null, service_name: null })], 'service')).toMatchObject([
      { description: 'Website', service_id: null },
    ])
  })

  test.each<[Grouping, string[]]>([
    ['service_hour_type_rate', ['a b', 'c']],
    ['employee', ['a c', 'b']],
    ['service', ['a b c']],
    ['entry', ['a', 'b', 'c']],
  ])('grouped by %s bring together what they say', (grouping, expected) => {
    const entries = [
      work({ id: 'a', hour_type_name: 'Design' }),
      work({ id: 'b', hour_type_name: 'Design', employee_id: 'f', employee_name: 'Visser' }),
      work({ id: 'c', hour_type_id: 'i', hour_type_name: 'Travel' }),
    ]
    const lines = workLines(entries, grouping).map((line) => line.work.map(({ id }) => id).join(' '))
    expect(lines.toSorted()).toEqual(expected)
  })

  test('of an installment, a cycle or a cost name what they stand for', () => {
    const one = (values: Partial<Work>) => workLines([work({ minutes: null, quantity: '1', ...values })], 'service')[0]
    expect(one({ kind: 'installment' })).toMatchObject({ installment_id: 'a', cost_id: null, unit: 'piece' })
    expect(one({ kind: 'cost' })).toMatchObject({ installment_id: null, cost_id: 'a', unit: 'piece' })
    expect(one({ kind: 'subscription', cycle: 'month' })).toMatchObject({ installment_id: null, unit: 'month' })
    expect(one({ kind: 'subscription', cycle: 'year' })).toMatchObject({ cost_id: null, unit: 'piece' })
  })

  test('of different hour types have none', () => {
    const [line] = workLines([work({ id: 'a', hour_type_id: 'h' }), work({ id: 'b', hour_type_id: 'i' })], 'service')
    expect(line).toMatchObject({ hour_type_id: null, hours_count: 2 })
  })

  test('come by project and service, and a text is cut between characters', () => {
    const long = '😀'.repeat(3000)
    const lines = workLines(
      [
        work({ id: 'a', project_number: 'P2' }),
        work({ id: 'b', kind: 'cost', quantity: '1', description: long, service_position: null }),
        work({ id: 'c', service_id: 'z', service_position: 1 }),
        work({ id: 'd' }),
      ],
      'entry',
    )
    expect(lines.map((line) => line.work[0]!.id)).toEqual(['d', 'c', 'b', 'a'])
    expect(lines[2]!.description).toBe('😀'.repeat(2000))
  })
})

describe('any work', () => {
  const pick = <T>(...values: T[]) => fc.constantFrom(...values)
  const anyWork = fc.array(
    fc.record({
      kind: pick('hours', 'hours', 'hours', 'cost') as fc.Arbitrary<Work['kind']>,
      project_id: pick('p', 'q'),
      service_id: pick('s', 't', null),
      hour_type_id: pick('h', 'i', null),
      employee_id: pick('e', 'f'),
      unit_price: pick('100.00', '95.50', '33.33'),
      minutes: fc.integer({ min: 1, max: 1440 }),
      quantity: fc.constant('1'),
      period_start: pick('2026-03-02', '2026-03-09'),
    }),
    { maxLength: 40 },
  )

  test.each(groupings)(
    'grouped by %s stands on exactly one line, at one price and on one service',
    (grouping: Grouping) => {
      fc.assert(
        fc.property(anyWork, (rows) => {
          const all = rows.map((row, i) => work({ ...row, id: `w${i}`, project_number: row.project_id }))
          const lines = workLines(all, grouping)
          expect(lines.flatMap((line) => line.work.map(({ id }) => id)).sort()).toEqual(all.map(({ id }) => id).sort())
          for (const line of lines) {
            const minutes = line.work.reduce((sum, one) => sum + one.minutes!, 0)
            for (const one of line.work)
              expect([one.kind, one.project_id, one.service_id, one.unit_price]).toEqual([
                ...[line.kind, line.project_id, line.service_id, line.unit_price],
              ])
            if (line.kind !== 'hours') expect(line.work.length).toBe(1)
            else expect([line.hours_minutes, line.amount]).toEqual([minutes, hoursAmount(minutes, line.unit_price)])
          }
          expect(workLines(all.toReversed(), grouping)).toEqual(lines)
        }),
      )
    },
  )
})
