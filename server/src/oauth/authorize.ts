// GET /oauth/authorize: a program sends somebody here, who signs in if need be, is asked, and is sent back with the answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '../http/errors.ts'
import { checkOrigin } from '../http/session.ts'
import { pageLanguage } from '../shared/languages.ts'
import { problems } from '../shared/problem.ts'
import { answeringConsent, consentForms, findVisitor, showConsent } from './consent.ts'
import { takeForms } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { judge, pointTo, turnAway } from './judging.ts'
import { CONSENT_PATH } from './pages/consent-page.ts'
import { errorPage } from './pages/error-page.ts'
import { show } from './pages/frame.ts'
import { SIGN_IN_PATH } from './pages/sign-in-page.ts'
import type { PageFault } from './pages/wording.ts'
import { faultsOfProblems } from './pages/words.ts'
import { isOwnComputer } from './redirects.rules.ts'
import { isRefusal } from './refusal.ts'
import { showSignIn, signingIn } from './sign-in.ts'

export const AUTHORIZE_PATH = '/oauth/authorize'

export function mountAuthorize(place: FastifyInstance, ground: OAuthGround): void {
  const forms = consentForms(ground)
  place.register(async (pages) => {
    takeForms(pages)
    pages.setErrorHandler(showError)
    pages.route({
      method: 'GET',
      url: AUTHORIZE_PATH,
      handler: async (request, reply) => {
        const step = await judge(ground, request, queryOf(request))
        if (step.kind === 'unfit') return turnAway(ground, reply, step)
        const visitor = await findVisitor(ground, request)
        if (step.kind === 'back')
          return visitor || isOwnComputer(step.back.redirectUri)
            ? turnAway(ground, reply, step)
            : pointTo(ground, reply, step)
        const { redirectUri, state, prompt } = step.asked
        if (prompt === 'none') {
          const fault = visitor ? NOT_ASKED : NOT_SIGNED_IN
          return turnAway(ground, reply, {
            kind: 'back',
            back: { redirectUri, state, ...fault },
            language: step.language,
          })
        }
        if (!visitor || prompt === 'again') return showSignIn(reply, step, { status: 200 })
        return showConsent(ground, forms, request, reply, { step, visitor })
      },
    })
    for (const [url, handler] of [
      [SIGN_IN_PATH, signingIn(ground)],
      [CONSENT_PATH, answeringConsent(ground, forms)],
    ] as const) {
      const onRequest = async (request: FastifyRequest) => checkOrigin(request, ground.publicUrl)
      pages.route({ method: 'POST', url, onRequest, handler })
      // Whoever comes back to the address of a form is told how to go on.
      pages.route({
        method: 'GET',
        url,
        handler: async (request, reply) => sendFault(request, reply, 400, 'unreadable'),
      })
    }
  })
}

const NOT_SIGNED_IN = { error: 'login_required', description: 'Nobody is signed in in this browser.' }
const NOT_ASKED = { error: 'interaction_required', description: 'Every connection is asked for on a page.' }

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

function showError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isRefusal(thrown)) return sendFault(request, reply, thrown.status, 'unreadable')
  const { code, extra } = toProblem(thrown, false)
  const { status } = problems[code]
  if (code === 'internal-error') request.log.error({ err: thrown }, 'unforeseen error')
  else if (code === 'unavailable') request.log.warn({ err: thrown }, 'unavailable')
  if (extra.retry_after !== undefined) reply.header('retry-after', String(extra.retry_after))
  return sendFault(request, reply, status, faultsOfProblems[code] ?? (status < 500 ? 'unreadable' : 'broken'))
}

function sendFault(request: FastifyRequest, reply: FastifyReply, status: number, fault: PageFault): FastifyReply {
  const language = pageLanguage(null, request.headers['accept-language'])
  const requestId = fault === 'broken' ? request.id : undefined
  return show(reply, { status, page: errorPage({ language, fault, requestId }) })
}
