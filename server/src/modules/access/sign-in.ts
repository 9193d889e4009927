// The way in and out, and the list of all routes of the session.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database } from '../../db/database.ts'
import { loadRecord } from '../../db/record.ts'
import { renderUpdated } from '../../db/write.ts'
import { notFound } from '../../http/errors.ts'
import { sharedLimiter } from '../../http/rate-limit.ts'
import { checkOrigin, readCookie, sessionCookie, writeCookie } from '../../http/session.ts'
import { Body, Name, One, Text } from '../../shared/shapes.ts'
import { checkQuery } from '../../shared/validate.ts'
import { changing } from './changing.ts'
import { arrive, arriveWithCode, openedByLink, openedInTurn } from './entering.ts'
import { firstRunRoutes } from './first-run.ts'
import { ownCompanyRoutes } from './own-company.ts'
import { ownEmailRoutes } from './own-email.ts'
import { ownSessionRoutes } from './own-sessions.ts'
import { passkeyRoutes } from './passkeys.ts'
import { checkPassword } from './passwords.rules.ts'
import { hashPassword } from './passwords.ts'
import { keyOf } from './proofs.ts'
import { Code, checkFresh, checkOwnPassword, Secret } from './proving.ts'
import { bodyOf, type Route, type RouteGround, type SignInGround, sessionOf, tokenOf } from './route.ts'
import { Session } from './session.ts'
import { sessionStateRoutes } from './session-state.ts'
import { closeSession, wasOpenedByLink } from './sessions.queries.ts'
import { findAccount, findAccountById, findDoors, storePassword } from './sign-in.queries.ts'
import { switchingRoutes } from './switching.ts'
import { Entered, tellArrival } from './telling.ts'
import { totpRoutes } from './totp.ts'
import { user } from './users.queries.ts'

const SignIn = Body(
  {
    email: Name(254),
    password: Secret,
    environment: Type.Optional(Text(63)),
  },
  'SignIn',
)
const SignInByLink = Body({ token: Secret }, 'SignInByLink')
const SignInCode = Body({ ticket: Type.String({ minLength: 1, maxLength: 4000 }), code: Code }, 'SignInCode')
const PasswordChange = Body({ current: Type.Optional(Secret), password: Secret }, 'PasswordChange')

const wayInRoutes: readonly Route[] = [
  {
    id: 'session.create',
    summary: 'Sign in with e-mail address and password',
    method: 'POST',
    path: '/session',
    scope: null,
    open: true,
    body: SignIn,
    success: 201,
    response: Entered,
    problems: ['invalid-credentials', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { environment, ...details } = bodyOf(request, SignIn)
      const find = async (db: Database) =>
        environment === undefined ? findDoors(db, details.email) : [await findAccount(db, details.email, environment)]
      const [account, ...others] = await openedInTurn(ground, request, details, find)
      const doors = others.map((other) => keyOf(other))
      return tellArrival(ground, await arrive(ground, request, reply, { account: account!, by: 'password', doors }))
    },
  },
  {
    id: 'session.create_by_link',
    summary: 'Sign in with a one-time link',
    method: 'POST',
    path: '/session/link',
    scope: null,
    open: true,
    body: SignInByLink,
    success: 201,
    response: Entered,
    problems: ['invalid-credentials', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { token } = bodyOf(request, SignInByLink)
      const account = await openedByLink(ground, request, token)
      return tellArrival(ground, await arrive(ground, request, reply, { account, by: 'link' }))
    },
  },
  {
    id: 'session.create_with_code',
    summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
    method: 'POST',
    path: '/session/code',
    scope: null,
    open: true,
    body: SignInCode,
    success: 201,
    response: One(Session),
    problems: ['invalid-credentials', 'step-expired', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const actor = await arriveWithCode(ground, request, reply, bodyOf(request, SignInCode))
      return { data: await sessionOf(ground, actor) }
    },
  },
  {
    id: 'session.delete',
    summary: 'Sign out',
    method: 'DELETE',
    path: '/session',
    scope: null,
    open: true,
    success: 204,
    async answer({ db, publicUrl }, request, reply) {
      const token = readCookie(request, sessionCookie(publicUrl))
      if (token) await closeSession(db, token)
      reply.header('set-cookie', writeCookie(publicUrl, sessionCookie(publicUrl), '', 0))
      return undefined
    },
  },
  {
    id: 'session.set_password',
    summary: 'Set your own password; the current one is needed unless you came by a link',
    method: 'PUT',
    path: '/session/password',
    scope: null,
    body: PasswordChange,
    success: 204,
    problems: ['too-many-attempts'],
    async answer(ground, request) {
      const { current, password } = bodyOf(request, PasswordChange)
      const token = tokenOf(ground, request)
      const account = (await findAccountById(ground.db, request.actor.id))!
      checkPassword(password)
      if (!(await wasOpenedByLink(ground.db, token))) {
        if (account.passwordHash) await checkOwnPassword(ground, request, account, current ?? '', '/current')
        else await checkFresh(ground, request, {})
      }
      const passwordHash = await hashPassword(password)
      await changing(ground, request, 'session.set_password', async (ctx) => {
        const self = (await loadRecord(ctx.tx, user, ctx.actor.id, ctx))!
        storePassword(ctx, self.id, { passwordHash, token })
        await renderUpdated(ctx, user, self)
      })
      return undefined
    },
  },
]

export const signInRoutes: readonly Route[] = [
  ...wayInRoutes,
  ...sessionStateRoutes,
  ...firstRunRoutes,
  ...ownEmailRoutes,
  ...ownSessionRoutes,
  ...switchingRoutes,
  ...ownCompanyRoutes,
  ...totpRoutes,
  ...passkeyRoutes,
]

export function mountSignIn(app: FastifyInstance, prefix: string, signIn: SignInGround): void {
  const ground: RouteGround = { ...signIn, limiter: sharedLimiter(signIn.db) }
  for (const { method, path, open, success, answer } of signInRoutes) {
    app.route({
      method,
      url: prefix + path.replace('{id}', ':id'),
      onRequest: async (request, reply) => {
        if (open) checkOrigin(request, signIn.publicUrl)
        else request.actor = await signIn.authenticate(request, reply)
      },
      handler: async (request, reply) => {
        checkQuery(request.query)
        checkId(request)
        return reply.code(success).send(await answer(ground, request, reply))
      },
    })
  }
}

function checkId({ params }: FastifyRequest): void {
  const { id } = params as { id?: string }
  if (id !== undefined && !UUID.test(id)) throw notFound()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
