// Everything that package-lock.json names, as CycloneDX 1.6. The same lockfile gives the same document.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Locked {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly hasInstallScript?: boolean
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Place in the tree → what lies there. */
export type Places = Readonly<Record<string, Locked>>

type Scope = 'required' | 'optional' | 'excluded'

interface Hash {
  readonly alg: string
  readonly content: string
}

export interface Component {
  readonly type: 'application' | 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly group?: string
  readonly version: string
  /** Excluded is what serves only developing and testing. */
  readonly scope?: Scope
  readonly hashes?: readonly Hash[]
  readonly licenses?: readonly object[]
  readonly purl: string
}

const root = join(import.meta.dirname, '../..')

export function readLock(): Places {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

export function bomOf(places: Places) {
  const own = places['']!
  const others = Object.entries(places).filter(([place, { link }]) => place !== '' && !link)
  const body = {
    metadata: { component: componentOf('', own) },
    components: inOrder(unique(others.map(([place, locked]) => componentOf(place, locked)))),
    dependencies: dependenciesOf(places),
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    ...body,
  }
}

export function nameOf(place: string, { name }: Locked): string {
  return name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function componentOf(place: string, locked: Locked): Component {
  const full = nameOf(place, locked)
  const [group, name] = full.startsWith('@') ? (full.split('/') as [string, string]) : [undefined, full]
  const isOurs = !place.includes('node_modules/')
  return {
    type: isOurs ? 'application' : 'library',
    'bom-ref': purlOf(place, locked),
    ...(group ? { group } : {}),
    name,
    version: locked.version!,
    ...(place === '' ? {} : { scope: scopeOf(locked) }),
    ...(locked.integrity ? { hashes: hashesOf(locked.integrity) } : {}),
    ...(locked.license ? { licenses: [licenseOf(locked.license)] } : {}),
    purl: purlOf(place, locked),
  }
}

function purlOf(place: string, locked: Locked): string {
  return `pkg:npm/${nameOf(place, locked).replace('@', '%40')}@${locked.version}`
}

function scopeOf({ dev, optional, devOptional }: Locked): Scope {
  if (dev) return 'excluded'
  return optional || devOptional ? 'optional' : 'required'
}

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

function hashesOf(integrity: string): readonly Hash[] {
  return integrity.split(' ').map((one) => {
    const [algorithm = '', base64 = ''] = one.split(/-(.*)/s)
    return { alg: ALGORITHMS[algorithm]!, content: Buffer.from(base64, 'base64').toString('hex') }
  })
}

// An id of the SPDX list, several of them as an expression, or whatever else somebody wrote.
function licenseOf(license: string): object {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license }
  return { license: /^[A-Za-z0-9.+-]+$/.test(license) ? { id: license } : { name: license } }
}

// The same package can lie in several places; whoever needs it in one needs it.
function unique(components: readonly Component[]): readonly Component[] {
  const byRef = Map.groupBy(components, (one) => one['bom-ref'])
  const order = ['required', 'optional', 'excluded']
  return [...byRef.values()].map(
    (same) => same.toSorted((a, b) => order.indexOf(a.scope!) - order.indexOf(b.scope!))[0]!,
  )
}

function inOrder(components: readonly Component[]): readonly Component[] {
  return components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
}

function dependenciesOf(places: Places) {
  const needs = new Map<string, Set<string>>()
  for (const [place, locked] of Object.entries(places)) {
    if (locked.link) continue
    const ref = purlOf(place, locked)
    const known = needs.get(ref) ?? new Set()
    needs.set(ref, known)
    for (const name of neededBy(locked)) {
      const found = lookUp(places, place, name)
      if (found !== undefined) known.add(purlOf(found, places[found]!))
    }
    if (place === '') for (const folder of locked.workspaces ?? []) known.add(purlOf(folder, places[folder]!))
  }
  return [...needs.keys()].toSorted().map((ref) => ({ ref, dependsOn: [...needs.get(ref)!].toSorted() }))
}

function neededBy({
  dependencies,
  optionalDependencies,
  devDependencies,
  peerDependencies,
}: Locked): readonly string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies, ...peerDependencies })
}

/** As Node looks: beside, then further up. A link leads to where the package is. */
function lookUp(places: Places, from: string, name: string): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1))) {
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`
    const found = places[place]
    if (found) return found.link ? found.resolved : place
    if (above === '') return undefined
  }
}

// Of the content, so that it changes exactly when that does; version 5 in form.
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
