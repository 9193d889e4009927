// Windows that are used again. The programs of the screens run warm in them: opening an address costs less than half of what it costs in a
// new one. Of what somebody did in one nothing is kept, and two pages of one test are never the same.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Look, windowOf } from './window.ts'

export interface KeptWindows {
  take(look: Look): Promise<Page>
  giveBack(pages: readonly Page[], origin: string): Promise<void>
}

export function keepWindows(browser: () => Browser): KeptWindows {
  const free = new Map<string, Page[]>()
  const kinds = new WeakMap<Page, string>()
  return {
    async take(look) {
      const { viewport, colorScheme, ...fixed } = windowOf(look)
      const kind = JSON.stringify(fixed)
      const page = free.get(kind)?.pop() ?? (await (await browser().newContext(windowOf(look))).newPage())
      kinds.set(page, kind)
      page.setDefaultTimeout(PATIENCE_MS)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      return page
    },
    async giveBack(pages, origin) {
      await Promise.all(
        pages.map(async (page) => {
          // One that crashed, or whose server is gone, is of no use to anybody.
          const isEmpty = !page.isClosed() && (await empty(page, origin).then(Boolean, () => false))
          if (!isEmpty) return page.context().close()
          const kind = kinds.get(page)!
          free.set(kind, [...(free.get(kind) ?? []), page])
        }),
      )
    },
  }
}

/** What a page's devtools change holds until its window is given back. */
export async function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  sessions.set(page, [...(sessions.get(page) ?? []), session])
  return session
}

const sessions = new WeakMap<Page, CDPSession[]>()

/** What is waited for comes late on a busy machine. */
const PATIENCE_MS = 60_000

async function empty(page: Page, origin: string): Promise<true> {
  const context = page.context()
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())))
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // What still runs may write until the page is left. A page of the same origin stays in the same process, and reaches what was stored.
  await page.goto(`${origin}/healthz`)
  await page.evaluate('sessionStorage.clear()')
  await page.mouse.move(-1, -1)
  const devtools = await devtoolsOf(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
  })
  await devtools.send('Page.resetNavigationHistory')
  await Promise.all((sessions.get(page) ?? []).map((session) => session.detach()))
  sessions.delete(page)
  await context.clearCookies()
  return true
}
