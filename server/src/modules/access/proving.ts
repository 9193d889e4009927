// Whoever left a browser open must not lose his account to the next one who sits down: before a way in changes, he shows again
// that it is he, unless he signed in just now.
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { Text } from '../../shared/shapes.ts'
import { countAttempt } from './attempts.ts'
import { checkCode, deviceFor } from './entering.ts'
import { isPassword } from './passwords.ts'
import { type RouteGround, tokenOf } from './route.ts'
import { holdingOf } from './sessions.queries.ts'
import { type Account, findAccountById } from './sign-in.queries.ts'

export const Secret = Type.String({ minLength: 1, maxLength: 1000 })
export const Code = Text(40)
/** The password, or a code where there is an app. */
export const proofFields = { password: Type.Optional(Secret), code: Type.Optional(Code) }

interface Given {
  readonly password?: string
  readonly code?: string
}

const FRESH_MS = 10 * 60_000

export async function checkFresh(ground: RouteGround, request: FastifyRequest, given: Given): Promise<Account> {
  const { signedInAt } = await holdingOf(ground.db, tokenOf(ground, request))
  if (ground.clock.now() - signedInAt < FRESH_MS) return ownAccount(ground, request)
  return checkSelf(ground, request, given)
}

export async function checkSelf(ground: RouteGround, request: FastifyRequest, given: Given): Promise<Account> {
  const account = await ownAccount(ground, request)
  const { password, code } = given
  if (code !== undefined && account.totpId) await checkOwnCode(ground, request, account, code)
  else if (password !== undefined) await checkOwnPassword(ground, request, account, password, '/password')
  else checkFields([fieldError('/password', 'required', whatIsNeeded(account))])
  return account
}

export async function checkOwnPassword(
  ground: RouteGround,
  request: FastifyRequest,
  account: Account,
  password: string,
  pointer: '/password' | '/current',
): Promise<void> {
  const device = deviceFor(ground, request, account)
  const attempt = { email: account.email, ip: request.ip, device }
  const succeeded = await countAttempt(ground.limiter, ground.clock, attempt)
  if (!(await isPassword(password, account.passwordHash)))
    checkFields([fieldError(pointer, 'incorrect', 'The current password is not right.')])
  await succeeded()
}

async function checkOwnCode(ground: RouteGround, request: FastifyRequest, account: Account, code: string) {
  try {
    await checkCode(ground, request, account, code)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid-credentials') throw error
    checkFields([fieldError('/code', 'incorrect', error.detail)])
  }
}

async function ownAccount({ db }: RouteGround, { actor }: FastifyRequest): Promise<Account> {
  return (await findAccountById(db, actor.id))!
}

function whatIsNeeded({ passwordHash, totpId }: Account): string {
  if (totpId) return 'Give your password or a code first.'
  return passwordHash ? 'Give your password first.' : 'Sign in again first.'
}
