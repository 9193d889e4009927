import { expect, test } from 'vitest'
import { readJson } from './json.ts'
import { Problem } from './problem.ts'

const read = (text: string) => readJson(Buffer.from(text))

test.each([
  ['{}', {}],
  [' [1, "a", null, true] ', [1, 'a', null, true]],
  ['{"a":{"a":1},"b":{"a":2}}', { a: { a: 1 }, b: { a: 2 } }],
  ['[{"a":1},{"a":1}]', [{ a: 1 }, { a: 1 }]],
  ['{"a":"a","b":"b:\\"a\\":1"}', { a: 'a', b: 'b:"a":1' }],
  ['{"a\\"":1,"a":2}', { 'a"': 1, a: 2 }],
  ['{"a\\\\":1,"a":2}', { 'a\\': 1, a: 2 }],
  ['"\\u00e9\\ud83d\\ude00é😀"', 'é😀é😀'],
  ['{"constructor":1,"toString":2}', { constructor: 1, toString: 2 }],
])('%s is read', (text, value) => {
  expect(read(text)).toEqual(value)
})

test.each([
  ['a name that stands twice', '{"a":1,"a":2}'],
  ['a name that stands twice with space before the colon', '{"a" \n\t:1,"b":2,"a"\r:3}'],
  ['a name that stands twice, once by escapes', '{"a":1,"\\u0061":2}'],
  ['an escaped quote that stands twice as a name', '{"\\"":1,"\\"":2}'],
  ['a name that stands twice after a nested object', '{"a":{"b":[{"a":1}]},"a":2}'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__ by escapes', '{"a":[{"\\u005f_proto__":1}]}'],
  ['nothing', ''],
  ['space', ' \n'],
  ['two values', '{} {}'],
  ['a comma at the end', '[1,]'],
  ['single quotes', "{'a':1}"],
  ['a comment', '{}//'],
  ['an open text', '{"a":"b'],
  ['an open escape', '"\\'],
  ['a wrong bracket', '{"a":1]'],
  ['NaN', '{"a":NaN}'],
  ['a leading zero', '[01]'],
  ['a control character in a text', '"a\u0001"'],
])('%s is refused', (_case, text) => {
  expect(codeOf(() => read(text))).toBe('invalid-json')
})

test('32 levels are read, more are refused by name, however many', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(read(nested(32))).toBeInstanceOf(Array)
  expect(codeOf(() => read(nested(33)))).toBe('invalid-json')
  expect(() => read(nested(10_000))).toThrow('nested deeper than 32 levels')
  expect(() => read('{"a":'.repeat(10_000))).toThrow('nested deeper than 32 levels')
})

test('1000 values stand side by side, more are refused by name before they are judged one by one', () => {
  const list = (length: number) => JSON.stringify(Array(length).fill(1))
  const object = (length: number) => JSON.stringify(Object.fromEntries(Array.from({ length }, (_, i) => [`a${i}`, i])))
  for (const wide of [list, object]) {
    expect(read(wide(1000))).toBeInstanceOf(Object)
    expect(codeOf(() => read(wide(1001)))).toBe('invalid-json')
    expect(() => read(wide(100_000))).toThrow('more than 1000')
  }
  expect(read(`[${list(1000)},${list(1000)},"${','.repeat(2000)}"]`)).toHaveLength(3)
})

test.each([
  ['a lone continuation byte', [0x22, 0x80, 0x22]],
  ['a cut-off sequence', [0x22, 0xc3, 0x22]],
  ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
  ['UTF-16', [0xff, 0xfe, 0x22, 0x00, 0x22, 0x00]],
])('%s is not UTF-8', (_case, bytes) => {
  expect(() => readJson(Uint8Array.from(bytes))).toThrow('not valid UTF-8')
})

test('what is refused does not come back in the message', () => {
  expect(() => read('{"password":hunter2}')).toThrow(/^((?!hunter2).)*$/s)
})

test('a megabyte is read in a moment', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `"name ${i}":"\\"${i}"`).join(',')
  const start = performance.now()
  expect(read(`[${Array(50).fill(`{${names}}`).join(',')}]`)).toHaveLength(50)
  expect(performance.now() - start).toBeLessThan(5000)
})

function codeOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Problem ? error.code : String(error)
  }
}
