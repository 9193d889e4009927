// Scopes as people say them: sets for what keys are mostly made for, and one line that tells what a key may.
import type { Shapes } from '../../../api/api.ts'
import type { paths } from '../../../api/types.ts'
import { type Both, type Language, words } from '../../../words/language.tsx'
import { RIGHT_GROUPS, rightName } from '../../../words/rights.ts'

export type Scope = Shapes['ApiKeyCreate']['scopes'][number]

interface ScopeModule {
  readonly name: Both<string>
  readonly read: Scope
  readonly write: Scope
}

/** The modules a key can be for, by their scopes. */
export const SCOPE_MODULES: readonly ScopeModule[] = RIGHT_GROUPS.flatMap(({ name, rights }) => {
  const read = rights.find(({ right }) => right.endsWith(':read'))?.right
  const write = rights.find(({ right }) => right.endsWith(':write'))?.right
  return read && write ? [{ name, read: read as Scope, write: write as Scope }] : []
})

const READS = SCOPE_MODULES.map(({ read }) => read)

export interface Preset {
  readonly name: Both<string>
  readonly scopes: readonly Scope[]
}

export const PRESETS: readonly Preset[] = [
  { name: words({ en: 'Read everything', nl: 'Alles lezen' }), scopes: READS },
  { name: words({ en: 'Only hours', nl: 'Alleen uren' }), scopes: ['hours:read', 'hours:write', 'projects:read'] },
  {
    name: words({ en: 'Bookkeeping', nl: 'Boekhouding' }),
    scopes: ['crm:read', 'invoices:read', 'invoices:write', 'projects:read'],
  },
  { name: words({ en: 'Website form', nl: 'Formulier op de site' }), scopes: ['crm:write', 'sales:write'] },
  {
    name: words({ en: 'Everything', nl: 'Alles' }),
    scopes: SCOPE_MODULES.flatMap(({ read, write }) => [read, write]),
  },
]

export function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

/** 'Read everything', or module by module: 'Hours: see and book'. */
export function scopesText(scopes: readonly Scope[], language: Language): string {
  const preset = PRESETS.find((one) => isSameSet(one.scopes, scopes))
  if (preset && scopes.length >= READS.length) return preset.name[language]
  return scopes.map((scope) => rightName(scope)[language]).join(' · ')
}

type V2List = keyof paths &
  ('/crm/organization' | '/projects/project' | '/hours/hours' | '/invoices/invoice' | '/sales/sales' | '/hrm/employee')

const FIRST_LISTS: readonly (readonly [Scope, V2List])[] = [
  ['crm:read', '/crm/organization'],
  ['hours:read', '/hours/hours'],
  ['projects:read', '/projects/project'],
  ['invoices:read', '/invoices/invoice'],
  ['sales:read', '/sales/sales'],
  ['hrm:read', '/hrm/employee'],
]

/** A request that these scopes allow, ready for a terminal; undefined for a key that reads nothing. */
export function firstCurl(scopes: readonly Scope[], key: string, origin: string): string | undefined {
  const [, path] = FIRST_LISTS.find(([scope]) => scopes.includes(scope)) ?? []
  return path && `curl '${origin}/api/v2${path}?limit=5' \\\n  -H 'Authorization: Bearer ${key}'`
}
