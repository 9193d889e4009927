// The pages of quotes: /quote/<token>. No account and no cookie: whoever has the link is the customer. What is answered here goes
// through the same functions as in the screens.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { inBackground, lookInBackground } from '../../events/background.ts'
import { takeAsIs } from '../../http/upload.ts'
import { acceptQuote, declineQuote } from '../../modules/sales/quotes/decisions.ts'
import type { OpenedQuoteLink, QuoteLinks } from '../../modules/sales/quotes/links.ts'
import { findPublicQuote, findQuoteLogo, type PublicQuote } from '../../modules/sales/quotes/page.queries.ts'
import { type LoadedQuote, loadQuote } from '../../modules/sales/quotes/quotes.queries.ts'
import type { Clock } from '../../shared/clock.ts'
import type { FileLink } from '../../shared/files.ts'
import { Problem } from '../../shared/problem.ts'
import { type FormFaults, isName, readAcceptForm, readDeclineForm } from './forms.ts'
import { missingPage, quotePage } from './page.ts'
import { wantedLanguage } from './texts.ts'

export const QUOTE_PATH = '/quote/:token'
const MOST_FORM_BYTES = 64 * 1024

export interface QuotePagesGround {
  readonly db: Database
  readonly clock: Clock
  readonly links: QuoteLinks
  linkToFile(environmentId: string, documentId: string): FileLink
}

interface Visit {
  readonly opened: OpenedQuoteLink
  readonly quote: PublicQuote
  readonly address: string
}

type Handler = (visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function mountQuotePages(app: FastifyInstance, ground: QuotePagesGround): void {
  const visited = (answer: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(CAREFUL)
    const visit = await visitOf(ground, request)
    if (visit) return answer(visit, request, reply)
    return reply.code(404).send(missingPage(wantedLanguage(request.headers['accept-language'])))
  }
  app.register(async (place) => {
    place.removeAllContentTypeParsers()
    const form = { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES } as const
    place.addContentTypeParser('application/x-www-form-urlencoded', form, takeAsIs)
    const look = (url: string, answer: Handler) =>
      place.route({ method: ['GET', 'HEAD'], url, handler: visited(answer) })
    look(QUOTE_PATH, async ({ quote, address }, _request, reply) => reply.send(quotePage(quote, address)))
    look(`${QUOTE_PATH}/pdf`, async ({ opened, quote, address }, _request, reply) =>
      quote.documentId === null
        ? reply.redirect(address, 303)
        : reply.redirect(ground.linkToFile(opened.environmentId, quote.documentId).url, 303),
    )
    look(`${QUOTE_PATH}/logo`, async ({ opened: { environmentId, quoteId } }, _request, reply) => {
      const { db, clock } = ground
      const logo = await lookInBackground(db, environmentId, (ctx) => findQuoteLogo(ctx, quoteId), clock)
      if (!logo) return reply.code(404).type('text/plain').send('')
      return reply.type(logo.mime_type).send(Buffer.from(logo.bytes))
    })
    for (const [verb, answer] of [
      ['choice', choosing],
      ['accept', accepting(ground)],
      ['decline', declining(ground)],
    ] as const) {
      // Whoever comes back to the address of a form wants the page.
      look(`${QUOTE_PATH}/${verb}`, async ({ address }, _request, reply) => reply.redirect(address, 303))
      place.route({ method: 'POST', url: `${QUOTE_PATH}/${verb}`, handler: visited(answer) })
    }
  })
}

// A page of ours that sends a form, and only to us. The address is a secret, so it is told to nobody.
const CAREFUL = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

async function visitOf({ db, clock, links }: QuotePagesGround, request: FastifyRequest): Promise<Visit | undefined> {
  const { token } = request.params as { token: string }
  const opened = links.open(token)
  if (!opened) return undefined
  const { environmentId, quoteId } = opened
  const quote = await lookInBackground(db, environmentId, (ctx) => findPublicQuote(ctx, quoteId), clock)
  return quote && { opened, quote, address: `/quote/${token}` }
}

const choosing: Handler = async ({ quote, address }, request, reply) => {
  const form = readAcceptForm(textOf(request))
  if (quote.status !== 'sent') return reply.redirect(address, 303)
  return reply.send(quotePage(quote, address, { form, faults: {} }))
}

function accepting(ground: QuotePagesGround): Handler {
  return async ({ opened, quote, address }, request, reply) => {
    const form = readAcceptForm(textOf(request))
    const refuse = (faults: FormFaults) => reply.code(400).send(quotePage(quote, address, { form, faults }))
    if (quote.status !== 'sent') return reply.redirect(address, 303)
    const faults = { name: !isName(form.name), agree: !form.isAgreed }
    if (faults.name || faults.agree) return refuse(faults)
    try {
      await answer(ground, opened, 'quote.accept', (ctx, before) =>
        acceptQuote(ctx, before, { name: form.name, optionIds: form.optionIds, isConfirmed: false }),
      )
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid-reference') return refuse({ option: true })
      throw error
    }
    return reply.redirect(address, 303)
  }
}

function declining(ground: QuotePagesGround): Handler {
  return async ({ opened, address }, request, reply) => {
    const { reason } = readDeclineForm(textOf(request))
    await answer(ground, opened, 'quote.decline', (ctx, before) => declineQuote(ctx, before, reason || null))
    return reply.redirect(address, 303)
  }
}

// Whoever comes second, or too late, finds on the page how things stand.
async function answer(
  { db, clock }: QuotePagesGround,
  { environmentId, quoteId }: OpenedQuoteLink,
  operation: string,
  decide: (ctx: Context, before: LoadedQuote) => Promise<unknown>,
): Promise<void> {
  try {
    await inBackground(
      db,
      environmentId,
      operation,
      async (ctx) => {
        const before = await loadQuote(ctx, quoteId)
        if (before) await decide(ctx, before)
      },
      clock,
    )
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'invalid-transition')) throw error
  }
}

function textOf({ body }: FastifyRequest): string {
  return Buffer.isBuffer(body) ? body.toString('utf8') : ''
}
