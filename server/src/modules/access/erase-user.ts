// Forgetting somebody who could sign in: the account stays for what it did, without a name and without any way in.
import type { Context } from '../../db/context.ts'
import { loadRecord } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { dropTotp } from './totp.queries.ts'
import { checkManages, user } from './users.queries.ts'

export async function eraseUser(ctx: Context, id: string): Promise<void> {
  const before = await loadRecord(ctx.tx, user, id, ctx)
  if (!before) return
  await checkManages(ctx, before.row)
  dropTotp(ctx, id)
  ctx.tx.send(sql`delete from session where user_id = ${id}`)
  ctx.tx.send(sql`delete from sign_in_link where user_id = ${id}`)
  ctx.tx.send(sql`delete from passkey where user_id = ${id}`)
  ctx.tx.send(sql`delete from preference where user_id = ${id}`)
  await updateRecord(ctx, user, before, {
    name: 'Removed user',
    email: `${id}@erased.invalid`,
    password_hash: null,
    is_active: false,
  })
}
