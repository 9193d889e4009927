// Who is here, asked quietly: GET /session/state answers whether anybody is signed in or not.
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { readCookie, sessionCookie } from '../../http/session.ts'
import { One, OneOf } from '../../shared/shapes.ts'
import { isEmpty } from './first-run.ts'
import { ways } from './proofs.ts'
import { type Route, type RouteGround, sessionOf } from './route.ts'
import { Session } from './session.ts'
import { findSession } from './sessions.queries.ts'

const SessionState = Type.Object(
  {
    signed_in: Type.Boolean(),
    session: Type.Union([Session, Type.Null()]),
    is_empty: Type.Boolean({
      description: 'Nobody has an account yet: the first one is made with POST /session/first.',
    }),
    ways: Type.Array(OneOf(ways)),
  },
  { title: 'SessionState' },
)

export const sessionStateRoutes: readonly Route[] = [
  {
    id: 'session.read_state',
    summary: 'Read whether you are signed in, and how one can',
    method: 'GET',
    path: '/session/state',
    scope: null,
    open: true,
    success: 200,
    response: One(SessionState),
    async answer(ground, request) {
      const actor = await visitorOf(ground, request)
      const usable = ways.filter((way) => way !== 'passkey' || canHavePasskeys(ground.publicUrl))
      const session = actor ? await sessionOf(ground, actor) : null
      const is_empty = actor ? false : await isEmpty(ground.db)
      return { data: { signed_in: session !== null, session, is_empty, ways: usable } }
    },
  },
]

async function visitorOf({ db, clock, publicUrl }: RouteGround, request: FastifyRequest) {
  const token = readCookie(request, sessionCookie(publicUrl))
  return token === undefined ? undefined : findSession(db, token, clock.now())
}

/** Browsers have them where nobody can listen in, and for names only. */
function canHavePasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return hostname === 'localhost' || (protocol === 'https:' && /[a-z]$/i.test(hostname))
}
