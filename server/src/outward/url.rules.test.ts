import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUrl, faultOfUrl } from './url.rules.ts'

test.each([
  'https://hooks.example.com',
  'https://hooks.example.com/kantoor?team=1&x=%20',
  'HTTPS://Hooks.Example.COM/Path',
  'https://hooks.example.com:443/',
  'https://hooks.example.com:8443/',
  'https://hooks.example.com:1024/',
  'https://hooks.example.com:65535/',
  'https://hooks.example.com?x=@1',
  'https://münchen.example/straße',
  'https://xn--mnchen-3ya.example/',
  'https://my_hooks.example.com/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]:8443/',
  'https://localhost.example.com/',
  'https://not-local.example/',
])('%s is good', (url) => {
  expect(faultOfUrl(url, false)).toBeUndefined()
  expect(faultOfUrl(url, true)).toBeUndefined()
})

test.each([
  ['http://hooks.example.com/', 'begin with https://'],
  ['https://', 'This is not a URL'],
  ['https://me:secret@hooks.example.com/', 'user name or password'],
  ['https://hooks.example.com/#part', 'after #'],
  ['https://hooks.example.com:22/', 'Port 22 is not taken; use 443, 8443 or one from 1024 on.'],
  ['https://hooks.example.com:80/', 'Port 80'],
  ['https://hooks.example.com./', 'ends in a dot'],
  ['https://hooks..example.com/', 'hooks..example.com is not a host name.'],
  ['https://hooks%2eexample.com/', 'Write the host as hooks.example.com.'],
  ['https://hooks.example.com:/', 'Write the host as hooks.example.com.'],
  ['https://0x8080808/', 'Write the host as 8.8.8.8.'],
  ['https://10.0.0.7/', 'The address 10.0.0.7 is private; the URL has to lead to a public one.'],
  ['https://2130706433/', 'The address 127.0.0.1 is private'],
  ['https://[::ffff:10.0.0.7]/', 'The address ::ffff:a00:7 is private'],
  ['https://localhost/', 'localhost is a name inside a network'],
  ['https://wiki.internal/', 'wiki.internal is a name inside a network'],
  ['https://hooks.example.com/a b', 'a space or an invisible character'],
  ['https://hooks.example.com\\a', 'a backslash'],
  [`https://hooks.example.com/${'a'.repeat(1975)}`, 'longer than 2000'],
])('%s is not: %s', (url, words) => {
  expect(faultOfUrl(url, false)).toContain(words)
  expect(() => checkUrl(url, false)).toThrow(expect.objectContaining({ code: 'validation-error' }))
})

test('where private addresses are allowed, so are http, port 80 and names of the inside', () => {
  const urls = [
    'http://localhost/',
    'http://receiver:3000/x',
    'http://127.0.0.1:3000',
    'https://10.0.0.7/',
    'http://[::1]:80/',
  ]
  expect(urls.map((url) => faultOfUrl(url, true))).toEqual(urls.map(() => undefined))
})

test('where private addresses are allowed, the rest is refused as ever', () => {
  const urls = [
    'ftp://localhost/',
    'http://a@localhost/',
    'http://localhost:22/',
    'http://localhost/#',
    'http://127.1/',
  ]
  expect(urls.filter((url) => faultOfUrl(url, true) === undefined)).toEqual([])
  expect(faultOfUrl('http://169.254.169.254/', true)).toBe('The address 169.254.169.254 is never that of a receiver.')
})

test('what is good leads to the host that is written in it', () => {
  const piece = fc.constantFrom(
    'https://',
    'a.example',
    '127.0.0.1',
    '@',
    ':',
    '/',
    '\\',
    '#',
    '?',
    '%2e',
    '。',
    '0x7f',
    '[',
    ']',
    '::1',
    '443',
    '.',
    '１',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = `https://${pieces.join('')}`
      if (faultOfUrl(url, false)) return true
      const { hostname } = new URL(url)
      return url.slice('https://'.length).startsWith(hostname) || hostname.includes('xn--')
    }),
    { numRuns: 5000 },
  )
})
