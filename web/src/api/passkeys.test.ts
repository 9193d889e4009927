import { expect, test } from 'vitest'
import { bytesOf, textOf } from './passkeys.ts'

test('bytes go to text and back, as the service writes them', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i)
  const text = Buffer.from(bytes).toString('base64url')
  expect(textOf(bytes.buffer)).toBe(text)
  expect(bytesOf(text)).toEqual(bytes)
  expect(textOf(bytesOf('-_8').buffer)).toBe('-_8')
})
