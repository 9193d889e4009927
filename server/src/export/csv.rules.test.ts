import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, type Separator, separators } from './csv.rules.ts'

test.each([
  [null, '', ''],
  [12.5, '12,5', '12.5'],
  [-3, '-3', '-3'],
  [true, 'true', 'true'],
  ['Acme; Sons', '"Acme; Sons"', '"Acme; Sons"'],
  ['say "hi"', '"say ""hi"""', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"', '"two\nlines"'],
  ['=1+1', "'=1+1", "'=1+1"],
  ['@cmd', "'@cmd", "'@cmd"],
  ['+31 6 12345678', '+31 6 12345678', '+31 6 12345678'],
  ['-2+3+cmd|x', "'-2+3+cmd|x", "'-2+3+cmd|x"],
  [['a', 'b'], 'a b', 'a b'],
  [{ a: 1 }, '"{""a"":1}"', '"{""a"":1}"'],
])('%j is %s, or with commas %s', (value, semicolon, comma) => {
  expect([csvCell(value, 'semicolon'), csvCell(value, 'comma')]).toEqual([semicolon, comma])
})

test('whatever text is written is read back', () => {
  const separator = fc.constantFrom(...(Object.keys(separators) as Separator[]))
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), separator, (texts, word) => {
      const read = readLine(csvLine(texts, word), separators[word])
      expect(read.map((cell, i) => (cell === texts[i] ? cell : cell.replace(/^'/, '')))).toEqual(texts)
    }),
  )
})

/** As RFC 4180 says. */
function readLine(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  let hasClosed = false
  for (const sign of line.slice(0, -2)) {
    const wasQuoted = hasClosed
    hasClosed = isQuoted && sign === '"'
    if (sign === '"') {
      // A doubled quote closes and opens again; it stands for one.
      if (!isQuoted && wasQuoted) cells.push(`${cells.pop()}"`)
      isQuoted = !isQuoted
    } else if (sign === separator && !isQuoted) cells.push('')
    else cells.push(cells.pop() + sign)
  }
  return cells
}
