// POST /oauth/sign-in: with a password, with a link, by choosing one of the environments that the password opened, or with the code
// that was still missing.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { arrive, arriveWithCode, openedByLink, openedByPassword } from '../modules/access/entering.ts'
import { keyOf, openStep, type Proof, STEP_MINUTES, stepOfBrowser, userOfKey } from '../modules/access/proofs.ts'
import { type Account, findAccountById, findDoors } from '../modules/access/sign-in.queries.ts'
import { type BoundForms, boundForms } from '../shared/bound-forms.ts'
import { Problem, problems } from '../shared/problem.ts'
import { SPEAKING } from '../shared/shapes.ts'
import { readForm } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { judge, type Step, turnAway } from './judging.ts'
import { errorPage } from './pages/error-page.ts'
import { show } from './pages/frame.ts'
import { choosePage, codePage, type Notice, signInPage } from './pages/sign-in-page.ts'

const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 1000
const LONGEST_CODE = 100

export function signingIn(ground: OAuthGround) {
  const tickets = boundForms(ground, 'choice of an environment', STEP_MINUTES)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const form = readForm(request.body)
    const step = await judge(ground, request, form.get('request') ?? '')
    if (step.kind !== 'asked') return turnAway(ground, reply, step)
    try {
      return await wayOf(form)({ ground, tickets, step, form, request, reply })
    } catch (error) {
      const notice = noticeOf(error, form)
      if (!notice) throw error
      const { code, extra } = error as Problem
      if (extra.retry_after !== undefined) reply.header('retry-after', String(extra.retry_after))
      const { status } = problems[code]
      if (form.has('code')) return showCode(reply, step, { status, notice, ticket: form.get('ticket') ?? '' })
      return showSignIn(reply, step, { status, notice, email: form.get('email') ?? '' })
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

function showCode(
  reply: FastifyReply,
  { client, onward, language }: Step,
  { status, ...more }: { readonly status: number; readonly notice?: Notice; readonly ticket: string },
): FastifyReply {
  return show(reply, { status, page: codePage({ language, clientName: client.name, request: onward, ...more }) })
}

function wayOf(form: URLSearchParams): (arrival: Arrival) => Promise<FastifyReply> {
  if (form.has('code')) return byCode
  if (form.has('ticket')) return byTicket
  return form.has('link') ? byLink : byPassword
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
  if (doors.length === 1) return goOn(arrival, { account: doors[0]!, by: 'password' })
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
  const bond = [openStep(ground, reply), step.onward]
  const choices = doors.map((door) => ({ name: door.environmentName, ticket: tickets.make(bond, keyOf(door)) }))
  const { language, client, onward } = step
  return show(reply, { status: 200, page: choosePage({ language, clientName: client.name, request: onward, choices }) })
}

async function byTicket(arrival: Arrival): Promise<FastifyReply> {
  const { ground, tickets, step, form, request, reply } = arrival
  const key = tickets.open([stepOfBrowser(ground, request), step.onward], form.get('ticket')!)
  const account = key === undefined ? undefined : await findAccountById(ground.db, userOfKey(key))
  if (account && keyOf(account) === key) return goOn(arrival, { account, by: 'password' })
  return showUnbound(reply, step)
}

async function byCode({ ground, step, form, request, reply }: Arrival): Promise<FastifyReply> {
  const shown = { ticket: form.get('ticket') ?? '', code: form.get('code')!.slice(0, LONGEST_CODE) }
  try {
    await arriveWithCode(ground, request, reply, shown, [step.onward])
  } catch (error) {
    if (error instanceof Problem && error.code === 'step-expired') return showUnbound(reply, step)
    throw error
  }
  return leadBack(reply, step)
}

function showUnbound(reply: FastifyReply, { language, onward }: Step): FastifyReply {
  return show(reply, { status: 403, page: errorPage({ language, fault: 'unbound', request: onward }) })
}

async function byLink(arrival: Arrival): Promise<FastifyReply> {
  const { ground, form, request } = arrival
  const account = await openedByLink(ground, request, tokenIn(form.get('link')!))
  return goOn(arrival, { account, by: 'link' })
}

/** People paste the whole link, or what stands behind its #. */
function tokenIn(pasted: string): string {
  return /[#?&]token=([^&\s]+)/.exec(pasted)?.[1] ?? pasted.trim()
}

async function goOn({ ground, step, request, reply }: Arrival, proof: Proof): Promise<FastifyReply> {
  const arrival = await arrive(ground, request, reply, proof, [step.onward])
  if ('ticket' in arrival) return showCode(reply, step, { status: 200, ...arrival })
  return leadBack(reply, step)
}

function leadBack(reply: FastifyReply, { onward }: Step): FastifyReply {
  return reply.redirect(`/oauth/authorize?${onward}`, 303)
}

function noticeOf(error: unknown, form: URLSearchParams): Notice | undefined {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'invalid-credentials')
    return { kind: form.has('code') ? 'wrong_code' : form.has('link') ? 'wrong_link' : 'wrong' }
  if (error.code === 'too-many-attempts')
    return { kind: 'too_many', minutes: Math.ceil(Number(error.extra.retry_after) / 60) }
  return undefined
}
