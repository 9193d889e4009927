import { announceReady } from '../modules/invoices/installments-ready.queries.ts'
import { announcer } from './announcer.ts'

/** Tells of each installment that can be invoiced, on the day it was planned for where the company is. */
export const installmentsReady = announcer('installments ready', 'installment.announce_ready', announceReady)
