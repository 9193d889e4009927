import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { hasFocus, makeDesign, soon } from './hours-page.ts'

interface Planned {
  readonly id: string
  readonly employee_id: string
  readonly start_date: string
  readonly end_date: string
  readonly minutes: number
  readonly status: string
}

inBrowser('planning', {}, (app) => {
  let manager: Person
  let employee: Person
  let serviceId: string

  beforeAll(async () => {
    const owner = await app.as('owner')
    ;[manager, employee] = [await app.as('manager'), await app.as('employee')]
    serviceId = await makeDesign(owner)
  })

  async function plan(person: Person, start_date: string, end_date: string, more = {}): Promise<string> {
    const body = { employee_id: person.employeeId, service_id: serviceId, start_date, end_date, minutes_per_day: 240 }
    const made = await manager.post('/hrm/planning', { ...body, ...more })
    expect(made.status, made.text).toBe(201)
    return made.body.data.id
  }
  async function plannedIn(monday: string): Promise<Planned[]> {
    const friday = new Date(Date.parse(monday) + 4 * 86_400_000).toISOString().slice(0, 10)
    return (await manager.get(`/hrm/planning?date_from=${monday}&date_to=${friday}&limit=100`)).body.data
  }
  /** It shows before the service has it. */
  const keptLook = async () => (await manager.get('/session/preferences')).body.data.columns.planning
  const daysIn = (monday: string) => async () =>
    (await plannedIn(monday)).map(({ start_date, end_date }) => `${start_date.slice(8)}–${end_date.slice(8)}`)
  const open = async (monday: string, look = {}, role: 'manager' | 'employee' = 'manager') => {
    const page = await app.openPage(role, { path: `/planning?date=${monday}`, ...look })
    await page.getByRole('heading', { level: 1, name: 'Planning' }).waitFor()
    return page
  }
  const cell = (page: Page, day: string, person = employee) =>
    page.getByRole('gridcell', { name: new RegExp(`${day}, ${person.name}:`) })
  const titleOf = (page: Page, day: string) => () => cell(page, day).getAttribute('title')
  const block = (page: Page, id?: string) => page.locator(id ? `[data-block="${id}"]` : '[data-block]')

  test('a manager plans by keyboard alone: makes, moves, stretches, splits, deletes and undoes', async () => {
    const monday = '2026-03-09'
    const page = await open(monday)
    await cell(page, 'Monday 9 March', manager).focus()
    await goDown(page, cell(page, 'Monday 9 March'))
    await page.keyboard.press('ArrowRight')
    await hasFocus(cell(page, 'Tuesday 10 March'))
    await page.keyboard.press('Enter')
    const work = page.getByRole('dialog').getByRole('combobox', { name: 'What for' })
    await hasFocus(work)
    await page.keyboard.type('website')
    await page.getByRole('option', { name: /Design/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await block(page).waitFor()
    await soon(daysIn(monday)).toEqual(['10–10'])
    await cell(page, 'Tuesday 10 March').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await soon(daysIn(monday)).toEqual(['10–12'])
    await page.keyboard.press('Alt+ArrowRight')
    await soon(daysIn(monday)).toEqual(['11–13'])
    await hasFocus(block(page))
    await page.keyboard.press('Alt+ArrowDown')
    const whose = async () => (await plannedIn(monday)).map((one) => one.employee_id)
    await soon(whose).toEqual([manager.employeeId])
    await page.keyboard.press('Alt+ArrowUp')
    await soon(whose).toEqual([employee.employeeId])
    await page.keyboard.press('Escape')
    await cell(page, 'Friday 13 March').focus()
    await page.keyboard.press('s')
    await soon(daysIn(monday)).toEqual(['11–12', '13–13'])
    await soon(() => block(page).count()).toBe(2)
    await undo(page, 'The planning is split')
    await soon(daysIn(monday)).toEqual(['11–13'])
    // What is deleted and brought back below is what the board shows.
    await soon(titleOf(page, 'Friday 13 March')).toContain('planned')
    await cell(page, 'Wednesday 11 March').focus()
    await page.keyboard.press('c')
    await soon(async () => (await plannedIn(monday))[0]!.status).toBe('tentative')
    await soon(() => block(page).count()).toBe(1)
    await page.keyboard.press('Delete')
    await soon(daysIn(monday)).toEqual([])
    await undo(page, 'The planning is deleted')
    await soon(daysIn(monday)).toEqual(['11–13'])
    await checkAxe(page)
  })

  test('with the mouse planning is drawn, moved to another, stretched, copied and split', async () => {
    const monday = '2026-04-13'
    const page = await open(monday)
    await drag(page, cell(page, 'Monday 13 April'), cell(page, 'Tuesday 14 April'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'What for' }).fill('website')
    await page.getByRole('option', { name: /Design/ }).click()
    await dialog.getByRole('textbox', { name: 'Hours a day' }).fill('4')
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await soon(daysIn(monday)).toEqual(['13–14'])
    const [{ id }] = (await plannedIn(monday)) as [Planned]
    await drag(page, block(page, id), cell(page, 'Wednesday 15 April', manager), { from: 20 })
    const places = async () => (await plannedIn(monday)).map((one) => [one.employee_id, one.start_date])
    await soon(places).toEqual([[manager.employeeId, '2026-04-15']])
    await undo(page, 'Moved to')
    await soon(places).toEqual([[employee.employeeId, '2026-04-13']])
    await drag(page, block(page, id).locator('[data-edge=to]'), cell(page, 'Thursday 16 April'))
    await soon(daysIn(monday)).toEqual(['13–16'])
    await page.keyboard.down('Alt')
    await drag(page, block(page, id), cell(page, 'Monday 13 April', manager), { from: 20 })
    await page.keyboard.up('Alt')
    await soon(daysIn(monday)).toEqual(['13–16', '13–16'])
    await block(page, id).click({ button: 'right', position: { x: 20, y: 10 } })
    await page.getByRole('menuitem', { name: 'Split here' }).click()
    await soon(async () => (await daysIn(monday)()).length).toBe(3)
  })

  test('a cell says in words what its colour does, and counts what is tentative only when asked', async () => {
    const monday = '2026-05-18'
    await plan(employee, monday, monday, { minutes_per_day: 540 })
    await plan(employee, '2026-05-19', '2026-05-19', { minutes_per_day: 600, status: 'tentative' })
    const page = await open(monday)
    await soon(titleOf(page, 'Monday 18 May')).toMatch(/9:00 planned, over capacity by 1:00/)
    const label = titleOf(page, 'Tuesday 19 May')
    await soon(label).toContain('over capacity by 2:00')
    await page.getByRole('switch', { name: 'Count tentative' }).click()
    await soon(label).toContain('8:00 free')
    await soon(keptLook).not.toContain('tentative')
    await page.reload()
    await block(page).nth(1).waitFor()
    await soon(label).toContain('8:00 free')
    await page.getByRole('switch', { name: 'Count tentative' }).click()
    await page.getByRole('switch', { name: 'Show booked hours' }).click()
    await soon(titleOf(page, 'Monday 18 May')).toContain('0:00 booked')
    await page.getByRole('switch', { name: 'Show booked hours' }).click()
    await page.getByText('Weeks', { exact: true }).click()
    const week = page.getByRole('gridcell', { name: new RegExp(`18 .*24 May.*${employee.name}: .*19:00 planned`) })
    await week.waitFor()
    await soon(keptLook).toContain('week')
    await page.getByText('Days', { exact: true }).click()
    await cell(page, 'Monday 18 May').waitFor()
    await soon(keptLook).toContain('day')
  })

  test('what somebody else changed meanwhile is told at the block and not overwritten', async () => {
    const monday = '2026-06-15'
    const id = await plan(employee, '2026-06-16', '2026-06-17')
    const page = await open(monday)
    await block(page, id).waitFor()
    await manager.patch(`/hrm/planning/${id}`, { start_date: '2026-06-17', end_date: '2026-06-18' })
    await cell(page, 'Tuesday 16 June').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed this' }).waitFor()
    expect(await daysIn(monday)()).toEqual(['17–18'])
  })

  test('an employee sees the planning of others and changes only his own', async () => {
    const monday = '2026-07-06'
    const [theirs, own] = [await plan(manager, monday, monday), await plan(employee, monday, monday)]
    const page = await open(monday, {}, 'employee')
    await Promise.all([theirs, own].map((id) => block(page, id).waitFor()))
    expect(await block(page, theirs).locator('[data-edge]').count()).toBe(0)
    expect(await block(page, own).locator('[data-edge]').count()).toBe(2)
    await cell(page, 'Monday 6 July', manager).focus()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('You plan your own days only.').waitFor()
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await daysIn(monday)()).toEqual(['06–06', '06–06'])
  })

  test('in the dark and on a phone', async () => {
    const monday = '2026-08-17'
    await plan(employee, monday, '2026-08-18', { minutes_per_day: 600 })
    await plan(manager, monday, '2026-08-21', { status: 'tentative' })
    const dark = await open(monday, { dark: true })
    await block(dark).first().waitFor()
    await checkAxe(dark)
    const phone = await open(monday, { width: 390, height: 800 })
    await phone.getByRole('combobox', { name: 'Person' }).click()
    await phone.getByRole('option', { name: employee.name }).click()
    await phone.getByText('over capacity by 2:00').first().waitFor()
    await checkAxe(phone)
    await phone.getByText('A day', { exact: true }).click()
    await phone.getByRole('heading', { level: 2, name: manager.name }).waitFor()
    await phone
      .getByRole('button', { name: /Design|Website/ })
      .first()
      .click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await soon(async () => (await plannedIn(monday)).length).toBe(1)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

/** Down, row by row, until it has the focus. */
async function goDown(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((node) => node === document.activeElement)
  for (let i = 0; i < 8 && !(await isThere()); i++) await page.keyboard.press('ArrowDown')
  for (let i = 0; i < 8 && !(await isThere()); i++) await page.keyboard.press('ArrowUp')
  await hasFocus(wanted)
}

async function drag(page: Page, from: Locator, to: Locator, { from: x }: { from?: number } = {}): Promise<void> {
  await Promise.all([from.waitFor(), to.waitFor()])
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  const y = start.y + Math.min(start.height - 4, 12)
  await page.mouse.move(start.x + (x ?? start.width / 2), y)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

async function undo(page: Page, text: string): Promise<void> {
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: text })
  await toast.first().getByRole('button', { name: 'Undo' }).click()
  // Under a mouse no toast leaves, and those that wait for room never come.
  await page.mouse.move(5, 5)
}
