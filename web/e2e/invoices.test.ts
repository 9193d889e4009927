import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { storedJobs } from '../../server/src/worker/jobs.ts'
import { invoicePrinter } from '../../server/src/worker/print-invoice.ts'
import { mailSender } from '../../server/src/worker/send-mail.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { hasFocus } from './hours-page.ts'

/** A mail server that takes everything. */
const POST = { send: async () => {}, verify: async () => {}, close: () => {} }
const ADDRESS = { line1: 'Dorpsstraat 1', postal_code: '1234 AB', locality: 'Utrecht', country: 'NL' }

inBrowser('invoices', { jobs: true }, (app) => {
  let made = 0
  let overdue: string

  beforeAll(async () => {
    const owner = await app.as('owner')
    const [profile] = (await owner.get('/invoices/companyprofile')).body.data
    const about = { coc_code: '12345678', vat_number: 'NL123456789B01', iban: 'NL91ABNA0417164300', address: ADDRESS }
    await owner.patch(`/invoices/companyprofile/${profile.id}`, about)
    // The first one final: numbers follow the days.
    overdue = (await makeDraft({}, { invoice_date: '2026-01-05' })).id
    await owner.post(`/invoices/invoice/${overdue}/finalize`, {})
  })

  /** A customer with an hour, a cost, an installment and a cycle that wait for an invoice. */
  async function makeWork(more: object = { address: ADDRESS, email: 'books@customer.example' }) {
    const owner = await app.as('owner')
    const post = async (path: string, body: object) => (await owner.post(path, body)).body.data
    const name = `Customer ${++made}`
    const { id: organization_id } = await post('/crm/organization', { name, ...more })
    const { id: project_id } = await post('/projects/project', { name: `Project ${made}`, organization_id })
    const service = { project_id, name: 'Design', hourly_rate: 100 }
    const { id: service_id } = await post('/projects/service', service)
    const { employeeId: employee_id } = await app.as('employee')
    const start_at = `2026-10-${String((made % 24) + 1).padStart(2, '0')}T09:00:00+02:00`
    await post('/hours/hours', { employee_id, service_id, minutes: 120, start_at })
    const cost = { project_id, date: '2026-10-02', description: 'Train', unit_cost: 10, unit_price: 50 }
    await post('/purchasing/cost', cost)
    return { name, organization_id, project_id }
  }

  async function makeDraft(customer: object = {}, more: object = {}) {
    const finance = await app.as('finance')
    const { name, organization_id } = await makeWork({ address: ADDRESS, ...customer })
    const { id } = (await finance.post('/invoices/invoice', { organization_id, ...more })).body.data
    const line = { invoice_id: id, kind: 'manual', description: 'Advice', quantity: 2, unit_price: 100 }
    await finance.post('/invoices/invoiceline', line)
    return { id: id as string, name }
  }

  async function makeFinal() {
    const { id, name } = await makeDraft()
    const finance = await app.as('finance')
    const { number } = (await finance.post(`/invoices/invoice/${id}/finalize`, {})).body.data
    await print()
    return { id, name, number: number as string }
  }

  const print = () => storedJobs('print_invoice', invoicePrinter).run(app.server.db)
  const mail = (post?: typeof POST) => storedJobs('send_mail', mailSender(post)).run(app.server.db)
  const notice = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).waitFor()
  const paper = (page: Page) => page.getByRole('img', { name: /page 1 of 1/ })

  test('finance turns work into a draft, edits it, makes it final, books payments and credits it', async () => {
    const { name } = await makeWork()
    const page = await app.openPage('finance', { path: '/invoices/to-invoice' })
    await page.getByRole('button', { name }).click()
    await page.getByText('Cost · Train').waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    await page.getByText('€250.00').last().waitFor()
    await page.getByRole('button', { name: 'Make a draft' }).click()
    await page.getByText('1 draft is made').waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('link', { name }).click()

    await page.getByRole('heading', { level: 1, name: `Invoice for ${name}` }).waitFor()
    await page.getByText('Nothing is missing').waitFor()
    await page.getByRole('img', { name: /Draft of the invoice, page 1/ }).waitFor()
    await page.getByRole('button', { name: '1 entry' }).click()
    await page.getByRole('dialog').getByRole('checkbox').waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('n')
    await page.keyboard.type('Licence')
    await page.keyboard.press('Enter')
    const quantity = page.getByRole('textbox', { name: 'Quantity of line 3' })
    await hasFocus(quantity)
    await page.keyboard.type('3')
    await page.getByRole('textbox', { name: 'Price of line 3' }).fill('20')
    await page.getByLabel('Totals').getByText('€375.10').waitFor()
    await page.getByRole('textbox', { name: 'Discount in percent of line 3' }).fill('50')
    await page.getByLabel('Totals').getByText('€338.80').waitFor()
    await page.getByRole('textbox', { name: 'Description of line 3' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => page.getByRole('textbox', { name: 'Description of line 2' }).inputValue()).toBe('Licence')
    await page.getByRole('button', { name: 'Delete line 2' }).click()
    await page.getByLabel('Totals').getByText('€302.50').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByLabel('Totals').getByText('€338.80').waitFor()
    await checkAxe(page, '#content')

    await page.getByRole('button', { name: 'Make final…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 time entry').waitFor()
    const number = await dialog.getByText(/^\d{4}-\d+$/).innerText()
    await checkAxe(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Make final and mail' }).click()
    await page.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    await notice(page, 'Mailing to books@customer.example')
    await mail()
    await notice(page, 'books@customer.example: kept: no mail server is set. Download the PDF and send it yourself.')
    await print()
    await paper(page).waitFor()
    expect(await download(page, 'Download PDF')).toMatch(/^%PDF-1\.7/)
    expect(await download(page, 'Download UBL')).toContain(number)
    await checkAxe(page, '#content')

    await page.keyboard.press('p')
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await expect.poll(() => amount.inputValue()).toBe('338.8')
    await amount.fill('100')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Enter')
    await page.getByText('Part paid').waitFor()
    await page.getByText('€238.80').first().waitFor()
    await amount.waitFor({ state: 'detached' })
    await page.keyboard.press('p')
    await hasFocus(amount)
    await page.keyboard.press('Enter')
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Payment' }).nth(1).waitFor()

    await amount.waitFor({ state: 'detached' })
    await page.keyboard.press('c')
    await page.getByRole('heading', { level: 1, name: `Credit note for ${name}` }).waitFor()
    await page.getByLabel('Totals').getByText('-€338.80').waitFor()
  })

  test('what is missing is said in plain words, and each of them leads to its place', async () => {
    const { id } = await makeDraft({ address: null })
    const page = await app.openPage('finance', { path: `/invoices/${id}` })
    await page.getByRole('link', { name: 'The customer has no address.' }).waitFor()
    const date = page.getByRole('textbox', { name: 'Date' })
    await date.fill('2099-01-01')
    await date.press('Tab')
    await page.getByRole('button', { name: /2099-01-01 has not come yet/ }).click()
    await hasFocus(date)
    await page.getByRole('button', { name: 'Make final…' }).click()
    const act = page.getByRole('dialog').getByRole('button', { name: 'Make final', exact: true })
    await expect.poll(() => act.isDisabled()).toBe(true)
    await checkAxe(page, '[role=dialog]')
  })

  test('many drafts are made final at once, and what is refused says why', async () => {
    const [good, bad] = [await makeDraft(), await makeDraft({ address: null })]
    const page = await app.openPage('finance', { path: '/invoices?status=draft' })
    for (const { name } of [good, bad]) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    app.announce(page, /409/)
    await page.getByRole('button', { name: 'Make final' }).click()
    await page.getByText('1 invoice is final').waitFor()
    await page.getByText(/The customer has no address/).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Open' }).click()
    await page.getByRole('row').filter({ hasText: good.name }).waitFor()
    await checkAxe(page, '#content')
  })

  test('hours are written off with a reason, and taken back', async () => {
    const { name } = await makeWork()
    const page = await app.openPage('finance', { path: '/invoices/to-invoice' })
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    await page.getByRole('button', { name: 'Write off…' }).click()
    await page.getByRole('textbox', { name: 'Why?' }).fill('Goodwill')
    await page.getByRole('button', { name: 'Write off', exact: true }).click()
    await page.getByText('2 rows are written off').waitFor()
    await page.getByRole('button', { name }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name }).waitFor()
  })

  test('an invoice is mailed, written off and back', async () => {
    const { id, number } = await makeFinal()
    const page = await app.openPage('finance', { path: `/invoices/${id}` })
    await page.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('books@customer.example')
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Send' }).click()
    await notice(page, 'Mailing to books@customer.example')
    await mail(POST)
    await notice(page, 'On its way to books@customer.example')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: /Write off/ }).click()
    await page.getByRole('textbox', { name: 'Why?' }).fill('Bankrupt')
    await page.getByRole('button', { name: 'Write off', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: 'Bankrupt' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('Write-off taken back').waitFor()
  })

  test('hours taken off a draft wait again; what is credited is billed again; nothing of it is mailed', async () => {
    const { name, organization_id } = await makeWork()
    const finance = await app.as('finance')
    const made = await finance.post('/invoices/invoice/from-work', { organization_ids: [organization_id] })
    const [draft] = made.body.data
    const page = await app.openPage('finance', { path: `/invoices/${draft.id}` })
    await page.getByRole('button', { name: '1 entry' }).click()
    await page.getByRole('dialog').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Take 1 entry off' }).click()
    await page.getByLabel('Totals').getByText('€60.50').waitFor()
    await page.goto(`${app.origin}/invoices/to-invoice?organization_id=${organization_id}`)
    await page.getByRole('button', { name }).click()
    await page.getByText('Design').first().waitFor()
    await page.goto(`${app.origin}/invoices/${draft.id}`)
    await makeItFinal(page)
    await page.getByRole('heading', { level: 1, name: /^Invoice \d/ }).waitFor()
    await page.keyboard.press('c')
    await makeItFinal(page)
    await page.getByRole('heading', { level: 1, name: /^Credit note \d/ }).waitFor()
    await page.goto(`${app.origin}/invoices/${draft.id}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Invoice again what was credited' }).click()
    await page.getByRole('heading', { level: 1, name: `Invoice for ${name}` }).waitFor()
    await page.getByLabel('Totals').getByText('€60.50').waitFor()
    const { rows } = (await finance.get(`/invoices/invoice/${draft.id}/timeline`)).body.data
    expect(rows.map(({ kind }: { kind: string }) => kind)).not.toContain('mailed')
  })

  test('papers of many come as one file, and a customer is reminded', async () => {
    const invoices = [await makeFinal(), await makeFinal()]
    const page = await app.openPage('finance', { path: '/invoices?status=finalised' })
    await page.getByRole('button', { name: 'Group by' }).click()
    await page.getByRole('menuitem', { name: 'Customer' }).click()
    const group = page.getByRole('button', { name: `${invoices[0]!.name} 1` })
    await page.waitForURL(/group=organization_name/)
    await group.click()
    await page.getByRole('checkbox', { name: `Choose ${invoices[0]!.number}` }).waitFor({ state: 'detached' })
    await checkAxe(page, '#content')
    await group.click()
    for (const [name, ending] of Object.entries({ 'Download PDF': 'pdf', 'Download UBL': 'xml' })) {
      for (const { number } of invoices) await page.getByRole('checkbox', { name: `Choose ${number}` }).check()
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
      const zip = (await readFile(await file.path())).toString('latin1')
      for (const { number } of invoices) expect(zip).toContain(`${number}.${ending}`)
    }
    await page.goto(`${app.origin}/invoices/${overdue}`)
    await page.getByRole('button', { name: 'Remind' }).click()
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('books@customer.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('listitem').filter({ hasText: 'goes out in a moment' }).waitFor()
    await mail()
    await page.getByRole('listitem').filter({ hasText: 'kept: no mail server is set' }).getByText('Reminder').waitFor()
  })

  test('an employee is told why there is nothing to see', async () => {
    const { id } = await makeFinal()
    const page = await app.openPage('employee', { path: null })
    app.announce(page, /403/)
    for (const path of ['/invoices', '/invoices/to-invoice', `/invoices/${id}`]) {
      await page.goto(app.origin + path)
      await page
        .getByRole('alert')
        .getByText(/lacks the right invoices:read/)
        .waitFor()
    }
  })

  test('stands on a phone and in the dark', async () => {
    const final = await makeFinal()
    const draft = await makeDraft()
    const screens = ['/invoices', '/invoices/to-invoice', `/invoices/${draft.id}`, `/invoices/${final.id}`]
    const page = await app.openPage('finance', { path: null, width: 390, dark: true, language: 'nl' })
    for (const path of app.some(screens, 2)) {
      await page.goto(app.origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.length > 30) await page.getByRole('img', { name: /pagina 1 van 1/ }).waitFor()
      await checkAxe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })

  async function makeItFinal(page: Page) {
    await page.getByRole('button', { name: 'Make final…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make final', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  async function download(page: Page, name: string): Promise<string> {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    return (await readFile(await file.path())).toString('latin1')
  }
})
