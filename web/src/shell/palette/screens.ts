// What the palette finds and where something new begins.
import type { Shapes } from '../../api/api.ts'
import type { Right } from '../../api/session.ts'
import type { IconName } from '../../ui/icon.tsx'
import { type Both, words } from '../../words/language.tsx'
import type { Place } from '../modules.ts'

/** A screen on which something new begins once its address ends in #new, or one that is there for nothing else: …/new. */
export interface Beginning {
  readonly to: string
  readonly name: Both<string>
  readonly icon: IconName
  readonly right: Right
}

export const BEGINNINGS: readonly Beginning[] = [
  {
    to: '/crm/organizations',
    name: words({ en: 'New organization', nl: 'Nieuwe organisatie' }),
    icon: 'organization',
    right: 'crm:write',
  },
  { to: '/crm/persons', name: words({ en: 'New person', nl: 'Nieuwe persoon' }), icon: 'person', right: 'crm:write' },
  {
    to: '/projects',
    name: words({ en: 'New project', nl: 'Nieuw project' }),
    icon: 'project',
    right: 'projects:write',
  },
  {
    to: '/invoices',
    name: words({ en: 'New invoice', nl: 'Nieuwe factuur' }),
    icon: 'invoice',
    right: 'invoices:write',
  },
  {
    to: '/purchasing/new',
    name: words({ en: 'New purchase invoice', nl: 'Nieuwe inkoopfactuur' }),
    icon: 'cart',
    right: 'invoices:write',
  },
  {
    to: '/people/leave',
    name: words({ en: 'Ask for leave', nl: 'Verlof aanvragen' }),
    icon: 'calendar',
    right: 'hrm:write',
  },
  {
    to: '/people/absence',
    name: words({ en: 'Report sick', nl: 'Ziek melden' }),
    icon: 'person',
    right: 'hrm:write',
  },
  { to: '/people', name: words({ en: 'New employee', nl: 'Nieuwe medewerker' }), icon: 'badge', right: 'people' },
  { to: '/sales', name: words({ en: 'New opportunity', nl: 'Nieuwe kans' }), icon: 'sales', right: 'sales:write' },
  {
    to: '/sales/quotes',
    name: words({ en: 'New quote', nl: 'Nieuwe offerte' }),
    icon: 'document',
    right: 'sales:write',
  },
]

/** Screens within a module that many look for by name. */
export const INNER_PLACES: readonly Place[] = [
  {
    to: '/invoices/to-invoice',
    name: words({ en: 'To invoice', nl: 'Te factureren' }),
    icon: 'invoice',
    right: 'invoices:read',
  },
  {
    to: '/purchasing/inbox',
    name: words({ en: 'Purchase inbox', nl: 'Inbox inkoop' }),
    icon: 'cart',
    right: 'invoices:read',
  },
  { to: '/settings/import', name: words({ en: 'Import', nl: 'Importeren' }), icon: 'upload' },
]

interface FoundKind {
  readonly name: Both<string>
  readonly icon: IconName
}

/** How each kind of record that the search finds is called. */
export const FOUND_KINDS: Readonly<Record<Shapes['SearchHit']['kind'], FoundKind>> = {
  organization: { name: words({ en: 'Organization', nl: 'Organisatie' }), icon: 'organization' },
  person: { name: words({ en: 'Person', nl: 'Persoon' }), icon: 'person' },
  project: { name: words({ en: 'Project', nl: 'Project' }), icon: 'project' },
  service: { name: words({ en: 'Service', nl: 'Dienst' }), icon: 'tag' },
  task: { name: words({ en: 'Task', nl: 'Taak' }), icon: 'board' },
  employee: { name: words({ en: 'Employee', nl: 'Medewerker' }), icon: 'badge' },
  invoice: { name: words({ en: 'Invoice', nl: 'Factuur' }), icon: 'invoice' },
  quote: { name: words({ en: 'Quote', nl: 'Offerte' }), icon: 'document' },
  sales: { name: words({ en: 'Opportunity', nl: 'Kans' }), icon: 'sales' },
  document: { name: words({ en: 'Document', nl: 'Document' }), icon: 'document' },
}
