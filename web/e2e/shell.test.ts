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

  test('who signs out is led out by that, not by what is refused meanwhile', async () => {
    const page = await app.openPage('hr')
    const visited: string[] = []
    page.on('request', (one) => one.isNavigationRequest() && visited.push(one.url()))
    await page.route('**/api/app/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      const response = await route.fetch()
      const refused = page.waitForResponse((one) => one.url().includes('/search') && one.status() === 401)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('Bakker')
      await refused
      // Twice a frame, so that whoever waited for the answer has had it.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      await route.fulfill({ response })
    })
    app.announce(page, /401/)
    await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/sign-in`)
    expect(visited).toEqual([`${app.origin}/sign-in`])
  })
})
