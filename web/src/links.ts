// The screen of each list and record of the service. Its answers, its mails and assistants name them by the paths of the API.
import { type LinkProps, type ParsedLocation, redirect, useRouter } from '@tanstack/react-router'

const SCREENS: Readonly<Record<string, string>> = {
  '/crm/organization': '/crm/organizations',
  '/crm/person': '/crm/persons',
  '/documents/document': '/documents',
  '/hours/hours': '/hours/entries',
  '/projects/project': '/projects',
  '/projects/task': '/projects/tasks',
  '/hrm/employee': '/people',
  '/hrm/team': '/people/teams',
  '/hrm/leave': '/people/requests',
  '/hrm/leavebalance': '/people/balances',
  '/hrm/absence': '/people/absence',
  '/hrm/planning': '/planning',
  '/invoices/invoice': '/invoices',
  '/invoices/to-invoice/rows': '/invoices/to-invoice',
  '/purchasing/cost': '/purchasing/costs',
  '/purchasing/purchaseinvoice': '/purchasing',
  '/sales/sales': '/sales/opportunities',
  '/sales/quote': '/sales/quotes',
}

/** For a figure that opens the rows behind it: on the screen of that list, else on the one that shows rows and no more. */
export function useScreenLink(): (path: string, search?: object) => LinkProps {
  const { routesByPath } = useRouter()
  return (path, search = {}) => {
    const to = SCREENS[path] ?? path
    if (to in routesByPath) return { to, search: readable(search) } as LinkProps
    return { to: '/rows/$', params: { _splat: path.slice(1) }, search: readable(search) } as LinkProps
  }
}

/** The screen of one record; undefined where there is none. */
export function useRecordLink(): (path: string, id: string) => LinkProps | undefined {
  const { routesByPath } = useRouter()
  return (path, id) => {
    const to = `${SCREENS[path] ?? path}/$id`
    return to in routesByPath ? ({ to, params: { id } } as LinkProps) : undefined
  }
}

// The service names parameters as texts; in an address a flag needs no quotes.
function readable(search: object): object {
  const flag = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)
  return Object.fromEntries(Object.entries(search).map(([key, value]) => [key, flag(value)]))
}

/** /crm/organization/018b… and /crm/organization?q=acme lead to the screens of the same. */
export function leadOn({ pathname, searchStr }: ParsedLocation): void {
  const [, path = '', id = ''] = /^(\/[a-z]+\/[a-z]+)(\/[0-9a-f-]{36})?\/?$/.exec(pathname) ?? []
  const screen = SCREENS[path]
  if (screen) throw redirect({ href: `${screen}${id}${searchStr}`, replace: true })
}
