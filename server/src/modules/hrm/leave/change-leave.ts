// One change of leave: what was asked for while nobody has decided, the decision, or its end.
import type { Context } from '../../../db/context.ts'
import type { Rendered } from '../../../db/record.ts'
import { renderUpdated, updateRecord, updateRow } from '../../../db/write.ts'
import { spanOf } from '../../../shared/calendar.ts'
import { leaveChanged } from '../ripples.ts'
import { totalMinutes } from './days.rules.ts'
import { type JudgedDays, judgeBalance, judgeDays, judgeType } from './judge-leave.ts'
import { findGround, type LoadedLeave, leaveFor, setLeaveDays } from './leave.queries.ts'
import {
  changedAsking,
  checkDecisionNote,
  checkMayDecide,
  checkRange,
  checkUndecided,
  checkUnderContract,
  isLeaveStep,
  type LeaveStatus,
  leaveActor,
} from './leave.rules.ts'
import type { ChangedLeave } from './leave.shapes.ts'

export async function changeLeave(ctx: Context, before: LoadedLeave, body: ChangedLeave): Promise<Rendered> {
  const { row } = before
  const { minutes: _, ...values } = body
  const wanted = { ...row, ...values }
  const changed: readonly string[] = changedAsking(row, body)
  const isStep = checkChange(ctx, before, body, changed)
  const isApproval = isStep && wanted.status === 'approved'
  const isJudged = isApproval || changed.some((field) => field !== 'note')
  const judged = isJudged ? await judgeChange(ctx, before, body, changed) : undefined

  const decided = isStep && wanted.status !== 'cancelled'
  const set = decided ? { ...values, decided_by_employee_id: ctx.actor.employeeId, decided_at: ctx.now } : values
  const kinds = isStep ? [`leave.${wanted.status}`] : []
  const after = judged
    ? await rewrite(ctx, before, { set, judged, kinds })
    : await updateRecord(ctx, leaveFor(ctx), before, set, kinds)
  if (isJudged || isStep) await leaveChanged(ctx, { employeeIds: [row.employee_id], ...spanOf([row, wanted]) })
  return after
}

/** Who may do this, and whether it can be done to leave in this state; the answer is whether the status changes. */
function checkChange(ctx: Context, { row }: LoadedLeave, body: ChangedLeave, changed: readonly string[]): boolean {
  const present = row.status as LeaveStatus
  const { status = present, decision_note = row.decision_note } = body
  const actor = leaveActor(ctx, row)
  if (changed.includes('start_date') || changed.includes('end_date')) checkRange({ ...row, ...body }, ctx.today)
  checkDecisionNote(body.decision_note, status)
  const isStep = isLeaveStep({ ...row, status: present }, status, actor, ctx.today)
  if (decision_note !== row.decision_note) checkMayDecide(actor)
  checkUndecided(present, changed)
  return isStep
}

/** Judges what is asked for now; the answer is its days when they are others than before. */
async function judgeChange(
  ctx: Context,
  { row }: LoadedLeave,
  { minutes, ...values }: ChangedLeave,
  changed: readonly string[],
): Promise<JudgedDays | undefined> {
  const wanted = { ...row, ...values }
  const ground = await findGround(ctx, row.employee_id, wanted, row.id)
  const type = judgeType(ground, wanted.leave_type_id, changed.includes('leave_type_id'))
  const isMoved = ['start_date', 'end_date', 'minutes'].some((field) => changed.includes(field))
  const part = wanted.start_date === wanted.end_date ? (row.asked_minutes ?? undefined) : undefined
  const judged = isMoved ? judgeDays(ground, wanted, changed.includes('minutes') ? minutes : part) : undefined
  // A contract may have ended since it was asked for.
  if (!judged) checkUnderContract(wanted, ground.days!.contracts)
  judgeBalance(ground, type, { ...wanted, ...judged })
  return judged
}

function rewrite(
  ctx: Context,
  before: LoadedLeave,
  { set, judged, kinds }: { set: Omit<ChangedLeave, 'minutes'>; judged: JudgedDays; kinds: readonly string[] },
): Promise<Rendered> {
  const { days, asked_minutes } = judged
  updateRow(ctx, 'leave', before.id, { ...set, asked_minutes, minutes: totalMinutes(days) })
  setLeaveDays(ctx, before.id, before.row.employee_id, days)
  return renderUpdated(ctx, leaveFor(ctx), before, kinds)
}
