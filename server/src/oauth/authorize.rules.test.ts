import { describe, expect, test } from 'vitest'
import { readScopes } from '../shared/rights.ts'
import { answerAddress, clientIdOf, judgeRequest, readRequest, withoutPrompt } from './authorize.rules.ts'

const PUBLIC_URL = 'https://kantoor.example'
const RESOURCE = `${PUBLIC_URL}/mcp`
const REDIRECT = 'https://program.example/callback'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const client = { redirectUris: [REDIRECT, 'http://localhost/callback'] }
const good = {
  client_id: 'program',
  redirect_uri: REDIRECT,
  response_type: 'code',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 'a b+c&d=é',
}

/** The good request with changes; undefined leaves one out, a list repeats it. */
const ask = (changes: Record<string, string | readonly string[] | undefined> = {}) =>
  new URLSearchParams(
    Object.entries({ ...good, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
    ),
  ).toString()
const judge = (query: string, asking: typeof client | undefined = client) =>
  judgeRequest(readRequest(query), asking, PUBLIC_URL)

describe('a good request', () => {
  test('is understood', () => {
    expect(judge(ask())).toEqual({
      kind: 'asked',
      asked: {
        redirectUri: REDIRECT,
        state: good.state,
        scopes: readScopes,
        codeChallenge: CHALLENGE,
        prompt: undefined,
      },
    })
  })

  test.each([
    ['no state', { state: undefined }],
    ['an empty state, which is none', { state: '' }],
    ['the resource', { resource: RESOURCE }],
    ['the resource with a slash', { resource: `${RESOURCE}/` }],
    ['the resource twice', { resource: [RESOURCE, RESOURCE] }],
    ['response_mode query', { response_mode: 'query' }],
    ['what it does not know', { nonce: 'x', claims: '{}' }],
    ['another port on the own computer', { redirect_uri: 'http://localhost:49152/callback' }],
    ['prompt consent', { prompt: 'consent' }],
    ['the longest state', { state: 's'.repeat(2000) }],
    ['the longest challenge', { code_challenge: 'c'.repeat(128) }],
  ])('may have %s', (_what, changes) => {
    expect(judge(ask(changes)).kind).toBe('asked')
  })

  test.each([
    ['crm:read hours:read', ['crm:read', 'hours:read']],
    ['hours:read crm:read crm:write openid', ['crm:read', 'hours:read']],
    [' ', readScopes],
  ])('with scope "%s" asks for %s', (scope, scopes) => {
    expect(judge(ask({ scope }))).toMatchObject({ asked: { scopes } })
  })

  test.each([
    ['none', 'none'],
    ['login', 'again'],
    ['select_account', 'again'],
    ['consent login', 'again'],
    ['consent', undefined],
    ['dance', undefined],
  ])('with prompt %s asks for %s', (prompt, expected) => {
    expect(judge(ask({ prompt }))).toMatchObject({ asked: { prompt: expected } })
  })
})

describe('nobody is sent anywhere', () => {
  test.each([
    ['too_long', { scope: 'x'.repeat(9000) }],
    ['no_redirect', { redirect_uri: undefined }],
    ['no_redirect', { redirect_uri: '' }],
    ['no_redirect', { redirect_uri: [REDIRECT, REDIRECT] }],
    ['foreign_redirect', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['foreign_redirect', { redirect_uri: `${REDIRECT}/` }],
    ['foreign_redirect', { redirect_uri: `${REDIRECT}?x=1` }],
    ['foreign_redirect', { redirect_uri: 'https://program.example:8443/callback' }],
    ['foreign_redirect', { redirect_uri: 'javascript:alert(1)' }],
  ])('when it is %s', (unfit, changes) => {
    expect(judge(ask(changes))).toEqual({ kind: 'unfit', unfit })
  })

  test('when the program is unknown', () => {
    expect(judgeRequest(readRequest(ask()), undefined, PUBLIC_URL)).toEqual({ kind: 'unfit', unfit: 'unknown_client' })
  })
})

describe('the program is told', () => {
  test.each([
    ['invalid_request', { response_type: undefined }],
    ['invalid_request', { response_type: ['code', 'code'] }],
    ['invalid_request', { code_challenge: [CHALLENGE, CHALLENGE] }],
    ['invalid_request', { nonce: ['1', '2'] }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['unsupported_response_type', { response_type: 'code id_token' }],
    ['unsupported_response_type', { response_type: 'CODE' }],
    ['invalid_request', { response_mode: 'fragment' }],
    ['invalid_request', { response_mode: 'form_post' }],
    ['request_not_supported', { request: 'eyJ' }],
    ['request_uri_not_supported', { request_uri: 'https://program.example/request' }],
    ['invalid_request', { code_challenge: undefined, code_challenge_method: undefined }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { code_challenge: 'c'.repeat(42) }],
    ['invalid_request', { code_challenge: 'c'.repeat(129) }],
    ['invalid_request', { code_challenge: `${'c'.repeat(43)}=` }],
    ['invalid_request', { code_challenge: `${'c'.repeat(43)}\n` }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: 's256' }],
    ['invalid_target', { resource: 'https://elsewhere.example/mcp' }],
    ['invalid_target', { resource: 'https://kantoor.example' }],
    ['invalid_target', { resource: `${RESOURCE}//` }],
    ['invalid_target', { resource: `${RESOURCE}#x` }],
    ['invalid_target', { resource: [RESOURCE, 'https://elsewhere.example/mcp'] }],
    ['invalid_scope', { scope: 'openid profile' }],
    ['invalid_scope', { scope: 'crm:write' }],
    ['invalid_request', { prompt: 'none login' }],
  ])('%s for %j', (error, changes) => {
    const verdict = judge(ask(changes))
    expect(verdict).toMatchObject({ kind: 'back', back: { redirectUri: REDIRECT, state: good.state, error } })
    // What RFC 6749 lets an error_description hold.
    if (verdict.kind === 'back') expect(verdict.back.description).toMatch(/^[ !#-[\]-~]+$/)
  })

  test.each([
    ['too long', 's'.repeat(2001)],
    ['there twice', ['one', 'two']],
  ])('without the state when that is %s', (_what, state) => {
    expect(judge(ask({ state }))).toMatchObject({ back: { state: undefined, error: 'invalid_request' } })
  })
})

test.each([
  [{}, 'program'],
  [{ client_id: undefined }, undefined],
  [{ client_id: '' }, undefined],
  [{ client_id: ['program', 'program'] }, undefined],
  [{ client_id: 'pro\u0000gram' }, undefined],
  [{ client_id: 'c'.repeat(2001) }, undefined],
  [{ client_id: 'https://program.example/client.json' }, 'https://program.example/client.json'],
])('the program of %j is %s', (changes, id) => {
  expect(clientIdOf(readRequest(ask(changes)))).toBe(id)
})

test('a request reads the same however it was written, and goes on without its prompt', () => {
  const [one, other] = ['a=1%202&b=~&c=', 'a=1+2&b=%7E'].map((query) => readRequest(query).toString())
  expect(one).toBe(other)
  expect(readRequest(one!).toString()).toBe(one)
  expect(withoutPrompt(readRequest('a=1&prompt=login&b=2')).toString()).toBe('a=1&b=2')
})

test.each([
  ['https://program.example/cb', 'https://program.example/cb?code=1&state=a+b%26c'],
  ['https://program.example/cb?x=%20', 'https://program.example/cb?x=%20&code=1&state=a+b%26c'],
  ['com.example.app:/cb', 'com.example.app:/cb?code=1&state=a+b%26c'],
])('an answer to %s goes to %s', (redirectUri, address) => {
  expect(answerAddress(redirectUri, { code: '1', state: 'a b&c', error: undefined })).toBe(address)
})
