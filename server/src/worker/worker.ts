// Background work: each duty in its own rhythm, never twice at once in one process, and never the reason to stop.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type DeliverySettings, webhookDelivery } from './deliver-webhooks.ts'
import { eventDispatch } from './dispatch-events.ts'
import type { Duty } from './duty.ts'
import { expiredQuotes } from './expired-quotes.ts'
import { personForgetter } from './forget-person.ts'
import { holidays } from './holidays.ts'
import { importing } from './imports.ts'
import { installmentsReady } from './installments-ready.ts'
import { secondChances, storedJobs } from './jobs.ts'
import { balanceRenewer, leaveYear } from './leave-year.ts'
import { type MailSettings, openMailer } from './mailer.ts'
import { exportMaker } from './make-export.ts'
import { openAbsences } from './open-absences.ts'
import { overdue } from './overdue.ts'
import { contractDates, employeeDates } from './people-dates.ts'
import { invoicePrinter } from './print-invoice.ts'
import { quotePrinter } from './print-quote.ts'
import { prune } from './prune.ts'
import { mailSender } from './send-mail.ts'

export interface RunningWorker {
  /** Lets what runs finish, within reason. */
  stop(): Promise<void>
}

const PATIENCE_MS = 7000
// What fails is not tried again in the rhythm of work that is done often.
const RECOVERY_MS = 1000
const duties: readonly Duty[] = [
  prune,
  overdue,
  expiredQuotes,
  installmentsReady,
  contractDates,
  employeeDates,
  openAbsences,
  leaveYear,
  holidays,
  secondChances,
]

export interface WorkSettings extends MailSettings, DeliverySettings {}

export function workOf(settings: WorkSettings): readonly Duty[] {
  const mailer = openMailer(settings)
  const mails = storedJobs('send_mail', mailSender(mailer))
  const papers = [storedJobs('print_invoice', invoicePrinter), storedJobs('print_quote', quotePrinter)]
  const balances = storedJobs('renew_balances', balanceRenewer)
  const privacy = [storedJobs('make_export', exportMaker), storedJobs('forget_person', personForgetter)]
  const delivery = webhookDelivery(settings)
  const webhooks = [eventDispatch(delivery.run), delivery]
  return [
    ...duties,
    ...papers,
    balances,
    importing(),
    ...privacy,
    ...webhooks,
    { ...mails, close: () => mailer?.close() },
  ]
}

export function startWorker(
  db: Database,
  onError: (duty: string, error: Error) => void,
  work: readonly Duty[],
): RunningWorker {
  const stop = new AbortController()
  const loops = work.map((duty) => repeat(duty, db, onError, stop.signal))
  const close = () => work.forEach((duty) => void duty.close?.())
  return {
    async stop() {
      stop.abort()
      const impatience = setTimeout(close, PATIENCE_MS)
      await Promise.all(loops)
      await Promise.all(work.map((duty) => duty.idle?.()))
      clearTimeout(impatience)
      close()
    },
  }
}

async function repeat(duty: Duty, db: Database, onError: (duty: string, error: Error) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    const hasFailed = await duty.run(db, signal).then(
      () => false,
      (error) => {
        onError(duty.name, error as Error)
        return true
      },
    )
    const pauseMs = hasFailed ? Math.max(duty.everyMs, RECOVERY_MS) : duty.everyMs
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
}
