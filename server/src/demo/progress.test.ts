import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function written(isTTY: boolean) {
  const texts: string[] = []
  const progress = showProgress({ isTTY, write: (text) => texts.push(text) })
  return { texts, progress }
}

test('a terminal gets a bar that is drawn over itself and ends with a new line', () => {
  const { texts, progress } = written(true)
  progress(0, 1000, 'hours')
  progress(500, 1000, 'hours')
  progress(500, 1000, 'hours')
  progress(1000, 1000, 'hours')
  expect(texts).toHaveLength(3)
  expect(texts[1]).toBe(`\r\x1b[K${'█'.repeat(15)}${'░'.repeat(15)}  50 %  500 of 1,000 hours`)
  expect(texts[2]).toMatch(/100 % {2}1,000 of 1,000 hours\n$/)
})

test('a log gets a line per tenth', () => {
  const { texts, progress } = written(false)
  for (let done = 0; done <= 1000; done++) progress(done, 1000, 'hours')
  expect(texts).toHaveLength(11)
  expect(texts[3]).toBe(' 30 % 300 of 1,000 hours\n')
})

test('nothing to do is done', () => {
  const { texts, progress } = written(false)
  progress(0, 0, 'hours')
  expect(texts).toEqual(['100 % 0 of 0 hours\n'])
})
