// What all addresses stand on: whoever is not signed in is led to the door, and who is signed in is known before a screen is shown.
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { problemOf } from './api/problems.ts'
import { queries } from './api/queries.ts'
import { mayBeSignedIn, sessionQuery } from './api/session.ts'
import { leadOn } from './links.ts'
import { keepEmailLink } from './screens/account/email-link.ts'
import { keepToken } from './screens/sign-in/token.ts'
import { Frame } from './shell/frame.tsx'
import { Missing } from './shell/missing.tsx'

export const root = createRootRoute({
  notFoundComponent: Missing,
  beforeLoad: ({ location }) => {
    // Before whoever is not signed in is led away: the way back would show in the address what the link carries.
    if (keepEmailLink(location)) throw redirect({ to: '/account', hash: '', replace: true })
    leadOn(location)
  },
})

export interface SignInSearch {
  /** Where to go afterwards. */
  readonly back?: string
  /** Which environment to enter; empty asks for one. */
  readonly environment?: string
}

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ back, environment }: Record<string, unknown>): SignInSearch => ({
    ...(isOwnPath(back) ? { back } : {}),
    ...(typeof environment === 'string' ? { environment } : {}),
  }),
  beforeLoad: async ({ location: { hash }, search }) => {
    if (keepToken(hash)) throw redirect({ to: '/sign-in', search, hash: '', replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in.tsx'), 'SignIn'),
})

export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Frame,
  beforeLoad: async ({ location }) => {
    const door = { to: '/sign-in', search: location.pathname === '/' ? {} : { back: location.href } } as const
    if (!mayBeSignedIn()) throw redirect(door)
    try {
      await queries.ensureQueryData(sessionQuery())
    } catch (error) {
      throw problemOf(error).code === 'unauthenticated' ? redirect(door) : error
    }
  },
})

// Never to another site, however it is written.
function isOwnPath(back: unknown): back is string {
  return typeof back === 'string' && /^\/(?![/\\])/.test(back)
}
