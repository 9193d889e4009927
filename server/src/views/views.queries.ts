// Views as they are stored, and what of them somebody sees: the own ones, and the shared ones of screens that he may open.
import type { Context } from '../db/context.ts'
import { byFlag, byId, byWord } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { screenNames, screens } from './screens.ts'
import { View } from './views.shapes.ts'

export const view = recordType({
  name: 'view',
  table: 'saved_view',
  shape: View,
  joins: sql`join user_account u on u.environment_id = t.environment_id and u.id = t.user_id`,
  columns: { user_name: raw('u.name') },
})

export const viewList = listing({
  type: view,
  filters: {
    screen: byWord(raw('t.screen'), screenNames),
    user_id: byId(raw('t.user_id')),
    is_shared: byFlag(raw('t.is_shared')),
  },
  orders: { position: { by: raw('t.position') }, name: { by: raw('t.name') } },
  defaultSort: 'position',
})

export function seenBy({ actor, can }: Context): Sql {
  const open = screenNames.filter((name) => can(screens[name].right))
  return sql`(t.user_id = ${actor.userId} or (t.is_shared and t.screen = any(${open}::text[])))`
}
