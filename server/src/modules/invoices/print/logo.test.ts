import { expect, it } from 'vitest'
import { pngOf } from '../../../../test/png.ts'
import { printableLogo } from './logo.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const webp = (kind: string, rest: string) => Buffer.concat([Buffer.from(`RIFF....WEBP${kind}....`), hex(rest)])

it.each([
  ['png', pngOf(100, 100), pngOf(30_000, 1000, 1)],
  ['gif', hex('474946383961 6400 6400'), hex('474946383961 ffff ffff')],
  ['jpeg', hex('ffd8 ffe00004 0000 ff ffc0 0011 08 0064 0064'), hex('ffd8 ffc4 0002 ffc2 0011 08 ffff ffff')],
  ['extended webp', webp('VP8X', '00000000 630000 630000'), webp('VP8X', '00000000 ff3f00 ff3f00')],
  ['lossless webp', webp('VP8L', '2f 63c01800'), webp('VP8L', '2f ffffff0f')],
  ['lossy webp', webp('VP8 ', '000000 9d012a 6400 6400'), webp('VP8 ', '000000 9d012a ff3f ff3f')],
])('%s is taken as long as it is not too large', (_, fine, large) => {
  expect(printableLogo(fine)).toBe(fine)
  expect(printableLogo(large)).toBeNull()
})

it.each([
  ['nothing', null],
  ['an empty file', Buffer.alloc(0)],
  ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture without a size', pngOf(0, 9)],
  ['the beginning of one', pngOf(9, 9).subarray(0, 18)],
  ['one that never says its size', hex('ffd8 ffe0 0004 0000')],
])('%s is no logo', (_, bytes) => {
  expect(printableLogo(bytes)).toBeNull()
})
