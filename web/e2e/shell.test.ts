import { expect, test } from 'vitest'
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
})
