// Where one is signed in: /session/list, each for himself.
import Type from 'typebox'
import { notFound } from '../../http/errors.ts'
import { sessionCookie, writeCookie } from '../../http/session.ts'
import { Id, Instant, Nullable, OneOf } from '../../shared/shapes.ts'
import { changing } from './changing.ts'
import { deviceWords } from './devices.rules.ts'
import { ways } from './proofs.ts'
import { looking, type Route, tokenOf } from './route.ts'
import { closeDoors, endOtherSessions, endSession, holdingOf, openSessions } from './sessions.queries.ts'
import { noteOnUser } from './users.queries.ts'

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
      await changing(ground, request, 'session.end', async (ctx) => {
        if ((await endSession(ctx.tx, ctx.actor.id, id)) === 0) throw notFound()
        await noteOnUser(ctx, ctx.actor.id)
      })
      const cookie = sessionCookie(ground.publicUrl)
      if (id.toLowerCase() === current) reply.header('set-cookie', writeCookie(ground.publicUrl, cookie, '', 0))
      return undefined
    },
  },
  {
    id: 'session.end_others',
    summary: 'Sign out everywhere else',
    note: 'Who switched from here to another environment cannot come back without signing in.',
    method: 'DELETE',
    path: '/session/list',
    scope: null,
    success: 204,
    async answer(ground, request) {
      const token = tokenOf(ground, request)
      await changing(ground, request, 'session.end_others', async (ctx) => {
        endOtherSessions(ctx.tx, ctx.actor.id, token)
        await noteOnUser(ctx, ctx.actor.id)
      })
      await closeDoors(ground.db, request.actor.id)
      return undefined
    },
  },
]

function instant(text: string): string {
  return new Date(text).toISOString()
}
