// Where the palette leads: the screen of each kind of record, and the screens on which something new begins.
import type { Right } from '../../api/session.ts'
import type { IconName } from '../../ui/icon.tsx'
import { type Both, words } from '../../words/language.tsx'

/** A screen on which something new begins once its address ends in #new. */
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
]

export interface RecordScreen {
  readonly to: string
  readonly name: Both<string>
  readonly icon: IconName
  readonly right: Right
}

export type FoundKind = 'organization' | 'person' | 'project' | 'employee' | 'invoice' | 'sales'

export const RECORD_SCREENS: Readonly<Record<FoundKind, RecordScreen>> = {
  organization: {
    to: '/crm/organizations/$id',
    name: words({ en: 'Organization', nl: 'Organisatie' }),
    icon: 'organization',
    right: 'crm:read',
  },
  person: {
    to: '/crm/persons/$id',
    name: words({ en: 'Person', nl: 'Persoon' }),
    icon: 'person',
    right: 'crm:read',
  },
  project: {
    to: '/projects/$id',
    name: words({ en: 'Project', nl: 'Project' }),
    icon: 'project',
    right: 'projects:read',
  },
  employee: {
    to: '/people/$id',
    name: words({ en: 'Employee', nl: 'Medewerker' }),
    icon: 'badge',
    right: 'hrm:read',
  },
  invoice: {
    to: '/invoices/$id',
    name: words({ en: 'Invoice', nl: 'Factuur' }),
    icon: 'invoice',
    right: 'invoices:read',
  },
  sales: { to: '/sales/$id', name: words({ en: 'Deal', nl: 'Deal' }), icon: 'sales', right: 'sales:read' },
}
