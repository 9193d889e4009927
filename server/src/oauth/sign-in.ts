// POST /oauth/sign-in: with a password, with a link, or by choosing one of the environments that the password opened.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, readCookie } from '../http/session.ts'
import { makeDevice } from '../modules/access/attempts.ts'
import { deviceLine, enter, openedByLink, openedByPassword } from '../modules/access/entering.ts'
import { type Account, findAccountById, findDoors } from '../modules/access/sign-in.queries.ts'
import { hashSecret } from '../shared/api-key.ts'
import { Problem, problems } from '../shared/problem.ts'
import { SPEAKING } from '../shared/shapes.ts'
import { type BoundForms, boundForms } from './bound-forms.ts'
import { readForm } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { judge, type Step, turnAway } from './judging.ts'
import { errorPage } from './pages/error-page.ts'
import { show } from './pages/frame.ts'
import { choosePage, type Notice, signInPage } from './pages/sign-in-page.ts'

const TICKET_MINUTES = 5
const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 1000

export function signingIn(ground: OAuthGround) {
  const tickets = boundForms(ground, 'choice of an environment', TICKET_MINUTES)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const form = readForm(request.body)
    const step = await judge(ground, request, form.get('request') ?? '')
    if (step.kind !== 'asked') return turnAway(ground, reply, step)
    const way = form.has('ticket') ? byTicket : form.has('link') ? byLink : byPassword
    try {
      return await way({ ground, tickets, step, form, request, reply })
    } catch (error) {
      const notice = noticeOf(error, form)
      if (!notice) throw error
      const { code, extra } = error as Problem
      if (extra.retry_after !== undefined) reply.header('retry-after', String(extra.retry_after))
      return showSignIn(reply, step, { status: problems[code].status, notice, email: form.get('email') ?? '' })
    }
  }
}

export function showSignIn(
  reply: FastifyReply,
  { client, onward, language }: Step,
  { status, ...more }: { readonly status: number; readonly notice?: Notice; readonly email?: string },
): FastifyReply {
  return show(reply, { status, page: signInPage({ language, clientName: client.name, request: onward, ...more }) })
}

interface Arrival {
  readonly ground: OAuthGround
  readonly tickets: BoundForms
  readonly step: Step
  readonly form: URLSearchParams
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function byPassword(arrival: Arrival): Promise<FastifyReply> {
  const { ground, form, request } = arrival
  const [email, password] = [(form.get('email') ?? '').trim(), form.get('password') ?? '']
  if (!isPossible(email, password)) throw new Problem('invalid-credentials', 'Nobody can have these details.')
  const doors = await openedByPassword(ground, request, { email, password }, (db) => findDoors(db, email))
  if (doors.length === 1) return goOn(arrival, doors[0]!, 'password')
  return chooseOne(arrival, doors)
}

/** What no account can have, and the database could not even look for. */
function isPossible(email: string, password: string): boolean {
  return email.length <= LONGEST_EMAIL && speaking.test(email) && password !== '' && password.length <= LONGEST_PASSWORD
}

const speaking = new RegExp(SPEAKING, 'u')

/** Each choice opens one account, in the browser that knew its password, for the request that was shown. */
function chooseOne(
  { ground, tickets, step, reply }: Arrival,
  doors: readonly (Account & { readonly environmentName: string })[],
): FastifyReply {
  const device = makeDevice(ground.secret, doors[0]!.userId)
  reply.header('set-cookie', deviceLine(ground.publicUrl, device))
  const choices = doors.map((door) => ({
    name: door.environmentName,
    ticket: tickets.make([device, step.onward], keyOf(door)),
  }))
  const { language, client, onward } = step
  return show(reply, { status: 200, page: choosePage({ language, clientName: client.name, request: onward, choices }) })
}

async function byTicket(arrival: Arrival): Promise<FastifyReply> {
  const { ground, tickets, step, form, request, reply } = arrival
  const device = readCookie(request, deviceCookie(ground.publicUrl)) ?? ''
  const key = tickets.open([device, step.onward], form.get('ticket')!)
  const account = key === undefined ? undefined : await findAccountById(ground.db, key.split(' ', 1)[0]!)
  if (account && keyOf(account) === key) return goOn(arrival, account, 'password')
  const page = errorPage({ language: step.language, fault: 'unbound', request: step.onward })
  return show(reply, { status: 403, page })
}

/** Of an account with the password it has now: whoever changes it shuts out those who came with the old one. */
function keyOf({ userId, passwordHash }: Account): string {
  return `${userId} ${hashSecret(passwordHash ?? '').toString('base64url')}`
}

async function byLink(arrival: Arrival): Promise<FastifyReply> {
  const { ground, form, request } = arrival
  return goOn(arrival, await openedByLink(ground, request, tokenIn(form.get('link')!)), 'link')
}

/** People paste the whole link, or what stands behind its #. */
function tokenIn(pasted: string): string {
  return /[#?&]token=([^&\s]+)/.exec(pasted)?.[1] ?? pasted.trim()
}

async function goOn({ ground, step, request, reply }: Arrival, account: Account, by: 'password' | 'link') {
  await enter(ground, request, reply, { account, by })
  return reply.redirect(`/oauth/authorize?${step.onward}`, 303)
}

function noticeOf(error: unknown, form: URLSearchParams): Notice | undefined {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'invalid-credentials') return { kind: form.has('link') ? 'wrong_link' : 'wrong' }
  if (error.code === 'too-many-attempts')
    return { kind: 'too_many', minutes: Math.ceil(Number(error.extra.retry_after) / 60) }
  return undefined
}
