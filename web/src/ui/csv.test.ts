import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('csvOf', () => {
  test('separates by what the language leaves free, and writes its decimals', () => {
    expect(csvOf([['Acme', 12.5]], ',')).toBe('\ufeffAcme;12,5\r\n')
    expect(csvOf([['Acme', 12.5]], '.')).toBe('\ufeffAcme,12.5\r\n')
  })

  test('quotes what would fall apart', () => {
    expect(csvOf([['a;b', 'say "hi"', 'two\nlines', null]], ',')).toBe('\ufeff"a;b";"say ""hi""";"two\nlines";\r\n')
  })

  test.each(['=1+1', '+31 20 1234', '-2', '@SUM(A1)', ' =1', '\t=1'])('never lets %j become a formula', (text) => {
    expect(csvOf([[text]], '.')).toBe(`\ufeff'${text}\r\n`)
  })

  test('leaves negative figures figures', () => {
    expect(csvOf([[-2.5]], ',')).toBe('\ufeff-2,5\r\n')
  })
})
