import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnServer, startOwnServer } from '../../test/own-server.ts'
import { watchTexts } from '../../test/sent-statements.ts'
import { held } from './held.ts'

describe('an answer that is held', () => {
  const time = { now: 0 }
  const clock = { now: () => time.now }

  test('is asked for once while it is on its way, and once a second afterwards', async () => {
    const asked: PromiseWithResolvers<number>[] = []
    const ask = held(() => {
      asked.push(Promise.withResolvers<number>())
      return asked.at(-1)!.promise
    }, clock)
    const first = Promise.all([ask(), ask()])
    time.now += 4999
    const late = ask()
    expect(asked).toHaveLength(1)
    asked[0]!.resolve(1)
    expect([...(await first), await late]).toEqual([1, 1, 1])
    time.now += 999
    expect(await ask()).toBe(1)
    time.now += 1
    const second = ask()
    asked[1]!.resolve(2)
    expect([await second, await ask()]).toEqual([2, 2])
    expect(asked).toHaveLength(2)
  })

  test('that never comes holds up nobody for long', async () => {
    const answers = [new Promise<string>(() => {}), Promise.resolve('there')]
    const ask = held(() => answers.shift()!, clock)
    void ask()
    time.now += 5000
    expect([await ask(), await ask()]).toEqual(['there', 'there'])
  })

  test('that failed is asked for again', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')]
    const ask = held(() => answers.shift()!, clock)
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('gone')
    time.now += 1000
    expect(await ask()).toBe('there')
  })
})

describe('whoever floods the addresses of the watch', () => {
  let server: OwnServer
  beforeAll(async () => {
    server = await startOwnServer()
  })
  afterAll(() => server.close())

  test.each([
    ['/readyz', ['from migration']],
    ['/metrics', ['from migration', 'from job', 'from outbox']],
  ])('%s costs the database one question a second', async (address, questions) => {
    const texts = watchTexts(server.db.system)
    const times = () => questions.map((question) => texts.filter((text) => text.includes(question)).length)
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 300 }, () => server.send('GET', address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const first = times()
    // However slow the machine is.
    const most = 1 + Math.floor((performance.now() - began) / 1000)
    for (const count of first) expect(count).toBeLessThanOrEqual(most)
    expect(Math.min(...first)).toBeGreaterThan(0)
    const again = async () => {
      await server.send('GET', address)
      return Math.min(...times())
    }
    await expect.poll(again, { message: 'it is held for a moment, not for ever' }).toBeGreaterThan(Math.max(...first))
  })
})
