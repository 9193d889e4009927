// What the tests of hours wait for and find in the week.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person } from './app.ts'
import type { BrowserApp } from './browser.ts'

export interface Booked {
  readonly id: string
  readonly date: string
  readonly start_at: string
  readonly minutes: number
  readonly note: string | null
  readonly service_name: string
  readonly approval_status: string
  readonly approval_note: string | null
}

/** Until it is so; a busy machine takes its time. */
export function soon<T>(find: () => Promise<T>) {
  return expect.poll(find)
}

/** What is typed before a field has the focus is typed elsewhere. */
export async function hasFocus(field: Locator): Promise<void> {
  await soon(() => field.evaluate((node) => node === document.activeElement)).toBe(true)
}

/** What is pressed before an opened dialog has the focus is pressed outside of it. */
export async function dialogHasFocus(page: Page): Promise<void> {
  await page.getByRole('dialog').locator(':focus').waitFor({ state: 'attached' })
}

export function cell(page: Page, day: string, service = 'Build'): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${day}, Website, ${service}`) })
}

/** What was typed is booked, and this window shows no draft of it any more. */
export async function isSent(page: Page, findBooked: () => Promise<readonly unknown[]>): Promise<void> {
  await soon(async () => (await findBooked()).length).toBeGreaterThan(0)
  await soon(() => page.locator('td[data-mark]').count()).toBe(0)
}

export async function isSaved(page: Page): Promise<void> {
  await isLit(page, /^Saved$/)
}

export async function isLit(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).waitFor()
}

export async function endToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: text })
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
}

/** What somebody booked, past the screen. */
export function weeksOf({ employeeId, get, post }: Person) {
  return {
    async book(date: string, minutes: number, service_id: string): Promise<string> {
      const body = { employee_id: employeeId, service_id, start_at: `${date}T09:00:00Z`, minutes }
      const answer = await post('/hours/hours', body)
      expect(answer.status, answer.text).toBe(201)
      return answer.body.data.id
    },
    async bookedIn(monday: string): Promise<Booked[]> {
      const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
      const query = `employee_id=${employeeId}&date_from=${monday}&date_to=${sunday}&sort=start_at&limit=100`
      return (await get(`/hours/hours?${query}`)).body.data
    },
  }
}

/** The week of the employee. */
export async function openWeek(app: BrowserApp, monday: string, look = {}): Promise<Page> {
  const page = await app.openPage('employee', { path: `/hours?week=${monday}`, ...look })
  await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
  await page.locator('input[data-day]').first().waitFor()
  return page
}

/** A service of Acme to book on; answers its id. */
export async function makeDesign(owner: Person): Promise<string> {
  const organization_id = (await owner.post('/crm/organization', { name: 'Acme' })).body.data.id
  const project_id = (await owner.post('/projects/project', { name: 'Website', organization_id })).body.data.id
  return (await owner.post('/projects/service', { project_id, name: 'Design', hourly_rate: 100 })).body.data.id
}
