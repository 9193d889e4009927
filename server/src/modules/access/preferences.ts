// How a user likes it: /session/preferences. Whoever never said anything has what comes by itself.
import Type, { type Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { findRecord, type Loaded, loadRecord, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { Body, Instant, Nullable, One, OneOf } from '../../shared/shapes.ts'

const MOST_COLUMN_BYTES = 16 * 1024
const WORD = '^[a-z][a-z0-9_.:/-]{0,59}$'

const told = {
  language: Nullable(
    Type.Unsafe<'nl' | 'en'>({
      ...OneOf(['nl', 'en']),
      description: 'Of the screens; null is what the browser prefers.',
    }),
  ),
  color_scheme: OneOf(['light', 'dark', 'auto']),
  start_screen: Nullable(
    Type.String({ pattern: WORD, description: 'What is opened first; null is home.', examples: ['hours/week'] }),
  ),
  week_starts_on: OneOf(['monday', 'saturday', 'sunday']),
  columns: Type.Record(
    Type.String({ pattern: WORD }),
    Type.Array(Type.String({ pattern: WORD }), { maxItems: 100, uniqueItems: true }),
    {
      additionalProperties: false,
      description: 'By screen, the columns of its list in their order; all of it at most 16 KiB.',
      examples: [{ organizations: ['name', 'email'] }],
    },
  ),
}

const Preferences = Type.Object({ ...told, updated_at: Nullable(Instant) }, { title: 'Preferences' })

const UNSAID: Static<typeof Preferences> = {
  language: null,
  color_scheme: 'auto',
  start_screen: null,
  week_starts_on: 'monday',
  columns: {},
  updated_at: null,
}

const preference = recordType({ name: 'preference', table: 'preference', shape: Preferences })

export const preferences = [
  operation({
    id: 'preferences.read',
    summary: 'Read the own preferences',
    method: 'GET',
    path: '/session/preferences',
    scope: null,
    surface: 'app',
    success: 200,
    response: One(Preferences),
    run: async (ctx) => (await findRecord(ctx.tx, preference, ctx.actor.userId!, ctx)) ?? { data: UNSAID },
  }),
  operation({
    id: 'preferences.replace',
    summary: 'Replace the own preferences',
    method: 'PUT',
    path: '/session/preferences',
    scope: null,
    surface: 'app',
    load: holdOwn,
    body: Body(told, 'PreferencesReplace'),
    success: 200,
    response: One(Preferences),
    run: (ctx, { before, body }) => {
      checkSize(body.columns)
      return updateRecord(ctx, preference, before, body)
    },
  }),
]

/** Two who are the first at once find the same row. */
function holdOwn(ctx: Context): Promise<Loaded<Tables['preference']> | undefined> {
  ctx.tx.send(sql`
    insert into preference (environment_id, user_id, created_at, updated_at)
    values (current_environment(), ${ctx.actor.userId}, ${ctx.now}, ${ctx.now}) on conflict do nothing`)
  return loadRecord(ctx.tx, preference, ctx.actor.userId!, ctx)
}

function checkSize(columns: object): void {
  if (Buffer.byteLength(JSON.stringify(columns)) > MOST_COLUMN_BYTES)
    checkFields([fieldError('/columns', 'too_long', 'columns must be at most 16 KiB of JSON.')])
}
