import { checkFields, fieldError, Problem, refusalOf } from '../../shared/problem.ts'
import { checkTransition, type Transitions } from '../../shared/transition.ts'
import { type ApprovalStatus, type InvoiceStatus, lockedProblem } from './hours.rules.ts'

export type ApprovalAction = 'submit' | 'approve' | 'reject' | 'withdraw'
export type WriteOffAction = 'write_off' | 'undo_write_off'

export const approvals: Transitions<ApprovalAction, ApprovalStatus> = {
  submit: ['open'],
  approve: ['open', 'submitted'],
  reject: ['submitted'],
  withdraw: ['approved'],
}

export const writeOffs: Transitions<WriteOffAction, InvoiceStatus> = {
  write_off: ['to_invoice'],
  undo_write_off: ['written_off'],
}

// manager_employee_id is the manager of the entry's employee, project_manager_id that of its project.
export interface ApprovalFacts {
  employee_id: string
  manager_employee_id: string | null
  project_manager_id: string | null
  approval_status: ApprovalStatus
  invoice_status: InvoiceStatus
}

// can_approve is the right to decide on the hours of everybody else.
export interface ApprovalActor {
  employee_id: string | null
  can_approve: boolean
  is_admin: boolean
}

export interface ApprovalStep {
  approval_status: ApprovalStatus
  event: 'hours.submitted' | 'hours.approved' | 'hours.rejected' | null
}

// What one step of the approval leads to, or the reason why not.
export function approvalStep(
  action: ApprovalAction,
  entry: ApprovalFacts,
  { actor, reason = null }: { actor: ApprovalActor; reason?: string | null },
): ApprovalStep {
  checkMayTake(action, entry, actor)
  if (action === 'reject') checkReason(reason)
  checkTransition(approvals, entry.approval_status, action)
  if (action === 'withdraw') checkNotOnInvoice(entry)
  return steps[action]
}

/** Whether the step could be taken now, given a reason where one is needed. */
export function isOpenTo(action: ApprovalAction, entry: ApprovalFacts, actor: ApprovalActor): boolean {
  return refusalOf(() => void approvalStep(action, entry, { actor, reason: 'given' })) === null
}

// What a period as a whole waits for: the step that is missing soonest.
export function approvalOfPeriod(statuses: readonly ApprovalStatus[]): ApprovalStatus | 'empty' {
  const order = ['rejected', 'open', 'submitted', 'approved', 'not_required'] as const
  return order.find((status) => statuses.includes(status)) ?? 'empty'
}

export function canTake(action: ApprovalAction, entry: ApprovalFacts, actor: ApprovalActor): boolean {
  if (actor.is_admin) return true
  const isOwn = actor.employee_id === entry.employee_id
  if (action === 'submit' || isOwn) return action === 'submit' && isOwn
  if (actor.can_approve || actor.employee_id === null) return actor.can_approve
  return [entry.manager_employee_id, entry.project_manager_id].includes(actor.employee_id)
}

// A period is submitted as a whole, also when nothing in it is open.
export function checkMaySubmit(employeeId: string, actor: ApprovalActor): void {
  if (!actor.is_admin && actor.employee_id !== employeeId)
    throw new Problem('forbidden', 'Only the employee can submit these hours.')
}

export function writeOffStep(action: WriteOffAction, status: InvoiceStatus, reason: string | null): InvoiceStatus {
  checkReason(reason)
  checkTransition(writeOffs, status, action)
  return action === 'write_off' ? 'written_off' : 'to_invoice'
}

export function approvalOfNewEntry(hoursApproval: 'none' | 'manager'): ApprovalStatus {
  return hoursApproval === 'manager' ? 'open' : 'not_required'
}

// Correcting a rejected entry puts it up for approval again.
export function approvalAfterChange(status: ApprovalStatus): ApprovalStatus {
  return status === 'rejected' ? 'open' : status
}

const steps: Record<ApprovalAction, ApprovalStep> = {
  submit: { approval_status: 'submitted', event: 'hours.submitted' },
  approve: { approval_status: 'approved', event: 'hours.approved' },
  reject: { approval_status: 'rejected', event: 'hours.rejected' },
  withdraw: { approval_status: 'open', event: null },
}

function checkMayTake(action: ApprovalAction, entry: ApprovalFacts, actor: ApprovalActor): void {
  if (action === 'submit') checkMaySubmit(entry.employee_id, actor)
  if (canTake(action, entry, actor)) return
  throw new Problem(
    'forbidden',
    `Only the manager of the employee or of the project can ${action} these hours, and not their own.`,
  )
}

function checkReason(reason: string | null): void {
  const hasReason = reason !== null && reason.trim() !== ''
  checkFields(hasReason ? [] : [fieldError('/reason', 'required', 'A reason is required.')])
}

function checkNotOnInvoice({ invoice_status }: ApprovalFacts): void {
  if (invoice_status === 'invoiced') throw lockedProblem('invoiced')
  if (invoice_status === 'on_draft') throw lockedProblem('draft_invoice')
}
