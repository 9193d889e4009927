// Figures for Prometheus: of the requests and the process here, of the work that is stored there. Each process counts for itself and
// says which one it is; no figure names a customer.
import cluster from 'node:cluster'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { lastBackup } from './backup/kept.ts'
import type { Database } from './db/database.ts'
import { held } from './limits/held.ts'
import { storedLines } from './metrics-stored.ts'
import { addDuration, type Durations, family, histogram, type Labels, noDurations, type Value } from './metrics-text.ts'
import { version } from './version.ts'

const RESOLUTION_MS = 20
const own: Labels = { process: cluster.worker?.id ?? 0 }

interface Watched {
  readonly db: Database
  /** Where requests are counted at this moment. */
  readonly countsIn: () => string
  readonly dataDir: string | undefined
}

export function mountMetrics(app: FastifyInstance, { db, countsIn, dataDir }: Watched): void {
  const requests = countRequests(app)
  const lagLines = watchLag(app)
  // Reading the lag begins it anew, and what is stored is asked of the database: both for whoever reads in the same second.
  const heldLines = held(async () => [...(await storedLines(db)), ...lagLines()])
  app.get('/metrics', async (_request, reply) => {
    const lines = [
      ...requests(),
      ...poolLines(db),
      ...placeLines(db, countsIn()),
      ...(await heldLines()),
      ...backupLines(dataDir),
      ...processLines(),
      ...family('kantoor_build_info', 'gauge', 'Always 1; its labels tell the release.', [
        [{ ...own, version, node: process.versions.node }, 1],
      ]),
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

// As many series as there are routes: a path that nobody serves is "unknown", whatever it says.
function countRequests(app: FastifyInstance): () => string[] {
  const counts = new Map<string, [Labels, number]>()
  const durations = new Map<string, [Labels, Durations]>()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const group = groupOf(route)
    const key = `${method} ${route} ${reply.statusCode}`
    const labels = { ...own, group, method, route, status: reply.statusCode }
    counts.set(key, [labels, (counts.get(key)?.[1] ?? 0) + 1])
    if (!durations.has(group)) durations.set(group, [{ ...own, group }, noDurations()])
    addDuration(durations.get(group)![1], reply.elapsedTime / 1000)
  })
  return () => [
    ...family('kantoor_requests_total', 'counter', 'Requests answered.', [...counts.values()]),
    ...histogram('kantoor_request_duration_seconds', 'Time to answer.', durations.values()),
  ]
}

const GROUPS: readonly (readonly [beginning: string, group: string])[] = [
  ['/api/v2/', 'v2'],
  ['/api/app/', 'app'],
  ['/mcp', 'mcp'],
  ['/oauth/', 'oauth'],
  ['/.well-known/', 'oauth'],
  ['/files/', 'links'],
  ['/quote/', 'links'],
  ['/calendar/', 'links'],
  ['/healthz', 'watch'],
  ['/readyz', 'watch'],
  ['/metrics', 'watch'],
]

function groupOf(route: string): string {
  return GROUPS.find(([beginning]) => route.startsWith(beginning))?.[1] ?? 'pages'
}

function poolLines(db: Database): string[] {
  const pools: readonly (readonly [string, Pool, waiting: number])[] = [
    ['app', db.app, db.turns.waiting()],
    ['system', db.system, 0],
    ['reader', db.reader, db.readerTurns.waiting()],
  ]
  const values = pools.flatMap(([pool, { totalCount, idleCount, waitingCount, options }, waiting]) =>
    Object.entries({
      most: options.max,
      open: totalCount,
      idle: idleCount,
      waiting: waitingCount + waiting,
    }).map(([state, count]): Value => [{ ...own, pool, state }, count]),
  )
  return family('kantoor_database_connections', 'gauge', 'Database connections, and requests waiting for one.', values)
}

// What several processes share, and whether it is what was asked for.
function placeLines(db: Database, store: string): string[] {
  return [
    ...family('kantoor_rate_limit_store', 'gauge', 'Always 1; its label tells where requests are counted.', [
      [{ ...own, store }, 1],
    ]),
    ...family(
      'kantoor_replica_fresh',
      'gauge',
      'Whether the replica is read from; left out where there is none.',
      db.replica ? [[own, db.replica.isFresh() ? 1 : 0]] : [],
    ),
  ]
}

function backupLines(dataDir: string | undefined): string[] {
  const last = dataDir === undefined ? undefined : lastBackup(dataDir)
  const values: Value[] = last ? [[{}, Date.parse(last.made_at) / 1000]] : []
  return family('kantoor_last_backup_timestamp_seconds', 'gauge', 'When the last backup was made, if one was.', values)
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help, [[own, value]])
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used.', [[own, (user + system) / 1e6]]),
    ...gauge('process_uptime_seconds', 'Time since the start.', process.uptime()),
  ]
}

function watchLag(app: FastifyInstance): () => string[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const lag = (percentile: number) => Math.max(0, delay.percentile(percentile) / 1e9 - RESOLUTION_MS / 1000)
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  return () => {
    const values = ([0.5, 0.99] as const).map((quantile): Value => [{ ...own, quantile }, lag(quantile * 100)])
    delay.reset()
    return family('nodejs_eventloop_lag_seconds', 'gauge', 'How late timers are, since the last reading.', values)
  }
}
