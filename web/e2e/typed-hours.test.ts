import { beforeAll, expect, test } from 'vitest'
import type { Person } from './app.ts'
import { inBrowser } from './browser.ts'
import { cell, isLit, isSaved, makeDesign, openWeek, soon, weeksOf } from './hours-page.ts'

inBrowser('typed hours', {}, (app) => {
  let employee: Person
  let design: string

  beforeAll(async () => {
    employee = await app.as('employee')
    design = await makeDesign(await app.as('owner'))
  })

  /** A week with hours has its rows in the next one too. */
  const book = (day: string) => weeksOf(employee).book(day, 60, design)

  test('what is typed without a connection survives a reload and is sent exactly once', async () => {
    await book('2026-04-06')
    const page = await openWeek(app, '2026-04-13')
    app.announce(page, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    // The request arrives, its answer does not: the browser cannot know which of both was lost.
    await page.route('**/api/app/hours/hours', async (route) => {
      if (route.request().method() === 'POST') await route.fetch().catch(() => {})
      await route.abort('failed').catch(() => {})
    })
    await cell(page, 'Monday 13 April', 'Design').focus()
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await isLit(page, 'not yet saved')
    await page.context().setOffline(true)
    await page.keyboard.type('1:15')
    await page.keyboard.press('Tab')
    await isLit(page, '2 not yet saved')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('2:30')
    await page.keyboard.press('Enter')
    await page.context().setOffline(false)
    await page.reload()
    await isLit(page, 'not yet saved')
    await soon(() => cell(page, 'Monday 13 April', 'Design').inputValue()).toBe('2:30')
    await page.unroute('**/api/app/hours/hours')
    await isSaved(page)
    const now = async () => (await weeksOf(employee).bookedIn('2026-04-13')).map(({ date, minutes }) => [date, minutes])
    await soon(now).toEqual([
      ['2026-04-13', 150],
      ['2026-04-14', 75],
    ])
    await page.reload()
    await soon(() => cell(page, 'Monday 13 April', 'Design').inputValue()).toBe('2:30')
    expect(await now()).toHaveLength(2)
  })

  test('what is typed while the week is read before sending counts, and nothing of it is lost', async () => {
    await book('2026-04-20')
    const page = await openWeek(app, '2026-04-27')
    const monday = cell(page, 'Monday 27 April', 'Design')
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // What the screen read is then too old to send by.
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 10_000
    })
    await page.route('**/api/app/hours/week?**', async (route) => {
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    await monday.fill('1')
    await monday.press('Tab')
    await asked.promise
    await monday.fill('2:45')
    await monday.press('Tab')
    answered.resolve()
    const booked = async () => (await weeksOf(employee).bookedIn('2026-04-27')).map(({ minutes }) => minutes)
    await soon(booked).toEqual([165])
    await isSaved(page)
    expect(await monday.inputValue()).toBe('2:45')
    expect(await booked()).toEqual([165])
  })
})
