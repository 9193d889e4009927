import { expect, test } from 'vitest'
import { openMenu } from './access.ts'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('the shell', {}, (app) => {
  test('who is not signed in stands at the door, and nothing complains', async () => {
    const page = await app.openPage('nobody', { path: '/crm/organizations' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toContain('/sign-in')
    await checkAxe(page)
  })

  test('an employee sees home, in light and dark, wide and narrow', async () => {
    for (const look of [{}, { dark: true, width: 390 }]) {
      const page = await app.openPage('employee', look)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      )
    }
  })

  test('the bar of a phone shows every name, also in Dutch', async () => {
    const page = await app.openPage('owner', { width: 360, language: 'nl' })
    const bar = page.getByRole('navigation', { name: 'Hoofdonderdelen' })
    await bar.waitFor()
    for (const name of await bar.locator('span').all()) {
      const box = (await name.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
    }
  })

  test('who cannot be signed out is told so, and stays', async () => {
    const page = await app.openPage('employee')
    const leave = async () => (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click()
    await page.route('**/api/app/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort('connectionfailed') : route.continue(),
    )
    app.announce(page, /ERR_CONNECTION_FAILED/)
    await leave()
    await page
      .getByRole('alert')
      .getByText(/connection|reached/i)
      .first()
      .waitFor()
    expect(page.url()).not.toContain('sign-in')
  })
})
