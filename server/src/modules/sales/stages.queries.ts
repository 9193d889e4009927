// Stages as they are stored.
import type { Context } from '../../db/context.ts'
import { byFlag } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { insertRecord } from '../../db/write.ts'
import { type NewStage, Stage } from './stages.shapes.ts'

export const stage = recordType({ name: 'stage', table: 'stage', shape: Stage })

export const stageList = listing({
  type: stage,
  filters: { is_active: byFlag(raw('t.is_active')) },
  orders: { position: { by: raw('t.position') } },
  defaultSort: 'position',
})

export function insertStage(ctx: Context, { position, ...values }: NewStage): Promise<Rendered> {
  const last = sql`(select coalesce(max(position) + 1, 0) from stage)`
  return insertRecord(ctx, stage, { id: ctx.newId(), ...values, position: position ?? last })
}

/** Holds them all, so that two who deactivate the last two do not both see the other one stay. */
export function loadStage(ctx: Context, id: string): Promise<Loaded<Tables['stage']> | undefined> {
  ctx.tx.send(sql`select from stage order by id for no key update`)
  return loadRecord(ctx.tx, stage, id, ctx)
}

export function findOtherStages(ctx: Context, id: string): Promise<{ is_active: boolean }[]> {
  return ctx.tx.all(sql`select is_active from stage where id <> ${id}`)
}

export interface HeldStage {
  readonly id: string
  readonly is_active: boolean
}

/** A stage that nobody deactivates meanwhile; without an id the one in which opportunities begin. */
export function holdStage(ctx: Context, id: string | undefined): Promise<HeldStage | undefined> {
  if (id !== undefined) return ctx.tx.first(sql`select id, is_active from stage where id = ${id} for share`)
  ctx.tx.send(sql`select from stage order by id for share`)
  return ctx.tx.first(sql`select id, is_active from stage where is_active order by position, id limit 1`)
}
