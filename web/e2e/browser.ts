// Screens in a real browser: opened as somebody, watched for everything that goes wrong.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { findChromium, sharedChromium } from '../../server/test/chromium.ts'
import { drawer, SEED } from '../../server/test/some.ts'
import { type App, type AppChoices, type Role, startApp } from './app.ts'
import { giveBack, takeWindow } from './kept-windows.ts'
import { type Watch, watch } from './watch.ts'
import type { Look } from './window.ts'

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

/** One server for the tests inside, and the browser of this worker; left out where there is no browser. */
export function inBrowser(name: string, choices: AppChoices, tests: (app: BrowserApp) => void): void {
  describe.skipIf(!findChromium())(`${name} in a browser (SEED=${SEED})`, () => {
    let app: App
    const open = new Map<Page, Watch>()

    beforeAll(async () => {
      const launched = sharedChromium()
      app = await startApp(choices)
      await launched
    })
    afterEach(async () => {
      const [pages, watches] = [[...open.keys()], [...open.values()]]
      open.clear()
      const faults = watches.flatMap((one) => one.faults())
      for (const one of watches) one.end()
      await giveBack(pages, app.origin)
      if (faults.length > 0) throw new Error(`The browser complains:\n${faults.join('\n')}`)
    })
    afterAll(() => app?.close())

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
        const page = await takeWindow(look)
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
