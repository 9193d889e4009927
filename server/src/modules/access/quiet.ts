// Users, roles, keys and settings are audited but are no events: whoever receives webhooks need not know of them.
import type { Change, Context } from '../../db/context.ts'

export async function quietly<T>(ctx: Context, write: (ctx: Context) => Promise<T>): Promise<T> {
  const changes: Change[] = []
  const result = await write({ ...ctx, changes })
  ctx.changes.push(...changes.map((change) => ({ ...change, kinds: [] })))
  return result
}
