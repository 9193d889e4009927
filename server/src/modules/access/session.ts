// Who is signed in: /session.
import Type, { type Static } from 'typebox'
import { loadRecord } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { type Right, rights } from '../../shared/rights.ts'
import { Body, Id, Name, Nullable, One, OneOf } from '../../shared/shapes.ts'
import { User, user } from './users.queries.ts'

export const Session = Type.Object(
  {
    user: Type.Object({
      id: Id,
      name: Type.String(),
      email: Type.String(),
      role: Type.String(),
      has_password: Type.Boolean(),
      has_totp: Type.Boolean(),
      language: Nullable(OneOf(['nl', 'en'])),
    }),
    employee: Nullable(Type.Object({ id: Id, full_name: Type.String() })),
    environment: Type.Object({
      id: Id,
      slug: Type.String(),
      name: Type.String(),
      time_zone: Type.String(),
      currency: Type.String({ description: 'Of the default company profile, and of every amount that names none.' }),
    }),
    rights: Type.Array(OneOf(rights)),
  },
  { title: 'Session' },
)

export const session = [
  operation({
    id: 'session.read',
    summary: 'Read who is signed in',
    method: 'GET',
    path: '/session',
    scope: null,
    surface: 'app',
    success: 200,
    response: One(Session),
    run: async ({ tx, actor }) => ({ data: await readSession(tx, actor.userId!, actor.rights) }),
  }),
  operation({
    id: 'session.rename',
    summary: 'Change the own name',
    method: 'PATCH',
    path: '/session',
    scope: null,
    surface: 'app',
    load: (ctx) => loadRecord(ctx.tx, user, ctx.actor.userId!, ctx),
    body: Body({ name: Name(200) }, 'SessionUpdate'),
    success: 200,
    response: One(User),
    run: (ctx, { before, body }) => updateRecord(ctx, user, before, body),
  }),
]

export async function readSession(tx: Tx, userId: string, granted: ReadonlySet<Right>) {
  const [row] = await tx.last<Omit<Static<typeof Session>, 'rights'>>(sql`
    select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', r.name, 'has_password', u.password_hash is not null,
        'has_totp', exists (select from totp o where o.user_id = u.id and o.confirmed_at is not null),
        'language', f.language) as user,
      case when p.id is not null then json_build_object('id', p.id, 'full_name', p.full_name) end as employee,
      json_build_object('id', e.environment_id, 'slug', e.slug, 'name', e.name, 'time_zone', e.time_zone, 'currency', c.currency) as environment
    from user_account u
    join environment e on e.environment_id = u.environment_id
    join company_profile c on c.environment_id = u.environment_id and c.is_default
    join role r on r.environment_id = u.environment_id and r.id = u.role_id
    left join employee p on p.environment_id = u.environment_id and p.user_id = u.id
    left join preference f on f.environment_id = u.environment_id and f.user_id = u.id
    where u.id = ${userId}`)
  return { ...row!, rights: rights.filter((right) => granted.has(right)) }
}
