import { expect, test } from 'vitest'
import type { SeenRequest } from '../../api/requests.ts'
import { isPublic, snippetOf } from './snippet.ts'

const ORIGIN = 'https://kantoor.example'
const ID = '018f2f6e-5b1c-7a3e-9c0d-2f1f6a7b8c9d'
const seen = (method: string, path: string, body = ''): SeenRequest => ({ id: '1', method, path, body, startedAt: 0 })

test('a list is asked for with a key, at the public address', () => {
  const request = seen('GET', '/api/app/crm/organization?limit=25&q=acme')
  expect(
    snippetOf(request, 'curl', ORIGIN),
  ).toBe(`curl 'https://kantoor.example/api/v2/crm/organization?limit=25&q=acme' \\
  -H 'Authorization: Bearer <API_KEY>'`)
  expect(snippetOf(request, 'typescript', ORIGIN)).toContain(`kantoor.get('/crm/organization', {
  params: {
    query: {
      limit: 25,
      q: "acme"
    }
  },
})`)
})

test('a change carries its body, also with a quote in it', () => {
  const request = seen('PATCH', `/api/app/crm/organization/${ID}`, `{"name":"Van 't Hof"}`)
  expect(snippetOf(request, 'curl', ORIGIN)).toContain(`-d '{"name":"Van '\\''t Hof"}'`)
  expect(snippetOf(request, 'typescript', ORIGIN)).toContain(`kantoor.patch('/crm/organization/{id}', {`)
})

test('what only the screens can do says so, and stays at their address', () => {
  const request = seen('GET', '/api/app/session')
  expect(isPublic(request)).toBe(false)
  expect(snippetOf(request, 'typescript', ORIGIN)).toBe(`curl 'https://kantoor.example/api/app/session' \\
  -b session.txt`)
})
