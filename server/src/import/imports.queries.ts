// Imports as they are stored. Seen by whoever sent the file, and by whoever has the settings, if they may write its kind.
import type { Context } from '../db/context.ts'
import { byId, byWord } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { importKinds, rightOf } from './fields.rules.ts'
import { Import, ImportRemark, importStatuses, outcomes } from './imports.shapes.ts'

const actions = sql`case
    when t.status = 'mapping' then '["map","check","delete"]'
    when t.status = 'checked' then '["map","check","run","delete"]'
    when t.status in ('reading', 'checking', 'running') then '["cancel"]'
    when t.status in ('done', 'cancelled', 'failed') and t.started_at is not null and t.made_count > 0 then '["undo"]'
    when t.status = 'undone' and t.left_count > 0 then '["undo"]'
    when t.status in ('failed', 'cancelled') then '["delete"]'
    else '[]'
  end::json`

export const importType = recordType({
  name: 'import',
  table: 'import',
  shape: Import,
  joins: sql`join user_account u on u.environment_id = t.environment_id and u.id = t.user_id`,
  columns: {
    user_name: raw('u.name'),
    allowed_actions: actions,
    rows_per_second: raw(
      'case when t.rows_done > 0 then round(t.rows_done / greatest(0.1, extract(epoch from t.step_moved_at - t.step_started_at)))::integer end',
    ),
  },
})

export const importList = listing({
  type: importType,
  filters: { kind: byWord(raw('t.kind'), importKinds), status: byWord(raw('t.status'), importStatuses) },
  orders: {},
  defaultSort: '-created_at',
})

export const importRemark = recordType({ name: 'importremark', table: 'import_remark', shape: ImportRemark })

export const importRemarkList = listing({
  type: importRemark,
  filters: { import_id: byId(raw('t.import_id')), outcome: byWord(raw('t.outcome'), outcomes) },
  orders: { row_number: { by: raw('t.row_number') } },
  defaultSort: 'row_number',
})

export function seenBy(ctx: Context): Sql {
  return seen(ctx, raw('t'))
}

/** What is said of rows quotes them, so it is for those who may see the import. */
export function remarksSeenBy(ctx: Context): Sql {
  return sql`exists (select from import i where i.environment_id = t.environment_id and i.id = t.import_id and ${seen(ctx, raw('i'))})`
}

function seen({ actor, can }: Context, its: Sql): Sql {
  const kinds = importKinds.filter((kind) => can(rightOf[kind]))
  return sql`(${its}.kind = any(${kinds}::text[]) and (${can('settings')} or ${its}.user_id = ${actor.userId}))`
}

export function storeFile(ctx: Context, importId: string, bytes: Uint8Array): void {
  ctx.tx.send(
    sql`insert into import_file (environment_id, import_id, bytes) values (current_environment(), ${importId}, ${Buffer.from(bytes)})`,
  )
}

/** Once all is said and done the rows are of no use, and they are personal data. */
export function forgetRows(ctx: Pick<Context, 'tx'>, importId: string): void {
  ctx.tx.send(sql`delete from import_part where import_id = ${importId}`)
  ctx.tx.send(sql`delete from import_file where import_id = ${importId}`)
  ctx.tx.send(sql`update import set preview = '[]' where id = ${importId}`)
}

export function forgetRemarks(ctx: Pick<Context, 'tx'>, importId: string): void {
  ctx.tx.send(sql`delete from import_remark where import_id = ${importId}`)
}

/** Of an undo before: the next one says anew what it leaves. */
export function forgetLeft(ctx: Pick<Context, 'tx'>, importId: string): void {
  ctx.tx.send(sql`delete from import_remark where import_id = ${importId} and outcome = 'left'`)
}

const KEPT_DAYS = 30

/** What nobody went on with holds the rows of a file, so it goes in time. */
export function forgetImports(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from import where ctid = any(array(
      select ctid from import where started_at is null and updated_at < now() - make_interval(days => ${KEPT_DAYS})
      limit ${most} for update skip locked))`)
}

const LONG_OVER = sql`status in ('done', 'cancelled', 'undone', 'failed') and updated_at < now() - make_interval(days => ${KEPT_DAYS})`

/** Where imports are over for so long that what was said of their rows goes; each is met for as long again. */
export async function findLongOver(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ environment_id: string }>(sql`
    select distinct environment_id from import
    where ${LONG_OVER} and updated_at > now() - make_interval(days => ${2 * KEPT_DAYS})`)
  return rows.map(({ environment_id }) => environment_id)
}

/** In one environment. What is left of the rows, where a run failed, goes as well. */
export function forgetLongOver(tx: Tx, most: number): Promise<number> {
  tx.send(sql`delete from import_part where import_id in (select id from import where ${LONG_OVER})`)
  tx.send(sql`update import set preview = '[]' where ${LONG_OVER} and preview::text <> '[]'`)
  return tx.count(sql`
    delete from import_remark where id in (
      select id from import_remark where import_id in (select id from import where ${LONG_OVER}) limit ${most})`)
}
