import { describe, expect, test } from 'vitest'
import { type Right, readScopes, rights } from '../shared/rights.ts'
import { askedScopes, rightsOfAssistant } from './scopes.rules.ts'

const all = new Set<Right>(rights)

describe('what is asked for', () => {
  test.each([
    ['nothing in particular', undefined, readScopes],
    ['nothing but spaces', '  ', readScopes],
    ['some', 'hrm:read crm:read', ['crm:read', 'hrm:read']],
    ['one twice', 'crm:read crm:read', ['crm:read']],
    ['more than there is', 'crm:read crm:write openid settings', ['crm:read']],
    ['only what cannot be had', 'crm:write offline_access', []],
  ])('%s', (_, asked, expected) => {
    expect(askedScopes(asked)).toEqual(expected)
  })
})

describe('what an assistant may', () => {
  test('is what it was let, as far as its user has it', () => {
    const own = new Set<Right>(['crm:read', 'crm:write', 'hours:read'])
    expect(rightsOfAssistant(own, ['crm:read', 'sales:read'])).toEqual(new Set(['crm:read']))
    expect(rightsOfAssistant(own, [])).toEqual(new Set())
  })

  test('is never to write, even if somebody granted it', () => {
    const may = rightsOfAssistant(all, ['crm:write', 'hours:write', 'crm:read'])
    expect([...may].filter((right) => right.includes(':'))).toEqual(['crm:read'])
  })

  test('holds the finer rights of its user, which decide what of people it sees', () => {
    expect(rightsOfAssistant(new Set<Right>(['hrm:read', 'absence']), ['hrm:read'])).toEqual(
      new Set(['hrm:read', 'absence']),
    )
  })
})
