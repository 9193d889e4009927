// What is moved with a finger, and what must still scroll under it.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { makeDesign, soon } from './hours-page.ts'
import { devtoolsOf } from './kept-windows.ts'

const DAY = '2026-03-03'

inBrowser('with a finger', {}, (app) => {
  let employee: Person
  let design: string
  beforeAll(async () => {
    employee = await app.as('employee')
    design = await makeDesign(await app.as('owner'))
  })

  const book = (clock: string) =>
    employee.post('/hours/hours', {
      ...{ employee_id: employee.employeeId, service_id: design, start_at: `${DAY}T${clock}:00+01:00`, minutes: 60 },
    })
  const times = async () => {
    const asked = `date_from=${DAY}&date_to=${DAY}&employee_id=${employee.employeeId}`
    const { data } = (await employee.get(`/hours/hours?${asked}`)).body
    return data.map(({ start_at, minutes }: Record<string, unknown>) => [start_at, minutes])
  }

  test('hours are held and moved, stretched at their edge, and scrolled past', async () => {
    await book('09:00')
    const page = await app.openPage('employee', { path: `/hours/calendar?date=${DAY}`, width: 390 })
    const entry = page.getByRole('button', { name: /Website Design/ })
    await entry.waitFor()
    const finger = await fingerOn(page)
    const middle = async () => {
      const { x, y, width, height } = await restingPlace(entry)
      return { x: x + width / 2, y: y + height / 2, bottom: y + height - 5 }
    }
    let at = await middle()
    const { y: before } = at
    await finger.drag(at, { x: at.x, y: at.y - 64 })
    await expect.poll(async () => (await middle()).y).toBeLessThan(before)
    expect(await times()).toEqual([[`${DAY}T08:00:00.000Z`, 60]])
    at = await middle()
    await finger.drag(at, { x: at.x, y: at.y + 64 }, page.locator('[data-dragging]'))
    await soon(times).toEqual([[`${DAY}T09:00:00.000Z`, 60]])
    at = await middle()
    await finger.drag({ x: at.x, y: at.bottom }, { x: at.x, y: at.bottom + 32 })
    await soon(times).toEqual([[`${DAY}T09:00:00.000Z`, 90]])
  })

  test('what somebody else changed meanwhile is not written over', async () => {
    const { id } = (await book('14:00')).body.data
    const page = await app.openPage('employee', { path: `/hours/calendar?date=${DAY}` })
    const entry = page.getByRole('button', { name: /Website.*14:00/ })
    await entry.focus()
    const changed = await (await app.as('owner')).patch(`/hours/hours/${id}`, { note: 'Checked' })
    expect(changed.status, changed.text).toBe(200)
    app.announce(page, /412/)
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByText(/Somebody else changed these hours meanwhile/).waitFor()
    await entry.waitFor()
    expect((await employee.get(`/hours/hours/${id}`)).body.data.start_at).toBe(`${DAY}T13:00:00.000Z`)
    await entry.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByRole('button', { name: /Website.*14:15/ }).waitFor()
  })

  test('a card of the board goes by its handle, and many cards are all reached', async () => {
    const owner = await app.as('owner')
    const project_id = (await owner.post('/projects/project', { name: 'Touched' })).body.data.id
    const make = (name: string) => owner.post('/projects/task', { project_id, name })
    await make('First')
    const page = await app.openPage('manager', { path: `/projects/${project_id}/tasks`, width: 390 })
    const finger = await fingerOn(page)
    const handle = page.getByRole('button', { name: /^Move First/ })
    const [from, to] = [
      (await handle.boundingBox())!,
      (await page.getByRole('region', { name: 'In progress' }).boundingBox())!,
    ]
    await finger.drag({ x: from.x + 8, y: from.y + 8 }, { x: to.x + 60, y: to.y + 30 })
    await soon(async () => (await owner.get(`/projects/task?project_id=${project_id}`)).body.data[0].status).toBe(
      'in_progress',
    )
    for (let i = 0; i < 101; i++) await make(`Task ${i}`)
    await page.reload()
    await page.getByText('100 of 102 tasks are shown.').waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('Task 100', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
  })

  test('an opportunity goes by its handle to the next stage, and the last of a column is won below the board', async () => {
    const owner = await app.as('owner')
    const [first, second] = (await owner.get('/sales/stage')).body.data
    const sale = { name: 'Only one', amount: 1000, stage_id: first.id }
    const made = await owner.post('/sales/sales', sale)
    expect(made.status, made.text).toBe(201)
    const soonIt = (field: string) =>
      soon(async () => (await owner.get(`/sales/sales/${made.body.data.id}`)).body.data[field])
    const page = await app.openPage('manager', { path: '/sales', width: 390 })
    const handle = page.getByRole('button', { name: /^Move Only one/ })
    await handle.waitFor()
    const finger = await fingerOn(page)
    const at = async () => {
      await handle.scrollIntoViewIfNeeded()
      const { x, y } = (await handle.boundingBox())!
      return { x: x + 8, y: y + 8 }
    }
    const to = (await page.getByRole('region', { name: second.name, exact: true }).boundingBox())!
    await finger.drag(await at(), { x: Math.min(to.x + 20, 385), y: to.y + 60 })
    await soonIt('stage_name').toBe(second.name)
    await finger.hold(await at())
    const won = (await page.locator('[data-column=won]').boundingBox())!
    await finger.drop({ x: won.x + 20, y: won.y + 20 })
    await page.getByRole('dialog').getByRole('button', { name: 'Make project' }).waitFor()
    await soonIt('status').toBe('won')
  })

  test('the week says who is on leave', async () => {
    const owner = await app.as('owner')
    const [kind] = (await owner.get('/hrm/leavetype')).body.data
    const leave = { leave_type_id: kind.id, start_date: DAY, end_date: DAY, employee_id: employee.employeeId }
    const asked = await employee.post('/hrm/leave', leave)
    expect(asked.status, asked.text).toBe(201)
    const decided = await owner.patch(`/hrm/leave/${asked.body.data.id}`, { status: 'approved' })
    expect(decided.status, decided.text).toBe(200)
    const page = await app.openPage('employee', { path: `/hours?week=2026-03-02` })
    await page.getByText('Leave 8:00').first().waitFor()
    await checkAxe(page, '#content')
  })
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Where it is once the page no longer scrolls: nothing has moved for some frames. */
async function restingPlace(entry: Locator) {
  let place = await entry.boundingBox()
  for (let still = 0; still < 4; ) {
    await entry.page().waitForTimeout(50)
    const now = await entry.boundingBox()
    still = now?.x === place?.x && now?.y === place?.y ? still + 1 : 0
    place = now
  }
  return place!
}

/** A page of a test has a mouse; this gives it a touch screen too. */
async function fingerOn(page: Page) {
  const device = await devtoolsOf(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    /** It may have to be held still first, until something shows that it is. */
    async drag(from: Point, to: Point, held?: Locator) {
      await touch('touchStart', [from])
      await held?.waitFor()
      for (let step = 1; step <= 8; step++) {
        const part = step / 8
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      }
      await touch('touchEnd', [])
    },
    /** Takes it up, so that what shows only while something is dragged can be looked for. */
    async hold(from: Point) {
      await touch('touchStart', [from])
      for (const by of [4, 8, 12]) await touch('touchMove', [{ x: from.x, y: from.y + by }])
    },
    async drop(to: Point) {
      await touch('touchMove', [to])
      await touch('touchEnd', [])
    },
  }
}
