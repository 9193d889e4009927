import { describe, expect, test } from 'vitest'
import { refused } from '../../test/refused.ts'
import { eventKinds } from '../events/kinds.ts'
import { checkChoice } from './resend.rules.ts'
import {
  checkActive,
  checkKinds,
  checkRoom,
  isRedirected,
  kindPatterns,
  MOST_WEBHOOKS,
  wantedKinds,
} from './webhooks.rules.ts'

describe('kinds', () => {
  test('a pattern means one kind, those of a resource, or all', () => {
    expect([...wantedKinds(['hours.created'])]).toEqual(['hours.created'])
    expect([...wantedKinds(['payment.*', 'document.deleted'])]).toEqual(['payment.created', 'document.deleted'])
    expect([...wantedKinds(['*'])]).toEqual(eventKinds)
    expect([...wantedKinds(['payment.*', 'payment.created'])]).toEqual(['payment.created'])
  })

  test('nothing else means anything', () => {
    for (const pattern of ['', 'hours', 'hours.', '.*', '*.created', 'hours.*.*', 'hour.*', 'constructor.*', 'HOURS.*'])
      expect([...wantedKinds([pattern])], pattern).toEqual([])
  })

  test('every pattern that can be asked for means something', () => {
    for (const pattern of kindPatterns) expect(wantedKinds([pattern]).size, pattern).toBeGreaterThan(0)
  })

  test('what somebody may not read he cannot ask for by name', () => {
    const rights = new Set(['crm:read', 'settings'] as const)
    expect(refused(() => checkKinds(rights, ['organization.created', 'note.*', '*', 'webhook.ping']))).toBe('')
    expect(refused(() => checkKinds(rights, ['organization.*', 'hours.created', 'payment.*']))).toBe(
      'forbidden /kinds/1 /kinds/2',
    )
  })
})

test('a webhook is redirected by another address or other kinds, not by the same ones', () => {
  const before = { url: 'https://a.example', kinds: ['hours.*', '*'] }
  expect(isRedirected(before, {})).toBe(false)
  expect(isRedirected(before, before)).toBe(false)
  expect(isRedirected(before, { url: 'https://b.example' })).toBe(true)
  expect(isRedirected(before, { kinds: ['hours.*'] })).toBe(true)
})

test('there is room for a hundred', () => {
  expect(refused(() => checkRoom(MOST_WEBHOOKS - 1))).toBe('')
  expect(refused(() => checkRoom(MOST_WEBHOOKS))).toBe('too-many-webhooks')
})

test('nothing is sent to what is switched off', () => {
  expect(refused(() => checkActive(true))).toBe('')
  expect(refused(() => checkActive(false))).toBe('webhook-inactive')
})

describe('sending again', () => {
  const since = '2026-03-02T09:00:00Z'

  test('either what failed or everything since', () => {
    expect(refused(() => checkChoice({ since }))).toBe('')
    expect(refused(() => checkChoice({ failed: true }))).toBe('')
    expect(refused(() => checkChoice({}))).toBe('validation-error ')
    expect(refused(() => checkChoice({ failed: true, since }))).toBe('validation-error ')
  })
})
