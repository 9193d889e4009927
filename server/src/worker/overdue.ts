import { announceOverdue } from '../modules/invoices/overdue.queries.ts'
import { announcer } from './announcer.ts'

/** Tells of each invoice that was not paid in time, on the day after it was due where the company is. */
export const overdue = announcer('overdue', 'invoice.announce_overdue', announceOverdue)
