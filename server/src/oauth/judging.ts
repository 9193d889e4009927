// The first thing at every step: which program asks for what, from the request as it travels along. Nothing is kept between steps.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageLanguage, pageLanguage } from '../shared/languages.ts'
import {
  type Asked,
  answerAddress,
  clientIdOf,
  judgeRequest,
  readRequest,
  type SentBack,
  type Unfit,
  withoutPrompt,
} from './authorize.rules.ts'
import { type Client, findClient } from './clients.ts'
import type { OAuthGround } from './ground.ts'
import { errorPage } from './pages/error-page.ts'
import { show } from './pages/frame.ts'
import type { PageFault } from './pages/wording.ts'
import { hostOfRedirect } from './redirects.rules.ts'
import { isRefusal, type Refusal } from './refusal.ts'

export interface Step {
  readonly kind: 'asked'
  readonly client: Client
  readonly asked: Asked
  /** The request as it goes on from here. */
  readonly onward: string
  readonly language: PageLanguage
}

interface TurnedAway {
  readonly kind: 'unfit'
  readonly status: number
  readonly fault: PageFault
  readonly detail: string
  readonly language: PageLanguage
  readonly retryAfter?: number | undefined
}

export interface Returned {
  readonly kind: 'back'
  readonly back: SentBack
  readonly language: PageLanguage
}

export type Judged = Step | TurnedAway | Returned

export async function judge(ground: OAuthGround, { ip, headers }: FastifyRequest, query: string): Promise<Judged> {
  const request = readRequest(query)
  const language = pageLanguage(request.get('ui_locales'), headers['accept-language'])
  const id = clientIdOf(request)
  const client = id === undefined ? undefined : await findClient(ground, id, ip).catch(refused)
  if (isRefusal(client)) return { kind: 'unfit', language, ...turnedAway(client) }
  const verdict = judgeRequest(request, client, ground.publicUrl)
  if (verdict.kind === 'back') return { ...verdict, language }
  if (verdict.kind === 'unfit')
    return { kind: 'unfit', status: 400, fault: verdict.unfit, detail: DETAILS[verdict.unfit], language }
  return { ...verdict, client: client!, onward: withoutPrompt(request).toString(), language }
}

/** A program that can be told is told; else the person is. */
export function turnAway({ publicUrl }: OAuthGround, reply: FastifyReply, judged: Exclude<Judged, Step>): FastifyReply {
  if (judged.kind === 'back') return reply.redirect(faultAddress(publicUrl, judged), 303)
  if (judged.retryAfter !== undefined) reply.header('retry-after', String(judged.retryAfter))
  return show(reply, { status: judged.status, page: errorPage(judged) })
}

/**
 * Anybody can register any site. Were whoever is not signed in led there because of a fault, every link to us could be made one to
 * that site (RFC 9700, 4.11.2); so he is shown where it goes, and goes himself.
 */
export function pointTo({ publicUrl }: OAuthGround, reply: FastifyReply, returned: Returned): FastifyReply {
  const { back, language } = returned
  const onward = { address: faultAddress(publicUrl, returned), host: hostOfRedirect(back.redirectUri) }
  const page = errorPage({ language, fault: 'asked_wrongly', onward, detail: back.description })
  return show(reply, { status: 400, page })
}

function faultAddress(publicUrl: string, { back: { redirectUri, state, error, description } }: Returned): string {
  return answerAddress(redirectUri, { error, error_description: description, state, iss: publicUrl })
}

/** 303: whatever brought one here, the program is asked with GET and gets nothing of a form. */
export function sendBack(
  reply: FastifyReply,
  redirectUri: string,
  answer: Readonly<Record<string, string | undefined>>,
): FastifyReply {
  return reply.redirect(answerAddress(redirectUri, answer), 303)
}

function refused(thrown: unknown): Refusal {
  if (isRefusal(thrown)) return thrown
  throw thrown
}

function turnedAway({ status, message, retryAfter }: Refusal): Omit<TurnedAway, 'kind' | 'language'> {
  return status === 429
    ? { status, fault: 'busy', detail: message, retryAfter }
    : { status: 400, fault: 'unreadable_client', detail: message }
}

const DETAILS: Readonly<Record<Unfit, string>> = {
  too_long: 'The query has more than 8 KiB.',
  unknown_client: 'client_id is missing, stands there more than once, or is not registered.',
  no_redirect: 'redirect_uri is missing, or stands there more than once.',
  foreign_redirect: 'redirect_uri is not letter by letter one of those that were registered.',
}
