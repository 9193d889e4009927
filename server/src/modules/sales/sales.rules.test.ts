import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedActions } from '../../shared/transition.ts'
import {
  type Closing,
  checkNoProject,
  checkStageChange,
  closing,
  NEW,
  probabilityAfter,
  type SalesStatus,
  salesTransitions,
  statusEvent,
} from './sales.rules.ts'
import { checkStageRemains } from './stages.rules.ts'

const TODAY = '2026-11-15'
const statuses: SalesStatus[] = ['open', 'won', 'lost']
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))
const code = (name: string) => expect.objectContaining({ code: name })
const pointer = (at: string, code: string) =>
  expect.objectContaining({ extra: { errors: [expect.objectContaining({ pointer: at, code })] } })
const closed = (status: SalesStatus, closed_on: string | null = null, lost_reason: string | null = null): Closing => ({
  status,
  closed_on,
  lost_reason,
})

describe('closing', () => {
  it('takes place today unless a day is sent', () => {
    expect(closing(NEW, { status: 'won' }, TODAY)).toEqual(closed('won', TODAY))
    expect(closing(NEW, { status: 'lost', closed_on: '2026-11-01', lost_reason: 'Price' }, TODAY)).toEqual(
      closed('lost', '2026-11-01', 'Price'),
    )
    expect(closing(NEW, { status: 'won', closed_on: TODAY }, TODAY)).toEqual(closed('won', TODAY))
  })

  it('keeps its day and reason until they are sent or the status changes', () => {
    const lost = closed('lost', '2026-10-01', 'Price')
    expect(closing(lost, {}, TODAY)).toEqual(lost)
    expect(closing(lost, { status: 'lost' }, TODAY)).toEqual(lost)
    expect(closing(lost, { lost_reason: null }, TODAY)).toEqual(closed('lost', '2026-10-01'))
    expect(closing(lost, { closed_on: '2026-10-02' }, TODAY)).toEqual(closed('lost', '2026-10-02', 'Price'))
    expect(closing(lost, { status: 'won' }, TODAY)).toEqual(closed('won', TODAY))
    expect(closing(lost, { status: 'open' }, TODAY)).toEqual(NEW)
    expect(closing(lost, { status: 'open', closed_on: null, lost_reason: null }, TODAY)).toEqual(NEW)
  })

  it('refuses a day or a reason that does not go with the status, by name', () => {
    const refused = (before: Closing, sent: Parameters<typeof closing>[1]) => expect(() => closing(before, sent, TODAY))
    refused(NEW, { closed_on: '2026-11-01' }).toThrow(pointer('/closed_on', 'not_allowed'))
    refused(NEW, { lost_reason: 'Price' }).toThrow(pointer('/lost_reason', 'not_allowed'))
    refused(NEW, { status: 'won', lost_reason: 'Price' }).toThrow(pointer('/lost_reason', 'not_allowed'))
    refused(NEW, { status: 'won', closed_on: '2026-11-16' }).toThrow(pointer('/closed_on', 'in_future'))
    refused(NEW, { status: 'won', closed_on: null }).toThrow(pointer('/closed_on', 'required'))
    refused(closed('won', TODAY), { closed_on: null }).toThrow(pointer('/closed_on', 'required'))
    refused(closed('won', TODAY), { status: 'open', closed_on: TODAY }).toThrow(pointer('/closed_on', 'not_allowed'))
  })

  it('ends in what can be stored, or refuses', () => {
    const day = fc.constantFrom('2026-01-01', TODAY, '2026-11-16', '2027-01-01')
    const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
    const sent = fc.record({
      status: optional(fc.constantFrom(...statuses)),
      closed_on: optional(fc.option(day)),
      lost_reason: optional(fc.option(fc.constant('Price'))),
    })
    const before = fc.constantFrom(NEW, closed('won', '2026-05-05'), closed('lost', '2026-05-05', 'Late'))
    fc.assert(
      fc.property(before, sent, (known, wanted) => {
        let after: Closing
        try {
          after = closing(known, wanted, TODAY)
        } catch (error) {
          expect(error).toEqual(code('validation-error'))
          return
        }
        expect(after.status).toBe(wanted.status ?? known.status)
        expect(after.closed_on !== null).toBe(after.status !== 'open')
        expect(after.closed_on === null || after.closed_on <= TODAY).toBe(true)
        expect(after.lost_reason === null || after.status === 'lost').toBe(true)
        expect(closing(after, after, TODAY)).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the status', () => {
  it.each(pairs)('from %s to %s is told once', (from, to) => {
    const events = { open: 'sales.reopened', won: 'sales.won', lost: 'sales.lost' }
    expect(statusEvent(from, to)).toBe(from === to ? null : events[to])
    expect(allowedActions(salesTransitions, from).includes(to)).toBe(from !== to)
  })

  it.each(pairs)('from %s to %s with a project', (from, to) => {
    const attempt = expect(() => checkNoProject(from, to, { project_number: 'P0001' }))
    if (from === 'won' && to !== 'won') attempt.toThrow(code('sales-has-project'))
    else attempt.not.toThrow()
    expect(() => checkNoProject(from, to, null)).not.toThrow()
  })
})

describe('the stage', () => {
  it.each(pairs)('from %s to %s changes only where it is or becomes open', (from, to) => {
    const attempt = expect(() => checkStageChange(from, to, { is_active: true }))
    if (from === 'open' || to === 'open') attempt.not.toThrow()
    else attempt.toThrow(code('sales-closed'))
    expect(() => checkStageChange(from, to, null)).not.toThrow()
    expect(() => checkStageChange(from, to, { is_active: false })).toThrow(pointer('/stage_id', 'inactive'))
  })

  it('takes an own estimate along only when it is sent with it', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 100 })), (sent) => {
        expect(probabilityAfter(sent, true)).toBe(sent)
        expect(probabilityAfter(sent, false)).toBe(sent)
      }),
    )
    expect(probabilityAfter(undefined, true)).toBeNull()
    expect(probabilityAfter(undefined, false)).toBeUndefined()
  })

  it('stays while it is the last active one', () => {
    const flag = fc.record({ is_active: fc.boolean() })
    fc.assert(
      fc.property(flag, fc.option(flag), fc.array(flag, { maxLength: 5 }), (before, after, others) => {
        const had = [before, ...others].some(({ is_active }) => is_active)
        const has = [...(after ? [after] : []), ...others].some(({ is_active }) => is_active)
        const attempt = expect(() => checkStageRemains(before, after, others))
        if (had && !has) attempt.toThrow(code('in-use'))
        else attempt.not.toThrow()
      }),
    )
  })
})
