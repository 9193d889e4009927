import Type from 'typebox'
import { sql } from '../../db/sql.ts'
import { currency } from '../../reports/report.queries.ts'
import { scopes } from '../../shared/rights.ts'
import { Body, Nullable } from '../../shared/shapes.ts'
import { Answer } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

interface Facts {
  readonly environment_name: string
  readonly currency: string
  readonly key_name: string | null
  readonly user_name: string | null
}

export const whoami = tool({
  name: 'whoami',
  title: 'Who am I',
  description: 'The company, key, scopes, time zone, currency and day of this connection. Read-only.',
  scopes: [],
  input: Body({}),
  output: Answer({
    environment_name: Type.String(),
    key_name: Nullable(Type.String()),
    user_name: Nullable(Type.String()),
    scopes: Type.Array(Type.String()),
    missing_scopes: Type.Array(Type.String(), { description: 'Tools that need these are not listed.' }),
    time_zone: Type.String(),
    today: Type.String(),
  }),
  async run({ tx, actor, today, can, linkTo }) {
    const found = await tx.first<Facts>(sql`
      select e.name as environment_name, ${currency} as currency,
        (select k.name from api_key k where k.id = ${actor.type === 'api_key' ? actor.id : null}) as key_name,
        (select u.name from user_account u where u.id = ${actor.userId}) as user_name
      from environment e`)
    const readable = scopes.filter((scope) => scope.endsWith(':read'))
    const answer = {
      as_of: today,
      ...found!,
      scopes: readable.filter(can),
      missing_scopes: readable.filter((scope) => !can(scope)),
      time_zone: actor.timeZone,
      today,
      truncated: false,
      next_offset: null,
      link: linkTo('/settings'),
    }
    const may = answer.scopes.length > 0 ? `with ${answer.scopes.join(', ')}` : 'without any scope to read'
    return {
      answer,
      text: `${answer.key_name ?? answer.user_name ?? 'A key'} of ${answer.environment_name}, ${may}. Today is ${today}.`,
      rows: 1,
    }
  },
})
