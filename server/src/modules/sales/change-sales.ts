// Making and changing an opportunity, from a request or because a quote was accepted.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { insertRecord, updateRecord } from '../../db/write.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { findProject, type LoadedSales, sales } from './sales.queries.ts'
import {
  type Closing,
  checkNoProject,
  checkStageChange,
  closing,
  NEW,
  probabilityAfter,
  type SalesStatus,
  statusEvent,
} from './sales.rules.ts'
import type { NewSales, SalesValues } from './sales.shapes.ts'
import { type HeldStage, holdStage } from './stages.queries.ts'

export async function createSales(ctx: Context, values: NewSales): Promise<Rendered> {
  const closed = closing(NEW, values, ctx.today)
  const stage = await stageOf(ctx, values.stage_id)
  checkStageChange('open', closed.status, stage)
  return insertRecord(ctx, sales, {
    owner_employee_id: ctx.actor.employeeId,
    ...values,
    ...closed,
    id: ctx.newId(),
    stage_id: stage.id,
    stage_changed_at: ctx.now,
    status_changed_at: ctx.now,
  })
}

export async function changeSales(
  ctx: Context,
  before: LoadedSales,
  { stage_id, probability, ...values }: SalesValues,
): Promise<Rendered> {
  const from = before.row.status as SalesStatus
  const closed = closing(before.row as Closing, values, ctx.today)
  const stage = stage_id === undefined || isSame(stage_id, before.row.stage_id) ? null : await stageOf(ctx, stage_id)
  checkStageChange(from, closed.status, stage)
  if (from === 'won' && closed.status !== 'won') checkNoProject(from, closed.status, await findProject(ctx, before.id))
  const event = statusEvent(from, closed.status)
  const set = {
    ...values,
    ...closed,
    probability: probabilityAfter(probability, stage !== null),
    ...(stage && { stage_id: stage.id, stage_changed_at: ctx.now }),
    ...(event && { status_changed_at: ctx.now }),
  }
  return updateRecord(ctx, sales, before, set, [...(stage ? ['sales.stage_changed'] : []), ...(event ? [event] : [])])
}

async function stageOf(ctx: Context, id: string | undefined): Promise<HeldStage> {
  const stage = await holdStage(ctx, id)
  if (!stage) throw referenceProblem(['stage_id'])
  return stage
}

// Ids are the same in capitals.
function isSame(id: string, other: string): boolean {
  return id.toLowerCase() === other
}
