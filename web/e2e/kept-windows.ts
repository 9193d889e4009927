// Windows that are used again. The programs of the screens run warm in them: opening an address costs less than half of what it costs in a
// new one. Of what somebody did in one nothing is kept, and two pages of one test are never the same.
import type { CDPSession, Page } from 'playwright-core'
import { sharedChromium } from '../../server/test/chromium.ts'
import { type Look, windowOf } from './window.ts'

export async function takeWindow(look: Look): Promise<Page> {
  const { viewport, colorScheme, ...fixed } = windowOf(look)
  const kind = JSON.stringify(fixed)
  const page = takeFree(kind) ?? (await (await (await sharedChromium()).newContext(windowOf(look))).newPage())
  kinds.set(page, kind)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  return page
}

export async function giveBack(pages: readonly Page[], origin: string): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      // One that crashed, or whose server is gone, is of no use to anybody.
      const isEmpty = !page.isClosed() && (await empty(page, origin).then(Boolean, () => false))
      if (!isEmpty) return page.context().close()
      const kind = kinds.get(page)!
      free.set(kind, [...(free.get(kind) ?? []), page])
    }),
  )
}

const free = new Map<string, Page[]>()
const kinds = new WeakMap<Page, string>()

function takeFree(kind: string): Page | undefined {
  const open = (free.get(kind) ?? []).filter((page) => !page.isClosed())
  const page = open.pop()
  free.set(kind, open)
  return page
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
