import { expect, test } from 'vitest'
import { setUpCode } from '../../server/src/modules/access/first-run.ts'
import { SECRET } from '../../server/test/harness.ts'
import { PASSWORD } from './access.ts'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('an installation in which nobody has an account', { empty: true }, (app) => {
  test('asks whoever opens it for the set-up code, and takes it from the printed link', async () => {
    const stranger = await app.openPage('nobody')
    await stranger.getByRole('heading', { level: 1, name: 'Welcome to Kantoor' }).waitFor()
    await checkAxe(stranger)
    await stranger.getByLabel('Name of your company').fill('Bakkerij De Één')
    await stranger.getByLabel('Your name').fill('Mila')
    await stranger.getByLabel('E-mail address').fill('mila@bakkerij.example')
    await stranger.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await stranger.getByLabel('Set-up code').fill('aaaa-aaaa-aaaa-aaaa')
    app.announce(stranger, /401/)
    await stranger.keyboard.press('Enter')
    await stranger.getByRole('alert').getByText('The set-up code is not right').waitFor()

    const page = await app.openPage('nobody', { path: `/sign-in#setup=${setUpCode(SECRET)}`, width: 390 })
    await page.getByRole('heading', { level: 1, name: 'Welcome to Kantoor' }).waitFor()
    expect(page.url()).not.toContain('setup')
    expect(await page.getByLabel('Set-up code').count()).toBe(0)
    await page.getByLabel('Name of your company').fill('Bakkerij De Één')
    await page.getByLabel('Your name').fill('Mila')
    await page.getByLabel('E-mail address').fill('mila@bakkerij.example')
    app.announce(page, /400/)
    await page.getByRole('textbox', { name: 'Password' }).fill('password')
    await page.keyboard.press('Enter')
    await page.getByText('guessed first').waitFor()
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Welcome to Bakkerij De Één' }).waitFor()
    await checkAxe(page)

    const late = await app.openPage('nobody')
    await late.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })
})
