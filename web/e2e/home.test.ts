import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('home', { demo: true }, (app) => {
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const figureOf = (page: Page, name: string) => part(page, name).locator('b').first()
  const total = (page: Page) => page.locator('tfoot td').last()

  test('a manager sees what to do, and how the office does', async () => {
    const page = await app.openPage('manager')
    for (const name of ['To do today', 'My hours', 'My projects', 'Outstanding', 'Work in progress', 'Pipeline'])
      await part(page, name).waitFor()
    for (const name of ['Utilisation', 'Turnover']) await part(page, name).getByRole('slider').waitFor()
    await checkAxe(page, '#content')
  })

  test('each line to do opens as many rows as it says', async () => {
    const page = await app.openPage('manager')
    await part(page, 'To do today').getByRole('link').first().waitFor()
    // A line ends in its count and an arrow; the tasks below it do not.
    const counts = part(page, 'To do today').locator('a:has(> span + svg) > span:last-of-type')
    const told = (await counts.allInnerTexts()).map(Number)
    expect(told.length).toBeGreaterThan(3)
    for (const [nth, count] of told.entries()) {
      await counts.nth(nth).click()
      await page.getByText(count === 1 ? '1 row' : `${count} rows`, { exact: true }).waitFor()
      await page.goBack()
    }
  })

  test('figures of money are the sums of the rows they open', async () => {
    const person = await app.as('manager')
    const page = await app.openPage('manager')
    for (const [name, path, field] of [
      ['Outstanding', '/invoices/invoice?outstanding=true', 'outstanding_amount'],
      ['Pipeline', '/sales/sales?status=open', 'amount'],
    ] as const) {
      const told = await figureOf(page, name).innerText()
      const { body } = await person.get(`${path}&limit=100`)
      const cents = body.data.reduce(
        (sum: number, row: Record<string, number>) => sum + Math.round(row[field]! * 100),
        0,
      )
      expect(told, name).toBe(
        new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100),
      )
      await part(page, name).getByRole('link').first().click()
      await page.locator('tfoot').getByText(told, { exact: true }).waitFor()
      await page.goBack()
    }
    const work = await figureOf(page, 'Work in progress').innerText()
    await part(page, 'Work in progress').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Work in progress' }).waitFor()
    await expect.poll(() => total(page).innerText()).toBe(work)
    await checkAxe(page, '#content')
  })

  test('what was invoiced of a project is the sum of the lines it opens', async () => {
    const person = await app.as('manager')
    const { rows } = (await person.get('/reports/project-status')).body.data
    const { project_id } = rows.find((row: { invoiced_amount: number }) => row.invoiced_amount > 0)
    const page = await app.openPage('manager', { path: `/projects/${project_id}` })
    const figure = page.getByRole('link', { name: /^Invoiced/ })
    const amountIn = (text: string) => Number(/€([\d,.]+)/.exec(text)![1]!.replaceAll(',', ''))
    const told = amountIn(await figure.innerText())
    await figure.click()
    // The figure is told in whole euros.
    await expect.poll(async () => Math.round(amountIn(await total(page).innerText()))).toBe(told)
    await checkAxe(page, '#content')
  })

  test('every bar of what is outstanding opens rows that add up to it', async () => {
    const page = await app.openPage('manager')
    await figureOf(page, 'Outstanding').waitFor()
    const links = part(page, 'Outstanding').getByRole('list').getByRole('link')
    await links.nth(4).waitFor()
    const bars = await links.evaluateAll((all) =>
      all.map((link) => ({
        text: link.children[1]!.firstChild!.textContent!,
        count: link.querySelector('small')!.textContent!,
      })),
    )
    expect(bars).toHaveLength(5)
    for (const [nth, { text, count }] of bars.entries()) {
      if (count.startsWith('0')) continue
      await links.nth(nth).click()
      await page.locator('tfoot').getByText(text, { exact: true }).first().waitFor()
      await page.goBack()
    }
  })

  test('a month of the charts opens the rows behind it, by keyboard', async () => {
    const page = await app.openPage('manager')
    const chart = part(page, 'Turnover').getByRole('slider')
    await chart.focus()
    await chart.press('ArrowLeft')
    await chart.press('ArrowLeft')
    const told = (await chart.getAttribute('aria-valuetext'))!.split('Invoiced ')[1]!
    await chart.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor()
    await page.locator('tfoot').getByText(told, { exact: true }).waitFor()
    await page.goBack()
    const share = await figureOf(page, 'Utilisation').innerText()
    await part(page, 'Utilisation').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Utilisation' }).waitFor()
    await expect.poll(() => total(page).innerText()).toBe(share)
  })

  test('an employee sees the own day and nothing of the office', async () => {
    const page = await app.openPage('employee', { language: 'nl' })
    await part(page, 'Mijn uren').waitFor()
    expect(await part(page, 'Openstaand').count()).toBe(0)
    expect(await part(page, 'Bezetting').count()).toBe(0)
    const told = await figureOf(page, 'Mijn uren').innerText()
    await part(page, 'Mijn uren')
      .locator('a', { has: page.locator('b') })
      .first()
      .click()
    await page.waitForURL(/date_from/)
    await page.getByText(told, { exact: true }).last().waitFor()
  })

  test('parts are hidden and moved, and stay so in another browser', async () => {
    const page = await app.openPage('finance')
    await part(page, 'Turnover').waitFor()
    await page.getByRole('button', { name: 'Arrange this screen' }).press('Enter')
    await page.getByRole('button', { name: 'Hide Turnover' }).press('Enter')
    await part(page, 'Turnover').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Hide /)
    const forward = page.getByRole('button', { name: 'Move My hours forward' })
    await forward.press('Enter')
    await expect.poll(() => forward.evaluate((button) => button === document.activeElement)).toBe(true)
    await checkAxe(page, '#content')
    const finance = await app.as('finance')
    await expect
      .poll(async () => (await finance.get('/session/preferences')).body.data.columns)
      .toMatchObject({ 'home.hidden': ['turnover'], home: expect.arrayContaining(['hours', 'todo']) })
    const other = await app.openPage('finance')
    await part(other, 'Outstanding').waitFor()
    await part(other, 'Turnover').waitFor({ state: 'detached' })
    const names = () => other.getByRole('heading', { level: 2 }).allInnerTexts()
    const parts = ['My hours', 'To do today']
    await expect.poll(async () => (await names()).filter((name) => parts.includes(name))).toEqual(parts)
    await other.getByRole('button', { name: 'Arrange this screen' }).click()
    await other.getByRole('button', { name: 'Show Turnover' }).click()
    await part(other, 'Turnover').waitFor()
  })

  test('it fits a phone, in the dark too', async () => {
    const page = await app.openPage('owner', { width: 390, dark: true, language: 'nl' })
    await part(page, 'Omzet').getByRole('slider').waitFor()
    await checkAxe(page, '#content')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

inBrowser('home of an office that just began', {}, (app) => {
  test('it tells where to begin', async () => {
    const page = await app.openPage('owner')
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByRole('link', { name: /Your first client/ }).waitFor()
    await checkAxe(page, '#content')
    await steps.getByRole('link', { name: /Your first client/ }).click()
    await page.waitForURL(/\/crm/)
  })
})
