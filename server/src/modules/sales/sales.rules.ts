// The course of an opportunity: open until it is won or lost, moving through stages while it is open.
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import type { Transitions } from '../../shared/transition.ts'

export type SalesStatus = 'open' | 'won' | 'lost'
export type SalesEvent = 'sales.stage_changed' | 'sales.won' | 'sales.lost' | 'sales.reopened'

export const salesTransitions: Transitions<SalesStatus, SalesStatus> = {
  open: ['won', 'lost'],
  won: ['open', 'lost'],
  lost: ['open', 'won'],
}

export interface Closing {
  readonly status: SalesStatus
  readonly closed_on: string | null
  readonly lost_reason: string | null
}

/** What a request says of it; what it leaves out stays, or follows the status. */
interface ClosingSent {
  readonly status?: SalesStatus | undefined
  readonly closed_on?: string | null | undefined
  readonly lost_reason?: string | null | undefined
}

export const NEW: Closing = { status: 'open', closed_on: null, lost_reason: null }

export function closing(before: Closing, sent: ClosingSent, today: string): Closing {
  const status = sent.status ?? before.status
  const kept = status === before.status ? before : { closed_on: today, lost_reason: null }
  const closed_on = sent.closed_on === undefined ? kept.closed_on : sent.closed_on
  const lost_reason = sent.lost_reason === undefined ? kept.lost_reason : sent.lost_reason
  checkFields([
    ...closedOnErrors(status, sent.closed_on, before.closed_on, today),
    ...reasonErrors(status, lost_reason),
  ])
  return { status, closed_on: status === 'open' ? null : closed_on, lost_reason }
}

function closedOnErrors(status: SalesStatus, sent: string | null | undefined, before: string | null, today: string) {
  const refuse = (code: string, message: string) => [fieldError('/closed_on', code, message)]
  if (sent === undefined) return []
  if (status === 'open')
    return sent === null ? [] : refuse('not_allowed', 'closed_on must be empty unless the status is won or lost.')
  if (sent === null)
    return refuse('required', `closed_on cannot be empty with the status ${status}; leave it out for today.`)
  return sent > today && sent !== before ? refuse('in_future', `closed_on must not be later than today, ${today}.`) : []
}

function reasonErrors(status: SalesStatus, reason: string | null) {
  if (status === 'lost' || reason === null) return []
  return [fieldError('/lost_reason', 'not_allowed', 'lost_reason must be empty unless the status is lost.')]
}

/** The event that tells of a new status; null when it stays. */
export function statusEvent(from: SalesStatus, to: SalesStatus): SalesEvent | null {
  if (from === to) return null
  return to === 'open' ? 'sales.reopened' : `sales.${to}`
}

/** What was won and became a project stays won. */
export function checkNoProject(
  from: SalesStatus,
  to: SalesStatus,
  project: { readonly project_number: string } | null,
): void {
  if (from !== 'won' || to === 'won' || project === null) return
  throw new Problem(
    'sales-has-project',
    `Project ${project.project_number} was made from this opportunity, so it stays won. Delete the project first if it was a mistake.`,
  )
}

/** Null is for a stage that stays. Stages are the way to a decision: they move only while there is none. */
export function checkStageChange(
  from: SalesStatus,
  to: SalesStatus,
  stage: { readonly is_active: boolean } | null,
): void {
  if (stage === null) return
  if (!stage.is_active)
    checkFields([fieldError('/stage_id', 'inactive', 'The stage is not active. Choose an active stage.')])
  if (from === 'open' || to === 'open') return
  throw new Problem(
    'sales-closed',
    `This opportunity is ${from}. Reopen it to change its stage: send status open in the same request.`,
  )
}

/** An own estimate belongs to the stage in which it was made; undefined leaves it as it is. */
export function probabilityAfter(sent: number | null | undefined, isStageChanged: boolean): number | null | undefined {
  return sent === undefined && isStageChanged ? null : sent
}
