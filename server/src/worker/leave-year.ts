import { renewDueBalances } from '../modules/hrm/leave/due-balances.queries.ts'
import { announcer } from './announcer.ts'
import type { Handler } from './jobs.ts'

/** Opens the accounts of leave of a new year and books what has lapsed, on the day it is where the company is. */
export const leaveYear = announcer('leave year', 'leavebalance.renew', renewDueBalances)

/** The same at once, for a company that keeps leave from another year on. */
export const balanceRenewer: Handler = {
  operation: 'leavebalance.renew',
  async prepare(db, { environment_id }) {
    await leaveYear.runIn(db, environment_id)
    return async () => {}
  },
}
