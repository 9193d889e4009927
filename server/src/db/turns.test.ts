import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openTurns } from './turns.ts'

test('one environment alone leaves connections for others', async () => {
  const turns = openTurns(10)
  const taken = await takeAll(turns, 'a', 20)
  expect(taken).toHaveLength(8)
  expect(await takeAll(turns, 'b', 20)).toHaveLength(1)
  expect(await takeAll(turns, 'c', 20)).toHaveLength(1)
})

test('whoever waits goes as soon as there is room, others of the queue before him or not', async () => {
  const turns = openTurns(2)
  const first = await turns.take('a')
  const order: string[] = []
  const takeNoting = async (environment: string) => {
    const release = await turns.take(environment)
    order.push(environment)
    return release
  }
  const second = takeNoting('a')
  const releaseOther = await takeNoting('b')
  expect(order).toEqual(['b'])
  first()
  await second
  expect(order).toEqual(['b', 'a'])
  releaseOther()
})

test('a crowd is who waits because nothing is free, not who waits for his own company', async () => {
  const turns = openTurns(2)
  const first = await turns.take('a')
  const second = turns.take('a')
  expect([turns.waiting(), turns.crowd()]).toEqual([1, 0])
  const other = await turns.take('b')
  const third = turns.take('c')
  expect([turns.waiting(), turns.crowd()]).toEqual([2, 1])
  other()
  first()
  for (const release of await Promise.all([second, third])) release()
  expect([turns.waiting(), turns.crowd()]).toEqual([0, 0])
})

test('after two seconds the wait is over, and nothing is lost by it', async () => {
  vi.useFakeTimers()
  const turns = openTurns(1)
  const release = await turns.take('a')
  const waiting = expect(turns.take('b')).rejects.toThrow('timeout exceeded')
  await vi.advanceTimersByTimeAsync(2000)
  await waiting
  vi.useRealTimers()
  release()
  release()
  const again = await turns.take('b')
  again()
})

test('never more than there are, and every environment gets its turn', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 }),
      async (connections, wishes) => {
        const turns = openTurns(connections)
        let held = 0
        let most = 0
        await Promise.all(
          wishes.map(async (environment) => {
            const release = await turns.take(environment)
            most = Math.max(most, ++held)
            await Promise.resolve()
            held--
            release()
          }),
        )
        expect(most).toBeLessThanOrEqual(connections)
        expect(held).toBe(0)
      },
    ),
    { numRuns: 200 },
  ))

/** The turns that are given at once. */
async function takeAll(turns: ReturnType<typeof openTurns>, environment: string, count: number) {
  const given: (() => void)[] = []
  for (let i = 0; i < count; i++)
    turns.take(environment).then(
      (release) => given.push(release),
      () => {},
    )
  await Promise.resolve()
  return given
}
