import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkAxe, inBrowser } from './browser.ts'
import { hasFocus } from './hours-page.ts'

const SECTIONS = {
  company: 'Company details',
  numbering: 'Numbering',
  vat: 'VAT rates',
  holidays: 'Public holidays',
  environment: 'Environment',
  'hour-types': 'Hour types',
  rates: 'Employee rates',
  templates: 'Project templates',
  'leave-types': 'Leave types',
  'relation-types': 'Relation types',
  stages: 'Sales stages',
  'custom-fields': 'Custom fields',
  changes: 'Change log',
  mail: 'Sent mail',
} as const

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

inBrowser('settings', {}, (app) => {
  const open = async (section: keyof typeof SECTIONS, look: { width?: number } = {}) => {
    const page = await app.openPage('owner', { path: `/settings/${section}`, ...look })
    await page.getByRole('heading', { level: 1, name: SECTIONS[section] }).waitFor()
    return page
  }
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
  const listed = async (path: string) => (await (await app.as('owner')).get(path)).body.data

  test('the numbers that come next follow what is typed', async () => {
    const page = await open('numbering')
    const next = page.getByRole('status', { name: 'The next numbers' })
    const format = page.getByLabel('What a number looks like')
    await format.fill('F{year}/{seq:04}')
    const year = new Date().getFullYear()
    await next.getByText(`F${year}/0001`).waitFor()
    await next.getByText(`F${year}/0003`).waitFor()
    app.announce(page, /400/)
    await format.fill('F{year}')
    await page.getByText('Must hold {seq} once', { exact: false }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await format.fill('F-{seq:03}')
    await next.getByText('F-001').waitFor()
    await format.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
    expect((await listed('/invoices/companyprofile'))[0].number_format).toBe('F-{seq:03}')
  })

  test('a VAT rate is made, renamed in place and taken out of use', async () => {
    const page = await open('vat')
    app.announce(page, /400/)
    await page.getByLabel('New rate').fill('Middle')
    await page.keyboard.press('Enter')
    await page.getByText('Fill this in.').waitFor()
    await page.getByRole('textbox', { name: 'Percentage' }).fill('13.5')
    await page.keyboard.press('Enter')
    await row(page, 'Middle').getByText('13.5%').waitFor()
    await row(page, 'Middle').getByRole('button', { name: 'Change Name' }).press('Enter')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Between')
    await page.keyboard.press('Enter')
    await row(page, 'Between').getByRole('button', { name: 'More: Between' }).click()
    await page.getByRole('menuitem', { name: 'Take out of use' }).click()
    await row(page, 'Between').getByText('Not in use').waitFor()
    const rates = async () => (await listed('/invoices/companyprofile'))[0].vat_rates
    await expect
      .poll(rates)
      .toContainEqual(expect.objectContaining({ name: 'Between', percentage: 13.5, is_active: false }))
  })

  test('an hour type is made and hours are booked on it; one in use cannot be deleted', async () => {
    const page = await open('hour-types')
    await page.getByLabel('New hour type').fill('Advice')
    await page.getByRole('textbox', { name: 'Rate per hour' }).fill('140')
    await page.keyboard.press('Enter')
    await row(page, 'Advice').getByText('€140.00').waitFor()
    await hasFocus(page.getByLabel('New hour type'))

    const owner = await app.as('owner')
    const advice = (await listed('/hours/hourstype')).find(({ name }: { name: string }) => name === 'Advice')
    const organization_id = (await owner.post('/crm/organization', { name: 'Acme' })).body.data.id
    const project_id = (await owner.post('/projects/project', { name: 'Website', organization_id })).body.data.id
    const service_id = (await owner.post('/projects/service', { project_id, name: 'Build' })).body.data.id
    const booked = { employee_id: owner.employeeId, service_id, hour_type_id: advice.id, minutes: 60 }
    const answer = await owner.post('/hours/hours', { ...booked, start_at: '2026-03-02T09:00:00Z' })
    expect(answer.status, answer.text).toBe(201)

    app.announce(page, /409/)
    await row(page, 'Advice').getByRole('button', { name: 'More: Advice' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await row(page, 'Advice').waitFor({ state: 'detached' })
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Advice is deleted' })
    await toast.getByRole('button', { name: 'Close' }).click()
    await row(page, 'Advice').waitFor()
    await page.getByRole('alert').first().waitFor()
  })

  test('a field of their own appears on organizations', async () => {
    const page = await open('custom-fields')
    await page.getByRole('button', { name: 'New field' }).click()
    const drawer = page.getByRole('dialog')
    const isAt = (label: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Segment')
    await drawer.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'One of a list' }).click()
    await drawer.getByRole('button', { name: 'Add a choice' }).click()
    await isAt('Choice 1')
    await page.keyboard.type('Small')
    await page.keyboard.press('Enter')
    await isAt('Choice 2')
    await page.keyboard.type('Large')
    const preview = drawer.getByRole('region', { name: 'As it will look' })
    await preview.getByRole('combobox', { name: 'Segment' }).click()
    await page.getByRole('option', { name: 'Large' }).click()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await row(page, 'Segment').getByText('One of a list').waitFor()

    const organization = (await (await app.as('owner')).post('/crm/organization', { name: 'Fieldwork' })).body.data
    await page.goto(`${app.origin}/crm/organizations/${organization.id}`)
    await page.getByRole('button', { name: 'Change Segment' }).click()
    await page.getByRole('combobox', { name: 'Segment' }).click()
    await page.getByRole('option', { name: 'Small' }).click()
    const chosen = async () => (await listed(`/crm/organization/${organization.id}`)).custom_fields
    await expect.poll(chosen).toMatchObject({ segment: 'small' })
  })

  test('stages are put in order with the arrows and by dragging, and the change log tells it', async () => {
    const page = await open('stages')
    await row(page, 'Proposal').waitFor()
    const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts()
    const before = (await names()).map((name) => name.trim())
    const handle = page.getByRole('button', { name: /^Move Proposal, / })
    await handle.focus()
    for (let place = before.indexOf('Proposal'); place > 0; place--) {
      await page.keyboard.press('ArrowUp')
      await page.getByText(`Proposal is now ${place} of`).waitFor({ state: 'attached' })
      await hasFocus(handle)
    }
    const after = ['Proposal', ...before.filter((name) => name !== 'Proposal')]
    const stored = async () => (await listed('/sales/stage')).map(({ name }: { name: string }) => name)
    await expect.poll(stored).toEqual(after)

    const last = page.getByRole('button', { name: new RegExp(`^Move ${before.at(-1)}, `) })
    await handle.hover()
    await page.mouse.down()
    await last.hover()
    await page.mouse.up()
    await expect.poll(stored).toEqual([...after.slice(1), 'Proposal'])
    await expect.poll(async () => (await names()).at(-1)?.trim()).toBe('Proposal')

    await page.goto(`${app.origin}/settings/changes?resource=stage`)
    const told = page.getByRole('button', { name: /Sales stage Proposal changed/ }).first()
    await told.press('Enter')
    await page.getByRole('rowheader', { name: 'Position' }).waitFor()
    await checkAxe(page, 'main')
  })

  test('a rate from a day on is made and taken away; the line for the next is empty', async () => {
    const page = await open('hour-types')
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Rates by date' }).click()
    const drawer = page.getByRole('dialog')
    const from = drawer.getByRole('textbox', { name: 'From' })
    await drawer.getByRole('textbox', { name: 'Rate per hour' }).fill('131')
    app.announce(page, /400/)
    await page.keyboard.press('Enter')
    await drawer.getByText('Fill this in.').waitFor()
    await from.fill('1-1-2031')
    await drawer.getByRole('textbox', { name: 'Rate per hour' }).press('Enter')
    const made = drawer.getByRole('row').filter({ hasText: '€131.00' })
    await made.waitFor()
    await expect.poll(() => from.inputValue()).toBe('')
    await made.getByRole('button', { name: /^More: / }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    const rates = async () => (await listed('/hours/hourstype?sort=position'))[0].rates
    await expect.poll(rates).toContainEqual({ valid_from: '2031-01-01', hourly_rate: 131 })
  })

  test('tasks of a template stay with their service when another goes', async () => {
    const page = await open('templates')
    await page.getByRole('button', { name: 'New template' }).click()
    const drawer = page.getByRole('dialog', { name: 'New template' })
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Campaign')
    for (const [i, name] of ['Design', 'Build'].entries()) {
      await drawer.getByRole('button', { name: 'Add a service' }).click()
      await drawer.getByRole('textbox', { name: 'Service', exact: true }).nth(i).fill(name)
    }
    await drawer.getByRole('button', { name: 'Add a task' }).click()
    await drawer.getByRole('textbox', { name: 'Task' }).fill('Set up')
    await drawer.getByRole('combobox', { name: 'Of service' }).click()
    await page.getByRole('option', { name: 'Build' }).click()
    await checkAxe(page, '[role=dialog]')
    await drawer.getByRole('button', { name: 'Remove Design' }).click()
    await page.keyboard.press('Control+Enter')
    await row(page, 'Campaign').waitFor()
    const [made] = await listed('/projects/template')
    expect(made).toMatchObject({ services: [{ name: 'Build' }], tasks: [{ name: 'Set up', service_position: 0 }] })
  })

  test('a logo is chosen, seen and taken away', async () => {
    const page = await open('company')
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') }
    await page.locator('input[type=file]').setInputFiles(picture)
    const logo = page.getByRole('img', { name: /^Logo of / })
    await expect.poll(() => logo.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBe(10)
    app.announce(page, /415/)
    await page.locator('input[type=file]').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
    await page
      .getByRole('alert')
      .getByText(/image\/png/)
      .waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Choose a logo' }).waitFor()
  })

  test('a second company is made, and is the one that is shown and changed', async () => {
    const page = await open('company')
    await page.getByRole('button', { name: 'New company' }).click()
    app.announce(page, /400/)
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Studio Two')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Fill this in.').waitFor()
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Studio Two B.V.')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('radio', { name: 'Studio Two', checked: true }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Change Currency' }).click()
    await page.getByRole('textbox', { name: 'Currency' }).fill('USD')
    await page.keyboard.press('Enter')
    const kept = async () => (await listed('/invoices/companyprofile')).map((one: { currency: string }) => one.currency)
    await expect.poll(async () => (await kept()).toSorted()).toEqual(['EUR', 'USD'])
  })

  test('holidays are filled by country, one is taken away and brought back', async () => {
    const page = await open('holidays')
    const year = new Date().getFullYear() + 1
    await page.getByText(String(year), { exact: true }).click()
    await page.getByRole('button', { name: `Fill ${year} with` }).click()
    await page.getByRole('menuitem', { name: 'Belgium' }).click()
    await row(page, 'Nationale feestdag').waitFor()
    await row(page, 'Nationale feestdag').getByRole('button', { name: 'More: Nationale feestdag' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await row(page, 'Nationale feestdag').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Nationale feestdag').waitFor()
  })

  test('an employee sees nothing of what is not his to set', async () => {
    const page = await app.openPage('employee', { path: '/settings' })
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.waitFor()
    for (const name of Object.values(SECTIONS)) expect(await sections.getByRole('link', { name }).count()).toBe(0)
    await page.goto(`${app.origin}/settings/changes`)
    await page.getByRole('heading', { name: 'This is not yours to set' }).waitFor()
  })

  test('every section can be used by everybody', async () => {
    const page = await app.openPage('owner', { path: '/settings' })
    await page.waitForURL('**/settings/company')
    for (const [section, title] of Object.entries(SECTIONS)) {
      await page.getByRole('link', { name: title, exact: true }).click()
      await page.waitForURL(`**/settings/${section}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await checkAxe(page, 'main')
    }
  })

  test('on a phone there is a list first, and each section leads back to it', async () => {
    const phone = await app.openPage('owner', { path: '/settings', width: 360 })
    await phone.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await checkAxe(phone, 'main')
    for (const section of ['hour-types', 'company', 'changes'] as const) {
      await phone.getByRole('link', { name: SECTIONS[section], exact: true }).click()
      await phone.getByRole('heading', { level: 1, name: SECTIONS[section] }).waitFor()
      await checkAxe(phone, 'main')
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await phone.locator('main').getByRole('link', { name: 'Settings' }).click()
    }
  })
})
