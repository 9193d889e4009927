// Figures for Prometheus in its text form. Each process counts for itself and says which one it is.
import cluster from 'node:cluster'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Database } from './db/database.ts'
import { countWebhookWork, type WebhookFigures } from './webhooks/figures.ts'
import { countJobs } from './worker/jobs.ts'

type Labels = Readonly<Record<string, string | number>>

const BOUNDS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const RESOLUTION_MS = 20
const own: Labels = { process: cluster.worker?.id ?? 0 }

export function mountMetrics(app: FastifyInstance, db: Database): void {
  const requests = new Map<string, number>()
  const durations = Array<number>(BOUNDS_S.length + 1).fill(0)
  let seconds = 0
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const lag = (percentile: number) => Math.max(0, delay.percentile(percentile) / 1e9 - RESOLUTION_MS / 1000)
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = labelText({ ...own, method: request.method, route, status: reply.statusCode })
    requests.set(labels, (requests.get(labels) ?? 0) + 1)
    const took = reply.elapsedTime / 1000
    const bound = BOUNDS_S.findIndex((most) => took <= most)
    durations[bound < 0 ? BOUNDS_S.length : bound]!++
    seconds += took
  })
  app.get('/metrics', async (_request, reply) => {
    const lines = [
      ...family('kantoor_requests_total', 'counter', 'Requests answered.', [...requests]),
      ...histogram(durations, seconds),
      ...poolLines({ app: db.app, system: db.system }),
      ...(await jobLines(db)),
      ...(await webhookLines(db)),
      ...processLines(),
      ...family('nodejs_eventloop_lag_seconds', 'gauge', 'How late timers are, since the last reading.', [
        [labelText({ ...own, quantile: '0.5' }), lag(50)],
        [labelText({ ...own, quantile: '0.99' }), lag(99)],
      ]),
    ]
    delay.reset()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function histogram(durations: readonly number[], seconds: number): string[] {
  const name = 'kantoor_request_duration_seconds'
  let total = 0
  const buckets = durations.map((count, i) => {
    total += count
    return `${name}_bucket${labelText({ ...own, le: BOUNDS_S[i] ?? '+Inf' })} ${total}`
  })
  const labels = labelText(own)
  return [
    ...head(name, 'histogram', 'Time to answer.'),
    ...buckets,
    `${name}_sum${labels} ${seconds}`,
    `${name}_count${labels} ${total}`,
  ]
}

function poolLines(pools: Readonly<Record<string, Pool>>): string[] {
  const values = Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) =>
    Object.entries({ open: totalCount, idle: idleCount, waiting: waitingCount }).map(
      ([state, count]): [string, number] => [labelText({ ...own, pool, state }), count],
    ),
  )
  return family('kantoor_database_connections', 'gauge', 'Database connections, and requests waiting for one.', values)
}

// The same in every process, and left out while the database cannot be asked.
async function jobLines(db: Database): Promise<string[]> {
  const counts = await countJobs(db).catch(() => ({}))
  const values = Object.entries(counts).map(([state, count]): [string, number] => [labelText({ state }), Number(count)])
  return family('kantoor_jobs', 'gauge', 'Stored work that waits, and work that was tried too often.', values)
}

async function webhookLines(db: Database): Promise<string[]> {
  const found = await countWebhookWork(db).catch(() => undefined)
  const gauge = (name: string, help: string, label: string, valuesOf: (figures: WebhookFigures) => object) => {
    const values = Object.entries(found ? valuesOf(found) : {})
    return family(
      name,
      'gauge',
      help,
      values.map(([value, count]) => [labelText({ [label]: value }), Number(count)]),
    )
  }
  return [
    ...gauge('kantoor_webhook_events', 'Events that are not handed to their webhooks yet.', 'state', (figures) => ({
      waiting: figures.events_waiting,
    })),
    ...gauge('kantoor_webhook_deliveries', 'Deliveries to be tried, and those given up.', 'state', (figures) => ({
      waiting: figures.deliveries_waiting,
      failed: figures.deliveries_failed,
    })),
    ...gauge('kantoor_webhook_delay_seconds', 'How late the oldest of them is.', 'of', (figures) => ({
      events: figures.events_waiting_seconds,
      deliveries: figures.deliveries_overdue_seconds,
    })),
    ...gauge('kantoor_webhooks', 'Webhooks that only fail, and those switched off for it.', 'state', (figures) => ({
      failing: figures.webhooks_failing,
      switched_off: figures.webhooks_switched_off,
    })),
  ]
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const labels = labelText(own)
  return [
    ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [[labels, rss]]),
    ...family('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [[labels, heapUsed]]),
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used.', [[labels, (user + system) / 1e6]]),
    ...family('process_uptime_seconds', 'gauge', 'Time since the start.', [[labels, process.uptime()]]),
  ]
}

function family(name: string, type: string, help: string, values: readonly [string, number][]): string[] {
  return [...head(name, type, help), ...values.map(([labels, value]) => `${name}${labels} ${value}`)]
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function labelText(labels: Labels): string {
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`
}
