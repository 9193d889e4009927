import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holidaysAround } from '../../server/src/shared/holidays.ts'
import { checkAxe, inBrowser } from './browser.ts'

const DAY_MS = 86_400_000
const today = new Date()
const holidays = holidaysAround('NL', today.getUTCFullYear()).map(({ date }) => Date.parse(date))
const isFree = (from: number) => !holidays.some((holiday) => holiday >= from && holiday < from + 14 * DAY_MS)
const nextMonday = Math.floor(today.getTime() / DAY_MS) + ((8 - today.getUTCDay()) % 7 || 7)
const monday = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((weeks) => (nextMonday + 7 * weeks) * DAY_MS).find(isFree)!

inBrowser('people', {}, (app) => {
  /** A Monday after next from which two weeks have no holiday, and days after it, as the service writes them. */
  const dayAhead = (by: number) => new Date(monday + by * DAY_MS).toISOString().slice(0, 10)
  const typed = (day: string) => day.split('-').reverse().join('-')
  const employ = async () => {
    const [owner, employee, manager, hr] = await Promise.all(
      (['owner', 'employee', 'manager', 'hr'] as const).map((role) => app.as(role)),
    )
    const managed = { manager_employee_id: manager!.employeeId }
    await owner!.patch(`/hrm/employee/${employee!.employeeId}`, managed)
    return { owner: owner!, employee: employee!, manager: manager!, hr: hr! }
  }
  const ask = async (page: Page, from: string, to: string, note: string) => {
    await page.getByRole('button', { name: 'Ask for leave' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First day').fill(typed(from))
    await page.keyboard.press('Tab')
    await dialog.getByLabel('Last day').fill(typed(to))
    await page.keyboard.press('Tab')
    await dialog.getByRole('textbox', { name: 'Note' }).fill(note)
    return dialog
  }

  test('leave is asked for with balance and overlap in sight, approved from the inbox, and seen in calendar and feed', async () => {
    const { owner, employee, hr } = await employ()
    await owner.post('/hrm/team', {
      name: 'Design',
      members: [{ employee_id: employee.employeeId }, { employee_id: hr.employeeId }],
    })
    const types = (await owner.get('/hrm/leavetype')).body.data as { id: string; kind: string }[]
    const leave_type_id = types.find(({ kind }) => kind === 'statutory')!.id
    const away = { employee_id: hr.employeeId, leave_type_id, start_date: dayAhead(1), end_date: dayAhead(1) }
    const { body } = await owner.post('/hrm/leave', away)
    expect((await owner.patch(`/hrm/leave/${body.data.id}`, { status: 'approved' })).status).toBe(200)

    const page = await app.openPage('employee', { path: '/people/leave' })
    const dialog = await ask(page, dayAhead(0), dayAhead(2), 'Moving house')
    const told = dialog.getByRole('region', { name: 'What it comes to' })
    await told.getByText('Hanna Personeel').waitFor()
    await told.getByText(/^\d+:00 → \d+:00$/).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('row').filter({ hasText: 'Moving house' }).getByText('Requested').waitFor()

    const inbox = await app.openPage('manager', { path: '/people/approve' })
    await inbox.getByRole('link', { name: 'Emma Visser' }).focus()
    await checkAxe(inbox)
    await inbox.keyboard.press('a')
    await inbox.getByText('Leave of Emma Visser approved').waitFor()
    await inbox.getByRole('heading', { name: 'No leave waits for you' }).waitFor()
    const statusOf = async () => (await employee.get('/hrm/leave')).body.data[0].status
    await expect.poll(statusOf).toBe('approved')

    const month = dayAhead(0).slice(0, 7)
    const calendar = await app.openPage('hr', { path: `/people/calendar?month=${month}` })
    await calendar.getByRole('link', { name: /^Emma Visser: on leave/ }).waitFor()
    await checkAxe(calendar)
    await calendar.getByRole('button', { name: 'Subscribe' }).click()
    await calendar.getByRole('button', { name: 'Make an address: Everybody' }).click()
    const address = await calendar.getByRole('figure').getByText('/calendar/').textContent()
    await checkAxe(calendar, '[role=dialog]')
    const feed = await app.server.send('GET', new URL(address!).pathname)
    expect(feed.text).toContain('SUMMARY:Emma Visser: leave')
    expect(feed.text).not.toContain('Moving house')
    await calendar.getByRole('button', { name: 'End the address: Everybody' }).click()
    await calendar.getByText('The address stopped working.').waitFor()
    await expect.poll(async () => (await app.server.send('GET', new URL(address!).pathname)).status).toBe(404)
  })

  test('leave that cannot be had says so while choosing, and what is rejected says why', async () => {
    await employ()
    const page = await app.openPage('employee', { path: '/people/leave#new', language: 'nl' })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Eerste dag').fill(typed(dayAhead(5)))
    await page.keyboard.press('Tab')
    await dialog.getByText(/wordt niet gewerkt, dus verlof is niet nodig/).waitFor()
    await checkAxe(page, '[role=dialog]')
    await dialog.getByLabel('Eerste dag').fill(typed(dayAhead(7)))
    await page.keyboard.press('Tab')
    await dialog.getByLabel('Laatste dag').fill(typed(dayAhead(7)))
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Halve dag' }).click()
    await dialog.getByText('4:00', { exact: true }).waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })

    const inbox = await app.openPage('manager', { path: '/people/approve' })
    await inbox.getByRole('button', { name: 'Reject leave of Emma Visser' }).click()
    await inbox.getByRole('textbox', { name: 'Why not?' }).fill('We deliver that day')
    await checkAxe(inbox, '[role=dialog]')
    await inbox.keyboard.press('Control+Enter')
    const employee = await app.as('employee')
    const last = async () => (await employee.get('/hrm/leave?status=rejected')).body.data[0]
    await expect.poll(async () => (await last())?.decision_note).toBe('We deliver that day')
    await page.goto(`${app.origin}/people/requests/${(await last()).id}`)
    await page.getByText('We deliver that day').waitFor()
    await checkAxe(page)
  })

  test('an employee reports sick in two taps and recovers in one; the manager sees that, and no cause', async () => {
    const { manager, employee } = await employ()
    const page = await app.openPage('employee', { path: '/people/absence', width: 390 })
    await page.getByRole('button', { name: 'Report sick' }).first().click()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: 'Report sick' }).click()
    await page.getByText(/^You are reported sick since/).waitFor()
    const seen = async () => (await manager.get(`/hrm/absence?employee_id=${employee.employeeId}`)).body.data[0]
    await expect.poll(async () => (await seen())?.status).toBe('reported')
    expect((await seen()).kind).toBeUndefined()
    const office = await app.openPage('manager', { path: '/people/absence' })
    await office.getByRole('row').filter({ hasText: 'Emma Visser' }).getByText('Absent').waitFor()
    await office.getByRole('link', { name: 'Emma Visser' }).click()
    await office.getByRole('heading', { name: 'Absence of Emma Visser' }).waitFor()
    expect(await office.getByText('Kind').count()).toBe(0)
    await checkAxe(office)
    await page.getByRole('button', { name: 'I am better' }).click()
    await page.getByText(/^Welcome back/).waitFor()
    await page.getByText(/^You are reported sick since/).waitFor({ state: 'detached' })
  })

  test('HR makes an employee with a contract, and takes somebody out of service', async () => {
    const hr = await app.as('hr')
    const page = await app.openPage('hr', { path: '/people' })
    await page.getByRole('button', { name: 'New employee' }).first().click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Nieuw')
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Nora Nieuw' }).waitFor()
    await page.getByRole('button', { name: 'New contract' }).click()
    await page.getByRole('textbox', { name: 'Fri' }).fill('4')
    await page.keyboard.press('Tab')
    await page.getByText('36:00 a week').waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('listitem').filter({ hasText: '36:00 a week' }).waitFor()
    const id = page.url().split('/').at(-1)!
    expect((await hr.get(`/hrm/employee/${id}`)).body.data.weekly_minutes).toBe(2160)
    await checkAxe(page)
    await page.getByRole('button', { name: /^Delete the contract/ }).click()
    await page.getByText('No contract yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('listitem').filter({ hasText: '36:00 a week' }).waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByText('Nora Nieuw is no longer active').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await hr.get(`/hrm/employee/${id}`)).body.data.status).toBe('active')
  })

  test('only rows that lead somewhere light up', async () => {
    const { owner, employee } = await employ()
    const [type] = (await owner.get('/hrm/leavetype')).body.data
    const more = { year: today.getUTCFullYear(), minutes: 60, reason: 'Moved house' }
    await owner.post('/hrm/leaveadjustment', { employee_id: employee.employeeId, leave_type_id: type.id, ...more })
    const page = await app.openPage('hr', { path: '/people' })
    const ground = async () => {
      const row = page.getByRole('row').filter({ hasText: 'Emma Visser' }).first()
      await row.getByRole('cell').last().hover()
      return row.evaluate((node) => getComputedStyle(node).backgroundColor)
    }
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
    await page.goto(`${app.origin}/people/balances`)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  })

  test('every screen of people fits a phone in the dark', async () => {
    const employee = await app.as('employee')
    const page = await app.openPage('hr', { path: null, width: 360, dark: true })
    const places = ['', '/teams', '/leave', '/calendar', '/approve', '/requests', '/balances', '/absence']
    for (const place of app.some([...places, `/${employee.employeeId}`], 4)) {
      await page.goto(`${app.origin}/people${place}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page)
      expect(await page.evaluate('document.documentElement.scrollWidth'), place).toBe(360)
    }
  })
})
