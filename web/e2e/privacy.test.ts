// Everything is exported with its progress and unpacked; somebody is found, handed over and forgotten; the change log is read.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personForgetter } from '../../server/src/worker/forget-person.ts'
import { storedJobs } from '../../server/src/worker/jobs.ts'
import { exportMaker } from '../../server/src/worker/make-export.ts'
import { type RunningWorker, startWorker } from '../../server/src/worker/worker.ts'
import { unzip } from '../../server/test/unzip.ts'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('data and privacy', { demo: true }, (app) => {
  let worker: RunningWorker
  const begin = () => {
    const work = [storedJobs('make_export', exportMaker), storedJobs('forget_person', personForgetter)]
    worker = startWorker(app.server.db, (duty, error) => console.error(duty, error), work)
  }
  beforeAll(begin)
  afterAll(() => worker.stop())

  const download = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).first().click(),
    ])
    return unzip(readFileSync((await file.path())!))
  }

  test('everything is exported, with its progress, and what comes out is all of it', async () => {
    await worker.stop()
    const page = await app.openPage('owner', { path: '/settings/export' })
    await page.getByText('Nothing was exported in the last 24 hours.').waitFor()
    await page.getByRole('button', { name: 'Export everything' }).press('Enter')
    await page.getByRole('progressbar', { name: 'Progress of the export' }).waitFor({ state: 'attached' })
    await page.getByText('Begins in a moment').waitFor()
    begin()
    await page.getByText(/[\d,]+ rows, [\d.]+ (kB|MB)/).waitFor()
    await checkAxe(page)
    const files = await download(page)
    const owner = await app.as('owner')
    for (const path of ['/crm/organization', '/hours/hours', '/invoices/invoice']) {
      const lines = files
        .get(`${path.slice(1)}.csv`)!
        .toString()
        .split('\r\n')
        .slice(1, -1)
      expect(new Set(lines.map((line) => line.slice(0, 36))).size, path).toBe(
        (await owner.get(`${path}?limit=1`)).body.meta.count,
      )
    }
    await page.reload()
    await page.getByRole('link', { name: 'Download' }).waitFor()
  })

  test('a person is found, gets a package, is erased, and the record of it stays', async () => {
    const owner = await app.as('owner')
    const person = { first_name: 'Zebedeus', last_name: 'Kanarie', email: 'zeb@kanarie.example' }
    const { id } = (await owner.post('/crm/person', person)).body.data
    const organization_id = (await owner.post('/crm/organization', { name: 'Acme' })).body.data.id
    await owner.post('/crm/note', { person_id: id, body: 'Called about the boat.' })
    await owner.post('/crm/note', { organization_id, body: 'Ask for Zebedeus Kanarie.' })

    const page = await app.openPage('owner', { path: '/settings/privacy' })
    await page.getByRole('searchbox', { name: 'Name or e-mail address' }).fill('kanarie')
    await page.getByText('Notes that mention the name').waitFor()
    await checkAxe(page)
    await page.getByRole('link', { name: /Zebedeus Kanarie/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Zebedeus Kanarie' }).waitFor()
    const goes = page.getByRole('region', { name: 'Is erased' })
    await goes.getByText('Called about the boat.').waitFor()
    await page.getByRole('region', { name: 'Look through this yourself' }).getByText('Ask for Zebedeus').waitFor()
    await checkAxe(page)

    await page.getByRole('button', { name: 'Make the package' }).click()
    await page.getByRole('link', { name: 'Download' }).waitFor()
    const files = await download(page)
    expect(files.get('index.html')!.toString()).toContain('What we keep of Zebedeus Kanarie')
    expect(JSON.parse(files.get('data/note.json')!.toString())).toMatchObject([{ body: 'Called about the boat.' }])

    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Notes about this person (1)').waitFor()
    await checkAxe(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Erase Zebedeus Kanarie' }).click()
    await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
    await page.getByText(/The change log has forgotten it too/).waitFor()
    await checkAxe(page)
    expect((await owner.get(`/crm/person/${id}`)).body.data).toMatchObject({ full_name: 'Removed person', email: null })
    const left = (await owner.get('/settings/privacy?q=kanarie')).body.data
    expect(left).toMatchObject({ subjects: [], mentions: [{ key: 'note_text', count: 1 }] })
  })

  test('somebody who still works here cannot be erased, and the screen says why', async () => {
    const { employeeId, name } = await app.as('employee')
    const page = await app.openPage('owner', { path: `/settings/privacy/employee/${employeeId}`, language: 'nl' })
    await page.getByText(`${name} werkt hier nog: beëindig eerst het dienstverband en wis dan.`).waitFor()
    expect(await page.getByRole('button', { name: 'Wissen' }).isDisabled()).toBe(true)
    await page.getByRole('region', { name: 'Blijft, zonder naam' }).getByRole('link', { name: 'Uren' }).waitFor()
  })

  test('the change log is filtered, read and followed, also from the record itself', async () => {
    const owner = await app.as('owner')
    const { id } = (await owner.post('/crm/organization', { name: 'Boven Water' })).body.data
    await owner.patch(`/crm/organization/${id}`, { name: 'Onder Water' })
    const page = await app.openPage('owner', { path: `/crm/organizations/${id}` })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByText('History of Onder Water').waitFor()
    const entries = page.getByRole('button', { name: /Organization .* Water/ })
    await expect.poll(() => entries.count()).toBe(2)
    await entries.first().press('Enter')
    const row = page.getByRole('row', { name: /Name/ })
    await row.getByText('Boven Water').waitFor()
    await row.getByText('Onder Water').waitFor()
    await checkAxe(page)
    await page.getByRole('link', { name: 'Open it' }).click()
    await page.getByRole('heading', { level: 1, name: 'Onder Water' }).waitFor()
    await page.goBack()

    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByRole('combobox', { name: 'What', exact: true }).click()
    await page.getByRole('option', { name: 'Organization', exact: true }).click()
    await page.getByRole('combobox', { name: 'What happened' }).click()
    await page.getByRole('option', { name: 'changed', exact: true }).click()
    await page.getByRole('combobox', { name: 'By' }).click()
    await page.getByRole('option', { name: owner.name }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('actor_id')).toBe(owner.userId)
    await expect.poll(() => entries.count()).toBe(1)
    await page.getByRole('link', { name: 'Calls of assistants' }).click()
    await page.waitForURL(/settings\/api\/assistants/)
  })

  test.each(['/settings/export', '/settings/privacy?q=jansen', '/settings/changes'])(
    '%s is right on a phone in the dark',
    async (path) => {
      const page = await app.openPage('owner', { path, width: 360, dark: true, language: 'nl' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    },
  )

  test('who does not manage the settings does not get there', async () => {
    const page = await app.openPage('manager', { path: '/settings/privacy' })
    await page.getByRole('heading', { name: 'This is not yours to set' }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Name or e-mail address' }).count()).toBe(0)
  })
})
