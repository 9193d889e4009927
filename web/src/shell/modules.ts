// The modules in the order of the navigation. One shows once its screen is among the routes and the rights allow it.
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { type Right, useSession } from '../api/session.ts'
import type { IconName } from '../ui/icon.tsx'
import { type Both, words } from '../words/language.tsx'

export interface Place {
  readonly to: string
  readonly name: Both<string>
  readonly icon: IconName
  readonly right?: Right
  /** Pressed after g. */
  readonly key?: string
}

const MODULES: readonly Place[] = [
  { to: '/', name: words({ en: 'Home', nl: 'Start' }), icon: 'home', key: 'g' },
  { to: '/hours', name: words({ en: 'Hours', nl: 'Uren' }), icon: 'clock', right: 'hours:read', key: 'h' },
  { to: '/crm', name: words({ en: 'Relations', nl: 'Relaties' }), icon: 'relations', right: 'crm:read', key: 'r' },
  {
    to: '/projects',
    name: words({ en: 'Projects', nl: 'Projecten' }),
    icon: 'project',
    right: 'projects:read',
    key: 'p',
  },
  {
    to: '/invoices',
    name: words({ en: 'Invoices', nl: 'Facturen' }),
    icon: 'invoice',
    right: 'invoices:read',
    key: 'f',
  },
  {
    to: '/purchasing',
    name: words({ en: 'Purchasing', nl: 'Inkoop' }),
    icon: 'cart',
    right: 'invoices:read',
    key: 'i',
  },
  { to: '/sales', name: words({ en: 'Sales', nl: 'Verkoop' }), icon: 'sales', right: 'sales:read', key: 'v' },
  { to: '/people', name: words({ en: 'People', nl: 'Mensen' }), icon: 'badge', right: 'hrm:read', key: 'm' },
  { to: '/planning', name: words({ en: 'Planning', nl: 'Planning' }), icon: 'calendar', right: 'hrm:read', key: 'l' },
  {
    to: '/documents',
    name: words({ en: 'Documents', nl: 'Documenten' }),
    icon: 'document',
    right: 'crm:read',
    key: 'd',
  },
  { to: '/reports', name: words({ en: 'Reports', nl: 'Rapporten' }), icon: 'chart', right: 'projects:read', key: 'a' },
]

const SETTINGS: Place = {
  to: '/settings',
  name: words({ en: 'Settings', nl: 'Instellingen' }),
  icon: 'settings',
  key: 's',
}

export interface Places {
  readonly modules: readonly Place[]
  /** The settings stand apart, below. */
  readonly below: readonly Place[]
}

export function usePlaces(): Places {
  const { can } = useSession()
  const { routesByPath } = useRouter()
  const isOpen = ({ to, right }: Place) => to in routesByPath && (!right || can(right))
  return { modules: MODULES.filter(isOpen), below: [SETTINGS].filter(isOpen) }
}

type Address = NonNullable<LinkProps['to']>

/** The routes know their addresses as types; a place was looked up among them. */
export function linkTo({ to }: Pick<Place, 'to'>): { to: Address } {
  return { to: to as Address }
}
