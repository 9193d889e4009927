import { expect, test } from 'vitest'
import { drawn, groupBlocks, isSameSpan, layoutOf, lengthened, moved, split, stretched } from './blocks.ts'
import { scaleOf } from './columns.ts'

const days = scaleOf('2026-11-16', 2, 'day', false)
const weeks = scaleOf('2026-11-16', 4, 'week', false)
const span = { employeeId: 'a', start: '2026-11-16', end: '2026-11-20' }

test('a block keeps its working days when it is moved, and its days when only the person changes', () => {
  expect(moved(days, span, 1)).toEqual({ employeeId: 'a', start: '2026-11-17', end: '2026-11-23' })
  expect(moved(weeks, span, 1, 'b')).toEqual({ employeeId: 'b', start: '2026-11-23', end: '2026-11-27' })
  expect(moved(days, { ...span, end: '2026-11-22' }, 0, 'b')).toEqual({ ...span, end: '2026-11-22', employeeId: 'b' })
  expect(moved(days, { ...span, start: '2026-11-21', end: '2026-11-22' }, 1)).toMatchObject({ start: '2026-11-24' })
})

test('an edge is stretched to a column, and not past the other edge', () => {
  expect(stretched(days, span, 'to', 6)).toMatchObject({ start: '2026-11-16', end: '2026-11-24' })
  expect(stretched(days, span, 'from', 9)).toMatchObject({ start: '2026-11-20', end: '2026-11-20' })
  expect(stretched(weeks, span, 'to', 1)).toMatchObject({ end: '2026-11-27' })
  expect(stretched(days, { ...span, start: '2026-11-20' }, 'to', 0)).toMatchObject({ end: '2026-11-20' })
  expect(lengthened(days, span, 'to', 1)).toMatchObject({ end: '2026-11-23' })
  expect(lengthened(days, span, 'to', -9)).toMatchObject({ end: '2026-11-16' })
  expect(lengthened(days, span, 'from', -1)).toMatchObject({ start: '2026-11-13' })
})

test('a new one is drawn to the left or to the right', () => {
  expect(drawn(days, 'a', 4, 2)).toEqual({ employeeId: 'a', start: '2026-11-18', end: '2026-11-20' })
  expect(drawn(weeks, 'a', 1, 1)).toEqual({ employeeId: 'a', start: '2026-11-23', end: '2026-11-27' })
})

test('a block is split on a day, else halfway, and one day not at all', () => {
  expect(split(span, '2026-11-17')).toEqual([
    { employeeId: 'a', start: '2026-11-16', end: '2026-11-16' },
    { employeeId: 'a', start: '2026-11-17', end: '2026-11-20' },
  ])
  expect(split(span, '2026-11-16')).toMatchObject([{ end: '2026-11-17' }, { start: '2026-11-18' }])
  expect(split({ ...span, end: span.start })).toBeUndefined()
})

const block = (id: string, start_date: string, end_date: string) => ({ id, employee_id: 'a', start_date, end_date })

test('blocks at one time stand below each other, and tell what goes on outside', () => {
  const { placed, lanes } = layoutOf(days, [
    block('long', '2026-11-02', '2026-11-18'),
    block('beside', '2026-11-17', '2026-12-18'),
    block('after', '2026-11-19', '2026-11-20'),
    block('gone', '2026-12-01', '2026-12-02'),
  ])
  expect(lanes).toBe(2)
  expect(placed.map(({ block: { id }, from, to, lane }) => [id, from, to, lane])).toEqual([
    ['long', 0, 2, 0],
    ['beside', 1, 9, 1],
    ['after', 3, 4, 0],
  ])
  expect(placed.map(({ isFromBefore, isBeyond }) => [isFromBefore, isBeyond])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('whoever has the same blocks keeps the same list', () => {
  const [one, other] = [
    block('one', span.start, span.end),
    { ...block('other', span.start, span.end), employee_id: 'b' },
  ]
  const before = groupBlocks([one, other], new Map())
  const after = groupBlocks([one, { ...other, end_date: '2026-11-19' }], before)
  expect(after.get('a')).toBe(before.get('a'))
  expect(after.get('b')).not.toBe(before.get('b'))
})

test('spans are compared by person and days', () => {
  expect(isSameSpan(span, { ...span })).toBe(true)
  expect(isSameSpan(span, { ...span, employeeId: 'b' })).toBe(false)
})
