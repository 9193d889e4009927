// Screens in a real browser: opened as somebody, watched for everything that goes wrong.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { findChromium, launchChromium } from '../../server/test/chromium.ts'
import { drawer, SEED } from '../../server/test/some.ts'
import { type App, type AppChoices, type Role, startApp } from './app.ts'
import { type Watch, watch } from './watch.ts'
import { type Look, windowOf } from './window.ts'

export { checkAxe } from './check-axe.ts'

export interface PageChoices extends Look {
  /** Where to begin: / when nothing is said, nowhere yet with null. */
  readonly path?: string | null
}

export interface BrowserApp extends Omit<App, 'close'> {
  /** A window of its own, in which this person is signed in. */
  openPage(role: Role | 'nobody', choices?: PageChoices): Promise<Page>
  signIn(page: Page, role: Role): Promise<void>
  /** So many of a list, others in each run; LONG=1 takes all of it. */
  some<T>(list: readonly T[], count: number): T[]
  /** That a fault which matches is meant to happen; every other one fails the test. */
  announce(page: Page, fault: RegExp): void
}

/** One server and one browser for the tests inside; left out where there is no browser. */
export function inBrowser(name: string, choices: AppChoices, tests: (app: BrowserApp) => void): void {
  describe.skipIf(!findChromium())(`${name} in a browser (SEED=${SEED})`, () => {
    let app: App
    let browser: Browser
    const open = new Map<Page, Watch>()
    const windows = keepWindows(() => browser)

    beforeAll(async () => {
      const launched = launchChromium()
      app = await startApp(choices)
      browser = await launched
    })
    afterEach(async () => {
      const faults = [...open.values()].flatMap((one) => one.faults())
      await windows.giveBack([...open.keys()], app.origin)
      open.clear()
      if (faults.length > 0) throw new Error(`The browser complains:\n${faults.join('\n')}`)
    })
    afterAll(async () => {
      await browser?.close()
      await app?.close()
    })

    const signIn = async (page: Page, role: Role) => {
      const { token } = await app.as(role)
      await page.context().addCookies([{ name: 'kantoor_session', value: token, url: app.origin, httpOnly: true }])
    }
    tests({
      get origin() {
        return app.origin
      },
      get server() {
        return app.server
      },
      get screens() {
        return app.screens
      },
      get environmentId() {
        return app.environmentId
      },
      as: (role) => app.as(role),
      signIn,
      some: drawer(name),
      async openPage(role, { path = '/', ...look } = {}) {
        const page = await (await windows.take(look)).newPage()
        page.setDefaultTimeout(PATIENCE_MS)
        open.set(page, watch(page, app.origin))
        if (role !== 'nobody') await signIn(page, role)
        if (path !== null) await page.goto(app.origin + path)
        return page
      },
      announce(page, fault) {
        open.get(page)!.announce(fault)
      },
    })
  })
}

/** What is waited for comes late on a busy machine. */
const PATIENCE_MS = 60_000

/**
 * A window that was used before has the programs of the screens in its cache; of what a person leaves in it nothing is kept. Never the
 * same to two pages of one test.
 */
function keepWindows(browser: () => Browser) {
  const free = new Map<string, BrowserContext[]>()
  const looks = new WeakMap<BrowserContext, string>()
  return {
    async take(look: Look): Promise<BrowserContext> {
      const kind = JSON.stringify(windowOf(look))
      const context = free.get(kind)?.pop() ?? (await browser().newContext(windowOf(look)))
      looks.set(context, kind)
      return context
    },
    async giveBack(pages: readonly Page[], origin: string): Promise<void> {
      await Promise.all(
        pages.map(async (page) => {
          const context = page.context()
          await empty(page, origin)
          await Promise.all(context.pages().map((one) => one.close()))
          const kind = looks.get(context)!
          free.set(kind, [...(free.get(kind) ?? []), context])
        }),
      )
    },
  }
}

async function empty(page: Page, origin: string): Promise<void> {
  const context = page.context()
  await context.setOffline(false)
  // What still runs may write until the page is left.
  await page.goto('about:blank')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
  })
  await context.clearCookies()
}
