import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../../shared/calendar.ts'
import { type ApprovalAction, type ApprovalFacts, approvalOfPeriod, approvalStep, isOpenTo } from './approval.rules.ts'
import { approvalStatuses, invoiceStatuses } from './hours.shapes.ts'
import { cellsOf, minutesOf, nextStart } from './week.rules.ts'

const day = {
  starts_at: '2026-03-01T23:00:00.000Z',
  opens_at: '2026-03-02T08:00:00.000Z',
  ends_at: '2026-03-02T23:00:00.000Z',
}
const dates = ['2026-03-02', '2026-03-03']

describe('the grid', () => {
  it('holds every entry once, whatever its place and day', () => {
    const id = fc.constantFrom('a', 'b', null)
    const entry = fc.record({
      project_id: id,
      service_id: id,
      hour_type_id: id,
      date: fc.constantFrom(...dates),
      minutes: fc.integer({ min: 1, max: 480 }),
      start_at: fc.constant(day.opens_at),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const keys = new Map(entries.map((e) => [JSON.stringify([e.project_id, e.service_id, e.hour_type_id]), e]))
        const cells = [...keys.values()].flatMap((place) => cellsOf(place, entries, dates))
        expect(new Set(cells.flatMap((cell) => cell.entries))).toEqual(new Set(entries))
        expect(cells.flatMap((cell) => cell.entries)).toHaveLength(entries.length)
        expect(minutesOf(cells)).toBe(minutesOf(entries))
      }),
    )
  })

  it('puts the next entry behind the last one of the day, and the first at nine', () => {
    const entries = [
      { start_at: '2026-03-02T10:00:00.000Z', minutes: 30 },
      { start_at: '2026-03-02T08:00:00.000Z', minutes: 60 },
    ]
    expect(nextStart([], day)).toBe(day.opens_at)
    expect(nextStart(entries, day)).toBe('2026-03-02T10:30:00.000Z')
    expect(nextStart([{ start_at: '2026-03-02T22:00:00.000Z', minutes: 60 }], day)).toBe(day.starts_at)
  })

  it('always proposes a start that lies in the day and behind what is proposed from', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 10 })
    fc.assert(
      fc.property(minutes, (typed) => {
        const entries: { start_at: string; minutes: number }[] = []
        for (const length of typed) {
          const start_at = nextStart(entries, day)
          expect(start_at >= day.starts_at && start_at < day.ends_at).toBe(true)
          if (entries.length > 0 && start_at !== day.starts_at)
            for (const entry of entries) expect(addMinutes(entry.start_at, entry.minutes) <= start_at).toBe(true)
          entries.push({ start_at, minutes: length })
        }
      }),
    )
  })
})

describe('the approval of a week', () => {
  it.each([
    [[], 'empty'],
    [['approved', 'open', 'submitted'], 'open'],
    [['approved', 'submitted'], 'submitted'],
    [['open', 'rejected'], 'rejected'],
    [['approved', 'not_required'], 'approved'],
    [['not_required'], 'not_required'],
  ] as const)('of %j is %s', (statuses, whole) => {
    expect(approvalOfPeriod(statuses)).toBe(whole)
  })

  it('offers a step exactly where taking it would succeed', () => {
    const person = fc.constantFrom('anna', 'boris', null)
    const entry: fc.Arbitrary<ApprovalFacts> = fc.record({
      employee_id: fc.constantFrom('anna', 'boris'),
      manager_employee_id: person,
      project_manager_id: person,
      approval_status: fc.constantFrom(...approvalStatuses),
      invoice_status: fc.constantFrom(...invoiceStatuses),
    })
    const actor = fc.record({ employee_id: person, can_approve: fc.boolean(), is_admin: fc.boolean() })
    const action = fc.constantFrom<ApprovalAction>('submit', 'approve', 'reject', 'withdraw')
    fc.assert(
      fc.property(action, entry, actor, (step, facts, who) => {
        const take = () => approvalStep(step, facts, { actor: who, reason: 'Because' })
        if (isOpenTo(step, facts, who)) expect(take).not.toThrow()
        else expect(take).toThrow()
      }),
    )
  })
})
