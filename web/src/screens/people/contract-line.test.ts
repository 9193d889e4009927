import { expect, test } from 'vitest'
import { placedTerms } from './contract-line.ts'

test('contracts follow each other, and the last one goes on', () => {
  const { terms, today } = placedTerms(
    [
      { start_date: '2025-11-16', end_date: '2026-05-14' },
      { start_date: '2026-05-15', end_date: null },
    ],
    '2026-05-15',
  )
  expect(terms[0]).toMatchObject({ from: 0, width: 0.5 })
  expect(terms[1]).toMatchObject({ from: 0.5, width: 0.5 })
  expect(today).toBe(0.5)
})

test('without a contract the line still has a today', () => {
  expect(placedTerms([], '2026-05-15')).toEqual({ terms: [], today: 0 })
})
