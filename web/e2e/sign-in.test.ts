import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt, codeOf, switchOnTotp } from '../../server/test/access-fixtures.ts'
import {
  addElsewhere,
  addPerson,
  changePassword,
  type Newcomer,
  openMenu,
  PASSWORD,
  signInByPassword,
  virtualAuthenticator,
} from './access.ts'
import { checkAxe, inBrowser } from './browser.ts'

const STEP_MS = 30_000
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

inBrowser('signing in', {}, (app) => {
  const toAccount = async (who: Newcomer) => {
    const page = await app.openPage('nobody', { path: '/sign-in?back=/account' })
    await signInByPassword(page, who.email)
    await heading(page, 'Your account').waitFor()
    return page
  }
  const signOut = async (page: Page) => {
    await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click()
    await heading(page, 'Sign in').waitFor()
  }

  test('a link opens by itself, lets one choose a password, and works once', async () => {
    const who = await addPerson(app)
    const page = await app.openPage('nobody', { path: who.link })
    await heading(page, 'Choose a password').waitFor()
    expect(page.url()).not.toContain('token')
    await checkAxe(page)
    app.announce(page, /400/)
    await page.getByLabel('New password').fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('A password has at least 8 characters').waitFor()
    await page.getByLabel('New password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Your account: ${who.name}` }).waitFor()

    const again = await app.openPage('nobody', { path: who.link })
    app.announce(again, /401/)
    await again.getByRole('alert').getByText('used before').waitFor()
  })

  test('a password that is wrong is refused in words, and the right one goes where one wanted', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const page = await app.openPage('nobody', { path: '/account' })
    await heading(page, 'Sign in').waitFor()
    await checkAxe(page)
    app.announce(page, /401/)
    await signInByPassword(page, who.email, 'not this one')
    await page.getByRole('alert').getByText('is not right').waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await heading(page, 'Your account').waitFor()
    await checkAxe(page)
  })

  test('who guesses too often is told until when, in Dutch and on a phone too', async () => {
    const email = 'nobody@agency.example'
    const page = await app.openPage('nobody', { path: '/sign-in', width: 390, language: 'nl', dark: true })
    const guess = { data: { email, password: 'wrong' }, headers: { origin: app.origin } }
    for (let i = 0; i < 10; i++) await page.request.post(`${app.origin}/api/app/session`, guess)
    app.announce(page, /429/)
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('textbox', { name: 'Wachtwoord' }).fill('wrong')
    await page.keyboard.press('Enter')
    await page
      .getByRole('alert')
      .getByText(/Er is te vaak mislukt aangemeld\. Je kunt het om \d\d:\d\d/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Aanmelden', exact: true }).isDisabled()).toBe(true)
    await checkAxe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('an app is connected, asked for at the door, replaced by a recovery code, and disconnected', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const page = await toAccount(who)
    await page.getByRole('button', { name: 'Connect an app' }).click()
    await page.getByAltText('QR code for your authenticator app').waitFor()
    await checkAxe(page, '[role=dialog]')
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
    const field = page.getByLabel('Code that the app now shows')
    app.announce(page, /400/)
    await field.fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('Look whether the clock').waitFor()
    await field.fill(codeAt(secret, Date.now()))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Keep these recovery codes' })
    await dialog.getByRole('listitem').nth(9).waitFor()
    const codes = await dialog.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes are left').waitFor()

    await signOut(page)
    await signInByPassword(page, who.email)
    await heading(page, 'One more step').waitFor()
    await checkAxe(page)
    app.announce(page, /401/)
    await page.keyboard.type('000000')
    await page.getByRole('alert').getByText('was used before').waitFor()
    await page.getByLabel('Code from your app').fill(codeAt(secret, Date.now() + STEP_MS))
    await page.getByRole('button', { name: `Your account: ${who.name}` }).waitFor()

    await signOut(page)
    await signInByPassword(page, who.email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]!)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Your account: ${who.name}` }).waitFor()

    await (await openMenu(page)).getByRole('button', { name: 'Account and sign-in' }).click()
    await page.getByText('9 recovery codes are left').waitFor()
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await page.getByRole('button', { name: 'Use my password' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.getByRole('listitem').nth(9).waitFor()
    expect(await dialog.getByRole('listitem').allTextContents()).not.toContain(codes[1])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes are left').waitFor()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Use my password' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Enter')
    await page.getByText('asks for no code any more').waitFor()
    await page.getByRole('button', { name: 'Connect an app' }).waitFor()
  })

  test('a passkey is made, called otherwise, signs in without a word, and is removed', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const page = await toAccount(who)
    await virtualAuthenticator(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('From now on you can sign in with this passkey').waitFor()
    const list = page.getByRole('list', { name: 'Passkeys' })
    await list.getByRole('button', { name: 'Change Name' }).click()
    await list.getByRole('textbox', { name: 'Name' }).fill('Red laptop')
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.keyboard.press('Enter')
    await list.getByText('Red laptop').waitFor()
    expect((await kept).status()).toBe(200)
    await checkAxe(page)

    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('already has a passkey').waitFor()

    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: `Your account: ${who.name}` }).waitFor()
    await page.goto(`${app.origin}/account`)
    await page.getByText('Signed in with a passkey').waitFor()
    await list.getByText(/last used/).waitFor()
    await list.getByRole('button', { name: 'Remove Red laptop' }).click()
    await page.getByText('Red laptop is removed').waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(0)

    await signOut(page)
    app.announce(page, /401/)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('alert').getByText('not known here').waitFor()
    await checkAxe(page)
  })

  test('sessions elsewhere are seen and ended, one by one and all at once', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const [one, two, three] = [await toAccount(who), await toAccount(who), await toAccount(who)]
    await one.reload()
    const list = one.getByRole('list', { name: 'Where you are signed in' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
    expect(await list.getByText('This browser').count()).toBe(1)
    await list
      .getByRole('button', { name: /^Sign out: / })
      .first()
      .click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await one.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await one.getByText('You are signed out everywhere else').waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    for (const page of [two!, three!]) {
      app.announce(page, /401/)
      await page.reload()
      await heading(page, 'Sign in').waitFor()
    }
    await one.reload()
    await heading(one, 'Your account').waitFor()
  })

  test('one goes to another environment of the same person, with its code where it has an app', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const [plain, guarded] = [await addElsewhere(app, who), await addElsewhere(app, who)]
    const userId = await switchOnTotp(app.server, guarded, guarded.userId)
    const page = await toAccount(who)
    await (await openMenu(page)).getByRole('button', { name: plain.name }).click()
    await page.getByRole('link', { name: plain.name }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()

    const menu = await openMenu(page)
    await menu.getByRole('button', { name: guarded.name }).waitFor()
    await checkAxe(page, '#account-menu')
    await menu.getByRole('button', { name: guarded.name }).click()
    await page.getByRole('dialog', { name: `Go to ${guarded.name}` }).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.getByLabel('Code from your app').fill(await codeOf(app.server, guarded, userId, Date.now()))
    await page.getByRole('link', { name: guarded.name }).waitFor()
  })

  test('one goes to another environment with the password of there', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const there = await addElsewhere(app, who)
    const page = await toAccount(who)
    await (await openMenu(page)).getByRole('button', { name: there.name }).click()
    await page.getByRole('link', { name: there.name }).waitFor()
    await signOut(page)
    await changePassword(app, there, 'another horse battery staple')
    await page.goto(`${app.origin}/sign-in?back=/account`)
    await signInByPassword(page, who.email)
    await heading(page, 'Your account').waitFor()
    await (await openMenu(page)).getByRole('button', { name: there.name }).click()
    const dialog = page.getByRole('dialog', { name: `Go to ${there.name}` })
    await checkAxe(page, '[role=dialog]')
    app.announce(page, /401/)
    await dialog.getByRole('textbox', { name: 'Your password there' }).fill('wrong')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('textbox', { name: 'Your password there' }).fill('another horse battery staple')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: there.name }).waitFor()
  })

  test('the own name is changed where it stands', async () => {
    const page = await toAccount(await addPerson(app, { password: PASSWORD }))
    await page.getByRole('button', { name: 'Change Name' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Nienke Anders')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Your account: Nienke Anders' }).waitFor()
  })

  test('what one likes goes along to another browser', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const page = await toAccount(who)
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('main').getByText('Nederlands', { exact: true }).click()
    await heading(page, 'Je account').waitFor()
    expect((await kept).status()).toBe(200)
    const other = await app.openPage('nobody', { path: '/sign-in?back=/account' })
    await signInByPassword(other, who.email)
    await heading(other, 'Je account').waitFor()
  })
})
