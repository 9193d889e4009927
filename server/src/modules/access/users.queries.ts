// Users as they are stored, and the rules that need to look around: who may manage whom, and the last owner.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { byFlag, byId, byText } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { Problem } from '../../shared/problem.ts'
import type { Right } from '../../shared/rights.ts'
import { Id, Instant, Nullable, Row } from '../../shared/shapes.ts'
import { checkWithin } from './grants.rules.ts'
import { rightsOfRole } from './roles.rules.ts'

export const User = Row(
  {
    email: Type.String(),
    name: Type.String(),
    role_id: Id,
    role_name: Type.String(),
    is_active: Type.Boolean(),
    has_password: Type.Boolean(),
    has_totp: Type.Boolean(),
    employee_id: Nullable(Id),
    employee_name: Nullable(Type.String()),
    last_sign_in_at: Nullable(Instant),
  },
  'User',
)

export const user = recordType({
  name: 'user',
  table: 'user_account',
  shape: User,
  joins: sql`join role r on r.environment_id = t.environment_id and r.id = t.role_id
    left join employee p on p.environment_id = t.environment_id and p.user_id = t.id`,
  columns: {
    role_name: raw('r.name'),
    has_password: raw('t.password_hash is not null'),
    has_totp: raw(
      'exists (select from totp o where o.environment_id = t.environment_id and o.user_id = t.id and o.confirmed_at is not null)',
    ),
    employee_id: raw('p.id'),
    employee_name: raw('p.full_name'),
  },
})

export const userList = listing({
  type: user,
  filters: {
    email: byText(raw('lower(t.email)'), (text) => text.toLowerCase()),
    role_id: byId(raw('t.role_id')),
    is_active: byFlag(raw('t.is_active')),
  },
  orders: {
    name: { by: raw('t.name') },
    email: { by: raw('t.email') },
    last_sign_in_at: { by: raw('t.last_sign_in_at'), nullable: true },
  },
  defaultSort: 'name',
})

type UserRow = Tables['user_account']
type UserChange = Partial<Pick<UserRow, 'name' | 'role_id' | 'is_active'>>

/** A role that does not exist is left to the foreign key. */
export async function checkMayGive(ctx: Context, roleId: string): Promise<void> {
  const role = await findRole(ctx, roleId)
  if (role) checkWithin(ctx.actor.rights, rightsOfRole(role))
}

/** Whoever could make himself a link for somebody with more rights would have those rights. */
export function checkManages(ctx: Context, { role_id }: UserRow): Promise<void> {
  return checkMayGive(ctx, role_id)
}

/** The user stays as it is; what happened to the ways in is for the audit to tell. */
export async function noteOnUser(ctx: Context, id: string): Promise<Loaded<UserRow>> {
  const held = (await loadRecord(ctx.tx, user, id, ctx))!
  ctx.changes.push({ type: user, before: held, after: held, kinds: [] })
  return held
}

export async function changeUser(ctx: Context, before: Loaded<UserRow>, change: UserChange): Promise<Rendered> {
  await checkOwnerRemains(ctx, before.row, change)
  if (change.is_active === false) {
    ctx.tx.send(sql`delete from session where user_id = ${before.id}`)
    ctx.tx.send(sql`delete from sign_in_link where user_id = ${before.id}`)
  }
  return updateRecord(ctx, user, before, change)
}

// The owner's role is held, so that two owners cannot remove each other at the same moment.
async function checkOwnerRemains(ctx: Context, { id, role_id }: UserRow, change: UserChange): Promise<void> {
  const stays = change.is_active !== false && (change.role_id === undefined || change.role_id === role_id)
  if (stays) return
  const owner = await ctx.tx.first<{ id: string }>(
    sql`select id from role where is_system and name = 'owner' for no key update`,
  )
  if (owner?.id !== role_id) return
  const other = await ctx.tx.first(
    sql`select from user_account where role_id = ${role_id} and is_active and id <> ${id} limit 1`,
  )
  if (!other) throw new Problem('last-owner', 'Make somebody else an owner first.')
}

async function findRole({ tx }: Context, id: string) {
  return tx.first<{ name: string; isSystem: boolean; rights: Right[] }>(
    sql`select name, is_system as "isSystem", rights from role where id = ${id}`,
  )
}
