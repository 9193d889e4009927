import { describe, expect, test } from 'vitest'
import { attachmentNamed, checkContent, checkDisposable, fileTypes } from './documents.rules.ts'

describe('attachmentNamed', () => {
  test.each([
    ['offer.pdf', `attachment; filename="offer.pdf"; filename*=UTF-8''offer.pdf`],
    ['a "b" \\ 100%.pdf', `attachment; filename="a _b_ _ 100_.pdf"; filename*=UTF-8''a%20%22b%22%20%5C%20100%25.pdf`],
    ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
    ['日本 😀.pdf', `attachment; filename="__ __.pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC%20%F0%9F%98%80.pdf`],
  ])('of %s', (name, header) => {
    expect(attachmentNamed(name)).toBe(header)
  })
})

describe('checkContent', () => {
  test('takes no type that can run in a browser', () => {
    expect(fileTypes.filter((type) => /svg|html|javascript/.test(type))).toEqual([])
  })

  test.each(fileTypes)('%s has to look like itself', (type) => {
    expect(() => checkContent(type, Uint8Array.of(0, 1, 2))).toThrow('not what it says')
  })
})

test.each([
  ['invoice_pdf', false, 'in-use'],
  ['invoice_ubl', false, 'in-use'],
  ['purchase_invoice', true, 'in-use'],
  ['purchase_invoice', false, undefined],
  ['attachment', false, undefined],
])('a document of the kind %s, booked: %s, may go unless it is %s', (kind, isBooked, expected) => {
  const attempt = expect(() => checkDisposable({ kind, isBooked }))
  if (expected) attempt.toThrow(expect.objectContaining({ code: expected }))
  else attempt.not.toThrow()
})
