// The screens as they are now, built at most once for the same source: web/dist when it is not older, else a copy of its own that no
// other run writes into.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const web = join(import.meta.dirname, '..')
const kept = join(web, '../node_modules/.cache/screens')
const SOURCES = ['src/**/*.{ts,tsx,css,svg}', 'index.html', 'vite.config.ts', 'postcss.config.json', 'package.json']
const TWO_HOURS_MS = 7_200_000

/** SCREENS names a folder in which they were built already. */
export function builtScreens(): Promise<string> {
  built ??= process.env.SCREENS ? Promise.resolve(process.env.SCREENS) : buildChanged()
  return built
}

let built: Promise<string> | undefined

async function buildChanged(): Promise<string> {
  const sources = globSync(SOURCES, { cwd: web })
    .filter((path) => !path.includes('.test.'))
    .sort()
  const dist = join(web, 'dist')
  if (isNotOlder(join(dist, 'index.html'), sources)) return dist
  const hash = createHash('sha256')
  for (const path of sources) hash.update(path).update(readFileSync(join(web, path)))
  const folder = join(kept, hash.digest('hex').slice(0, 16))
  while (!existsSync(folder)) await (isMine(`${folder}.building`) ? build(folder) : sleep(100))
  utimesSync(folder, new Date(), new Date())
  return folder
}

function isNotOlder(built: string, sources: readonly string[]): boolean {
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((path) => statSync(join(web, path)).mtimeMs <= mtimeMs)
}

// Two workers may want the same at once; a folder can be made by one only. One that was left behind is taken over.
function isMine(building: string): boolean {
  mkdirSync(kept, { recursive: true })
  try {
    mkdirSync(building)
    return true
  } catch {
    if (existsSync(building) && Date.now() - statSync(building).ctimeMs > 120_000) rmSync(building, { recursive: true })
    return false
  }
}

async function build(folder: string): Promise<void> {
  const building = `${folder}.building`
  try {
    const vite = join(web, '../node_modules/vite/bin/vite.js')
    const words = [vite, 'build', '--outDir', building, '--logLevel', 'warn']
    // As it is delivered, not as the tests themselves run.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, words, { cwd: web, env })
    renameSync(building, folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
  forgetOld()
}

function forgetOld(): void {
  for (const name of readdirSync(kept)) {
    const path = join(kept, name)
    if (Date.now() - statSync(path).mtimeMs > TWO_HOURS_MS) rmSync(path, { recursive: true, force: true })
  }
}
