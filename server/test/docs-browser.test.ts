// The documentation in a real browser: what its script does, under the policy that the pages have.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium, sharedChromium } from './chromium.ts'
import type { TestEnvironment } from './harness.ts'
import { type ListeningServer, startListening } from './oauth-flow.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.skipIf(!findChromium())('in Chromium', () => {
  let server: ListeningServer
  let env: TestEnvironment
  let chrome: Browser
  beforeAll(async () => {
    server = await startListening()
    env = await server.environment()
    chrome = await sharedChromium()
  })
  afterAll(async () => {
    await server.close()
  })

  const open = async (address: string, work: (page: Page) => Promise<void>, settings = {}) => {
    const context = await chrome.newContext({ locale: 'en-GB', ...settings })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    try {
      await page.goto(server.origin + address)
      await work(page)
      expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
    } finally {
      await context.close()
    }
  }
  const operation = (page: Page, id: string) => page.locator(`article[id="${id}"]`)

  test('a request is tried with a key that is kept nowhere', async () => {
    await open('/docs/crm', async (page) => {
      const create = operation(page, 'organization.create')
      await create.getByRole('button', { name: 'Try it' }).click()
      await create.getByLabel('API key').fill('kt_live_wrong')
      await create.getByRole('button', { name: 'Send POST' }).click()
      await create.getByText(/^401 in \d+ ms$/).waitFor()
      await create.getByLabel('API key').fill(env.key)
      await create.getByLabel('Body').fill('{"name":"Tried <b>out</b>"}')
      await create.getByRole('button', { name: 'Send POST' }).click()
      await create.getByText(/^201 in \d+ ms$/).waitFor()
      expect(await create.locator('output').textContent()).toContain('x-request-id: ')
      const { body } = await env.get('/crm/organization')
      expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Tried <b>out</b>'])

      const read = operation(page, 'organization.read')
      await read.getByRole('button', { name: 'Try it' }).click()
      expect(await read.getByLabel('API key').inputValue()).toBe(env.key)
      await read.getByLabel('id').fill(body.data[0].id)
      await read.getByRole('button', { name: 'Send GET' }).click()
      await read.getByText(/^200 in \d+ ms$/).waitFor()
      expect(await read.locator('output').textContent()).toContain('Tried <b>out</b>')
      await page.reload()
      await operation(page, 'organization.list').getByRole('button', { name: 'Try it' }).click()
      expect(await operation(page, 'organization.list').getByLabel('API key').inputValue()).toBe('')
    })
  })

  test('an operation of the screens is tried as the person who is signed in', async () => {
    await open('/docs/app/settings', async (page) => {
      const list = operation(page, 'api_key.list')
      await list.getByRole('button', { name: 'Try it' }).click()
      await list.getByRole('button', { name: 'Send GET' }).click()
      await list.getByRole('link', { name: 'Sign in' }).waitFor()
      const [name = '', value = ''] = env.app.cookie.split('=')
      await page.context().addCookies([{ name, value, url: server.origin }])
      await list.getByRole('button', { name: 'Send GET' }).click()
      await list.getByText(/^200 in \d+ ms$/).waitFor()
    })
  })

  test('a link into the overview goes on, the filter narrows, a sample is copied', async () => {
    await open('/docs#organization.list', (page) => page.waitForURL('**/docs/crm#organization.list'))
    await open('/docs#webhooks.verify', (page) => page.waitForURL('**/docs/guides/webhooks#verify'))
    await open('/docs', async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('planning delete')
      await expect.poll(() => page.locator('.operations li:visible a').allTextContents()).toEqual(['Delete planning'])
    })
    const settings = { permissions: ['clipboard-read', 'clipboard-write'] }
    const copy = async (page: Page) => {
      await operation(page, 'note.list').locator('.code').first().hover()
      await operation(page, 'note.list').getByRole('button', { name: 'Copy' }).first().click()
      await operation(page, 'note.list').getByRole('button', { name: 'Copied' }).waitFor()
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain('/api/v2/crm/note')
    }
    await open('/docs/crm', copy, settings)
  })

  test.each([
    ['/docs', 'light'],
    ['/docs/documents', 'light'],
    ['/docs/documents', 'dark'],
    ['/docs/events/hours', 'light'],
    ['/docs/guides/performance', 'dark'],
  ])('%s, %s, can be read by everybody, and fits a phone', async (address, colorScheme) => {
    await open(address, async (page) => expect(await violations(page)).toEqual([]), { colorScheme, bypassCSP: true })
    const excess = 'document.documentElement.scrollWidth - innerWidth'
    const narrow = async (page: Page) => expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
    await open(address, narrow, { viewport: { width: 390, height: 800 } })
  })
})

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations: found } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
