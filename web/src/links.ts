// The screen of each list and record of the service. Its answers, its mails and assistants name them by the paths of the API.
import { type LinkProps, type ParsedLocation, redirect, useRouter } from '@tanstack/react-router'

const SCREENS: Readonly<Record<string, string>> = {
  '/crm/organization': '/crm/organizations',
  '/crm/person': '/crm/persons',
  '/projects/project': '/projects',
  '/hrm/employee': '/people',
  '/invoices/invoice': '/invoices',
  '/sales/sales': '/sales',
}

/** For a figure that opens the rows behind it; undefined where there is no such screen. */
export function useScreenLink(): (path: string, search?: object) => LinkProps | undefined {
  const { routesByPath } = useRouter()
  return (path, search = {}) => {
    const to = SCREENS[path] ?? path
    return to in routesByPath ? ({ to, search } as LinkProps) : undefined
  }
}

/** /crm/organization/018b… and /crm/organization?q=acme lead to the screens of the same. */
export function leadOn({ pathname, searchStr }: ParsedLocation): void {
  const [, path = '', id = ''] = /^(\/[a-z]+\/[a-z]+)(\/[0-9a-f-]{36})?\/?$/.exec(pathname) ?? []
  const screen = SCREENS[path]
  if (screen) throw redirect({ href: `${screen}${id}${searchStr}`, replace: true })
}
