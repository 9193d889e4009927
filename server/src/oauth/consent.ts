// POST /oauth/consent, and the page it comes from. The form belongs to one session and one request, and carries the id that the
// assistant will have, so that it can make only one.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type Context, inContext } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { retrying } from '../db/transaction.ts'
import { insertRecord } from '../db/write.ts'
import { leaveTrail } from '../events/outbox.ts'
import { readCookie, sessionCookie } from '../http/session.ts'
import { readSession } from '../modules/access/session.ts'
import { findSession } from '../modules/access/sessions.queries.ts'
import { hashSecret } from '../shared/api-key.ts'
import { type BoundForms, boundForms } from '../shared/bound-forms.ts'
import { localDay } from '../shared/calendar.ts'
import { assistant } from './assistants.queries.ts'
import { noteUse } from './clients.queries.ts'
import { insertCode } from './codes.queries.ts'
import { readForm } from './form.ts'
import { ASSISTANT_DAYS, type OAuthGround } from './ground.ts'
import { judge, type Step, sendBack, turnAway } from './judging.ts'
import { consentPage, type Destination } from './pages/consent-page.ts'
import { errorPage } from './pages/error-page.ts'
import { show } from './pages/frame.ts'
import type { PageFault } from './pages/wording.ts'
import { hostOfRedirect, isOwnComputer } from './redirects.rules.ts'
import { rightsOfAssistant } from './scopes.rules.ts'
import { showSignIn } from './sign-in.ts'

const FORM_MINUTES = 10
const DAY_MS = 24 * 60 * 60_000

export interface Visitor {
  readonly actor: Actor
  /** Of the session, and so of this browser. */
  readonly token: string
}

/** Who is signed in in this browser. */
export async function findVisitor(
  { db, clock, publicUrl }: OAuthGround,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  const token = readCookie(request, sessionCookie(publicUrl))
  const actor = token === undefined ? undefined : await findSession(db, token, clock.now())
  return actor && { actor, token: token! }
}

export function consentForms(ground: OAuthGround): BoundForms {
  return boundForms(ground, 'consent', FORM_MINUTES)
}

export async function showConsent(
  ground: OAuthGround,
  forms: BoundForms,
  request: FastifyRequest,
  reply: FastifyReply,
  { step, visitor }: { readonly step: Step; readonly visitor: Visitor },
): Promise<FastifyReply> {
  const { client, asked, onward, language } = step
  const { actor } = visitor
  const { user, environment } = await inContext(ground.db, occasionOf(ground, request, actor), 'read', ({ tx }) =>
    readSession(tx, actor.id, actor.rights),
  )
  const rights = rightsOfAssistant(actor.rights, asked.scopes)
  const page = consentPage({
    language,
    clientName: client.name,
    checkedHost: client.isDocument ? new URL(client.id).hostname : undefined,
    destination: destinationOf(asked.redirectUri),
    environment: environment.name,
    user,
    scopes: asked.scopes.filter((scope) => rights.has(scope)),
    lastDay: localDay(endOf(ground), actor.timeZone),
    request: onward,
    form: forms.make(bondOf(visitor, step), ground.newId()),
  })
  return show(reply, { status: 200, page, leavesUs: true })
}

export function answeringConsent(ground: OAuthGround, forms: BoundForms) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const form = readForm(request.body)
    const step = await judge(ground, request, form.get('request') ?? '')
    if (step.kind !== 'asked') return turnAway(ground, reply, step)
    const visitor = await findVisitor(ground, request)
    if (!visitor) return showSignIn(reply, step, { status: 401, notice: { kind: 'signed_out' } })
    const id = forms.open(bondOf(visitor, step), form.get('form') ?? '')
    const refuse = (status: number, fault: PageFault) =>
      show(reply, { status, page: errorPage({ language: step.language, fault, request: step.onward }) })
    if (id === undefined) return refuse(403, 'unbound')
    const occasion = occasionOf(ground, request, visitor.actor)
    const { redirectUri, state } = step.asked
    const iss = ground.publicUrl
    if (form.get('answer') !== 'allow') {
      if (await isLetIn(ground, occasion, id)) return refuse(409, 'answered')
      return sendBack(reply, redirectUri, { error: 'access_denied', error_description: REFUSED, state, iss })
    }
    if (!(await noteUse(ground.db, step.client.id, new Date(ground.clock.now()).toISOString())))
      return refuse(400, 'unknown_client')
    const code = await letIn(ground, occasion, step, id)
    return code === undefined ? refuse(409, 'answered') : sendBack(reply, redirectUri, { code, state, iss })
  }
}

const REFUSED = 'The user has refused.'

type Occasion = ReturnType<typeof occasionOf>

function occasionOf({ clock, newId }: OAuthGround, { id }: FastifyRequest, actor: Actor) {
  return { actor, surface: 'app', requestId: id, clock, newId } as const
}

/** Another session, another request, or another name of the program breaks it: a document may change after it was shown. */
function bondOf({ token }: Visitor, { onward, client }: Step): readonly string[] {
  return [hashSecret(token).toString('base64url'), onward, client.name]
}

function endOf({ clock }: OAuthGround): string {
  return new Date(clock.now() + ASSISTANT_DAYS * DAY_MS).toISOString()
}

function destinationOf(redirectUri: string): Destination {
  if (isOwnComputer(redirectUri)) return { kind: 'own_computer', host: 'localhost' }
  return { kind: /^https?:/.test(redirectUri) ? 'web' : 'program', host: hostOfRedirect(redirectUri) }
}

/** The code for the program; undefined when this form was answered before. */
async function letIn(
  ground: OAuthGround,
  occasion: Occasion,
  { client, asked }: Step,
  id: string,
): Promise<string | undefined> {
  const { redirectUri, codeChallenge, scopes } = asked
  const connect = async (ctx: Context) => {
    await insertRecord(ctx, assistant, {
      id,
      user_id: occasion.actor.id,
      client_id: client.id,
      name: client.name,
      host: destinationOf(redirectUri).host,
      scopes,
      expires_at: endOf(ground),
    })
    const code = insertCode(ctx.tx, { assistantId: id, redirectUri, codeChallenge, now: ctx.now })
    leaveTrail(ctx, 'assistant.connect')
    return code
  }
  try {
    return await retrying(() => inContext(ground.db, occasion, 'write', connect))
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'assistant_pkey') return undefined
    throw error
  }
}

async function isLetIn({ db }: OAuthGround, occasion: Occasion, id: string): Promise<boolean> {
  const found = await inContext(db, occasion, 'read', ({ tx }) => tx.first(sql`select from assistant where id = ${id}`))
  return found !== undefined
}
