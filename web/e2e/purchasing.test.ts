import { expect, test } from 'vitest'
import { type UblOptions, ublFile } from '../../server/test/ubl-file.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { type Dropped, drop, smallPdf } from './dropped-files.ts'

const ubl = (name: string, options: UblOptions = {}): Dropped => ({
  name,
  type: 'text/xml',
  content: ublFile(options),
})

const HOSTILE: Dropped = {
  name: 'prize.xml',
  type: 'text/xml',
  content: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice>&a;</Invoice>',
}

inBrowser('purchasing', {}, (app) => {
  let made = 0

  async function makeProject() {
    const owner = await app.as('owner')
    const customer = await owner.post('/crm/organization', { name: `Customer ${++made}` })
    const name = `Relaunch ${made}`
    const answer = await owner.post('/projects/project', { name, organization_id: customer.body.data.id })
    return { id: answer.body.data.id as string, name }
  }

  async function makePurchase(more: object = {}) {
    const owner = await app.as('owner')
    const supplier = await owner.post('/crm/organization', { name: `Supplier ${++made}` })
    const lines = [{ description: 'Paper', amount: 100, vat_percentage: 21 }]
    const body = {
      organization_id: supplier.body.data.id,
      number: `B-${made}`,
      invoice_date: '2026-11-02',
      lines,
      ...more,
    }
    return (await owner.post('/purchasing/purchaseinvoice', body)).body.data
  }

  test('finance drops a UBL file, gets the form filled in, approves, and sees the cost on the project', async () => {
    const owner = await app.as('owner')
    const supplier = { name: 'De Pers', vat_number: 'NL812345678B01', iban: 'NL91 ABNA 0417 1643 00' }
    await owner.post('/crm/organization', supplier)
    const project = await makeProject()
    const bill = ubl('bill.xml', { pdf: smallPdf('Brochures for you') })
    const page = await app.openPage('finance', { path: '/purchasing' })
    await page.getByRole('heading', { level: 1, name: 'Purchase invoices' }).waitFor()
    await drop(page, bill)
    const row = page.getByRole('link', { name: /De Pers/ })
    await row.getByText('€514.86').waitFor()
    await checkAxe(page, '#content')
    await row.focus()
    await page.keyboard.press('Enter')

    await expect.poll(() => page.getByRole('combobox', { name: 'Supplier' }).inputValue()).toBe('De Pers')
    await expect.poll(() => page.getByRole('textbox', { name: 'Invoice number' }).inputValue()).toBe('F-2026-77')
    await expect.poll(() => page.getByRole('textbox', { name: 'Amount, line 1' }).inputValue()).toBe('400')
    await page.getByRole('complementary', { name: 'The file' }).getByText('Brochures for you').waitFor()
    await page.getByText('€514.86').waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('combobox', { name: 'Project' }).fill(project.name)
    await page.getByRole('option', { name: project.name }).click()
    await page.getByRole('switch', { name: 'Approve right away' }).check()
    await page.keyboard.press('Control+Enter')

    await page.getByRole('heading', { level: 1, name: 'De Pers F-2026-77' }).waitFor()
    await page.getByText('Approved').first().waitFor()
    await page.getByRole('button', { name: 'Look at F-2026-77.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Look at bill.xml' }).waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('link', { name: project.name }).first().click()
    await page
      .getByRole('link', { name: 'Brochures' })
      .or(page.getByText('Brochures', { exact: true }))
      .first()
      .waitFor()
    const costs = (await owner.get(`/purchasing/cost?project_id=${project.id}`)).body.data
    expect(costs.map(({ cost_amount }: { cost_amount: number }) => cost_amount).sort()).toEqual([25.5, 400])

    await page.goto(`${app.origin}/purchasing/inbox`)
    await page.getByText('The inbox is empty').waitFor()
    await drop(page, bill)
    await page.getByText('Recorded already').waitFor()
    await page.getByRole('link', { name: /De Pers/ }).click()
    await page.getByText('This invoice is recorded already').waitFor()
    await checkAxe(page, '#content')
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^PI\d+$/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'De Pers F-2026-77' }).waitFor()
  })

  test('a hostile file is refused kindly, and a supplier nobody knows is made from the file', async () => {
    const page = await app.openPage('finance', { path: '/purchasing/inbox', language: 'nl' })
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    const options = {
      isCreditNote: true,
      number: 'C-1',
      supplier: { name: 'Nieuw &amp; Zn.', vat: 'NL800000001B01', coc: '', iban: 'NL20INGB0001234567' },
    }
    await drop(page, HOSTILE, ubl('credit.xml', options))
    await page.getByText('Niet gelezen').waitFor()
    await page.getByRole('link', { name: /prize\.xml/ }).click()
    await page.getByText(/Dit bestand bevat eigen instructies/).waitFor()
    expect(await page.getByRole('textbox', { name: 'Factuurnummer' }).inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('link', { name: /Nieuw & Zn\./ }).click()
    await page.getByText('‘Nieuw & Zn.’ staat nog niet bij je relaties.').waitFor()
    await page.getByRole('button', { name: 'Nieuw & Zn. toevoegen' }).click()
    await page.getByRole('button', { name: 'Nieuw & Zn. toevoegen' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Factuur boeken' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nieuw & Zn. C-1' }).waitFor()
    await page
      .getByText(/514,86/)
      .first()
      .waitFor()
  })

  test('an invoice is filled in by hand; what is wrong stands at its field', async () => {
    const { organization_name } = await makePurchase({ number: 'B-double' })
    const page = await app.openPage('finance', { path: '/purchasing/new' })
    app.announce(page, /400/)
    await page.getByRole('combobox', { name: 'Supplier' }).fill(organization_name)
    await page.getByRole('option', { name: organization_name }).click()
    await page.getByRole('textbox', { name: 'Invoice number' }).fill('b-double')
    await page.getByText('This invoice is recorded already').waitFor()
    await page.getByRole('textbox', { name: 'Invoice number' }).fill('B-other')
    await page.getByText('This invoice is recorded already').waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2 Nov 2026')
    await page.getByRole('textbox', { name: 'Amount, line 1' }).fill('100')
    await page.getByText('€121.00').waitFor()
    await page.keyboard.press('Control+Enter')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Description, line 1' }).getAttribute('aria-invalid'))
      .toBe('true')
    await page.getByRole('textbox', { name: 'Description, line 1' }).fill('Paper')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: `${organization_name} B-other` }).waitFor()
  })

  test('it is approved, paid, and not paid after all; lines are booked on a project', async () => {
    const { id } = await makePurchase()
    const project = await makeProject()
    const owner = await app.as('owner')
    const status = async () => (await owner.get(`/purchasing/purchaseinvoice/${id}`)).body.data.status
    const page = await app.openPage('finance', { path: `/purchasing/${id}` })
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(status).toBe('approved')
    await page.getByRole('button', { name: 'Paid' }).click()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect.poll(status).toBe('paid')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe('approved')
    await page.getByRole('button', { name: 'Book on a project' }).click()
    await page.getByRole('combobox', { name: 'Project' }).fill(project.name)
    await page.getByRole('option', { name: project.name }).click()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Book 1 line' }).click()
    await page.getByRole('link', { name: project.name }).waitFor()
  })

  test('costs are written off with a reason, and brought back', async () => {
    const project = await makeProject()
    const owner = await app.as('owner')
    const cost = { project_id: project.id, date: '2026-11-02', description: 'Train', unit_cost: 20 }
    const { id } = (await owner.post('/purchasing/cost', cost)).body.data
    const status = async () => (await owner.get(`/purchasing/cost/${id}`)).body.data.invoice_status
    const page = await app.openPage('finance', { path: `/purchasing/costs?project_id=${project.id}` })
    await page.getByRole('link', { name: 'Train' }).focus()
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Write off', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Our own mistake')
    await page.getByRole('dialog').getByRole('button', { name: 'Write off' }).click()
    await expect.poll(status).toBe('written_off')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(status).toBe('to_invoice')
  })

  test('on a phone and in the dark everything can be read', async () => {
    const { id } = await makePurchase({ due_date: '2026-11-03' })
    const odd = ubl('odd.xml', { number: 'O-1', totals: { excl: '1.00', vat: '1.00', incl: '2.00' } })
    const phone = await app.openPage('finance', { path: '/purchasing/inbox', width: 390 })
    await phone.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    await drop(phone, odd)
    const row = phone.getByRole('link', { name: /De Pers/ }).filter({ hasText: 'Look at it' })
    await row.waitFor()
    await checkAxe(phone, '#content')
    await row.click()
    await phone.getByText('Look at this first').waitFor()
    const dark = await app.openPage('finance', { path: phone.url().slice(app.origin.length), dark: true })
    await dark.getByText('Look at this first').waitFor()
    await checkAxe(dark, '#content')
    const screens = [
      [phone, '/purchasing'],
      [phone, '/purchasing/new'],
      [phone, `/purchasing/${id}`],
      [dark, `/purchasing/${id}`],
      [dark, '/purchasing/costs'],
    ] as const
    for (const [page, path] of app.some(screens, 2)) {
      await page.goto(app.origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page, '#content')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
  })
})
