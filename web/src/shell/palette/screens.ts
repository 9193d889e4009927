// What the palette finds and where something new begins.
import type { Shapes } from '../../api/api.ts'
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
  sales: { name: words({ en: 'Deal', nl: 'Deal' }), icon: 'sales' },
  document: { name: words({ en: 'Document', nl: 'Document' }), icon: 'document' },
}
