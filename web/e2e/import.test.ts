// A file is chosen, its columns are found, it is checked, imported with its progress, and undone; on a phone and in the dark too.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importing } from '../../server/src/worker/imports.ts'
import { type RunningWorker, startWorker } from '../../server/src/worker/worker.ts'
import { checkAxe, inBrowser } from './browser.ts'

const FILE = 'Bedrijf;Plaats;Betaaltermijn\nJansen Bouw;Utrecht;30\nDe Vries;Delft;soon\nSmit & Co;Gouda;14\n'

inBrowser('import', {}, (app) => {
  let worker: RunningWorker
  beforeAll(() => {
    worker = startWorker(app.server.db, (duty, error) => console.error(duty, error), [importing()])
  })
  afterAll(() => worker.stop())

  const upload = async (page: Page, text: string) => {
    // Nothing can be chosen before it is known what there is to import.
    await page.getByRole('radio').first().waitFor()
    const file = { name: 'klanten.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /Choose a file|Kies een bestand/ }).press('Enter'),
    ])
    await chooser.setFiles(file)
  }

  test('a file of customers is imported and undone by the keyboard', async () => {
    const page = await app.openPage('owner', { path: '/settings/import' })
    await page.getByRole('radio', { name: 'Organizations' }).waitFor()
    await checkAxe(page)
    await upload(page, FILE)
    await page.getByRole('combobox', { name: 'Field for column Plaats' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Field for column Bedrijf' }).inputValue()).toBe('Name (required)')
    await checkAxe(page)
    await page.getByRole('button', { name: 'Check', exact: true }).press('Enter')
    await page.getByText('2 rows can be imported. Nothing was changed yet. 1 were not possible.').waitFor()
    await page.getByRole('cell', { name: /Write a whole number/ }).waitFor()
    await checkAxe(page)
    const owner = await app.as('owner')
    expect((await owner.get('/crm/organization')).body.meta.count).toBe(0)
    await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
    await page.getByText('2 rows were imported. 1 were not possible.').waitFor()
    expect((await owner.get('/crm/organization')).body.meta.count).toBe(2)
    await page.reload()
    await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
    await page.getByText('2 rows were taken back.').waitFor()
    expect((await owner.get('/crm/organization')).body.meta.count).toBe(0)
  })

  test('the progress is there again after the window was closed, and can be stopped', async () => {
    await worker.stop()
    const first = await app.openPage('owner', { path: '/settings/import' })
    await upload(first, FILE)
    await first.getByRole('progressbar', { name: 'Being read' }).waitFor({ state: 'attached' })
    const page = await app.openPage('owner', { path: '/settings/import' })
    await page
      .getByRole('link', { name: /klanten\.csv.*/ })
      .first()
      .click()
    await page.getByRole('progressbar', { name: 'Being read' }).waitFor({ state: 'attached' })
    await checkAxe(page)
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await page.getByText('Stopped').waitFor()
    worker = startWorker(app.server.db, (duty, error) => console.error(duty, error), [importing()])
  })

  test('on a phone, in the dark and in Dutch', async () => {
    const page = await app.openPage('owner', { path: '/settings/import', width: 390, dark: true, language: 'nl' })
    await page.getByRole('radio', { name: 'Organisaties' }).waitFor()
    await checkAxe(page)
    await upload(page, FILE)
    await page.getByRole('combobox', { name: 'Veld voor kolom Plaats' }).waitFor()
    await checkAxe(page)
    await page.getByRole('button', { name: 'Controleren' }).click()
    await page.getByRole('cell', { name: /Schrijf een geheel getal/ }).waitFor()
    await checkAxe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
