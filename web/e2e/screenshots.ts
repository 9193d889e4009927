// npm run screenshots: every screen of the demo in light and dark, wide and on a phone, and what is wrong with it.
// --out folder, --languages en,nl, --only parts of names such as home,invoice.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../server/test/chromium.ts'
import { axeViolations } from './axe.ts'
import { type DemoServer, startDemoServer } from './demo-server.ts'
import { type Screen, screens } from './screens.ts'
import { settle } from './settle.ts'
import { watch } from './watch.ts'
import { type Look, windowOf } from './window.ts'

const { values: choices } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    languages: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
  },
})
const folder = resolve(choices.out)
const chosen = screens.filter(({ name }) => choices.only.split(',').some((part) => name.includes(part)))
const looks = choices.languages
  .split(',')
  .flatMap((language) =>
    [1280, 390].flatMap((width) => [false, true].map((dark) => ({ language, width, dark }) as Look)),
  )

process.exitCode = await main()

async function main(): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  const demo = await startDemoServer(
    browser,
    [...new Set(chosen.map(roleOf))].filter((role) => role !== 'nobody'),
  )
  let faults = 0
  try {
    for (const screen of chosen)
      for (const look of looks) {
        const found = await shoot(browser, demo, screen, look)
        faults += found.length
        for (const one of found) console.log(`${pictureOf(screen, look)}: ${one}`)
      }
  } finally {
    await browser.close()
    await demo.stop()
  }
  console.log(`${chosen.length * looks.length} pictures of ${chosen.length} screens in ${folder}, ${faults} faults`)
  return faults === 0 ? 0 : 1
}

/** Takes the picture and tells what is wrong with what is on it. */
async function shoot(browser: Browser, demo: DemoServer, screen: Screen, look: Look): Promise<readonly string[]> {
  const { origin } = demo
  const context = await browser.newContext({ ...windowOf(look), storageState: demo.signedIn(roleOf(screen)) })
  try {
    const page = await context.newPage()
    const { faults } = watch(page, origin)
    await page.goto(origin + (await addressOf(demo, screen)), { waitUntil: 'networkidle' })
    try {
      await settle(page)
    } catch (error) {
      return [`does not come to rest: ${(error as Error).message.split('\n', 1)[0]}`, ...faults()]
    } finally {
      await page.screenshot({ path: resolve(folder, `${pictureOf(screen, look)}.png`), fullPage: true })
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const overflow = wide > 0 ? [`${wide} pixels wider than the window`] : []
    return [...faults(), ...overflow, ...(await axeViolations(page))]
  } finally {
    await context.close()
  }
}

async function addressOf(demo: DemoServer, { route, path = route, of }: Screen): Promise<string> {
  return of ? path.replace('$id', await demo.firstOf(...of)) : path
}

function roleOf({ role = 'owner' }: Screen) {
  return role
}

function pictureOf({ name }: Screen, { language, width, dark }: Look): string {
  return `${name}-${width}-${dark ? 'dark' : 'light'}-${language}`
}
