// The way in and out: these routes stand before any actor, so they answer by themselves and are no operations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { inEnvironment } from '../../db/transaction.ts'
import type { Described } from '../../http/operation.ts'
import { sharedLimiter } from '../../http/rate-limit.ts'
import { checkOrigin, readCookie, sessionCookie, writeCookie } from '../../http/session.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { Body, Name, One, Text } from '../../shared/shapes.ts'
import { checkQuery, readBody } from '../../shared/validate.ts'
import { countAttempt } from './attempts.ts'
import { type EntryGround, enter, openedByLink, openedByPassword } from './entering.ts'
import { checkPassword } from './passwords.rules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { readSession, Session } from './session.ts'
import { closeSession, wasOpenedByLink } from './sessions.queries.ts'
import { type Account, findAccount, findAccountById, storePassword } from './sign-in.queries.ts'

export interface SignInGround extends Omit<EntryGround, 'limiter'> {
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

interface Route extends Described {
  answer(ground: Ground, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

type Ground = SignInGround & EntryGround

const Secret = Type.String({ minLength: 1, maxLength: 1000 })
const SignIn = Body(
  {
    email: Name(254),
    password: Secret,
    environment: Type.Optional(Text(63)),
  },
  'SignIn',
)
const SignInByLink = Body({ token: Secret }, 'SignInByLink')
const PasswordChange = Body({ current: Type.Optional(Secret), password: Secret }, 'PasswordChange')

export const signInRoutes: readonly Route[] = [
  {
    id: 'session.create',
    summary: 'Sign in with e-mail address and password',
    method: 'POST',
    path: '/session',
    scope: null,
    open: true,
    body: SignIn,
    success: 201,
    response: One(Session),
    problems: ['invalid-credentials', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { environment, ...details } = bodyOf(request, SignIn)
      const find = async (db: Database) => [await findAccount(db, details.email, environment)]
      const [account] = await openedByPassword(ground, request, details, find)
      return told(ground, await enter(ground, request, reply, { account: account!, by: 'password' }))
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
    response: One(Session),
    problems: ['invalid-credentials', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { token } = bodyOf(request, SignInByLink)
      const account = await openedByLink(ground, request, token)
      return told(ground, await enter(ground, request, reply, { account, by: 'link' }))
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
      const token = readCookie(request, sessionCookie(ground.publicUrl))!
      const account = (await findAccountById(ground.db, request.actor.id))!
      checkPassword(password)
      if (account.passwordHash && !(await wasOpenedByLink(ground.db, token)))
        await checkCurrent(ground, request, account, current)
      await storePassword(ground.db, account, { passwordHash: await hashPassword(password), token, now: nowOf(ground) })
      return undefined
    },
  },
]

export function mountSignIn(app: FastifyInstance, prefix: string, signIn: SignInGround): void {
  const ground: Ground = { ...signIn, limiter: sharedLimiter(signIn.db) }
  for (const { method, path, open, success, answer } of signInRoutes) {
    app.route({
      method,
      url: prefix + path,
      onRequest: async (request, reply) => {
        if (open) checkOrigin(request, signIn.publicUrl)
        else request.actor = await signIn.authenticate(request, reply)
      },
      handler: async (request, reply) => {
        checkQuery(request.query)
        return reply.code(success).send(await answer(ground, request, reply))
      },
    })
  }
}

async function told(ground: Ground, actor: Actor) {
  const scene = { environmentId: actor.environmentId, today: nowOf(ground).slice(0, 10) }
  return inEnvironment(ground.db, scene, 'read', async (tx) => ({
    data: await readSession(tx, actor.id, actor.rights),
  }))
}

async function checkCurrent(ground: Ground, request: FastifyRequest, account: Account, current: string | undefined) {
  const succeeded = await countAttempt(ground.limiter, ground.clock, { email: account.email, ip: request.ip })
  if (!(await isPassword(current ?? '', account.passwordHash)))
    checkFields([fieldError('/current', 'incorrect', 'The current password is not right.')])
  await succeeded()
}

function bodyOf<S extends Type.TSchema>(request: FastifyRequest, schema: S): Static<S> {
  return readBody(schema, request.body as Buffer | undefined) as Static<S>
}

function nowOf({ clock }: SignInGround): string {
  return new Date(clock.now()).toISOString()
}
