import { expect, test } from 'vitest'
import { ownerOf } from './networks.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of %s', (address, owner) => {
  expect(ownerOf(address)).toBe(owner)
})
