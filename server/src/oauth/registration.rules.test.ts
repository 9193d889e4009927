import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationOf, shownName } from './registration.rules.ts'

const PLAIN = { redirect_uris: ['https://example.com/cb'] }

describe('a program is registered', () => {
  test('as public, and named after where its codes go, when it says no more than that', () => {
    expect(registrationOf(PLAIN)).toEqual({
      name: 'example.com',
      redirectUris: ['https://example.com/cb'],
      authMethod: 'none',
    })
  })

  test('with what it says, whatever else it says', () => {
    const given = {
      client_name: 'Claude',
      redirect_uris: ['http://localhost/cb', 'https://example.com/cb', 'http://localhost/cb'],
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['refresh_token', 'authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code', 'none'],
      scope: 'openid everything',
      client_uri: 'javascript:alert(1)',
      logo_uri: 7,
      software_id: null,
    }
    expect(registrationOf(given)).toEqual({
      name: 'Claude',
      redirectUris: ['http://localhost/cb', 'https://example.com/cb'],
      authMethod: 'client_secret_basic',
    })
  })

  test('when it writes null for what it does not say', () => {
    const nothing = { client_name: null, token_endpoint_auth_method: null, grant_types: null, response_types: null }
    expect(registrationOf({ ...PLAIN, ...nothing })).toEqual(registrationOf(PLAIN))
  })
})

describe('a program is refused', () => {
  test.each([
    ['a list', []],
    ['null', null],
    ['a text', 'https://example.com/cb'],
    ['a name that is a number', { ...PLAIN, client_name: 7 }],
    ['a name that is an object', { ...PLAIN, client_name: { toString: 'x' } }],
    ['a signed way to say who it is', { ...PLAIN, token_endpoint_auth_method: 'private_key_jwt' }],
    ['another signed way', { ...PLAIN, token_endpoint_auth_method: 'client_secret_jwt' }],
    ['a certificate', { ...PLAIN, token_endpoint_auth_method: 'tls_client_auth' }],
    ['a list of ways', { ...PLAIN, token_endpoint_auth_method: ['none'] }],
    ['a property of all objects', { ...PLAIN, token_endpoint_auth_method: 'constructor' }],
    ['an implicit grant', { ...PLAIN, grant_types: ['implicit'] }],
    ['no grant', { ...PLAIN, grant_types: [] }],
    ['a grant without a person', { ...PLAIN, grant_types: ['client_credentials'] }],
    ['only the renewal', { ...PLAIN, grant_types: ['refresh_token'] }],
    ['a grant that is no list', { ...PLAIN, grant_types: 'authorization_code' }],
    ['a token in the address', { ...PLAIN, response_types: ['token'] }],
    ['both in one', { ...PLAIN, response_types: ['code token'] }],
    ['no response', { ...PLAIN, response_types: [] }],
  ])('with %s', (_what, given) => {
    expect(registrationOf(given)).toEqual({ error: 'invalid_client_metadata', message: expect.any(String) })
  })

  test.each([
    ['none', {}],
    ['null', { redirect_uris: null }],
    ['an empty list', { redirect_uris: [] }],
    ['a text', { redirect_uris: 'https://example.com/cb' }],
    ['an object with a length', { redirect_uris: { length: 1, 0: 'https://example.com/cb' } }],
    ['a number in it', { redirect_uris: ['https://example.com/cb', 7] }],
    ['null in it', { redirect_uris: [null] }],
    ['one bad among good ones', { redirect_uris: ['https://example.com/cb', 'javascript:alert(1)'] }],
    ['eleven', { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://example.com/${i}`) }],
    ['a long one', { redirect_uris: [`https://example.com/${'x'.repeat(2000)}`] }],
  ])('with redirect URIs that are %s', (_what, given) => {
    expect(registrationOf(given)).toEqual({ error: 'invalid_redirect_uri', message: expect.any(String) })
  })

  test.each([
    'Java\tScript:x',
    ' DATA:,x',
    'file:///x',
    'vbscript:x',
    'BLOB:https://example.com/x',
    'http://example.com/',
  ])('with the redirect URI %j', (redirect) =>
    expect(registrationOf({ redirect_uris: [redirect] })).toMatchObject({ error: 'invalid_redirect_uri' }),
  )
})

describe('the name that people see', () => {
  test.each([
    ['  Claude \t\r\n Code ', 'Claude Code'],
    ['Cl\u202eaude\u2066\u200b\u0000\ufeff', 'Claude'],
    ['a\u200b \u200bb', 'a b'],
    ['\u3164\u115f\u180e', 'example.com'],
    ['   ', 'example.com'],
    ['\ud800x', 'x'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['e\u0301', 'é'],
    ['😀'.repeat(200), '😀'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('%j is shown as %j', (given, shown) => expect(shownName(given, 'example.com')).toBe(shown))

  test('is one line of at most 100 visible characters, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = shownName(given, 'example.com')
        expect([...name].length).toBeGreaterThan(0)
        expect([...name].length).toBeLessThanOrEqual(100)
        expect(name).not.toMatch(/\p{C}|[^\S ]|^ | $| {2}/u)
        expect(shownName(name, 'example.com')).toBe(name)
      }),
      { numRuns: 1000 },
    )
  })
})

test('whatever is sent is registered or refused, and never throws', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('none', 'code', 'https://example.com/cb', ['https://example.com/cb']),
  )
  const keys = ['client_name', 'redirect_uris', 'token_endpoint_auth_method', 'grant_types', 'response_types', 'x']
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), field)), (given) => {
      const found = registrationOf(given)
      if ('error' in found) expect(found.message).not.toBe('')
      else expect(found.redirectUris.length).toBeGreaterThan(0)
    }),
  )
})
