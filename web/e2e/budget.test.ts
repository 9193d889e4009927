// Who comes for the first time waits for sign-in and home, and for nothing else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { builtScreens } from './build.ts'

const MOST_BYTES = 250_000
const FIRST = ['index.html', 'src/screens/sign-in/sign-in.tsx', 'src/screens/home/home.tsx']

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

let folder: string
let manifest: Record<string, Chunk>
beforeAll(async () => {
  folder = await builtScreens()
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
})

test('signing in and home take at most 250 kB of script', () => {
  const sizes = [...neededBy(FIRST)].map((key) => {
    const { file } = manifest[key]!
    return { file, bytes: gzipSync(readFileSync(join(folder, file))).length }
  })
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 12)
  expect(total, largest.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES)
})

test('every screen of another module is fetched when it is opened', () => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry)
  const modules = entries.map((key) => /^src\/screens\/([^/]+)\//.exec(key)?.[1])
  expect(modules).toEqual(expect.arrayContaining(['account', 'crm', 'hours', 'projects', 'settings', 'welcome']))
  const first = neededBy(FIRST)
  const other = entries.filter((key) => key.startsWith('src/screens/') && !FIRST.includes(key))
  expect(other.filter((key) => first.has(key))).toEqual([])
})

function neededBy(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    neededBy(manifest[key]!.imports ?? [], found)
  }
  return found
}
