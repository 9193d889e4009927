import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ApprovalAction,
  type ApprovalFacts,
  approvalAfterChange,
  approvalOfNewEntry,
  approvalStep,
  approvals,
  canTake,
  writeOffStep,
} from './approval.rules.ts'
import type { ApprovalStatus, InvoiceStatus } from './hours.rules.ts'

const entry: ApprovalFacts = {
  employee_id: 'anna',
  manager_employee_id: 'mila',
  project_manager_id: 'pim',
  approval_status: 'open',
  invoice_status: 'to_invoice',
}
const admin = { employee_id: 'anna', can_approve: true, is_admin: true }
const actor = (employee_id: string | null) => ({ employee_id, can_approve: false, is_admin: false })
const actions = Object.keys(approvals) as ApprovalAction[]
const statuses: ApprovalStatus[] = ['not_required', 'open', 'submitted', 'approved', 'rejected']

describe('approval', () => {
  const allowed: Record<string, ApprovalStatus> = {
    'submit open': 'submitted',
    'approve open': 'approved',
    'approve submitted': 'approved',
    'reject submitted': 'rejected',
    'withdraw approved': 'open',
  }

  it.each(actions.flatMap((action) => statuses.map((status) => [action, status] as const)))(
    '%s when %s',
    (action, status) => {
      const take = () => approvalStep(action, { ...entry, approval_status: status }, { actor: admin, reason: 'typo' })
      const to = allowed[`${action} ${status}`]
      if (to) expect(take().approval_status).toBe(to)
      else
        expect(take).toThrow(
          expect.objectContaining({
            code: 'invalid-transition',
            extra: expect.objectContaining({ from: status, to: action }),
          }),
        )
    },
  )

  it('tells of submitting, approving and rejecting', () => {
    const eventOf = (action: ApprovalAction, approval_status: ApprovalStatus) =>
      approvalStep(action, { ...entry, approval_status }, { actor: admin, reason: 'typo' }).event
    expect(eventOf('submit', 'open')).toBe('hours.submitted')
    expect(eventOf('approve', 'open')).toBe('hours.approved')
    expect(eventOf('reject', 'submitted')).toBe('hours.rejected')
    expect(eventOf('withdraw', 'approved')).toBeNull()
  })

  it('belongs to a manager and never to the employee himself, unless he is an admin', () => {
    const who = (action: ApprovalAction) =>
      ['anna', 'mila', 'pim', 'bert', null].filter((id) => canTake(action, entry, actor(id)))
    expect(who('submit')).toEqual(['anna'])
    expect(who('approve')).toEqual(['mila', 'pim'])
    expect(canTake('approve', entry, admin)).toBe(true)
    expect(canTake('approve', entry, { ...actor('bert'), can_approve: true })).toBe(true)
    expect(canTake('approve', entry, { ...actor('anna'), can_approve: true })).toBe(false)
    expect(
      canTake('approve', { ...entry, manager_employee_id: 'anna', project_manager_id: 'anna' }, actor('anna')),
    ).toBe(false)
    expect(canTake('approve', { ...entry, manager_employee_id: null, project_manager_id: null }, actor(null))).toBe(
      false,
    )
    expect(() => approvalStep('approve', entry, { actor: actor('anna') })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
    expect(() => approvalStep('submit', entry, { actor: actor('mila') })).toThrow('Only the employee can submit')
  })

  it('is rejected only with a reason', () => {
    const submitted = { ...entry, approval_status: 'submitted' as const }
    for (const reason of [null, '', ' \n'])
      expect(() => approvalStep('reject', submitted, { actor: actor('mila'), reason })).toThrow(
        expect.objectContaining({
          code: 'validation-error',
          extra: { errors: [expect.objectContaining({ pointer: '/reason' })] },
        }),
      )
  })

  it.each<[InvoiceStatus, string]>([
    ['on_draft', 'draft_invoice'],
    ['invoiced', 'invoiced'],
  ])('is not withdrawn once %s', (invoice_status, lock_reason) => {
    const approved = { ...entry, invoice_status, approval_status: 'approved' as const }
    expect(() => approvalStep('withdraw', approved, { actor: admin })).toThrow(
      expect.objectContaining({ code: 'hours-locked', extra: { lock_reason } }),
    )
  })

  it('starts open where a manager approves, and again after a rejected entry is corrected', () => {
    expect(approvalOfNewEntry('none')).toBe('not_required')
    expect(approvalOfNewEntry('manager')).toBe('open')
    expect(statuses.map(approvalAfterChange)).toEqual(['not_required', 'open', 'submitted', 'approved', 'open'])
  })

  it('keeps to its states over any walk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions)), (walk) => {
        let status = approvalOfNewEntry('none')
        for (const action of walk) {
          try {
            status = approvalStep(
              action,
              { ...entry, approval_status: status },
              { actor: admin, reason: 'r' },
            ).approval_status
          } catch {}
        }
        expect(status).toBe('not_required')
      }),
    )
  })
})

describe('writing off', () => {
  it('goes there and back with a reason', () => {
    expect(writeOffStep('write_off', 'to_invoice', 'goodwill')).toBe('written_off')
    expect(writeOffStep('undo_write_off', 'written_off', 'paid after all')).toBe('to_invoice')
    expect(() => writeOffStep('write_off', 'to_invoice', ' ')).toThrow(
      expect.objectContaining({ code: 'validation-error' }),
    )
  })

  it.each<InvoiceStatus>(['not_billable', 'included', 'on_draft', 'invoiced', 'written_off'])(
    'is refused when %s',
    (status) => {
      expect(() => writeOffStep('write_off', status, 'goodwill')).toThrow(
        expect.objectContaining({ code: 'invalid-transition' }),
      )
    },
  )
})
