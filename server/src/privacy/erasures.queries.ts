// Erasures as they are stored: who had what erased, and what stayed. Of whom it was they know nothing in the end.
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, sql } from '../db/sql.ts'
import { Erasure } from './privacy.shapes.ts'

export const erasure = recordType({
  name: 'erasure',
  table: 'erasure',
  shape: Erasure,
  joins: sql`join user_account u on u.environment_id = t.environment_id and u.id = t.user_id`,
  columns: { user_name: raw('u.name') },
})

export const erasureList = listing({ type: erasure, filters: {}, orders: {}, defaultSort: '-created_at' })
