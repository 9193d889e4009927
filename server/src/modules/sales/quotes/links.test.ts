import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteLinks } from './links.ts'

const links = quoteLinks({ secret: 'one secret', publicUrl: 'https://kantoor.example' })
const tokenOf = (url: string) => url.slice('https://kantoor.example/quote/'.length)

test('a link opens what it was made for', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (environmentId, quoteId) => {
      expect(links.open(tokenOf(links.make(environmentId, quoteId)))).toEqual({ environmentId, quoteId })
    }),
  )
})

test('a link that is changed anywhere opens nothing', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.nat(85), fc.constantFrom(...alphabet), (environmentId, quoteId, at, sign) => {
      const token = tokenOf(links.make(environmentId, quoteId))
      expect(token).toHaveLength(86)
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      if (changed !== token) expect(links.open(changed)).toBeUndefined()
    }),
  )
})

test('text of any kind, or a link of another installation, opens nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => links.open(text) === undefined))
  const others = quoteLinks({ secret: 'another secret', publicUrl: 'https://kantoor.example' })
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (environmentId, quoteId) => {
      expect(links.open(tokenOf(others.make(environmentId, quoteId)))).toBeUndefined()
      expect(links.open(`${tokenOf(links.make(environmentId, quoteId))}=`)).toBeUndefined()
    }),
  )
})
