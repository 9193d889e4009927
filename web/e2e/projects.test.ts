import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkAxe, inBrowser } from './browser.ts'
import { dialogHasFocus, hasFocus } from './hours-page.ts'

inBrowser('projects', {}, (app) => {
  let made = 0

  async function makeProject(more: object = {}) {
    const owner = await app.as('owner')
    const customer = await owner.post('/crm/organization', { name: `Customer ${++made}` })
    const name = `Project ${made}`
    const body = { name, organization_id: customer.body.data.id, budget_minutes: 6000, budget_amount: 9000, ...more }
    const id: string = (await owner.post('/projects/project', body)).body.data.id
    const service = { project_id: id, name: 'Design', hourly_rate: 95, budget_minutes: 1200 }
    const serviceId: string = (await owner.post('/projects/service', service)).body.data.id
    return { id, name, serviceId }
  }

  test('a manager makes a project from a template, and its services and tasks are there', async () => {
    const owner = await app.as('owner')
    await owner.post('/projects/template', {
      name: 'Website',
      services: [
        { name: 'Design', billing_method: 'time_and_materials', hourly_rate: 95, position: 0 },
        { name: 'Hosting', billing_method: 'fixed_price', price: 1200, position: 1 },
      ],
      tasks: [{ name: 'Kick-off', due_offset_days: 7, position: 0 }],
    })
    const page = await app.openPage('manager', { path: '/projects' })
    await page.getByRole('button', { name: 'New project' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: 'From template' }).click()
    await page.getByRole('option', { name: 'Website' }).click()
    await form.getByText('Brings 2 services and 1 task along.').waitFor()
    await checkAxe(page, '[role=dialog]')
    await form.getByRole('textbox', { name: 'Name' }).fill('Site of Acme')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Site of Acme' }).waitFor()
    await page.getByText('€95.00 an hour').waitFor()
    await page.getByText('€1,200.00').waitFor()
    await checkAxe(page, '#content')
    await partOf(page, 'Tasks')
    await page.getByRole('button', { name: 'Kick-off', exact: true }).waitFor()
    await checkAxe(page, '#content')
  })

  test('services are added, priced and given rates where they stand', async () => {
    const { id } = await makeProject()
    const owner = await app.as('owner')
    const { name } = await app.as('employee')
    const page = await app.openPage('manager', { path: `/projects/${id}` })
    await page.getByRole('button', { name: 'Change Hourly rate' }).first().click()
    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('110')
    await page.keyboard.press('Enter')
    await page.getByText('€110.00 an hour').waitFor()
    await page.getByRole('button', { name: 'More of Design' }).click()
    await page.getByRole('button', { name: 'Add rate' }).click()
    await page.getByRole('combobox', { name: 'Employee' }).fill('Emma')
    await page.getByRole('option', { name }).click()
    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('80')
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').filter({ hasText: name }).getByText('€80.00').waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'Add service' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Build')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Move Build/ }).focus()
    await page.keyboard.press('ArrowUp')
    await expect
      .poll(async () => (await owner.get(`/projects/project/${id}`)).body.data.services.map(nameOf))
      .toEqual(['Build', 'Design'])
  })

  test('a task moves over the board by keyboard and by dragging, and is added in place', async () => {
    const { id } = await makeProject()
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: `/projects/${id}/tasks` })
    const statusOf = async (name: string) =>
      (await owner.get(`/projects/task?project_id=${id}`)).body.data.find((task: Named) => task.name === name)?.status
    for (const name of ['Sketch', 'Draw']) {
      await page.getByRole('textbox', { name: 'Add a task: To do' }).fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name, exact: true }).waitFor()
    }
    await page.getByRole('button', { name: 'Move Sketch with the arrow keys' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => cardsIn(page, 'To do')).toEqual(['Draw', 'Sketch'])
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('region', { name: 'In progress' })
      .getByRole('button', { name: 'Sketch', exact: true })
      .waitFor()
    await expect.poll(() => statusOf('Sketch')).toBe('in_progress')
    await hasFocus(page.getByRole('button', { name: /^Move Sketch/ }))

    const card = await page.getByRole('button', { name: 'Draw', exact: true }).boundingBox()
    const done = await page.getByRole('region', { name: 'Done' }).boundingBox()
    await page.mouse.move(card!.x + 10, card!.y + 8)
    await page.mouse.down()
    await page.mouse.move(done!.x + 60, done!.y + 60, { steps: 6 })
    await page.mouse.up()
    await page.getByRole('region', { name: 'Done' }).getByRole('button', { name: 'Draw', exact: true }).waitFor()
    await expect.poll(() => statusOf('Draw')).toBe('done')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await checkAxe(page, '#content')

    await page.getByRole('button', { name: 'Sketch', exact: true }).click()
    await page.getByRole('dialog').getByText('In progress').waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start the timer: Sketch' }).click()
    await page.getByRole('button', { name: 'Stop the timer: Sketch' }).click()
    await page.getByRole('button', { name: 'Start the timer: Sketch' }).waitFor()
  })

  test('each figure opens the rows it is made of, and the chart is read by keyboard', async () => {
    const { id, serviceId } = await makeProject()
    const employee = await app.as('employee')
    const booked = { employee_id: employee.employeeId, project_id: id, service_id: serviceId, note: 'Sketches' }
    const answer = await employee.post('/hours/hours', { ...booked, minutes: 90, start_at: todayAtTen() })
    expect(answer.status, answer.text).toBe(201)
    const page = await app.openPage('owner', { path: `/projects/${id}` })
    await page.getByRole('link', { name: /^Spent 1:30/ }).click()
    await page.getByRole('cell', { name: 'Sketches' }).waitFor()
    await checkAxe(page, '#content')
    for (const [figure, address] of [
      ['Planned', /\/planning/],
      ['Invoiced', /\/invoices/],
      ['Budget', /#services$/],
      ['Left', /#burn$/],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^${figure}`) }).click()
      await page.waitForURL(address)
      if (!address.source.startsWith('#')) await checkAxe(page, '#content')
    }
    const chart = page.getByRole('slider', { name: 'Progress' })
    await chart.focus()
    await page.keyboard.press('End')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain('1:30')
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await page.getByRole('table', { name: 'Progress' }).getByText('1:30').first().waitFor()
    await checkAxe(page, '#content')
    await page.getByRole('list', { name: 'Team' }).getByRole('link', { name: employee.name }).click()
    await page.getByRole('cell', { name: 'Sketches' }).waitFor()
  })

  test('an employee sees the project, no amounts of invoices, and nothing he may not change', async () => {
    const { id, name } = await makeProject()
    const page = await app.openPage('employee', { path: `/projects/${id}` })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('heading', { name: 'Services' }).waitFor()
    await checkAxe(page, '#content')
    for (const part of ['Invoices', 'Costs']) expect(await page.getByRole('link', { name: part }).count()).toBe(0)
    expect(await page.getByText('Invoiced').count()).toBe(0)
    for (const act of ['Add service', 'More', 'Change Name']) {
      expect(await page.getByRole('button', { name: act, exact: true }).count()).toBe(0)
    }
    await page.goto(`${app.origin}/projects`)
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'New project' }).count()).toBe(0)
  })

  test('several are closed at once and reopened, and one is deleted with undo', async () => {
    const first = await makeProject()
    const second = await makeProject()
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: '/projects' })
    for (const { name } of [first, second]) await choose(page, name)
    await page.getByRole('region', { name: '2 chosen' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const statusOf = async (id: string) => (await owner.get(`/projects/project/${id}`)).body.data.status
    await leave(page)
    await expect.poll(() => statusOf(second.id)).toBe('closed')
    await page.goto(`${app.origin}/projects/${first.id}`)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect.poll(() => statusOf(first.id)).toBe('active')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText(`${first.name} is deleted`).waitFor()
    await page.getByRole('alert').filter({ hasText: 'is deleted' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
  })

  test('what cannot be changed with the others is told, and the others are', async () => {
    const [first, second] = [await makeProject(), await makeProject()]
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: '/projects' })
    app.announce(page, /404/)
    for (const { name } of [first, second]) await choose(page, name)
    await owner.delete(`/projects/project/${first.id}`)
    await page.getByRole('region', { name: '2 chosen' }).getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await leave(page)
    await page.getByText('1 of 2 could not be changed').waitFor()
    expect((await owner.get(`/projects/project/${second.id}`)).body.data.status).toBe('archived')
  })

  test('what was said is written down once, and the project is kept as a template', async () => {
    const { id, name } = await makeProject()
    const owner = await app.as('owner')
    const page = await app.openPage('manager', { path: `/projects/${id}/notes` })
    await page.getByRole('textbox', { name: 'What was said or agreed?' }).fill('Starts in May')
    await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
    await page.getByRole('listitem').filter({ hasText: 'Starts in May' }).waitFor()
    await checkAxe(page, '#content')
    expect((await owner.get(`/crm/note?project_id=${id}`)).body.meta.count).toBe(1)

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save as template' }).click()
    await checkAxe(page, '[role=dialog]')
    await dialogHasFocus(page)
    await page.keyboard.press('Control+Enter')
    await page.getByText(`${name} can be chosen when a project is made`).waitFor()
    const { body } = await owner.get(`/projects/template?q=${encodeURIComponent(name)}`)
    expect(body.data[0].services.map(nameOf)).toEqual(['Design'])
    await partOf(page, 'Costs')
    await page.getByText('No costs yet').waitFor()
    await checkAxe(page, '#content')
  })

  test('the tasks that wait for me stand in one list', async () => {
    const { id } = await makeProject()
    const owner = await app.as('owner')
    const { employeeId } = await app.as('manager')
    await owner.post('/projects/task', { project_id: id, name: 'Call back', assignee_employee_id: employeeId })
    const page = await app.openPage('manager', { path: '/projects/tasks' })
    await page.getByRole('checkbox', { name: 'Done: Call back' }).click()
    await expect.poll(async () => (await owner.get(`/projects/task?project_id=${id}`)).body.data[0].status).toBe('done')
    await checkAxe(page, '#content')
  })

  test('everything fits a phone, in the dark and in Dutch', async () => {
    const { id } = await makeProject()
    const page = await app.openPage('manager', { path: null, width: 390, dark: true, language: 'nl' })
    const screens = ['/projects', '/projects/tasks', `/projects/${id}`, `/projects/${id}/tasks`]
    for (const path of app.some(screens, 2)) {
      await page.goto(app.origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page, '#content')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })

  test('amounts stand in the currency of the office', async () => {
    const { id } = await makeProject()
    const owner = await app.as('owner')
    const profile = (await owner.get('/invoices/companyprofile?limit=1')).body.data[0]
    const changed = await owner.patch(`/invoices/companyprofile/${profile.id}`, { currency: 'USD' })
    expect(changed.status, changed.text).toBe(200)
    const page = await app.openPage('manager', { path: `/projects/${id}` })
    await page
      .getByRole('link', { name: /^Budget/ })
      .getByText('US$9,000')
      .waitFor()
    await page.getByText('US$95.00 an hour').waitFor()
    await page.getByText('US$9,000.00').first().waitFor()
    await page.goto(`${app.origin}/projects`)
    await page.getByText('of US$9,000').first().waitFor()
  })
})

interface Named {
  readonly name: string
}

const nameOf = ({ name }: Named) => name

async function partOf(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of the project' }).getByRole('link', { name }).click()
}

async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(`${name}\\b`) })
    .getByRole('checkbox')
    .click()
}

/** What still can be undone is sent when the page is left. */
function leave(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  })
}

function cardsIn(page: Page, status: string): Promise<string[]> {
  return page
    .getByRole('region', { name: status, exact: true })
    .locator('[data-card] > div > button:first-child')
    .allTextContents()
}

function todayAtTen(): string {
  return `${new Date().toISOString().slice(0, 10)}T10:00:00Z`
}
