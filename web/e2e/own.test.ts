// What is one's own: the page of oneself as an employee, the account that an employee signs in with, and a company beside the first.
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
    const { data } = (await get(`/hrm/employee/${employeeId}`)).body
    expect(data).toMatchObject({ full_name: 'Emma Visser-Bos', phone: '06 1234 5678' })
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
    await checkAxe(page, '#content')

    const own = await app.openPage('nobody', { path: '/sign-in?back=/account' })
    await signInByPassword(own, who.email)
    await own.getByRole('link', { name: 'Lin Koppel' }).click()
    await own.waitForURL(`**${path}`)
    await own.getByRole('button', { name: 'Change Phone' }).waitFor()
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
