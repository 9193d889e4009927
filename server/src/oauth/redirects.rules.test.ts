import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOfRedirect, hostOfRedirect, isOwnComputer, matchesRedirect } from './redirects.rules.ts'

describe('a program may have its codes sent to', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://chatgpt.com/connector_platform_oauth_redirect',
    'https://vscode.dev/redirect',
    'https://example.com',
    'https://example.com/',
    'https://example.com:8443/cb?tenant=1&x=a@b',
    'https://example.com/@me/cb',
    'https://xn--exmple-cua.com/cb',
    'https://192.0.2.7/cb',
    'https://example.com/..;/cb',
    'http://localhost',
    'http://localhost/callback',
    'http://localhost:33418/callback',
    'http://127.0.0.1/',
    'http://127.0.0.1:6274/oauth/callback/debug',
    'http://[::1]:8080/cb',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode-insiders://vscode.github-authentication/did-authenticate',
    'com.example.app:/oauth/callback',
    'com.example.app://oauth',
  ])('%s', (redirect) => expect(faultOfRedirect(redirect)).toBeUndefined())
})

describe('never to', () => {
  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script behind white space', ' javascript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script with a tab in it', 'java\tscript:alert(1)'],
    ['a script with a line break in it', 'java\nscript:alert(1)'],
    ['a script that looks like a host', 'javascript://example.com/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['data in capitals', 'DATA:text/html;base64,PHNjcmlwdD4='],
    ['data with a host', 'data://example.com/x'],
    ['a file', 'file:///etc/passwd'],
    ['a file in mixed case', 'File:///etc/passwd'],
    ['Visual Basic', 'vbscript:msgbox(1)'],
    ['Visual Basic behind a zero-width space', '\u200bvbscript:msgbox(1)'],
    ['a blob', 'blob:https://example.com/0a1b'],
    ['a blank page', 'about:blank'],
    ['the source of a page', 'view-source:https://example.com/'],
    ['a file system', 'filesystem:https://example.com/temporary/x'],
    ['a socket', 'wss://example.com/cb'],
    ['a file server', 'ftp://example.com/cb'],
    ['mail', 'mailto:somebody@example.com'],
    ['an intent', 'intent://scan/#Intent;scheme=zxing;end'],
    ['settings of Windows', 'ms-settings:privacy'],
    ['an unknown program', 'evil://example.com/cb'],
    ['a scheme without a path', 'com.example.app:callback'],
    ['a scheme in capitals', 'Com.Example.App:/cb'],
    ['another computer over http', 'http://example.com/cb'],
    ['a computer of the network over http', 'http://192.168.1.4/cb'],
    ['localhost as the start of a name', 'http://localhost.example.com/cb'],
    ['localhost as a user name', 'http://localhost@example.com/cb'],
    ['localhost with a dot', 'http://localhost./cb'],
    ['an address that only parses to loopback', 'http://127.1/cb'],
    ['another number of loopback', 'http://2130706433/cb'],
    ['loopback in hexadecimal', 'http://0x7f000001/cb'],
    ['another loopback address', 'http://127.0.0.2/cb'],
    ['any address', 'http://0.0.0.0/cb'],
    ['a long form of ::1', 'http://[0:0:0:0:0:0:0:1]/cb'],
    ['a mapped loopback', 'http://[::ffff:127.0.0.1]/cb'],
    ['a fragment', 'https://example.com/cb#x'],
    ['an empty fragment', 'https://example.com/cb#'],
    ['a user', 'https://user@example.com/cb'],
    ['a user and a password', 'https://user:word@example.com/cb'],
    ['an empty user', 'https://@example.com/cb'],
    ['a user of a program', 'cursor://user@anysphere.cursor-mcp/cb'],
    ['a backslash', 'https://example.com\\@evil.example/cb'],
    ['backslashes for slashes', 'https:\\\\example.com\\cb'],
    ['a host in capitals', 'https://Example.com/cb'],
    ['a scheme in mixed case', 'HTTPS://example.com/cb'],
    ['an encoded host', 'https://ex%61mple.com/cb'],
    ['a host in letters beyond ASCII', 'https://exämple.com/cb'],
    ['a full-width host', 'https://ｅxample.com/cb'],
    ['a path that leads back up', 'https://example.com/a/../cb'],
    ['an encoded path that leads back up', 'https://example.com/a/%2e%2e/cb'],
    ['one slash', 'https:/example.com/cb'],
    ['three slashes', 'https:///example.com/cb'],
    ['no slashes', 'https:example.com/cb'],
    ['no scheme', '//example.com/cb'],
    ['a path', '/cb'],
    ['the port that is meant anyway', 'https://example.com:443/cb'],
    ['a port with a zero before it', 'http://localhost:08080/cb'],
    ['a port that none has', 'http://localhost:65536/cb'],
    ['a space', 'https://example.com/c b'],
    ['a space at the end', 'https://example.com/cb '],
    ['a line break', 'https://example.com/cb\r\nset-cookie: a=b'],
    ['a NUL', 'https://example.com/cb\0'],
    ['a right-to-left override', 'https://example.com/\u202ecb'],
    ['a quote that is sent encoded', 'https://example.com/"cb'],
    ['nothing', ''],
    ['a word', 'callback'],
    ['a long address', `https://example.com/${'x'.repeat(2000)}`],
  ])('%s', (_what, redirect) => expect(faultOfRedirect(redirect)).toEqual(expect.any(String)))
})

test('no text at all makes it throw, and what it lets through is what a browser would open', () => {
  const parts = fc.constantFrom(
    'https',
    'http',
    'javascript',
    'a.b',
    ':',
    '/',
    '//',
    'localhost',
    '127.0.0.1',
    '@',
    '..',
  )
  const address = fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 3 }))).map((some) => some.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), address), (text) => {
      if (faultOfRedirect(text) !== undefined) return
      const { href, protocol, hostname, username, password, hash } = new URL(text)
      expect([text, `${text}/`]).toContain(href)
      expect([username, password, hash]).toEqual(['', '', ''])
      expect(
        protocol === 'https:' || protocol.includes('.') || hostname === 'localhost' || hostname === '127.0.0.1',
      ).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

const REGISTERED = ['https://example.com/cb', 'http://localhost/cb', 'http://127.0.0.1:33418/', 'http://[::1]/cb?a=1']

describe('registered matches', () => {
  test.each([
    ...REGISTERED,
    'http://localhost:1/cb',
    'http://localhost:65535/cb',
    'http://127.0.0.1:51234/',
    'http://127.0.0.1/',
    'http://[::1]:4711/cb?a=1',
  ])('%s', (given) => expect(matchesRedirect(REGISTERED, given)).toBe(true))
})

describe('registered does not match', () => {
  test.each([
    'https://example.com/cb/',
    'https://example.com/cb?',
    'https://example.com/cb?x=1',
    'https://example.com/cb#',
    'https://example.com/cb#x',
    'https://example.com/cb;x',
    'https://example.com/Cb',
    'https://example.com/c%62',
    'https://example.com/%63b',
    'https://example.com/./cb',
    'https://example.com/%2e/cb',
    'https://example.com/x/../cb',
    'https://example.com/x/%2e%2e/cb',
    'https://example.com/x/..;/cb',
    'https://example.com/..;/cb',
    'https://example.com//cb',
    'https://example.com/cb/..',
    'https://example.com/cb/../evil',
    'https://example.com/',
    'https://example.com',
    'https://example.com/cb ',
    ' https://example.com/cb',
    '\thttps://example.com/cb',
    'https://example.com/cb\t',
    'https://example.com/c\tb',
    'https://example.com/cb\n',
    'https://example.com/cb\0',
    'https://example.com/cb%00',
    'https://example.com/cb%20',
    'https://example.com:443/cb',
    'https://example.com:8443/cb',
    'https://example.com./cb',
    'https://EXAMPLE.com/cb',
    'HTTPS://example.com/cb',
    'Https://example.com/cb',
    'http://example.com/cb',
    'https:example.com/cb',
    'https:/example.com/cb',
    'https:///example.com/cb',
    'https:\\\\example.com\\cb',
    'https://example.com\\cb',
    '//example.com/cb',
    'example.com/cb',
    'https://user@example.com/cb',
    'https://user:word@example.com/cb',
    'https://@example.com/cb',
    'https://example.com@evil.example/cb',
    'https://example.com%40evil.example/cb',
    'https://example.com.evil.example/cb',
    'https://evil.example/https://example.com/cb',
    'https://evil.example/?https://example.com/cb',
    'https://evil.example#https://example.com/cb',
    'https://www.example.com/cb',
    'https://xn--exmple-cua.com/cb',
    'https://exämple.com/cb',
    'https://ｅxample.com/cb',
    'https://example。com/cb',
    'https://ex%61mple.com/cb',
    'https://example.com/cb\u200b',
    'https://example.com/cb\u202e',
    'https://localhost/cb',
    'http://LOCALHOST/cb',
    'http://localhost:/cb',
    'http://localhost:0080/cb',
    'http://localhost:080/cb',
    'http://localhost:65536/cb',
    'http://localhost:99999/cb',
    'http://localhost:-1/cb',
    'http://localhost:1a/cb',
    'http://localhost:1:2/cb',
    'http://localhost:8080@evil.example/cb',
    'http://localhost:8080.evil.example/cb',
    'http://localhost.evil.example:8080/cb',
    'http://user@localhost:8080/cb',
    'http://localhost:8080/cb/',
    'http://localhost:8080/cb?x=1',
    'http://localhost:8080/cb#x',
    'http://localhost:8080/x/../cb',
    'http://localhost:8080',
    'http://127.0.0.1:8080/cb',
    'http://127.0.0.2:33418/',
    'http://127.1:33418/',
    'http://127.0.0.1:33418',
    'http://[::1]:4711/cb',
    'http://[0:0:0:0:0:0:0:1]:4711/cb?a=1',
    'http://0.0.0.0/cb',
    'javascript:alert(1)',
    '',
  ])('%j', (given) => expect(matchesRedirect(REGISTERED, given)).toBe(false))

  test('anything else than itself, for whatever changes in one place', () => {
    const sites = REGISTERED.filter((one) => one.startsWith('https:'))
    fc.assert(
      fc.property(
        fc.constantFrom(...sites),
        fc.nat(30),
        fc.nat(2),
        fc.string({ unit: 'binary', maxLength: 3 }),
        (one, at, gone, put) => {
          const given = one.slice(0, at) + put + one.slice(at + gone)
          expect(matchesRedirect(sites, given)).toBe(given === one)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('another port of a site', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (port) => {
        expect(matchesRedirect(REGISTERED, `https://example.com:${port}/cb`)).toBe(false)
        expect(matchesRedirect(REGISTERED, `http://localhost:${port}/cb`)).toBe(port !== 80)
      }),
    )
  })
})

test('people are told a host, or the scheme of a program', () => {
  expect(hostOfRedirect('https://example.com:8443/cb')).toBe('example.com')
  expect(hostOfRedirect('http://localhost:33418/cb')).toBe('localhost')
  expect(hostOfRedirect('cursor://anysphere.cursor-mcp/cb')).toBe('cursor')
  expect(hostOfRedirect('com.example.app:/cb')).toBe('com.example.app')
  expect(['http://localhost:1/', 'http://127.0.0.1/', 'http://[::1]/'].every(isOwnComputer)).toBe(true)
  expect(['https://example.com/', 'cursor://localhost/cb'].some(isOwnComputer)).toBe(false)
})
