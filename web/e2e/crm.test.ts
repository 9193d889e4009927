import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'

const LIST = '/crm/organizations'

inBrowser('relations', {}, (app) => {
  const rows = (page: Page) => page.locator('tbody tr')
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
  const remove = async (page: Page) => {
    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }

  test('a manager makes, changes and deletes an organization, and takes that back', async () => {
    const page = await app.openPage('manager', { path: LIST })
    await page.getByRole('button', { name: 'New organization' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Acme Works')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Acme Works' }).waitFor()
    const id = page.url().split('/').at(-1)!
    const manager = await app.as('manager')
    await page.getByRole('button', { name: 'Change Phone' }).press('Enter')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+31 20 000 11 22')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await manager.get(`/crm/organization/${id}`)).body.data.phone)
      .toBe('+31 20 000 11 22')
    await checkAxe(page, '#content')
    await remove(page)
    await undo(page).click()
    await page.getByRole('heading', { level: 1, name: 'Acme Works' }).waitFor()
    await remove(page)
    await undo(page).waitFor({ state: 'detached' })
    await expect.poll(async () => (await manager.get(`/crm/organization/${id}`)).status).toBe(404)
  })

  test('an employee makes, changes and deletes a person, in Dutch', async () => {
    const page = await app.openPage('employee', { path: '/crm/persons', language: 'nl' })
    await page.getByRole('button', { name: 'Nieuwe persoon' }).first().click()
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Sanne')
    await page.getByRole('textbox', { name: 'Achternaam' }).fill('de Wit')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Sanne de Wit' }).waitFor()
    await page.getByRole('textbox', { name: 'Wat is besproken of afgesproken?' }).fill('Belt morgen terug')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('listitem').filter({ hasText: 'Belt morgen terug' }).waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'Meer' }).first().click()
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sanne de Wit' }).waitFor()
  })

  test('what is refused is said in Dutch, where it went wrong', async () => {
    const owner = await app.as('owner')
    const { body } = await owner.post('/crm/organization', { name: 'Vlug en Zoon' })
    const page = await app.openPage('manager', { path: LIST, language: 'nl' })
    app.announce(page, /400|412/)
    await page.getByRole('button', { name: 'Nieuwe organisatie' }).first().click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('anna@')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Dit is geen e-mailadres. Schrijf het als naam@bedrijf.nl.').waitFor()
    await page.getByText('Vul dit in.').waitFor()
    await checkAxe(page, '[role=dialog]')

    await page.goto(`${app.origin}${LIST}/${body.data.id}`)
    await page.getByRole('button', { name: 'Telefoon wijzigen' }).waitFor()
    expect((await owner.patch(`/crm/organization/${body.data.id}`, { phone: '+31 20 1' })).status).toBe(200)
    await page.getByRole('button', { name: 'Telefoon wijzigen' }).press('Enter')
    await page.getByRole('textbox', { name: 'Telefoon' }).fill('+31 20 9')
    await page.keyboard.press('Enter')
    await page.getByText('Iemand anders heeft dit intussen gewijzigd.').waitFor()
    await checkAxe(page, '#content')
  })

  test('who may only read changes nothing', async () => {
    const owner = await app.as('owner')
    const { body } = await owner.post('/crm/organization', { name: 'Only Read' })
    const page = await app.openPage('hr', { path: LIST })
    await page.getByRole('link', { name: 'Only Read' }).waitFor()
    expect(await page.getByRole('button', { name: 'New organization' }).count()).toBe(0)
    await page.goto(`${app.origin}${LIST}/${body.data.id}`)
    await page.getByRole('heading', { level: 1, name: 'Only Read' }).waitFor()
    expect(await page.getByRole('button', { name: /^Change/ }).count()).toBe(0)
  })

  test('a list of a hundred is filtered while one types, kept as a view and taken along', async () => {
    const owner = await app.as('owner')
    const names = Array.from({ length: 95 }, (_, nth) => `${nth < 10 ? 'Zebra' : 'Koala'} ${nth} Studio`)
    for (const name of names) expect((await owner.post('/crm/organization', { name })).status).toBe(201)
    const page = await app.openPage('owner', { path: LIST })
    await expect.poll(() => rows(page).count()).toBeGreaterThan(90)

    await page.keyboard.press('/')
    await page.keyboard.type('Zebr')
    await expect.poll(() => rows(page).count()).toBe(10)
    const ms = await page.evaluate(typeAndTime)
    await expect.poll(() => rows(page).count()).toBe(10)
    console.info(`the last letter of a search until the rows are drawn: ${Math.round(ms)} ms`)

    await page.getByRole('button', { name: 'Keep this view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stripes')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stripes', exact: true }).waitFor()
    await checkAxe(page, '#content')
    const other = await app.openPage('owner', { path: LIST })
    await other.getByRole('button', { name: 'Stripes', exact: true }).click()
    await expect.poll(() => rows(other).count()).toBe(10)

    const downloading = other.waitForEvent('download')
    await other.getByRole('link', { name: 'Download as CSV' }).click()
    const file = readFileSync(await (await downloading).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(file).toHaveLength(11)
    expect(file[0]).toContain('name')

    await other.getByRole('button', { name: 'Forget the view Stripes' }).click()
    await undo(other).waitFor()
    await other.getByRole('button', { name: 'Stripes', exact: true }).waitFor({ state: 'detached' })
  })

  test('through the rows by keyboard, and several changed at once', async () => {
    const owner = await app.as('owner')
    await Promise.all(['Quokka A', 'Quokka B'].map((name) => owner.post('/crm/organization', { name })))
    const page = await app.openPage('owner', { path: `${LIST}?q=Quokka` })
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    await page.getByRole('region', { name: '2 chosen' }).waitFor()
    await page.getByRole('button', { name: 'Change a field' }).click()
    await page.getByRole('combobox', { name: 'Field' }).click()
    await page.getByRole('option', { name: 'Phone' }).click()
    await page.getByRole('textbox', { name: 'Becomes' }).fill('+31 10 000 00 01')
    await page.getByRole('button', { name: 'Change 2 rows' }).click()
    await page.getByText('+31 10 000 00 01').nth(1).waitFor()
    await undo(page).click()
    await expect.poll(() => page.getByText('+31 10 000 00 01').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Quokka/ }).waitFor()
  })

  test('a click anywhere in a row opens it, but not one on something of its own', async () => {
    const owner = await app.as('owner')
    const address = { locality: 'Wombatville' }
    const more = { address, email: 'w@wombat.example', phone: '+31 20 000 33 44' }
    const { id } = (await owner.post('/crm/organization', { name: 'Wombat', ...more })).body.data
    const page = await app.openPage('owner', { path: `${LIST}?q=Wombat` })
    const row = rows(page)
    const town = row.getByText('Wombatville')
    await town.waitFor()
    const list = page.url()

    await town.hover({ position: { x: 1, y: 8 } })
    await page.mouse.down()
    await town.hover({ position: { x: 50, y: 8 } })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Womb/)
    await row.getByRole('checkbox').click()
    await page.getByRole('region', { name: '1 chosen' }).waitFor()
    await page.getByRole('region', { name: '1 chosen' }).getByRole('button', { name: 'Choose none' }).click()
    await row.getByRole('cell').filter({ hasText: '+31' }).hover()
    await row.getByRole('button', { name: 'Change Phone' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+31 20 000 55 66')
    // Who leaves a field wants it saved, not the row opened.
    await town.click()
    await row.getByText('+31 20 000 55 66').waitFor()
    await page.getByRole('button', { name: 'Active', exact: true }).click()
    await page.getByRole('menu').waitFor()
    await town.click()
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    expect(page.url()).toBe(list)

    const ways: Parameters<typeof town.click>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }]
    for (const way of ways) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), town.click(way)])
      await tab.waitForURL(`${app.origin}${LIST}/${id}`)
      await tab.close()
    }
    expect(page.url()).toBe(list)
    await town.click()
    await page.waitForURL(`${app.origin}${LIST}/${id}`)
  })

  test('it fits a phone, in the dark', async () => {
    const owner = await app.as('owner')
    await owner.post('/crm/person', {
      last_name: 'Langenaam',
      email: 'a.very.long.address.of.somebody@example-organization.example',
    })
    await owner.post('/crm/organization', { name: 'Langenaam en Zonen' })
    const page = await app.openPage('owner', { path: null, width: 390, dark: true })
    for (const path of ['/crm/persons', LIST]) {
      await page.goto(app.origin + path)
      await page.getByRole('list').first().waitFor()
      await checkAxe(page, '#content')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
})

/** From the last letter until the list has drawn fewer rows, inside the page so that nothing else is counted. */
function typeAndTime(): Promise<number> {
  const field = document.activeElement as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  const type = (text: string) => {
    set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const drawn = (isDone: (rows: number) => boolean) =>
    new Promise<void>((done) => {
      const look = () => (isDone(document.querySelectorAll('tbody tr').length) ? done() : requestAnimationFrame(look))
      look()
    })
  const rest = () => new Promise<unknown>((done) => requestIdleCallback(done))
  type('')
  return drawn((rows) => rows > 90)
    .then(rest)
    .then(() => {
      const began = performance.now()
      type('Zebra')
      return drawn((rows) => rows === 10).then(() => performance.now() - began)
    })
}

inBrowser('customers of an agency', { demo: true }, (app) => {
  test('one timeline, and figures that open their rows', async () => {
    const owner = await app.as('owner')
    const page = await app.openPage('owner', { path: `${LIST}/${await longestStory(owner)}` })
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline
      .getByText(/Invoice (sent|final|paid|overdue)/)
      .first()
      .waitFor()
    await timeline.getByText('Projects', { exact: true }).click()
    await timeline
      .getByText(/Project (started|closed)/)
      .first()
      .waitFor()
    await expect.poll(() => timeline.getByText(/Invoice (sent|final)/).count()).toBe(0)
    await timeline.getByText('Everything', { exact: true }).click()
    await timeline
      .getByText(/Invoice (sent|final|paid|overdue)/)
      .first()
      .waitFor()
    const listed = timeline.locator('time')
    await timeline.getByRole('button', { name: 'Show earlier' }).waitFor()
    const count = await listed.count()
    await timeline.getByRole('button', { name: 'Show earlier' }).click()
    await expect.poll(() => listed.count()).toBeGreaterThan(count)
    await checkAxe(page, '#content')

    const balance = page.getByRole('link', { name: /Open balance/ })
    const told = await balance.locator('.amount').last().innerText()
    await balance.click()
    await page.getByRole('heading', { level: 1, name: 'Aged debt' }).waitFor()
    await expect.poll(() => page.locator('tfoot td').last().innerText()).toBe(told)
  })
})

/** Of those who owe something, the organization with the most invoices. */
async function longestStory(owner: Person): Promise<string> {
  const invoices = (await owner.get('/invoices/invoice?limit=100')).body.data as { organization_id: string }[]
  const counts = Map.groupBy(invoices, ({ organization_id }) => organization_id)
  const overdue = (await owner.get('/invoices/invoice?outstanding=true&is_overdue=true&limit=100')).body.data
  const countOf = (one: { organization_id: string }) => counts.get(one.organization_id)?.length ?? 0
  return overdue.toSorted(
    (a: { organization_id: string }, b: { organization_id: string }) => countOf(b) - countOf(a),
  )[0].organization_id
}
