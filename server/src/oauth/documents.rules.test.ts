import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describedBy, freshSeconds, isDocumentAddress } from './documents.rules.ts'

const ADDRESS = 'https://example.com/client.json'
const DOCUMENT = { client_id: ADDRESS, redirect_uris: ['http://localhost/cb'] }

describe('the address of a document', () => {
  test.each([
    ADDRESS,
    'https://example.com/client',
    'https://example.com:8443/a/b?v=1',
    'https://vscode.dev/oauth/client-metadata.json',
  ])('may be %s', (id) => expect(isDocumentAddress(id, false)).toBe(true))

  test.each([
    'http://example.com/client.json',
    'https://example.com',
    'https://example.com/',
    'https://example.com/?x=1',
    'https://example.com/client.json#x',
    'https://example.com/client.json#',
    'https://user@example.com/client.json',
    'https://user:word@example.com/client.json',
    'https://@example.com/client.json',
    'https://example.com/a/../client.json',
    'https://example.com/a/%2e%2e/client.json',
    'https://example.com/./client.json',
    'https://Example.com/client.json',
    'HTTPS://example.com/client.json',
    'https://example.com:443/client.json',
    'https://example.com\\client.json',
    'https:///example.com/client.json',
    'https://exämple.com/client.json',
    'https://example.com/client json',
    ' https://example.com/client.json',
    'https://example.com/client.json\n',
    'https://example.com/client.json\0',
    `https://example.com/${'x'.repeat(2000)}`,
    'ftp://example.com/client.json',
    'javascript://example.com/%0aalert(1)',
    '0192f3a4-0000-7000-8000-000000000000',
    '',
  ])('is never %j', (id) => expect(isDocumentAddress(id, false)).toBe(false))

  test('is plain http only where private addresses are reached', () => {
    expect(isDocumentAddress('http://127.0.0.1:8080/client.json', true)).toBe(true)
    expect(isDocumentAddress('http://127.0.0.1:8080/client.json', false)).toBe(false)
  })
})

describe('a document', () => {
  test('says what a program is called and where its codes go', () => {
    expect(describedBy(ADDRESS, { ...DOCUMENT, client_name: ' My\u202e Program ' })).toEqual({
      name: 'My Program',
      redirectUris: ['http://localhost/cb'],
    })
  })

  test('without a name is called after its host, and says of its grants what it likes', () => {
    const document = { ...DOCUMENT, client_name: 7, grant_types: ['device'], token_endpoint_auth_method: 'none' }
    expect(describedBy(ADDRESS, document)).toEqual({ name: 'example.com', redirectUris: ['http://localhost/cb'] })
  })

  test.each([
    ['is a list', []],
    ['is null', null],
    ['has no id', { redirect_uris: DOCUMENT.redirect_uris }],
    ['has another id', { ...DOCUMENT, client_id: 'https://example.com/other.json' }],
    ['has its id in another spelling', { ...DOCUMENT, client_id: 'https://EXAMPLE.com/client.json' }],
    ['has its id with a slash more', { ...DOCUMENT, client_id: `${ADDRESS}/` }],
    ['has its id in a list', { ...DOCUMENT, client_id: [ADDRESS] }],
    ['has a secret', { ...DOCUMENT, client_secret: 'x' }],
    ['wants to prove itself with a secret', { ...DOCUMENT, token_endpoint_auth_method: 'client_secret_post' }],
    ['wants to prove itself with a key', { ...DOCUMENT, token_endpoint_auth_method: 'private_key_jwt' }],
    ['says nothing of where its codes go', { client_id: ADDRESS }],
    ['has a bad redirect URI', { ...DOCUMENT, redirect_uris: ['http://localhost/cb', 'javascript:alert(1)'] }],
    ['has eleven redirect URIs', { ...DOCUMENT, redirect_uris: Array<string>(11).fill('http://localhost/cb') }],
  ])('that %s is not taken', (_what, document) => {
    expect(describedBy(ADDRESS, document)).toEqual({ error: expect.any(String), message: expect.any(String) })
  })

  test('of any kind is taken or refused, and never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (document) => describedBy(ADDRESS, document) !== undefined))
  })
})

test.each([
  [undefined, 3600],
  ['', 3600],
  ['public', 3600],
  ['max-age=600', 600],
  ['public, Max-Age="7200", immutable', 7200],
  ['s-maxage=600', 3600],
  ['max-age=0', 300],
  ['max-age=1', 300],
  ['max-age=9999999999', 86_400],
  ['max-age=99999999999999999999', 3600],
  ['max-age=-5', 3600],
  ['no-store', 300],
  ['no-cache, max-age=9999', 300],
])('Cache-Control %j keeps a document fresh for %i seconds', (header, seconds) => {
  expect(freshSeconds(header)).toBe(seconds)
})
