// Work that is done after the answer. It is stored with the effect that asks for it, so neither exists without the other.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'

export const jobKinds = [
  'forget_person',
  'make_export',
  'print_invoice',
  'print_quote',
  'renew_balances',
  'send_mail',
] as const
export type JobKind = (typeof jobKinds)[number]

export function enqueue(ctx: Context, kind: JobKind, recordId: string): void {
  ctx.tx.send(sql`
    insert into job (environment_id, id, kind, record_id, run_at, created_at)
    values (current_environment(), ${ctx.newId()}, ${kind}, ${recordId}, ${ctx.now}, ${ctx.now})`)
}
