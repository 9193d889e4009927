// A browser for tests: the one of CHROMIUM_PATH, one that playwright keeps, or one of the machine.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Once per run: says that the tests in a browser are left out, or fails where one is required (REQUIRE_BROWSER=1). */
export function setup(): void {
  if (findChromium()) return
  const missing = 'no Chromium found: install one, or name it in CHROMIUM_PATH'
  if (process.env.REQUIRE_BROWSER === '1') throw new Error(missing)
  console.warn(`The tests in a browser are left out: ${missing}`)
}

/** It reaches this machine only, whatever a page asks for. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', OWN_MACHINE_ONLY, WITHOUT] })
}

/** One for all files of this worker, and gone with it: starting it costs as much as opening several pages. */
export async function sharedChromium(): Promise<Browser> {
  const known = await shared
  if (known?.isConnected()) return known
  shared = launchChromium()
  return shared
}

let shared: Promise<Browser> | undefined

const OWN_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

// Each window would load pages for an address bar that nobody sees, at half of all it costs. Chromium heeds only the last flag of
// this name, so what playwright switches off with its own stands here too.
const WITHOUT = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]}`

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return named ? ifThere(named) : [...keptByPlaywright(), ...ON_MACHINES].find(existsSync)
}

const ON_MACHINES = [
  // The same without a window, for a fifth less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
]

function keptByPlaywright(): string[] {
  const kept = process.env.PLAYWRIGHT_BROWSERS_PATH
  const folders = kept
    ? [kept]
    : [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  return folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium/.test(folder))
    .flatMap((folder) => PROGRAMS.map((program) => join(folder, program)))
}

function ifThere(path: string): string {
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, where nothing is`)
  return path
}
