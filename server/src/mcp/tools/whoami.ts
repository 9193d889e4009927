import Type from 'typebox'
import { sql } from '../../db/sql.ts'
import { currency } from '../../reports/report.queries.ts'
import { readScopes } from '../../shared/rights.ts'
import { Body } from '../../shared/shapes.ts'
import { Answer, Words } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

interface Facts {
  readonly environment_name: string
  readonly currency: string
  readonly assistant_name: string | null
  readonly key_name: string | null
  readonly user_name: string | null
}

export const whoami = tool({
  name: 'whoami',
  title: 'Who am I',
  description: 'The company, assistant or key, user, scopes, time zone, currency and day of this connection.',
  scopes: [],
  input: Body({}),
  output: Answer({
    environment_name: Type.String(),
    assistant_name: Words,
    key_name: Words,
    user_name: Words,
    scopes: Type.Array(Type.String()),
    missing_scopes: Type.Array(Type.String(), { description: 'Tools that need these are not listed.' }),
    time_zone: Type.String(),
    today: Type.String(),
  }),
  async run({ tx, actor, today, can, linkTo }) {
    const found = await tx.first<Facts>(sql`
      select e.name as environment_name, ${currency} as currency,
        (select a.name from assistant a where a.id = ${actor.type === 'assistant' ? actor.id : null}) as assistant_name,
        (select k.name from api_key k where k.id = ${actor.type === 'api_key' ? actor.id : null}) as key_name,
        (select u.name from user_account u where u.id = ${actor.userId}) as user_name
      from environment e`)
    const answer = {
      as_of: today,
      ...found!,
      scopes: readScopes.filter(can),
      missing_scopes: readScopes.filter((scope) => !can(scope)),
      time_zone: actor.timeZone,
      today,
      truncated: false,
      next_offset: null,
      link: linkTo('/settings'),
    }
    const may = answer.scopes.length > 0 ? `with ${answer.scopes.join(', ')}` : 'without any scope to read'
    return {
      answer,
      text: `${nameOf(answer)} of ${answer.environment_name}, ${may}. Today is ${today}.`,
      rows: 1,
    }
  },
})

function nameOf({ assistant_name, key_name, user_name }: Facts): string {
  const program = assistant_name ?? key_name ?? 'A key'
  return user_name === null ? program : `${program} for ${user_name}`
}
