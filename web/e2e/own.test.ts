// What is one's own: the page of oneself as an employee, the account that an employee signs in with and its address, and a company beside the first.
import { expect, test } from 'vitest'
import { addPerson, openMenu, PASSWORD, signInByPassword } from './access.ts'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('what is one’s own', {}, (app) => {
  test('an employee finds himself from his account, and changes how he is called and reached', async () => {
    const { employeeId, get } = await app.as('employee')
    const page = await app.openPage('employee', { path: '/account' })
    await page.getByRole('link', { name: 'Emma Visser' }).click()
    await page.getByText('Your name and phone you change yourself').waitFor()
    expect(await page.getByRole('button', { name: 'Change E-mail' }).count()).toBe(0)
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'Change Phone' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('06 1234 5678')
    await page.keyboard.press('Enter')
    await page.getByText('06 1234 5678').waitFor()
    await page.getByRole('button', { name: 'Change Last name' }).click()
    await page.getByRole('textbox', { name: 'Last name' }).fill('Visser-Bos')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Emma Visser-Bos' }).waitFor()
    const kept = async () => (await get(`/hrm/employee/${employeeId}`)).body.data
    await expect.poll(kept).toMatchObject({ full_name: 'Emma Visser-Bos', phone: '06 1234 5678' })
  })

  test('an employee is given an account, and whoever signs in with it is that employee', async () => {
    const owner = await app.as('owner')
    const made = await owner.post('/hrm/employee', { first_name: 'Lin', last_name: 'Koppel' })
    const path = `/people/${made.body.data.id}`
    const who = await addPerson(app, { password: PASSWORD })
    const page = await app.openPage('owner', { path })
    await page.getByRole('button', { name: 'Change Signs in as' }).click()
    await page.getByRole('combobox', { name: 'Signs in as' }).fill(who.name)
    await page.getByRole('option', { name: who.name }).click()
    await page.getByRole('main').getByText(who.name).waitFor()
    const account = async () => (await owner.get(`/hrm/employee/${made.body.data.id}`)).body.data.user_id
    await expect.poll(account).not.toBeNull()
    await checkAxe(page, '#content')

    const own = await app.openPage('nobody', { path: '/sign-in?back=/account' })
    await signInByPassword(own, who.email)
    await own.getByRole('link', { name: 'Lin Koppel' }).click()
    await own.waitForURL(`**${path}`)
    await own.getByRole('button', { name: 'Change Phone' }).waitFor()
  })

  test('somebody changes the address he signs in with, by a link that is opened where he is not signed in', async () => {
    const who = await addPerson(app, { password: PASSWORD })
    const wanted = who.email.replace('nienke', 'nina')
    const page = await app.openPage('nobody', { path: '/sign-in?back=/account', width: 390 })
    await signInByPassword(page, who.email)
    const dialog = page.getByRole('dialog')
    const ask = async (email: string) => {
      await dialog.getByLabel('New e-mail address').fill(email)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Send the link' }).click()
    }
    await page.getByRole('button', { name: 'Change the address' }).click()
    app.announce(page, /400/)
    await ask(who.email)
    await dialog.getByText('This is the address you sign in with already.').waitFor()
    await checkAxe(page, '[role=dialog]')
    await ask(wanted)
    await dialog.getByText(`A link is on its way to ${wanted}.`).waitFor()
    await checkAxe(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText(`You sign in with ${who.email}.`).waitFor()

    const mails = (await (await app.as('owner')).get(`/settings/mail?recipient=${wanted}`)).body.data
    const path = /\/account#\S+/.exec(mails[0].text)![0]
    const other = await app.openPage('nobody', { path, dark: true })
    await other.waitForURL('**/sign-in?back=*')
    expect(other.url()).not.toContain('confirm')
    await signInByPassword(other, who.email)
    await other.getByText(`From now on you sign in with ${wanted}`).waitFor()
    await checkAxe(other, '[role=dialog]')
    await other.getByRole('button', { name: 'Use this address' }).click()
    await other.getByText(`You sign in with ${wanted}. Changing it`).waitFor()

    // It works once, and says so.
    app.announce(other, /400/)
    await other.goto(`${app.origin}${path}`)
    await other.getByRole('button', { name: 'Use this address' }).click()
    await other.getByText('This link was used before').waitFor()
    await checkAxe(other, '[role=dialog]')
  })

  test('an owner starts a company of his own, is in it, and goes back to the first', async () => {
    const { environment } = (await (await app.as('owner')).get('/session')).body.data
    const who = await addPerson(app, { password: PASSWORD, role: 'owner' })
    const page = await app.openPage('nobody', { path: '/sign-in?back=/crm/organizations' })
    await signInByPassword(page, who.email)
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor()
    await (await openMenu(page)).getByRole('button', { name: 'Start my own company' }).click()
    await page.getByRole('link', { name: 'My company' }).waitFor()
    await page.goto(`${app.origin}/crm/organizations`)
    await page.getByRole('heading', { name: 'No organizations yet' }).waitFor()
    const menu = await openMenu(page)
    await menu.getByText('My company').waitFor()
    await checkAxe(page, '#account-menu')
    await menu.getByRole('button', { name: environment.name }).click()
    await page.getByRole('link', { name: environment.name }).waitFor()
    await (await openMenu(page)).getByRole('button', { name: 'My company' }).waitFor()
  })
})
