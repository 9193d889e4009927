import { expect, test } from 'vitest'
import { firstCurl, PRESETS, SCOPE_MODULES, scopesText } from './scopes.ts'

test('what a key may is told by the set it is, or module by module', () => {
  const reads = SCOPE_MODULES.map(({ read }) => read)
  expect(scopesText(reads, 'en')).toBe('Read everything')
  expect(scopesText([...reads].reverse(), 'nl')).toBe('Alles lezen')
  expect(scopesText(['hours:read', 'hours:write'], 'nl')).toBe('Uren: bekijken · Uren: schrijven')
})

test('every module has a scope to read and one to write', () => {
  expect(SCOPE_MODULES).toHaveLength(6)
  expect(PRESETS.at(-1)?.scopes).toHaveLength(12)
})

test('the first request is one that the key may make', () => {
  expect(firstCurl(['hours:read'], 'kt_1', 'https://kantoor.example')).toBe(
    `curl 'https://kantoor.example/api/v2/hours/hours?limit=5' \\\n  -H 'Authorization: Bearer kt_1'`,
  )
  expect(firstCurl(['crm:write'], 'kt_1', 'https://kantoor.example')).toBeUndefined()
})
