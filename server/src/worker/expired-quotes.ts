import { expireQuotes } from '../modules/sales/quotes/expiry.queries.ts'
import { announcer } from './announcer.ts'

/** Ends each quote that was not answered, on the day after its last one where the company is. */
export const expiredQuotes = announcer('expired quotes', 'quote.expire', expireQuotes)
