import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { switchOnTotp } from '../../server/test/access-fixtures.ts'
import { assistant } from '../../server/test/assistant.ts'
import { letIn } from '../../server/test/assistant-fixtures.ts'
import type { TestEnvironment } from '../../server/test/harness.ts'
import { openReceiver, type TestWorker, testWorker } from '../../server/test/webhook-fixtures.ts'
import { checkAxe, inBrowser } from './browser.ts'

inBrowser('users, roles and the API', { webhooks: true }, (app) => {
  let delivering: TestWorker | undefined
  const worker = () => {
    delivering ??= testWorker(app.server.db)
    return delivering
  }
  afterAll(() => delivering?.close())

  test('a key is made, its request works, and is refused once it is revoked', async () => {
    const page = await app.openPage('owner', { path: '/settings/api' })
    await page.getByRole('button', { name: 'New key' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Website')
    await page.getByText('Read everything').click()
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Control+Enter')
    const shown = page.getByRole('dialog', { name: 'The key Website is made' })
    const curl = await shown.getByRole('figure', { name: 'Try it in a terminal' }).locator('pre').innerText()
    await checkAxe(page, '[role=dialog]')
    expect((await sendCurl(curl)).status).toBe(200)
    await shown.getByRole('button', { name: 'I have it' }).click()
    await checkAxe(page, '#content')

    const row = page.getByRole('listitem').filter({ hasText: 'Website' })
    expect(await row.innerText()).toContain('Read everything')
    await row.getByRole('button', { name: 'Revoke', exact: true }).click()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Revoke the key' }).click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(async () => (await sendCurl(curl)).status).toBe(401)
    await page.getByText('Revoked', { exact: true }).click()
    await row.getByText(/Revoked/).waitFor()
  })

  test('a webhook is made, tested, seen in its log and sent again', async () => {
    const receiver = await openReceiver()
    // The screen shows at once what the service may hear of a moment later.
    const kindsSent = async () => {
      await worker().work()
      return receiver.kinds()
    }
    const sent = (kinds: string[]) => expect.poll(kindsSent).toEqual(kinds)
    const page = await app.openPage('owner', { path: '/settings/api/webhooks' })
    await page.getByRole('button', { name: 'New webhook' }).first().click()
    await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
    await page.getByText('What I choose').click()
    await page.getByLabel('Single kinds of Invoice', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Invoice: paid' }).check()
    await page.getByRole('checkbox', { name: 'Hours', exact: true }).check()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Make webhook' }).click()
    const secret = page.getByRole('figure', { name: 'Secret' }).locator('pre')
    expect(await secret.innerText()).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have it' }).click()

    await page.getByText('Invoice: paid, Hours').waitFor()
    await page.getByRole('button', { name: 'Send a test' }).click()
    const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('button')
    await page.getByText('A test is on its way').waitFor()
    await sent(['webhook.ping'])
    await delivery.filter({ hasText: 'Delivered' }).waitFor()
    await checkAxe(page, '#content')

    await delivery.click()
    await page.getByRole('heading', { name: 'What is sent' }).waitFor()
    await page.getByText('Attempt 1 · 204').waitFor()
    await page.getByText('Request headers').click()
    await page.getByRole('rowheader', { name: 'webhook-signature' }).waitFor()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await page.getByRole('dialog').getByText('Waiting', { exact: true }).waitFor()
    await sent(['webhook.ping', 'webhook.ping'])
    await page.getByRole('dialog').getByText('Delivered', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    const employee = await app.as('employee')
    const hours = { employee_id: employee.employeeId, minutes: 60, start_at: new Date().toISOString() }
    expect((await employee.post('/hours/hours', hours)).status).toBe(201)
    await worker().work()
    await page.getByRole('button', { name: 'Send again …' }).click()
    await page.getByRole('radio', { name: 'Everything since a day' }).check()
    await page.getByLabel('Since', { exact: true }).fill(todayAsShown())
    await page.keyboard.press('Tab')
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await page.getByText('1 delivery waits to be sent').waitFor()
    await sent(['webhook.ping', 'webhook.ping', 'hours.created', 'hours.created'])

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Replace the secret' }).click()
    await page.getByRole('button', { name: 'Replace the secret' }).click()
    await page.getByText(/two signatures/).waitFor()
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByText(/the one before also signs until/).waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('The books')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The books').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Switch on' }).waitFor()
    await receiver.close()
  })

  test('a right that is ticked off is gone for whoever has the role', async () => {
    const owner = await app.as('owner')
    const { role_id } = (await owner.get(`/settings/user/${(await app.as('manager')).userId}`)).body.data
    const page = await app.openPage('owner', { path: '/settings/roles' })
    await page.getByRole('checkbox', { name: 'HR, Relations: Change' }).click()
    const rightsOf = async (name: string) => {
      const found = (await owner.get('/settings/role')).body.data as { name: string; rights: string[] }[]
      return found.find((role) => role.name === name)?.rights
    }
    await expect.poll(() => rightsOf('hr')).toContain('crm:write')
    expect(await page.getByRole('checkbox', { name: /^Owner, / }).count()).toBe(0)
    await page.getByRole('button', { name: 'More for the role Employee' }).click()
    await page.getByRole('menuitem', { name: 'Make a copy' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Intern')
    await page.keyboard.press('Control+Enter')
    const tick = page.getByRole('checkbox', { name: 'Intern, Relations: Change' })
    expect(await tick.isChecked()).toBe(true)
    await checkAxe(page, '#content')

    const roles = (await owner.get('/settings/role')).body.data as { id: string; name: string }[]
    const intern = roles.find(({ name }) => name === 'Intern')!.id
    const person = await app.as('manager')
    await owner.patch(`/settings/user/${person.userId}`, { role_id: intern })
    expect((await person.post('/crm/organization', { name: 'Acme' })).status).toBe(201)
    await page.getByRole('checkbox', { name: 'Intern, Relations: See' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(async () => (await person.post('/crm/organization', { name: 'Acme' })).status).toBe(403)
    expect(await tick.isChecked()).toBe(false)
    await owner.patch(`/settings/user/${person.userId}`, { role_id })
  })

  test('somebody is invited by a link, gets a role, and is kept out', async () => {
    const page = await app.openPage('owner', { path: '/settings/users' })
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Nina Nieuw')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nina@agency.example')
    await page.getByRole('combobox', { name: 'Role', exact: true }).click()
    await page.getByRole('option', { name: 'Employee' }).click()
    await page.keyboard.press('Control+Enter')
    const link = page.getByRole('figure', { name: 'Sign-in link' }).locator('pre')
    expect(await link.innerText()).toMatch(/\/sign-in#token=/)
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('combobox', { name: 'Role of Nina Nieuw' }).click()
    await page.getByRole('option', { name: 'HR' }).click()
    await page.getByRole('button', { name: 'More for Nina Nieuw' }).click()
    await page.getByRole('menuitem', { name: 'Keep out' }).click()
    await page.getByText('Nina Nieuw may not enter any more').waitFor()
    const owner = await app.as('owner')
    const nina = async () => (await owner.get('/settings/user?email=nina@agency.example')).body.data[0]
    await expect.poll(nina).toMatchObject({ role_name: 'hr', is_active: false })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Nina' })
      .getByText('May not enter')
      .waitFor({ state: 'detached' })
    await checkAxe(page, '#content')
  })

  test('a second factor is reset, and the mail about it is read and sent again', async () => {
    const { userId, name } = await app.as('finance')
    await switchOnTotp(app.server, { id: app.environmentId }, userId)
    const page = await app.openPage('owner', { path: '/settings/users' })
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Reset the second factor' }).click()
    await checkAxe(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Reset the second factor' }).click()
    await page.getByText(`${name} signs in without a code`).waitFor()
    await page.getByRole('link', { name: 'Sent mail', exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'Security' }).first().getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Send again' }).waitFor()
    await checkAxe(page, '[role=dialog]')
  })

  test('an assistant is seen with what it asked, and is disconnected', async () => {
    const env = { id: app.environmentId, app: await app.as('owner') } as unknown as TestEnvironment
    const { accessToken } = await letIn(app.server, env, { name: 'Clever <b>' })
    const clever = await assistant(app.server, accessToken)
    const [tool = ''] = await clever.tools()
    await clever.client.callTool({ name: tool, arguments: {} })
    await clever.close()
    const page = await app.openPage('owner', { path: '/settings/api/assistants' })
    const row = page.getByRole('list', { name: 'Connected' }).getByRole('listitem')
    await row.getByText('Clever <b>').waitFor()
    await page.getByRole('region', { name: 'Calls' }).getByText(tool, { exact: true }).waitFor()
    await checkAxe(page, '#content')
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await row.getByText('Revoked').waitFor()
  })

  test('a request is found by its number, and its problem leads to its page', async () => {
    const { key } = (await (await app.as('owner')).post('/settings/apikey', { name: 'Reader', scopes: ['crm:read'] }))
      .body.data
    const headers = { authorization: `Bearer ${key}`, 'x-request-id': 'import-42' }
    const answer = await fetch(`${app.origin}/api/v2/hours/hours`, { headers })
    expect(answer.status).toBe(403)
    const found = async () =>
      (await (await app.as('owner')).get('/settings/request?request_id=import-42')).body.meta.count
    await expect.poll(found).toBe(1)

    const page = await app.openPage('owner', { path: '/settings/api/requests' })
    await page.getByRole('searchbox', { name: 'Number (X-Request-Id)' }).fill('import-42')
    const rows = page.getByRole('list', { name: 'Requests' }).getByRole('button')
    await page.getByText('1 row', { exact: true }).waitFor()
    expect(await rows.count()).toBe(1)
    await checkAxe(page, '#content')
    await rows.click()
    const detail = page.getByRole('dialog', { name: 'Request' })
    const why = detail.getByRole('link', { name: 'What this problem means' })
    expect(await why.getAttribute('href')).toBe('/problems/insufficient-scope')
    expect(await detail.getByRole('link', { name: /reference/ }).getAttribute('href')).toBe('/docs#hours.list')
    await checkAxe(page, '[role=dialog]')
  })

  test('one key shows the requests behind a screen, also when it came from the cache, and no secret', async () => {
    const page = await app.openPage('owner', { path: '/crm/organizations' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const panel = page.getByRole('dialog', { name: 'The requests behind this screen' })
    await page.keyboard.press('Control+.')
    const code = panel.locator('pre')
    await expect.poll(() => code.innerText()).toContain(`curl '${app.origin}/api/v2/crm/organization?`)
    expect(await code.innerText()).toContain('-H "Authorization: Bearer $KANTOOR_KEY"')
    expect(await panel.getByRole('link', { name: 'Open in the reference' }).getAttribute('href')).toBe(
      '/docs#organization.list',
    )
    await panel.getByText('TypeScript').click()
    await expect.poll(() => code.innerText()).toContain(`kantoor.get('/crm/organization', {`)
    await checkAxe(page, '[role=dialog]')
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Persons', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Persons' }).waitFor()
    await page.getByRole('link', { name: 'Organizations', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor()
    await page.keyboard.press('Control+.')
    const here = panel.getByRole('region', { name: 'On this screen' })
    await here.getByText('/crm/organization', { exact: false }).first().waitFor()
    await expect.poll(() => panel.getByRole('region', { name: 'Before' }).innerText()).toContain('/crm/person')
    expect(await panel.innerText()).not.toMatch(/kt_live_|kantoor_session=(?!\$)/)
  })

  test('every screen is sound in Dutch, in the dark and on a phone', async () => {
    const page = await app.openPage('owner', { path: null, width: 390, dark: true, language: 'nl' })
    for (const path of app.some(SCREENS, 3)) {
      await page.goto(app.origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkAxe(page, '#content')
      expect(await widthOf(page), path).toBeLessThanOrEqual(390)
    }
  })

  test('an employee has keys of his own and no webhooks', async () => {
    const page = await app.openPage('employee', { path: '/settings/api' })
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    expect(await page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0)
    await checkAxe(page, '#content')
  })
})

const SCREENS = [
  '/settings/users',
  '/settings/roles',
  '/settings/api',
  '/settings/api/assistants',
  '/settings/api/webhooks',
  '/settings/api/requests',
]

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Sends what the line says, as a terminal would. */
function sendCurl(line: string): Promise<Response> {
  const [, url = ''] = /curl '([^']+)'/.exec(line) ?? []
  const [, name = '', value = ''] = /-H '([^:]+): ([^']+)'/.exec(line) ?? []
  return fetch(url, { headers: { [name]: value } })
}

function todayAsShown(): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format()
}
