import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { dialogHasFocus, hasFocus } from './hours-page.ts'

const OFFER = { name: 'Design', billing_method: 'fixed_price', quantity: 1, unit_price: 1000 }
const OPTION = { ...OFFER, name: 'Training', unit_price: 200, is_optional: true }

inBrowser('sales', {}, (app) => {
  let made = 0

  async function makeSale(more: object = {}) {
    const owner = await app.as('owner')
    const customer = { name: `Customer ${++made}`, email: 'info@customer.example' }
    const organization_id: string = (await owner.post('/crm/organization', customer)).body.data.id
    const name = `Website ${made}`
    const { data } = (await owner.post('/sales/sales', { name, organization_id, amount: 5000, ...more })).body
    return { id: data.id as string, name, organization_id }
  }

  async function sendQuote(salesId: string, more: object = {}) {
    const owner = await app.as('owner')
    const draft = await owner.post('/sales/quote', {
      sales_id: salesId,
      language: 'en',
      lines: [OFFER, OPTION],
      ...more,
    })
    const sent = await owner.post(`/sales/quote/${draft.body.data.id}/mark-sent`, {})
    expect(sent.status, sent.text).toBe(200)
    return { id: sent.body.data.id as string, path: new URL(sent.body.data.url).pathname }
  }

  const saleOf = async (owner: Person, id: string) => (await owner.get(`/sales/sales/${id}`)).body.data
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

  test('a manager makes an opportunity and moves it by keyboard and by dragging', async () => {
    const owner = await app.as('owner')
    const [first, second, third] = (await owner.get('/sales/stage')).body.data.map(({ name }: { name: string }) => name)
    const page = await app.openPage('manager', { path: '/sales' })
    await page.getByText('No open opportunities').waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'New opportunity' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Webshop Acme')
    await page.getByRole('textbox', { name: 'Expected amount' }).fill('12500')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Webshop Acme' }).waitFor()
    const id = page.url().split('/').at(-1)!

    await page.goto(`${app.origin}/sales`)
    await column(page, first).getByText('€12,500').first().waitFor()
    await page.getByRole('button', { name: /^Move Webshop Acme/ }).focus()
    await page.keyboard.press('ArrowRight')
    await column(page, second).getByRole('link', { name: 'Webshop Acme' }).waitFor()
    await expect.poll(async () => (await saleOf(owner, id)).stage_name).toBe(second)
    await hasFocus(page.getByRole('button', { name: /^Move Webshop Acme/ }))
    await column(page, second).getByText('€12,500').first().waitFor()

    await drag(page, 'Webshop Acme', await boxOf(column(page, third)))
    await column(page, third).getByRole('link', { name: 'Webshop Acme' }).waitFor()
    await expect.poll(async () => (await saleOf(owner, id)).stage_name).toBe(third)
    expect(page.url()).toBe(`${app.origin}/sales`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await saleOf(owner, id)).stage_name).toBe(second)
    await checkAxe(page, '#content')
  })

  test('dropped on Won, with a quote that was sent, it becomes a project with its services', async () => {
    const { id, name } = await makeSale()
    const quote = await sendQuote(id)
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: '/sales' })
    await dragToZone(page, name, 'Won')
    const form = page.getByRole('dialog')
    await form.getByText('making the project accepts it for the customer').waitFor()
    await form.getByRole('list', { name: 'Services of the project' }).getByText('Design').waitFor()
    await checkAxe(page, '[role=dialog]')
    await form.getByRole('button', { name: 'Make project' }).click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}/)
    const { status, project_id } = await saleOf(owner, id)
    expect(status).toBe('won')
    const project = (await owner.get(`/projects/project/${project_id}`)).body.data
    expect(project.services.map((service: { name: string }) => service.name)).toEqual(['Design'])
    expect((await owner.get(`/sales/quote/${quote.id}`)).body.data).toMatchObject({ status: 'accepted', project_id })
  })

  test('without a quote it is won with a key, and becomes a blank project; Undo takes the decision back', async () => {
    const { id, name } = await makeSale()
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: '/sales' })
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${name}:`) })
    await handle.focus()
    await page.keyboard.press('w')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, name).waitFor()
    await expect.poll(async () => (await saleOf(owner, id)).status).toBe('open')
    await handle.click()
    await checkAxe(page, '[role=menu]')
    await page.getByRole('menuitem', { name: 'Won' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make project' }).click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}/)
    expect(await saleOf(owner, id)).toMatchObject({ status: 'won', project_id: page.url().split('/').at(-1) })
  })

  test('lost asks why in the same gesture, and can be taken back', async () => {
    const { id, name } = await makeSale()
    await makeSale({ status: 'lost', lost_reason: 'Too expensive' })
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: '/sales' })
    await dragToZone(page, name, 'Lost')
    await page.getByRole('dialog').getByText('Too expensive').click()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('textbox', { name: 'Why?' }).press('Enter')
    await expect.poll(async () => saleOf(owner, id)).toMatchObject({ status: 'lost', lost_reason: 'Too expensive' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => saleOf(owner, id)).toMatchObject({ status: 'open', lost_reason: null })
    await card(page, name).waitFor()
    await page.goto(`${app.origin}/sales/opportunities?status=lost`)
    await page.getByRole('row').filter({ hasText: 'Lost' }).first().waitFor()
    await checkAxe(page, '#content')
  })

  test('a quote is written with a section and an option, sent, revised, and its versions stay readable', async () => {
    const { id, name } = await makeSale()
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: `/sales/opportunities/${id}` })
    await page.getByText('No quote yet.', { exact: true }).waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'Make a quote' }).click()
    await page.getByRole('button', { name: 'Section', exact: true }).click()
    await hasFocus(page.getByRole('textbox', { name: 'Section, line 1' }))
    await page.keyboard.type('Phase 1')
    await page.getByRole('button', { name: 'Line', exact: true }).click()
    await hasFocus(page.getByRole('textbox', { name: 'Line 2: name' }))
    await page.keyboard.type('Design')
    await page.getByRole('textbox', { name: 'Price: Design' }).fill('1000')
    await page.getByRole('textbox', { name: 'Line 2: name' }).press('Enter')
    await hasFocus(page.getByRole('textbox', { name: 'Line 3: name' }))
    await page.keyboard.type('Training')
    await page.getByRole('textbox', { name: 'Price: Training' }).fill('200')
    await page.getByRole('button', { name: 'More of Training' }).click()
    await page.getByRole('checkbox', { name: 'Option: the customer chooses' }).check()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByText('€1,210.00').waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: /^Move Training/ }).press('ArrowUp')
    const quoteId = page.url().split('/').at(-1)!
    const linesOf = async () =>
      (await owner.get(`/sales/quote/${quoteId}`)).body.data.lines.map((line: { name: string }) => line.name)
    await expect.poll(linesOf).toEqual(['Phase 1', 'Training', 'Design'])

    // The preview of what was last typed may be asked for in the moment in which the draft becomes a quote.
    app.announce(page, /409.*draft\.pdf/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('textbox', { name: 'To' }).fill('anna@customer.example')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The quote is being mailed to anna@customer.example.').waitFor()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    await checkAxe(page, '#content')

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'New version' }).click()
    await page.getByRole('textbox', { name: 'Subject' }).fill(`${name}, cheaper`)
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Version 1' }).click()
    await page.getByText('Revised').first().waitFor()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.goto(`${app.origin}/sales/quotes`)
    await page.getByRole('row').filter({ hasText: 'Revised' }).waitFor()
    await checkAxe(page, '#content')
  })

  test('a customer chooses an option and accepts on the page of the quote, and it becomes a project', async () => {
    const { id, name } = await makeSale()
    const quote = await sendQuote(id)
    const customer = await app.openPage('nobody', { path: quote.path, width: 390 })
    await checkAxe(customer)
    await customer.getByRole('checkbox', { name: /Training/ }).check()
    await customer.getByRole('button', { name: 'Add up' }).click()
    await customer.getByText('€1,452.00').first().waitFor()
    await customer.getByRole('textbox', { name: 'Your name' }).fill('Anna Bakker')
    await customer.getByRole('checkbox', { name: /I agree/ }).check()
    await customer.getByRole('button', { name: 'Accept the quote' }).click()
    await customer.getByText('Thank you, the quote is accepted.').waitFor()
    await checkAxe(customer)
    const owner = await app.as('owner')
    expect(await saleOf(owner, id)).toMatchObject({ status: 'won' })

    const page = await app.openPage('manager', { path: `/sales/opportunities/${id}` })
    await page.getByText('Won, and not yet a project.').waitFor()
    await page.goto(`${app.origin}/sales/quotes/${quote.id}`)
    await page.getByText('Anna Bakker').waitFor()
    await page.getByRole('button', { name: 'Make a project' }).click()
    await page.getByRole('dialog').getByText('Training').waitFor()
    await dialogHasFocus(page)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}/)
    await page.goto(`${app.origin}/sales/opportunities/${id}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('link', { name: 'Open the project' }).waitFor()
  })

  test('a customer declines, and a page that no longer counts says so', async () => {
    const { id } = await makeSale()
    const [declined, revised] = [await sendQuote(id), await sendQuote(id)]
    const owner = await app.as('owner')
    await owner.post(`/sales/quote/${revised.id}/revise`, {})
    const page = await app.openPage('nobody', { path: declined.path, dark: true })
    await page.getByText('Rather not?').click()
    await page.getByRole('textbox', { name: /Why not/ }).fill('Not this year')
    await checkAxe(page)
    await page.getByRole('button', { name: 'Decline the quote' }).click()
    await page.getByText('This quote was declined.').waitFor()
    await checkAxe(page)
    await page.goto(app.origin + revised.path)
    await page.getByText('There is a new version of this quote.').waitFor()
    await checkAxe(page)
    expect((await owner.get(`/sales/quote/${declined.id}`)).body.data.declined_reason).toBe('Not this year')
  })

  test('everything fits a phone, in the dark and in Dutch', async () => {
    const { id } = await makeSale({ expected_close_date: '2026-01-05' })
    const { id: sentId, path } = await sendQuote(id, { language: 'nl' })
    const owner = await app.as('owner')
    const draftId = (await owner.post('/sales/quote', { sales_id: id, lines: [OFFER, OPTION] })).body.data.id
    const page = await app.openPage('manager', { path: null, width: 390, dark: true, language: 'nl' })
    const quotes = ['/sales/quotes', `/sales/quotes/${draftId}`, `/sales/quotes/${sentId}`]
    for (const at of app.some(['/sales', '/sales/opportunities', `/sales/opportunities/${id}`, ...quotes, path], 3)) {
      await page.goto(app.origin + at)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page, at === path ? 'body' : '#content')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(390)
    }
  })

  test('an employee looks at the pipeline and changes nothing', async () => {
    const { name } = await makeSale()
    const page = await app.openPage('employee', { path: '/sales' })
    await card(page, name).waitFor()
    expect(await page.getByRole('button', { name: /^Move / }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'New opportunity' }).count()).toBe(0)
    await checkAxe(page, '#content')
  })
})

interface Box {
  readonly x: number
  readonly y: number
}

async function boxOf(place: ReturnType<Page['getByRole']>): Promise<Box> {
  const { x, y } = (await place.boundingBox())!
  return { x: x + 60, y: y + 60 }
}

async function lift(page: Page, name: string): Promise<Box> {
  const { x, y } = (await page.getByRole('link', { name, exact: true }).boundingBox())!
  await page.mouse.move(x + 10, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 30, { steps: 3 })
  return { x, y }
}

async function drag(page: Page, name: string, to: Box): Promise<void> {
  await lift(page, name)
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** The zones stand there for as long as something is dragged. */
async function dragToZone(page: Page, name: string, zone: string): Promise<void> {
  await lift(page, name)
  const { x, y, width, height } = (await page.locator('[data-zone]').filter({ hasText: zone }).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 })
  await page.mouse.up()
}
