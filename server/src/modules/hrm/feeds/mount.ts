// The feeds behind their signed addresses: /calendar/<link>.ics. No key and no cookie; one that is no longer good is a 404 like any
// other, and one that was never ours does not reach the database.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/database.ts'
import { lookInBackground } from '../../../events/background.ts'
import { notFound } from '../../../http/errors.ts'
import type { Clock } from '../../../shared/clock.ts'
import { findFeed } from './feed.queries.ts'
import type { FeedLinks } from './feed-links.ts'
import { feedText } from './feed-text.ts'

export const FEED_PATH = '/calendar/:link'

export interface FeedsGround {
  readonly db: Database
  readonly clock: Clock
  readonly publicUrl: string
  readonly links: FeedLinks
}

export function mountFeeds(app: FastifyInstance, { db, clock, publicUrl, links }: FeedsGround): void {
  const { hostname } = new URL(publicUrl)
  app.route({
    method: ['GET', 'HEAD'],
    url: FEED_PATH,
    handler: async (request, reply) => {
      const opened = links.open((request.params as { link: string }).link)
      const feed =
        opened && (await lookInBackground(db, opened.environmentId, (ctx) => findFeed(ctx, opened.feedId), clock))
      if (!feed) throw notFound()
      const text = feedText(feed, hostname)
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.headers({ ...HEADERS, etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(text)
    },
  })
}

// Programs ask every few minutes; what they hold is theirs alone, and stops being good soon after the address does.
const HEADERS = {
  'cache-control': 'private, max-age=300',
  'content-disposition': 'inline; filename="leave.ics"',
  'x-robots-tag': 'noindex',
}
