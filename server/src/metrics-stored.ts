// Figures of what is stored: the same from every process, and left out while the database cannot be asked.
import type { Database } from './db/database.ts'
import { readSchema } from './db/migrate.ts'
import { family, type Value } from './metrics-text.ts'
import { countWebhookWork } from './webhooks/figures.ts'
import { countJobs } from './worker/jobs.ts'

type Figures = Readonly<Record<string, number>>

export async function storedLines(db: Database): Promise<string[]> {
  const schema = await schemaOf(db).catch(() => undefined)
  const [jobs, webhooks] = schema ? await Promise.all([stored(countJobs(db)), stored(countWebhookWork(db))]) : []
  return [
    ...family('kantoor_database_up', 'gauge', '1 while the database answers.', [[{}, schema ? 1 : 0]]),
    ...gauge('kantoor_migrations', 'Migrations that the database has, and that this release knows.', 'state', schema),
    ...gauge(
      'kantoor_jobs',
      'Stored work that waits, and work that was tried too often.',
      'state',
      jobs && {
        waiting: jobs.waiting,
        given_up: jobs.given_up,
      },
    ),
    ...gauge(
      'kantoor_jobs_delay_seconds',
      'How late the oldest work that waits is.',
      'of',
      jobs && {
        jobs: jobs.overdue_seconds,
      },
    ),
    ...gauge(
      'kantoor_webhook_events',
      'Events that are not handed to their webhooks yet.',
      'state',
      webhooks && {
        waiting: webhooks.events_waiting,
      },
    ),
    ...gauge(
      'kantoor_webhook_deliveries',
      'Deliveries to be tried, and those given up.',
      'state',
      webhooks && {
        waiting: webhooks.deliveries_waiting,
        failed: webhooks.deliveries_failed,
      },
    ),
    ...gauge(
      'kantoor_webhook_delay_seconds',
      'How late the oldest of them is.',
      'of',
      webhooks && {
        events: webhooks.events_waiting_seconds,
        deliveries: webhooks.deliveries_overdue_seconds,
      },
    ),
    ...gauge(
      'kantoor_webhooks',
      'Webhooks that only fail, and those switched off for it.',
      'state',
      webhooks && {
        failing: webhooks.webhooks_failing,
        switched_off: webhooks.webhooks_switched_off,
      },
    ),
  ]
}

function stored<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch(() => undefined)
}

async function schemaOf(db: Database): Promise<Figures> {
  const client = await db.system.connect()
  try {
    const { applied, known } = await readSchema(client)
    return { applied, known }
  } finally {
    client.release()
  }
}

function gauge(name: string, help: string, label: string, figures: Figures | undefined): string[] {
  const values = Object.entries(figures ?? {}).map(([value, count]): Value => [{ [label]: value }, count])
  return family(name, 'gauge', help, values)
}
