import { expect, test } from 'vitest'
import { isApiKey, isSecret, makeApiKey, makeSecret, type SecretKind } from './api-key.ts'

const kinds: readonly SecretKind[] = ['live', 'client', 'code', 'access', 'refresh']

test.each(kinds)('a %s secret is one of its kind and of no other', (kind) => {
  const secret = makeSecret(kind)
  expect(secret).toMatch(new RegExp(`^kt_${kind}_[0-9A-Za-z]{38}$`))
  expect(kinds.filter((other) => isSecret(other, secret))).toEqual([kind])
  const moved = secret.slice(`kt_${kind}_`.length)
  for (const other of kinds.filter((one) => one !== kind)) expect(isSecret(other, `kt_${other}_${moved}`)).toBe(false)
})

test('one wrong letter is noticed', () => {
  const secret = makeSecret('access')
  for (let i = 0; i < secret.length; i++) {
    const wrong = `${secret.slice(0, i)}${secret[i] === 'a' ? 'b' : 'a'}${secret.slice(i + 1)}`
    expect(isSecret('access', wrong)).toBe(false)
  }
  for (const wrong of ['', secret.slice(1), `${secret}a`, `${secret}\n`]) expect(isSecret('access', wrong)).toBe(false)
})

test('an API key is a live secret, and the keys made before there were others still are', () => {
  expect(isSecret('live', makeApiKey())).toBe(true)
  expect(isApiKey('kt_live_iIVgD89a8V5ldz8lXPLWyXjgeu1pShrU0AlikL')).toBe(true)
})
