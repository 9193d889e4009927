import { expect, test } from 'vitest'
import { checkAxe, inBrowser } from './browser.ts'
import { drop, smallPdf } from './dropped-files.ts'

inBrowser('documents', {}, (app) => {
  test('files are dropped, looked at by keyboard, renamed, filed, and deleted with undo', async () => {
    const owner = await app.as('owner')
    const customer = await owner.post('/crm/organization', { name: 'Acme' })
    await owner.post('/projects/project', { name: 'Relaunch', organization_id: customer.body.data.id })
    const page = await app.openPage('manager', { path: '/documents' })
    await page.getByText('No documents yet').waitFor()
    await drop(
      page,
      { name: 'notes.txt', type: 'text/plain', content: 'Hello <b>there</b>' },
      { name: 'plan.pdf', type: 'application/pdf', content: smallPdf('The plan') },
    )
    const [plan, notes] = [page.getByRole('link', { name: 'plan.pdf' }), page.getByRole('link', { name: 'notes.txt' })]
    await plan.waitFor()
    await notes.waitFor()
    await plan.focus()
    await page.keyboard.press('Space')
    const pane = page.getByRole('complementary', { name: 'Preview' })
    await pane.getByText('The plan', { exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await pane.getByText('Hello <b>there</b>').waitFor()
    await pane.getByText(/^[0-9a-f]{64}$/).waitFor()
    await checkAxe(page, '#content')

    await pane.getByRole('button', { name: 'Change Name' }).click()
    await pane.getByRole('textbox', { name: 'Name' }).fill('minutes.txt')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'minutes.txt' }).waitFor()
    await pane.getByRole('button', { name: 'Change Project' }).click()
    await pane.getByRole('combobox', { name: 'Project' }).fill('Relaunch')
    await page.getByRole('option', { name: /Relaunch/ }).click()
    await page
      .getByRole('row', { name: /minutes\.txt/ })
      .getByRole('link', { name: 'Relaunch' })
      .waitFor()

    await page.getByRole('link', { name: 'minutes.txt' }).focus()
    await page.keyboard.press('Escape')
    await pane.waitFor({ state: 'detached' })
    await page.keyboard.press('Space')
    await pane.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('link', { name: 'minutes.txt' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'minutes.txt' }).waitFor()
  })

  test('what could run in a browser is refused in words, one file does not stop the others', async () => {
    const page = await app.openPage('employee', { path: '/documents', language: 'nl' })
    app.announce(page, /415/)
    await page.getByRole('heading', { level: 1, name: 'Documenten' }).waitFor()
    await drop(
      page,
      { name: 'page.html', type: 'text/html', content: '<script>alert(1)</script>' },
      { name: 'drawing.xml', type: 'text/xml', content: '<?xml version="1.0"?><svg onload="alert(1)"/>' },
      { name: 'fine.csv', type: 'text/csv', content: 'a;b' },
    )
    await page.getByRole('link', { name: 'fine.csv' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(2)
    await checkAxe(page, '#content')
    await page.getByRole('button', { name: 'page.html weghalen' }).click()
    await page.getByRole('button', { name: 'drawing.xml weghalen' }).click()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('a project and a customer have their documents; on a phone and in the dark they can be read', async () => {
    const owner = await app.as('owner')
    const customer = (await owner.post('/crm/organization', { name: 'Beta' })).body.data
    const project = (await owner.post('/projects/project', { name: 'Campaign', organization_id: customer.id })).body
      .data
    const page = await app.openPage('manager', { path: `/projects/${project.id}/notes`, dark: true })
    await page.getByText(/Drop files on this page/).waitFor()
    await drop(page, { name: 'brief.pdf', type: 'application/pdf', content: smallPdf('The brief') })
    await page.getByRole('button', { name: 'Look at brief.pdf' }).click()
    await page.getByRole('dialog').getByText('The brief', { exact: true }).waitFor()
    await checkAxe(page, '[role=dialog]')
    const phone = await app.openPage('manager', { path: `/documents?project_id=${project.id}`, width: 390 })
    await phone.getByRole('link', { name: /brief\.pdf/ }).click()
    await phone.getByRole('dialog').getByText('The brief', { exact: true }).waitFor()
    await checkAxe(phone, '[role=dialog]')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await phone.goto(`${app.origin}/crm/organizations/${customer.id}`)
    await phone
      .getByRole('region', { name: 'Documents' })
      .getByText(/No documents yet/)
      .waitFor()
  })
})
