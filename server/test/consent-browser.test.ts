import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium, sharedChromium } from './chromium.ts'
import type { TestEnvironment } from './harness.ts'
import {
  authorizeUrl,
  givePassword,
  type ListeningServer,
  makePkce,
  PASSWORD,
  register,
  startListening,
} from './oauth-flow.ts'

interface Receiver {
  readonly server: Server
  readonly origin: string
  readonly seen: string[]
}

// The way through the pages in a real browser, whose own rules (form-action, cookies, Origin) no other test has.
describe.skipIf(!findChromium())('in Chromium', () => {
  let server: ListeningServer
  let env: TestEnvironment
  let chrome: Browser
  let program: Receiver
  let onward: Receiver
  beforeAll(async () => {
    server = await startListening()
    env = await server.environment()
    await givePassword(env)
    chrome = await sharedChromium()
    onward = await receive(() => undefined)
    program = await receive((path) => (path.startsWith('/hop') ? `${onward.origin}/done` : undefined))
  })
  afterAll(async () => {
    await server.close()
    for (const one of [program, onward]) one.server.close()
  })

  const address = async (path = '/back', more = {}) => {
    const redirectUri = `${program.origin}${path}`
    const registered = await register(server, redirectUri, { client_name: 'Clever' })
    return authorizeUrl(server.origin, registered, makePkce(), more)
  }
  const open = async (work: (page: Page) => Promise<void>) => {
    const context = await chrome.newContext({ locale: 'en-GB', javaScriptEnabled: false })
    try {
      await work(await context.newPage())
    } finally {
      await context.close()
    }
  }
  const signIn = async (page: Page) => {
    await page.locator('input[name=email]:focus').waitFor()
    await page.keyboard.type(env.app.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Let Clever read in Test company?' }).waitFor()
    await page.mouse.move(1, 1)
  }

  test('one signs in, allows, and arrives at the program, without a program in the page', async () => {
    await open(async (page) => {
      await page.goto(await address())
      await signIn(page)
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.waitForURL(`${program.origin}/back?**`)
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('code')).toMatch(/^kt_code_/)
      expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['a state', server.origin])
    })
  })

  test('refusing arrives there as well', async () => {
    await open(async (page) => {
      await page.goto(await address())
      await signIn(page)
      await page.getByRole('button', { name: 'Refuse' }).click()
      await page.waitForURL(/error=access_denied/)
    })
  })

  test('a double click is one answer, also when the program takes its time', async () => {
    await open(async (page) => {
      await page.goto(await address('/slow'))
      await signIn(page)
      const allow = page.getByRole('button', { name: 'Allow' })
      await allow.hover()
      for (const clickCount of [1, 2]) {
        await page.mouse.down({ clickCount })
        await page.mouse.up({ clickCount })
        await page.waitForTimeout(100)
      }
      await page.waitForURL(`${program.origin}/slow?**`)
      expect(program.seen.filter((path) => path.startsWith('/slow?code='))).toHaveLength(1)
    })
  })

  test('a click that was meant for a window before this one answers nothing', async () => {
    await open(async (page) => {
      await page.goto(await address('/meant'))
      await signIn(page)
      const uncovered = await page.context().newPage()
      await uncovered.goto(page.url())
      const allow = uncovered.getByRole('button', { name: 'Allow' })
      await allow.scrollIntoViewIfNeeded()
      const { x, y } = (await allow.boundingBox())!
      await uncovered.mouse.click(x + 9, y + 9)
      const guard = "getComputedStyle(document.querySelector('.answer'), '::after').visibility"
      await expect.poll(() => uncovered.evaluate(guard)).toBe('hidden')
      expect(uncovered.url()).toBe(page.url())
      await uncovered.mouse.click(x + 9, y + 9)
      await uncovered.waitForURL(`${program.origin}/meant?**`)
    })
  })

  test('a program may send one on to another place', async () => {
    await open(async (page) => {
      await page.goto(await address('/hop'))
      await signIn(page)
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.waitForURL(`${onward.origin}/done`)
      expect(program.seen.some((path) => path.startsWith('/hop?code='))).toBe(true)
    })
  })

  test('what one browser allowed is worth nothing in another', async () => {
    const url = await address()
    let html = ''
    await open(async (page) => {
      await page.goto(url)
      await signIn(page)
      html = await page.content()
    })
    await open(async (page) => {
      await page.goto(url)
      await signIn(page)
      const form = /name="form" value="([^"]+)"/.exec(html)![1]!
      await page.route('**/oauth/consent', (route) => {
        const fields = new URLSearchParams(route.request().postData()!)
        fields.set('form', form)
        return route.continue({ postData: fields.toString() })
      })
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.getByRole('heading', { name: 'This page is no longer good' }).waitFor()
    })
  })

  test('a page of another site can neither send the form nor show the question in a frame', async () => {
    await open(async (page) => {
      const url = await address()
      await page.goto(url)
      await signIn(page)
      const fields = await page.locator('form input').evaluateAll((inputs) => inputs.map((one) => one.outerHTML))
      const evil = `<form method="post" action="${server.origin}/oauth/consent">${fields.join('')}
        <input name="answer" value="allow"><button>Win</button></form><iframe src="${url}"></iframe>`
      await page.route('http://evil.test/', (route) => route.fulfill({ contentType: 'text/html', body: evil }))
      await page.goto('http://evil.test/')
      expect(await page.frames()[1]?.content()).not.toContain('Clever')
      await page.getByRole('button', { name: 'Win' }).click()
      await page.getByRole('heading', { name: 'This came from another site' }).waitFor()
    })
  })
})

/** What a program listens with; it may send one on. */
function receive(next: (path: string) => string | undefined): Promise<Receiver> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url!)
    const location = next(request.url!)
    response.writeHead(location ? 302 : 200, { 'content-type': 'text/html', ...(location ? { location } : {}) })
    setTimeout(() => response.end('ok'), request.url!.startsWith('/slow') ? 500 : 0)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, seen, origin: `http://127.0.0.1:${port}` })
    }),
  )
}
