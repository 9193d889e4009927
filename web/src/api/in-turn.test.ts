import { expect, test } from 'vitest'
import { endTurns, inTurn, isUnderWay } from './in-turn.ts'

test('work under one key is done one after the other, also after one that failed; other keys do not wait', async () => {
  const done: string[] = []
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const step = (name: string, until: Promise<void>) => async () => {
    done.push(`${name} begins`)
    await until
    done.push(`${name} ends`)
    return name
  }
  const answers = [
    inTurn('a', step('one', first.promise)),
    inTurn('a', step('two', second.promise)),
    inTurn('a', step('three', Promise.resolve())),
    inTurn('b', step('other', Promise.resolve())),
  ]
  await answers[3]
  expect(done).toEqual(['one begins', 'other begins', 'other ends'])
  expect([isUnderWay('a'), isUnderWay('b')]).toEqual([true, false])
  first.reject(new Error('refused'))
  second.resolve()
  expect(await Promise.allSettled(answers)).toMatchObject([
    { reason: { message: 'refused' } },
    { value: 'two' },
    { value: 'three' },
    { value: 'other' },
  ])
  expect(isUnderWay('a')).toBe(false)
  expect(done.slice(3)).toEqual(['two begins', 'two ends', 'three begins', 'three ends'])
})

test('nothing waits any more when the page goes away', async () => {
  const never = inTurn('a', () => new Promise<void>(() => {}))
  const last = inTurn('a', () => Promise.resolve('sent'))
  endTurns()
  expect(await last).toBe('sent')
  expect(never).toBeInstanceOf(Promise)
})
