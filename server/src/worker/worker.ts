// Background work: each job in its own rhythm, never twice at once in one process, and never the reason to stop.
import type { Database } from '../db/database.ts'
import { installmentsReady } from './installments-ready.ts'
import type { Job } from './job.ts'
import { storedJobs } from './jobs.ts'
import { type MailSettings, openMailer } from './mailer.ts'
import { overdue } from './overdue.ts'
import { invoicePrinter } from './print-invoice.ts'
import { prune } from './prune.ts'
import { mailSender } from './send-mail.ts'

export interface RunningWorker {
  /** Lets what runs finish. */
  stop(): Promise<void>
}

const jobs: readonly Job[] = [prune, overdue, installmentsReady]

export function workOf(settings: MailSettings): readonly Job[] {
  const mailer = openMailer(settings)
  const stored = storedJobs({ print_invoice: invoicePrinter, send_mail: mailSender(mailer) })
  return [...jobs, { ...stored, close: () => mailer?.close() }]
}

export function startWorker(
  db: Database,
  onError: (job: string, error: Error) => void,
  work: readonly Job[],
): RunningWorker {
  const stop = new AbortController()
  const loops = work.map((job) => repeat(job, db, onError, stop.signal))
  return {
    async stop() {
      stop.abort()
      await Promise.all(loops)
      for (const job of work) job.close?.()
    },
  }
}

async function repeat(job: Job, db: Database, onError: (job: string, error: Error) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    await job.run(db, signal).catch((error) => onError(job.name, error as Error))
    await pause(job.everyMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
