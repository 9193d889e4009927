import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { hasFocus, makeDesign, soon } from './hours-page.ts'

inBrowser('the palette', {}, (app) => {
  let employee: Person
  let design: string

  beforeAll(async () => {
    employee = await app.as('employee')
    design = await makeDesign(await app.as('owner'))
  })

  const booked = async () => (await employee.get(`/hours/hours?employee_id=${employee.employeeId}`)).body.data
  const openPalette = async (look = {}): Promise<Page> => {
    const page = await app.openPage('employee', look)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await hasFocus(page.getByRole('combobox'))
    return page
  }

  test('"2h acme design" books, and Ctrl-Z takes it back', async () => {
    const page = await openPalette()
    await page.keyboard.type('2h acme design')
    await page.getByRole('option', { name: /Book 2:00 on Design, today/ }).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Enter')
    await page.getByText('2:00 is booked on Design, today').waitFor()
    await soon(booked).toMatchObject([{ service_id: design, minutes: 120 }])
    await page.keyboard.press('Control+z')
    await soon(booked).toEqual([])
  })

  test('in Dutch, for yesterday; and a word more starts the timer', async () => {
    const page = await openPalette({ language: 'nl' })
    await page.keyboard.type('1:30 acme design gisteren')
    await page.getByRole('option', { name: /Boek 1:30 op Design, gisteren/ }).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('acme design timer')
    await page.getByRole('option', { name: /Start de timer op Design/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Timer stoppen' }).waitFor()
    await soon(async () => (await employee.get('/hours/timer')).body.data.timer?.service_id).toBe(design)
    await employee.delete('/hours/timer')
  })

  test('finds a record, goes there, and knows it the next time', async () => {
    const page = await openPalette()
    await page.keyboard.type('acm')
    await page.getByRole('option', { name: /^Acme/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor()
    await soon(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Acme')
    // A letter belongs to a dialog for as long as one is open.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('g')
    await page.keyboard.press('g')
    await page.waitForURL((url) => url.pathname === '/')
    await page.keyboard.press('Control+k')
    await page.getByRole('group', { name: 'Opened lately' }).getByRole('option', { name: 'Acme' }).waitFor()
    await checkAxe(page, '[role=dialog]')
  })

  test('what waits is behind the bell', async () => {
    for (const look of [{}, { width: 390, dark: true }]) {
      const page = await app.openPage('employee', look)
      await page.getByRole('button', { name: /^Waiting for you/ }).click()
      await page.getByRole('dialog', { name: 'Waiting for you' }).waitFor()
      await checkAxe(page, '[role=dialog]')
    }
  })
})
