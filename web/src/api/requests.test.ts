import { expect, test } from 'vitest'
import { withoutSecrets } from './requests.ts'

test('what sounds secret is not kept, however deep it stands', () => {
  const sent = JSON.stringify({
    name: 'Acme',
    password: 'hush',
    more: { reset_token: 'hush', list: [{ secret: 'hush' }] },
  })
  expect(withoutSecrets(sent)).not.toContain('hush')
  expect(JSON.parse(withoutSecrets(sent))).toMatchObject({ name: 'Acme', password: '…' })
  expect(withoutSecrets('{"name":"Acme"}')).toBe('{"name":"Acme"}')
  expect(withoutSecrets('password=hush')).toBe('')
})
