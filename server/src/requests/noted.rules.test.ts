import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSecret } from '../shared/api-key.ts'
import { isNoted, type NotedRoute, notedPath, notedQuery } from './noted.rules.ts'

const route: NotedRoute = { surface: 'v2', route: '/api/v2/crm/organization/{id}', parameters: new Set(['q', 'sort']) }

test.each([
  ['v2', 'GET', 200, true],
  ['mcp', 'POST', 200, true],
  ['app', 'GET', 200, false],
  ['app', 'HEAD', 304, false],
  ['app', 'GET', 404, true],
  ['app', 'PATCH', 200, true],
] as const)('%s %s with %i is noted: %s', (surface, method, status, expected) => {
  expect(isNoted({ ...route, surface }, method, status)).toBe(expected)
})

describe('notedQuery', () => {
  test.each([
    ['/x', null],
    ['/x?', null],
    ['/x?q=a%20b&sort=-name,id', 'q=a%20b&sort=-name,id'],
    ['/x?q=1&q=2', 'q=1&q=2'],
    ['/x?token=abc&q=1', '…=…&q=1'],
    ['/x?kt_live_abc', '…=…'],
    ['/x?q=kt_live_abc', 'q=…'],
    ['/x?q=%00', 'q=%00'],
  ])('of %s is %s', (url, expected) => {
    expect(notedQuery(route, url)).toBe(expected)
  })

  test('never shows a secret, wherever it stands, and stays short', () => {
    const part = fc.oneof(
      fc.constantFrom('q', 'sort', 'secret', '&', '=', '?', '%', '#', ';'),
      fc.string({ maxLength: 20 }),
    )
    fc.assert(
      fc.property(
        fc.array(part),
        fc.nat(20),
        fc.constantFrom('live', 'access', 'refresh', 'code'),
        (parts, at, kind) => {
          const secret = makeSecret(kind as 'live')
          const url = `/x?${parts.toSpliced(at, 0, secret).join('')}`
          const noted = notedQuery(route, url) ?? ''
          expect(noted).not.toContain(secret)
          expect([...noted].length).toBeLessThanOrEqual(1000)
        },
      ),
    )
  })
})

test('a path shows an id and nothing that is none', () => {
  const id = '0192f0c1-2345-7abc-8def-0123456789ab'
  expect(notedPath(route, id)).toBe(`/api/v2/crm/organization/${id}`)
  for (const other of [undefined, '', makeSecret('live'), `${id}x`, '../..'])
    expect(notedPath(route, other)).toBe('/api/v2/crm/organization/…')
})
