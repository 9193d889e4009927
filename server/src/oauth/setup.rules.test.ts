import { describe, expect, test } from 'vitest'
import { isPrivatePlace, programs, setupAt } from './setup.rules.ts'

describe('a place is private', () => {
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://192.168.1.20',
    'http://10.0.0.5:8080',
    'https://kantoor.local',
    'https://kantoor.internal',
    'https://kantoor',
  ])('%s', (url) => {
    expect(isPrivatePlace(url)).toBe(true)
  })

  test.each(['https://kantoor.example.com', 'http://kantoor.example.com:8080', 'https://8.8.8.8'])('not %s', (url) => {
    expect(isPrivatePlace(url)).toBe(false)
  })
})

test('what a private place says', () => {
  const { mcp_url, is_private, note } = setupAt('http://localhost:3000')
  expect([mcp_url, is_private]).toEqual(['http://localhost:3000/mcp', true])
  expect(note).toMatch(/private address.*cannot reach it\.$/)
})

test('a public place over https has nothing to say, one without https has', () => {
  expect(setupAt('https://kantoor.example.com')).toMatchObject({ is_private: false, note: null })
  expect(setupAt('http://kantoor.example.com')).toMatchObject({
    is_private: false,
    note: expect.stringContaining('no https'),
  })
})

describe('the lines', () => {
  const { lines } = setupAt('https://kantoor.example.com')

  test('name every program, first those that need no key', () => {
    expect(new Set(lines.map(({ program }) => program))).toEqual(new Set(programs))
    expect(lines.map(({ route }) => route)).toEqual([...Array(5).fill('oauth'), ...Array(4).fill('key')])
  })

  test('name the address, or the header that goes there', () => {
    for (const { text, how } of lines) {
      expect(text).toMatch(/https:\/\/kantoor\.example\.com\/mcp|^Authorization: /)
      expect(how.length).toBeGreaterThan(0)
    }
  })

  test('speak of a key only on the way with a key', () => {
    for (const { route, text } of lines)
      expect(/Authorization: ?|"Authorization"/.test(text), text).toBe(route === 'key')
  })

  test('are what they say they are', () => {
    for (const { language, text } of lines) {
      if (language === 'json') expect(Object.keys(JSON.parse(text))).toContainEqual(expect.stringMatching(/servers$/i))
      if (language === 'url') expect(URL.canParse(text)).toBe(true)
    }
    expect(lines.find(({ program }) => program === 'claude_code')?.text).toBe(
      'claude mcp add --transport http kantoor https://kantoor.example.com/mcp',
    )
  })
})
