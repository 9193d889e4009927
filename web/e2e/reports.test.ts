import { beforeAll, expect, test } from 'vitest'
import type { Person } from './app.ts'
import { checkAxe, inBrowser } from './browser.ts'
import { makeDesign, soon } from './hours-page.ts'

const PATHS = [
  'utilisation',
  'project-profit',
  'work-in-progress',
  'outstanding-invoices',
  'sales-pipeline',
  'hours-summary',
  'turnover',
  'capacity',
]

inBrowser('reports', {}, (app) => {
  let owner: Person

  beforeAll(async () => {
    owner = await app.as('owner')
    const service_id = await makeDesign(owner)
    const employee = await app.as('employee')
    for (const [date, minutes] of [
      ['2026-03-02', 480],
      ['2026-04-01', 90],
    ] as const) {
      const start_at = `${date}T09:00:00Z`
      const made = await employee.post('/hours/hours', {
        employee_id: employee.employeeId,
        service_id,
        start_at,
        minutes,
      })
      expect(made.status, made.text).toBe(201)
    }
  })

  test('every report opens from the index, in the dark and on a phone too', async () => {
    const page = await app.openPage('owner', { path: '/reports' })
    await page.getByRole('link', { name: /Profit per project/ }).waitFor()
    await checkAxe(page)
    for (const path of PATHS) {
      await page.goto(`${app.origin}/reports/${path}`)
      await page.getByRole('button', { name: 'Download' }).waitFor()
      await checkAxe(page)
    }
    const phone = await app.openPage('owner', {
      path: '/reports/hours-summary?period=this_year',
      width: 390,
      dark: true,
    })
    await phone.getByRole('table', { name: 'Hours', exact: true }).waitFor()
    await checkAxe(phone)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('a report is asked for, grouped, kept as a view, and its figures open their rows', async () => {
    const page = await app.openPage('owner', { path: '/reports/hours-summary?date_from=2026-01-01&date_to=2026-12-31' })
    const table = page.getByRole('table', { name: 'Hours', exact: true })
    await table.getByRole('link', { name: '9:30' }).first().waitFor()
    await page.getByRole('combobox', { name: 'By', exact: true }).click()
    await page.getByRole('option', { name: 'Month' }).click()
    await table.getByRole('link', { name: 'March 2026' }).waitFor()
    await page.getByRole('slider', { name: /^Hours: Billable/ }).waitFor()
    await page.getByRole('button', { name: 'Keep this view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('By month')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await soon(() => page.getByRole('button', { name: 'By month', exact: true }).getAttribute('aria-current')).toBe(
      'true',
    )
    await page.getByRole('button', { name: 'Standard' }).click()
    await page.getByRole('button', { name: 'By month', exact: true }).click()
    await table
      .getByRole('row', { name: /March 2026/ })
      .getByRole('link', { name: '8:00' })
      .first()
      .click()
    await page.waitForURL(/\/hours\/entries\?.*date_from=2026-03-01.*date_to=2026-03-31/)
    await page.getByText('1 row', { exact: true }).waitFor()
  })

  test('the file has the rows of the report', async () => {
    const page = await app.openPage('owner', { path: '/reports/hours-summary?date_from=2026-01-01&date_to=2026-12-31' })
    for (const [name, file] of [
      ['CSV', 'hours-summary.csv'],
      ['Excel (XLSX)', 'hours-summary.xlsx'],
    ] as const) {
      await page.getByRole('button', { name: 'Download' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name }).click()
      expect((await download).suggestedFilename()).toBe(file)
    }
  })

  test('an employee sees only the reports he may read', async () => {
    const page = await app.openPage('employee', { path: '/reports' })
    await page.getByRole('link', { name: /Hours/ }).last().waitFor()
    expect(await page.getByRole('link', { name: /Profit per project/ }).count()).toBe(0)
  })
})
