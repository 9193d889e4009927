// A request for leave that is only thought of, judged as if it were made. Nothing is held and nothing is written.
import type { Context } from '../../../db/context.ts'
import { Problem, problems, referenceProblem } from '../../../shared/problem.ts'
import { checkEmployed } from '../people/employees.rules.ts'
import { findColleagues } from './calendar.queries.ts'
import { type LeaveDay, leaveDays, totalMinutes, workableMinutes } from './days.rules.ts'
import { leaveEffect } from './effect.rules.ts'
import { judgeBalance, judgeDays, judgeType } from './judge-leave.ts'
import { lookAtGround } from './leave.queries.ts'
import { checkMayAsk, checkRange, leaveActor } from './leave.rules.ts'
import type { LeavePreviewQuestion } from './leave-screens.shapes.ts'

export async function previewLeave(ctx: Context, { minutes, ...asked }: LeavePreviewQuestion) {
  const badRange = refusalOf(() => checkRange(asked, ctx.today))
  if (badRange) return { ...NOTHING, refusal: badRange }
  const employee_id = asked.employee_id.toLowerCase()
  const [ground, colleagues] = await Promise.all([
    lookAtGround(ctx, employee_id, asked),
    findColleagues(ctx, employee_id, asked),
  ])
  const { employee, days: known, facts } = ground
  if (!employee || !known) throw referenceProblem(['employee_id'])
  checkMayAsk(leaveActor(ctx, { employee_id, ...employee }))
  const type = judgeType(ground, asked.leave_type_id)
  const part = asked.start_date === asked.end_date ? (minutes ?? null) : null
  const days = leaveDays({ ...asked, asked_minutes: part }, known)
  const refusal = refusalOf(() => {
    checkEmployed(employee, asked.start_date, asked.end_date)
    const judged = judgeDays(ground, asked, minutes)
    judgeBalance(ground, type, { id: '', employee_id, status: 'requested', days: judged.days })
  })
  return {
    minutes: totalMinutes(days),
    working_days: days.filter((day) => day.minutes > 0).length,
    workable_minutes: workableMinutes(asked.start_date, known),
    needs_approval: type.requires_approval,
    days: days.map(seenBy(ctx, employee_id, employee.manager_employee_id)),
    balances: leaveEffect(type, facts.employees.get(employee_id)!, facts.scene, days),
    colleagues,
    refusal,
  }
}

const NOTHING = {
  minutes: 0,
  working_days: 0,
  workable_minutes: 0,
  needs_approval: true,
  days: [],
  balances: [],
  colleagues: [],
}

/** Who asks for somebody else need not know of his absence; the same as in leaveFor. */
function seenBy({ actor: { employeeId: own }, can }: Context, employeeId: string, managerId: string | null) {
  const isClose = own !== null && (own === employeeId || own === managerId)
  const seesAbsence = isClose || can('absence')
  return ({ date, minutes, excluded_reason }: LeaveDay) => ({
    date,
    minutes,
    excluded_reason: excluded_reason === 'absence' && !seesAbsence ? 'not_scheduled' : excluded_reason,
  })
}

function refusalOf(judge: () => void) {
  try {
    judge()
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, detail, extra } = error
    return { code, title: problems[code].title, detail, errors: extra.errors ?? [] }
  }
}
