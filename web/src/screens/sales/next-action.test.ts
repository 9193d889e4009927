import { expect, test } from 'vitest'
import { nextAction } from './next-action.ts'

const open = { status: 'open', project_id: null } as const

test('the newest quote that still counts tells what is next', () => {
  expect(nextAction(open, [])).toBe('quote')
  expect(nextAction(open, [{ status: 'superseded' }])).toBe('quote')
  expect(nextAction(open, [{ status: 'draft' }, { status: 'superseded' }])).toBe('send')
  expect(nextAction(open, [{ status: 'sent' }, { status: 'declined' }])).toBe('await')
  expect(nextAction(open, [{ status: 'accepted' }])).toBe('win')
})

test('what is won becomes a project, once; what is lost rests', () => {
  expect(nextAction({ status: 'won', project_id: null }, [])).toBe('project')
  expect(nextAction({ status: 'won', project_id: 'p' }, [])).toBeUndefined()
  expect(nextAction({ status: 'lost', project_id: null }, [])).toBeUndefined()
})
