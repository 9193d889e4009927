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
  '/hrm/planning/rows': '/planning/rows',
  '/invoices/invoice': '/invoices',
  '/invoices/invoiceline': '/invoices/lines',
  '/invoices/to-invoice/rows': '/invoices/to-invoice',
  '/purchasing/cost': '/purchasing/costs',
  '/purchasing/purchaseinvoice': '/purchasing',
  '/sales/sales': '/sales/opportunities',
  '/sales/quote': '/sales/quotes',
}

/** Shown on the screen of all of them: one has no address of its own, and some cannot be chosen by their ids. */
const WITHOUT_RECORDS: ReadonlySet<string> = new Set([
  '/hrm/team',
  '/hrm/planning',
  '/hrm/leavebalance',
  '/invoices/invoiceline',
])

/** For a figure that opens the rows behind it, on the screen of that list. */
export function useScreenLink(): (path: string, search?: object) => LinkProps {
  return screenLink
}

function screenLink(path: string, search: object = {}): LinkProps {
  return { to: SCREENS[path] ?? path, search: readable(search) } as LinkProps
}

/** The list with these rows and no others; undefined where no screen shows it. */
export function rowsLink(path: string, ids: readonly string[]): LinkProps | undefined {
  const isShown = path in SCREENS && !WITHOUT_RECORDS.has(path)
  return isShown ? screenLink(path, { ids: ids.join(',') }) : undefined
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

/** /crm/organization/018b… and /crm/organization?q=acme lead to the screens of the same, a team to the teams. */
export function leadOn({ pathname, searchStr }: ParsedLocation): void {
  const [, path = '', id = ''] = /^(\/[a-z]+\/[a-z]+)(\/[0-9a-f-]{36})?\/?$/.exec(pathname) ?? []
  const screen = SCREENS[path]
  const record = WITHOUT_RECORDS.has(path) ? '' : id
  if (screen) throw redirect({ href: `${screen}${record}${searchStr}`, replace: true })
}
