// The tree of ARCHITECTURE.md names what is there, and every folder that one looks for in it is in it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, read } from './deploy-files.ts'

/** Made by programs, or none of ours. */
const LEFT_OUT = ['.cache', '.git', 'coverage', 'data', 'dist', 'node_modules', 'screenshots']

/** Where the texts of the tree begin. */
const COLUMN = 33

/** Every path of the tree; one that ends in / is a folder, below which what is indented more lies. */
function namedPaths(): string[] {
  const [, tree] = /^## The tree\n\n```\n(.*?)^```$/ms.exec(read('ARCHITECTURE.md'))!
  const above: string[] = []
  return tree!.split('\n').flatMap((line) => {
    const names = line.slice(0, COLUMN).trim()
    // A text goes on under itself.
    if (names === '') return []
    const depth = line.search(/\S/) / 2
    above.splice(depth, above.length, names)
    return names.split(', ').map((name) => [...above.slice(0, depth), name].join(''))
  })
}

const entries = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.includes(name))
const folders = (folder: string) =>
  entries(folder).flatMap((one) => (one.isDirectory() ? [`${join(folder, one.name)}/`] : []))
const files = (folder: string, ending: RegExp) =>
  entries(folder).flatMap((one) => (one.isFile() && ending.test(one.name) ? [join(folder, one.name)] : []))

// A star stands for part of a name, such as metrics*.ts.
function matches(named: string, path: string): boolean {
  const [start = '', end] = named.split('*')
  return end === undefined ? named === path : path.startsWith(start) && path.endsWith(end)
}

test('names only what is there', () => {
  expect(namedPaths().length).toBeGreaterThan(70)
  const lost = namedPaths().filter((named) => {
    const folder = join(named.replace(/\/$/, ''), '..')
    return ![...folders(folder), ...files(folder, /./)].some((path) => matches(named, path))
  })
  expect(lost).toEqual([])
})

test('leaves no folder out, no page for operators and no file at the root of the server', () => {
  const named = namedPaths()
  const top = folders('.').filter((folder) => !named.some((path) => path.startsWith(folder)))
  const wanted = [
    ...['client', 'docs', 'server', 'web', 'server/src', 'server/src/modules'].flatMap(folders),
    ...files('docs', /\.md$/),
    ...files('server/src', /(?<!\.test)\.ts$/),
  ]
  const missing = wanted.filter((path) => !named.some((one) => matches(one, path)))
  expect([...top, ...missing]).toEqual([])
})
