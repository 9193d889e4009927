import { describe, expect, test } from 'vitest'
import { readAddress, readKinds, readSince } from './listen-options.ts'

const NOW = Date.parse('2026-01-31T12:00:00Z')

describe('what listen is asked for', () => {
  test('is understood', () => {
    expect(readKinds('task.*, invoice.paid')).toEqual([
      'task.created',
      'task.updated',
      'task.deleted',
      'task.completed',
      'invoice.paid',
    ])
    expect(readKinds()).toEqual(readKinds('*'))
    expect(readAddress('http://localhost:4242/hook')).toBe('http://localhost:4242/hook')
    expect(readSince('10m', NOW)).toBe(Date.parse('2026-01-31T11:50:00Z'))
    expect(readSince('2d', NOW)).toBe(Date.parse('2026-01-29T12:00:00Z'))
    expect(readSince('2026-01-31T13:00:00+02:00', NOW)).toBe(Date.parse('2026-01-31T11:00:00Z'))
    expect([readAddress(undefined), readSince(undefined, NOW)]).toEqual([undefined, undefined])
  })

  test.each(['hours.flown', 'hours.*,flight', '', 'hours', 'hours.*,'])('is refused: events "%s"', (text) => {
    expect(() => readKinds(text)).toThrow(
      /there are no events .*; did you mean .*\? There are: organization\.\*, person\.\*, /,
    )
  })

  test('offers the events that were probably meant', () => {
    expect(() => readKinds('hour.*,invoice.finalized')).toThrow('did you mean hours.*, invoice.finalised?')
  })

  test.each(['hook', 'ftp://localhost/', 'localhost:4242', 'http://me:secret@localhost/', ''])(
    'is refused: address "%s"',
    (text) => expect(() => readAddress(text)).toThrow(/--forward-to must be/),
  )

  test.each(['2026-02-01T00:00:00Z', 'yesterday', '10', 'm', '2026-13-01', ''])('is refused: since "%s"', (text) =>
    expect(() => readSince(text, NOW)).toThrow(/--since must be/),
  )
})
