// Where one is signed in: /session/list, each for himself.
import Type from 'typebox'
import { notFound } from '../../http/errors.ts'
import { sessionCookie, writeCookie } from '../../http/session.ts'
import { Id, Instant, Nullable, OneOf } from '../../shared/shapes.ts'
import { deviceWords } from './devices.rules.ts'
import { ways } from './proofs.ts'
import { changing, looking, type Route, tokenOf } from './route.ts'
import { endOtherSessions, endSession, holdingOf, openSessions } from './sessions.queries.ts'

const OwnSession = Type.Object(
  {
    id: Id,
    is_current: Type.Boolean(),
    browser: Nullable(Type.String()),
    system: Nullable(Type.String()),
    ip: Nullable(Type.String()),
    opened_by: OneOf(ways),
    created_at: Instant,
    last_seen_at: Instant,
    expires_at: Instant,
  },
  { title: 'OwnSession' },
)

export const ownSessionRoutes: readonly Route[] = [
  {
    id: 'session.list',
    summary: 'List where you are signed in',
    method: 'GET',
    path: '/session/list',
    scope: null,
    success: 200,
    response: Type.Object({ data: Type.Array(OwnSession) }),
    async answer(ground, request) {
      const { id: current } = await holdingOf(ground.db, tokenOf(ground, request))
      const { actor } = request
      const open = await looking(ground, actor, (tx) => openSessions(tx, actor.id, ground.clock.now()))
      const data = open.map(({ user_agent, created_at, last_seen_at, expires_at, ...rest }) => ({
        ...rest,
        is_current: rest.id === current,
        ...deviceWords(user_agent),
        created_at: instant(created_at),
        last_seen_at: instant(last_seen_at),
        expires_at: instant(expires_at),
      }))
      return { data }
    },
  },
  {
    id: 'session.end',
    summary: 'Sign out somewhere',
    method: 'DELETE',
    path: '/session/list/{id}',
    scope: null,
    success: 204,
    async answer(ground, request, reply) {
      const { id } = request.params as { id: string }
      const { id: current } = await holdingOf(ground.db, tokenOf(ground, request))
      const ended = await changing(ground, request, 'session.end', ({ tx, actor }) => endSession(tx, actor.id, id))
      if (ended === 0) throw notFound()
      const cookie = sessionCookie(ground.publicUrl)
      if (id.toLowerCase() === current) reply.header('set-cookie', writeCookie(ground.publicUrl, cookie, '', 0))
      return undefined
    },
  },
  {
    id: 'session.end_others',
    summary: 'Sign out everywhere else',
    method: 'DELETE',
    path: '/session/list',
    scope: null,
    success: 204,
    async answer(ground, request) {
      const token = tokenOf(ground, request)
      await changing(ground, request, 'session.end_others', async ({ tx, actor }) =>
        endOtherSessions(tx, actor.id, token),
      )
      return undefined
    },
  },
]

function instant(text: string): string {
  return new Date(text).toISOString()
}
