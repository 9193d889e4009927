// The list of events says what the operations do; that the operations do what it says: every-write.
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type EventKind, eventTable, isEventKind } from '../src/events/kinds.ts'
import type { ApprovalStep } from '../src/modules/hours/approval.rules.ts'
import type { ProjectEvent } from '../src/modules/projects/project.rules.ts'
import type { ServiceStatusChange } from '../src/modules/projects/service.rules.ts'
import type { TaskStatusChange } from '../src/modules/projects/task.rules.ts'
import type { SalesEvent } from '../src/modules/sales/sales.rules.ts'
import { operations } from '../src/operations.ts'
import { scopes } from '../src/shared/rights.ts'

// Of a webhook there is only the event that tries it out; what is changed about it is audited.
const built = Object.keys(eventTable).filter(
  (resource) => resource !== 'webhook' && operations.some(({ id }) => id.startsWith(`${resource}.`)),
)

describe('the list', () => {
  test('names a scope that a key can have for everything but the ping', () => {
    for (const [resource, { needs }] of Object.entries(eventTable))
      expect([...scopes, null], resource).toContain(resource === 'webhook' ? needs : (needs ?? 'a scope'))
  })

  test('has every kind that a state change tells of', () => {
    expectTypeOf<ProjectEvent>().toExtend<EventKind>()
    expectTypeOf<NonNullable<ServiceStatusChange['event']>>().toExtend<EventKind>()
    expectTypeOf<NonNullable<TaskStatusChange['event']>>().toExtend<EventKind>()
    expectTypeOf<NonNullable<ApprovalStep['event']>>().toExtend<EventKind>()
    expectTypeOf<SalesEvent>().toExtend<EventKind>()
  })

  test.each(built)('says of %s what its operations do', (resource) => {
    const did = { create: 'created', update: 'updated', delete: 'deleted' }
    for (const [verb, done] of Object.entries(did)) {
      const exists = operations.some(({ id }) => id === `${resource}.${verb}`)
      expect(isEventKind(`${resource}.${done}`), done).toBe(exists)
    }
  })
})
