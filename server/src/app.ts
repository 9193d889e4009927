// Composes the service: what every answer carries, then the surfaces with their operations.
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify'
import type { Database } from './db/database.ts'
import { mountDownloads } from './export/download.ts'
import { mountDraftPapers } from './export/draft-papers.ts'
import { mountExports } from './export/export.ts'
import { mountInvoicePapers } from './export/invoice-papers.ts'
import { mountReportExports } from './export/reports.ts'
import { mountHealth } from './health.ts'
import { bearer, keyRefusal } from './http/bearer.ts'
import { sendProblem, toProblem } from './http/errors.ts'
import { sharedLimiter } from './http/rate-limit.ts'
import { refuseUnknown } from './http/refuse.ts'
import { type Ground, type Surface, serve } from './http/serve.ts'
import { session } from './http/session.ts'
import { refuseUnreadable } from './http/unreadable.ts'
import { takeAsIs } from './http/upload.ts'
import { openDoor } from './limits/at-once.ts'
import { openLimiter } from './limits/open-limiter.ts'
import { shedLoad, watchLoop } from './limits/overload.ts'
import { shareConnections } from './limits/sockets.ts'
import { loggedError, redacted } from './log.ts'
import { MCP_PATH, mountMcp } from './mcp/mount.ts'
import type { serverFor } from './mcp/server.ts'
import { mountMetrics } from './metrics.ts'
import { openKeys } from './modules/access/known-keys.ts'
import { findSession } from './modules/access/sessions.queries.ts'
import { mountSignIn } from './modules/access/sign-in.ts'
import { downloadLinks } from './modules/documents/download-links.ts'
import { FILE_PATH, mountFiles } from './modules/documents/files.ts'
import { feedLinks } from './modules/hrm/feeds/feed-links.ts'
import { FEED_PATH, mountFeeds } from './modules/hrm/feeds/mount.ts'
import { invoiceDraftPaper } from './modules/invoices/draft-paper.ts'
import { quoteDraftPaper } from './modules/sales/quotes/draft-paper.ts'
import { quoteLinks } from './modules/sales/quotes/links.ts'
import { door } from './oauth/door.ts'
import { mountOAuth } from './oauth/mount.ts'
import { noteCalls } from './oauth/note-call.ts'
import { mountDocuments, surfaces } from './openapi/documents.ts'
import { mountPages } from './pages/mount.ts'
import { mountQuotePages, QUOTE_PATH } from './pages/quotes/mount.ts'
import { openRequestLog } from './requests/note-requests.ts'
import { type Clock, idMaker, systemClock } from './shared/clock.ts'
import { Problem } from './shared/problem.ts'
import { webhookSecrets } from './webhooks/secrets.ts'

export interface AppOptions {
  readonly db: Database
  readonly publicUrl: string
  readonly rateLimitPerMinute: number
  /** Several processes serve, so the rate limit must be shared. */
  readonly shared: boolean
  /** Valkey or Redis, where they share it there. */
  readonly redisUrl?: string | undefined
  /** Whose word about the address of a caller is taken. */
  readonly trustedProxies?: string
  /** Of one key; no limit when nothing is said. */
  readonly requestsAtOnce?: number
  /** Says no when the process cannot keep up. */
  readonly shedsLoad?: boolean
  /** Connections at once; a thousand when nothing is said. */
  readonly connections?: number
  /** About to stop: it still answers, but says that it is not ready. */
  readonly isDraining?: () => boolean
  readonly secret: string
  readonly webhookAllowPrivate?: boolean
  readonly logLevel: string
  /** Where the note of the last backup lies. */
  readonly dataDir?: string
  /** Where log lines go; stdout as they are when nothing is said. */
  readonly logTo?: { write(line: string): void }
  readonly checkAnswers?: boolean
  /** Another server behind /mcp; only tests have one. */
  readonly mcpServer?: typeof serverFor
  /** Where the built screens lie; web/dist when nothing is said. */
  readonly screens?: string
  readonly clock?: Clock
}

const MIB = 1024 * 1024
const MOST_CONNECTIONS = 1000
const TRUSTED_PROXIES = 'loopback'
const LONGEST_ADDRESS = 8 * 1024

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, publicUrl, requestsAtOnce, clock = systemClock } = options
  const app = fastify(settings(options))
  const { connections = MOST_CONNECTIONS, trustedProxies = TRUSTED_PROXIES } = options
  app.server.maxConnections = connections
  const onRefused = (address: string) =>
    app.log.warn(
      { address },
      'this address has its share of the connections; TRUSTED_PROXIES names those that carry others',
    )
  shareConnections(app.server, { connections, trustedProxies, onRefused })
  const always = alwaysSent(publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...always })
    if (request.url.length > LONGEST_ADDRESS)
      throw new Problem('headers-too-large', 'An address may have at most 8 KiB.')
  })
  if (options.shedsLoad) shedLoad(app, { ...watchLoop(), inLine: db.turns.crowd })
  refuseUnknown(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, takeAsIs)
  const newId = idMaker(clock)
  const log = openRequestLog({
    db,
    clock,
    newId,
    surfaces: Object.values(surfaces),
    mcpPath: MCP_PATH,
    onDropped: (dropped, error) => app.log.warn({ dropped, err: error }, 'requests not written down'),
  })
  app.addHook('onClose', () => log.close())
  app.setErrorHandler((error, request, reply) => {
    log.noteProblem(request, toProblem(error, request.method === 'DELETE').code)
    return sendProblem(error, request, reply, publicUrl)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: redacted(loggedPath(request)),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
    log.note(request, reply)
  })

  const files = downloadLinks({ secret: options.secret, publicUrl, clock })
  const quotes = quoteLinks({ secret: options.secret, publicUrl })
  const feeds = feedLinks({ secret: options.secret, publicUrl })
  const secrets = webhookSecrets(options.secret)
  const ground: Ground = {
    db,
    clock,
    newId,
    publicUrl,
    installationFor: (environmentId) => ({
      linkToFile: (documentId) => files.make(environmentId, documentId),
      linkToQuote: (quoteId) => quotes.make(environmentId, quoteId),
      linkToFeed: (feedId) => feeds.make(environmentId, feedId),
      secretOf: (webhookId, generation) => secrets.make(environmentId, webhookId, generation),
      reachesPrivate: options.webhookAllowPrivate ?? false,
      publicUrl,
    }),
    checkAnswers: options.checkAnswers ?? false,
  }
  const keys = await openKeys(db, clock, (error) => app.log.warn({ err: error }, 'key watch'))
  app.addHook('onClose', () => keys.close())
  const { limiter, store } = await openLimiter(app, { ...options, clock })
  const allowance = {
    limiter,
    clock,
    limit: options.rateLimitPerMinute,
    ...(requestsAtOnce ? { enter: openDoor(requestsAtOnce) } : {}),
  }
  const v2: Surface = {
    ...surfaces.v2,
    authenticate: bearer({ ...allowance, findActor: keys.find, refusal: keyRefusal }),
  }
  const screens: Surface = {
    ...surfaces.app,
    authenticate: session({
      findSession: (token) => findSession(db, token, clock.now()),
      limiter,
      clock,
      publicUrl,
    }),
  }
  serve(app, v2, ground)
  serve(app, screens, ground)
  mountExports(app, screens, ground)
  mountReportExports(app, screens, ground)
  mountInvoicePapers(app, screens, ground)
  mountDraftPapers(app, screens, ground, [invoiceDraftPaper, quoteDraftPaper])
  mountDownloads(app, screens, ground)
  mountHealth(app, db, options.isDraining ?? (() => false))
  mountMetrics(app, { db, countsIn: store, dataDir: options.dataDir })
  const authenticate = door({ ...allowance, db, publicUrl, findKey: keys.find })
  mountMcp(app, { ...ground, authenticate, noteCall: noteCalls(ground) }, options.mcpServer)
  mountSignIn(app, screens.prefix, { ...ground, secret: options.secret, authenticate: screens.authenticate })
  mountOAuth(app, {
    ...ground,
    secret: options.secret,
    limiter: sharedLimiter(db),
    reachesPrivate: options.webhookAllowPrivate ?? false,
  })
  mountFiles(app, db, files)
  mountFeeds(app, { db, clock, publicUrl, links: feeds })
  mountDocuments(app)
  mountPages(app, publicUrl, options.screens)
  mountQuotePages(app, { db, clock, links: quotes, linkToFile: files.make })
  return app
}

function settings({
  logLevel,
  logTo,
  publicUrl,
  trustedProxies = TRUSTED_PROXIES,
}: AppOptions): FastifyHttpOptions<Server> {
  return {
    logger: { level: logLevel, base: null, serializers: { err: loggedError }, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // A proxy tells the real address; by default only one on this machine.
    trustProxy: trustedProxies,
    genReqId: requestId,
    bodyLimit: MIB,
    requestTimeout: 30_000,
    // Nothing came or went for so long: whoever asked does not read.
    connectionTimeout: 120_000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, publicUrl, alwaysSent(publicUrl)),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request as FastifyRequest, reply as FastifyReply, publicUrl),
  }
}

// The link to a file, to a quote or to a feed is a secret for as long as it works, however the path is written.
function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!
  if (routeOptions.url === FILE_PATH || path.startsWith('/files/')) return '/files/…'
  if (routeOptions.url === FEED_PATH || path.startsWith('/calendar/')) return '/calendar/…'
  return routeOptions.url?.startsWith(QUOTE_PATH) || path.startsWith('/quote/') ? '/quote/…' : path
}

// A caller may bring its own id, so that one id follows a request through several systems; a key is none.
function requestId({ headers }: RawRequestDefaultExpression): string {
  const own = headers['x-request-id']
  return typeof own === 'string' && /^(?!.*kt_)[\w.-]{1,64}$/.test(own) ? own : randomUUID()
}

function alwaysSent(publicUrl: string): Readonly<Record<string, string>> {
  return { ...SAFETY, ...(publicUrl.startsWith('https:') ? ONLY_TLS : {}) }
}

const SAFETY = {
  'x-api-version': '2.0',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

const ONLY_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const
