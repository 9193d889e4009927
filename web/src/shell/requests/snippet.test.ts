import { expect, test } from 'vitest'
import { isPublic, referenceOf, snippetOf } from './snippet.ts'

const ORIGIN = 'https://kantoor.example'
const ID = '018f2f6e-5b1c-7a3e-9c0d-2f1f6a7b8c9d'
const one = (method: string, body = '') => ({
  method,
  template: '/crm/organization/{id}',
  path: `/api/app/crm/organization/${ID}`,
  params: { path: { id: ID } },
  body,
})

const list = {
  method: 'GET',
  template: '/crm/organization',
  path: '/api/app/crm/organization?limit=25&q=acme',
  params: { query: { limit: 25, q: 'acme' } },
  body: '',
}

test('a list is asked for with a key, at the public address', () => {
  expect(
    snippetOf(list, 'curl', ORIGIN),
  ).toBe(`curl 'https://kantoor.example/api/v2/crm/organization?limit=25&q=acme' \\
  -H "Authorization: Bearer $KANTOOR_KEY"`)
  expect(snippetOf(list, 'typescript', ORIGIN)).toContain(`kantoor.get('/crm/organization', {
  params: {
    query: {
      limit: 25,
      q: "acme"
    }
  },
})`)
  expect(referenceOf(list)).toBe('/docs#organization.list')
})

test('a change carries its body, also with a quote in it', () => {
  const request = one('PATCH', `{"name":"Van 't Hof"}`)
  expect(snippetOf(request, 'curl', ORIGIN)).toContain(`-d '{"name":"Van '\\''t Hof"}'`)
  expect(snippetOf(request, 'typescript', ORIGIN)).toContain(`kantoor.patch('/crm/organization/{id}', {`)
})

test('a change with a field that only the screens may send stays at their address', () => {
  expect(isPublic(one('PATCH', '{"name":"Acme"}'))).toBe(true)
  expect(isPublic(one('PATCH', '{"payment_term_days":30}'))).toBe(false)
})

test('what only the screens can do says so, and stays at their address', () => {
  const request = { method: 'GET', template: '/session', path: '/api/app/session', params: {}, body: '' }
  expect(isPublic(request)).toBe(false)
  expect(snippetOf(request, 'typescript', ORIGIN)).toBe(`curl 'https://kantoor.example/api/app/session' \\
  -b "kantoor_session=$KANTOOR_SESSION"`)
})
