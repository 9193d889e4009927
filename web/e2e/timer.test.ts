import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { hasFocus, makeDesign, soon } from './hours-page.ts'

const DAY = '2026-03-02'
const OF_DAY = `date_from=${DAY}&date_to=${DAY}&sort=start_at`

inBrowser('timer and calendar', {}, (app) => {
  let employee: Person
  let design: string

  beforeAll(async () => {
    employee = await app.as('employee')
    design = await makeDesign(await app.as('owner'))
  })

  const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop timer' })
  const timer = async () => (await employee.get('/hours/timer')).body.data.timer
  const booked = async () => (await employee.get(`/hours/hours?${OF_DAY}&employee_id=${employee.employeeId}`)).body.data
  const open = async (path: string, look = {}) => {
    const page = await app.openPage('employee', { path, ...look })
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }
  async function clear() {
    await employee.delete('/hours/timer')
    for (const { id } of await booked()) await employee.delete(`/hours/hours/${id}`)
  }
  const bookAt = async (clock: string, minutes: number) => {
    const body = { employee_id: employee.employeeId, service_id: design, start_at: `${DAY}T${clock}:00+01:00`, minutes }
    return (await employee.post('/hours/hours', body)).body.data.id as string
  }
  const entry = (page: Page, times: string) =>
    page.getByRole('button', { name: new RegExp(`Website Design.*${times}`) })
  const openDay = async (look = {}) => {
    const page = await open(`/hours/calendar?date=${DAY}`, look)
    await page.getByRole('region', { name: 'Calendar of hours' }).waitFor()
    return page
  }

  test('t starts and stops; what it is for is said meanwhile, and a reload keeps it', async () => {
    await clear()
    const page = await open('/')
    await page.keyboard.press('t')
    await stopButton(page).waitFor()
    await soon(timer).toMatchObject({ project_id: null })
    await page.getByRole('combobox', { name: 'What for' }).fill('acme design')
    await page.getByRole('option', { name: /^Design/ }).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await soon(timer).toMatchObject({ service_id: design })
    await page.getByRole('textbox', { name: 'Note' }).fill('Wireframes')
    await page.keyboard.press('Enter')
    await soon(timer).toMatchObject({ note: 'Wireframes' })
    await page.keyboard.press('Escape')
    await soon(() => page.title()).toMatch(/^0:\d\d:\d\d Website · Design/)
    await page.reload()
    await stopButton(page).waitFor()
    await checkAxe(page)
    // However long it took until here; what the page takes for now may be a few seconds behind.
    const started_at = new Date(Date.now() - 20_000).toISOString()
    expect((await employee.patch('/hours/timer', { started_at })).status).toBe(200)
    await page.keyboard.press('t')
    await page.getByText('Less than a minute: nothing is booked').waitFor()
    await soon(timer).toBeNull()
    await soon(() => page.title()).not.toMatch(/^0:/)
  })

  test('what is started here is stopped there, booked, and taken back', async () => {
    await clear()
    const [one, other] = [await open('/'), await open('/')]
    const started_at = new Date(Date.now() - 20 * 60_000).toISOString()
    await employee.post('/hours/timer', { service_id: design, started_at })
    for (const page of [one, other]) {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await stopButton(page).waitFor()
    }
    await stopButton(other).click()
    await other.getByText(/^0:(19|2\d) is booked on Website · Design/).waitFor()
    await other.keyboard.press('Control+z')
    await stopButton(other).waitFor()
    await soon(timer).toMatchObject({ service_id: design, started_at })
    await stopButton(other).click()
    await soon(timer).toBeNull()
    await one.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await stopButton(one).waitFor({ state: 'detached' })
  })

  test('a cell of today starts and stops it', async () => {
    await clear()
    const start_at = new Date().toISOString()
    const made = await employee.post('/hours/hours', {
      employee_id: employee.employeeId,
      service_id: design,
      start_at,
      minutes: 5,
    })
    const page = await open('/hours')
    const today = page.locator('[data-week-row] td[data-today] input')
    await today.press('Space')
    await page.getByRole('button', { name: 'Start the timer' }).click()
    await page.getByRole('button', { name: /^Change the timer Website · Design/ }).waitFor()
    await soon(timer).toMatchObject({ service_id: design })
    await today.press('Space')
    await page.getByRole('button', { name: 'Stop the timer' }).click()
    await soon(timer).toBeNull()
    await employee.delete(`/hours/hours/${made.body.data.id}`)
  })

  test('without a connection it starts and stops all the same, and is sent afterwards', async () => {
    await clear()
    const page = await open('/')
    app.announce(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/)
    await page.context().setOffline(true)
    await page.keyboard.press('t')
    await stopButton(page).waitFor()
    expect(await timer()).toBeNull()
    await page.context().setOffline(false)
    await soon(timer).toMatchObject({ project_id: null })
    await page.keyboard.press('Escape')
    await employee.delete('/hours/timer')
  })

  test('after a long day it asks, and stops when one says', async () => {
    await clear()
    const started_at = new Date(Date.now() - 9 * 3_600_000).toISOString()
    await employee.post('/hours/timer', { service_id: design, started_at })
    const page = await open('/')
    const question = page.getByRole('region', { name: 'Still working?' })
    await question.waitFor()
    await checkAxe(page)
    await question.getByRole('button', { name: 'Yes, still working' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Change the timer' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await stopButton(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await stopButton(page).waitFor()
    await soon(timer).not.toBeNull()
    await employee.delete('/hours/timer')
  })

  test('hours are drawn, moved and stretched by hand', async () => {
    await clear()
    await bookAt('09:00', 60)
    const page = await openDay()
    await entry(page, '09:00–10:00').waitFor()
    // Once the calendar stands where it scrolled to.
    await entry(page, '09:00–10:00').hover({ trial: true })
    const box = (await entry(page, '09:00–10:00').boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    // The service takes its time, and the hand does not wait for it.
    const stretch = Promise.withResolvers<void>()
    await page.route(/hours\/hours\//, async (route) => {
      await stretch.promise
      await route.continue()
    })
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 64, { steps: 4 })
    await page.mouse.up()
    await entry(page, '10:00–11:00').waitFor()
    await page.mouse.move(x, box.y + 64 + box.height - 2)
    await page.mouse.down()
    await page.mouse.move(x, box.y + 64 + box.height + 32, { steps: 4 })
    await page.mouse.up()
    stretch.resolve()
    await entry(page, '10:00–11:30').waitFor()
    await soon(booked).toMatchObject([{ start_at: `${DAY}T09:00:00.000Z`, minutes: 90 }])
    await entry(page, '10:00–11:30').waitFor()
    await page.mouse.move(x, box.y + 64 * 4)
    await page.mouse.down()
    await page.mouse.move(x, box.y + 64 * 5, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('dialog', { name: 'New hours' }).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('combobox', { name: 'What for' }).fill('acme design')
    await page.getByRole('option', { name: /^Design/ }).click()
    await page.keyboard.press('Control+Enter')
    await soon(async () => (await booked()).length).toBe(2)
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Booked' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await soon(async () => (await booked()).length).toBe(1)
  })

  test('the same by the keyboard, and nothing is in the way of anybody', async () => {
    await clear()
    await bookAt('09:00', 60)
    const page = await openDay()
    await entry(page, '09:00–10:00').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await entry(page, '09:30–10:30').waitFor()
    await soon(booked).toMatchObject([{ start_at: `${DAY}T08:30:00.000Z`, minutes: 60 }])
    await page.keyboard.press('Shift+ArrowDown')
    await soon(booked).toMatchObject([{ start_at: `${DAY}T08:30:00.000Z`, minutes: 75 }])
    await page.getByText(/Moved to .*09:30–10:45/).waitFor()
    await page.keyboard.press('Control+z')
    await soon(booked).toMatchObject([{ start_at: `${DAY}T08:30:00.000Z`, minutes: 60 }])
    await entry(page, '09:30–10:30').focus()
    await page.keyboard.press('n')
    // The list opened by itself: nobody wants it closed and the rest left open.
    const dialog = page.getByRole('dialog', { name: 'New hours' })
    const list = page.getByRole('listbox', { name: 'What for' })
    await list.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await checkAxe(page)
    // One that is used is closed first.
    await entry(page, '09:30–10:30').focus()
    await page.keyboard.press('n')
    await list.waitFor()
    await page.keyboard.type('ac')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await hasFocus(dialog.getByRole('combobox', { name: 'What for' }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await entry(page, '09:30–10:30').focus()
    await hasFocus(entry(page, '09:30–10:30'))
    await page.keyboard.press('Delete')
    await entry(page, '09:30–10:30').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await entry(page, '09:30–10:30').waitFor()
  })

  test('on a phone it is one day, in the dark too', async () => {
    const page = await openDay({ width: 390, dark: true })
    await checkAxe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
