import { expect, test } from 'vitest'
import { eventKinds, eventTable } from '../events/kinds.ts'
import { type Right, rights } from '../shared/rights.ts'
import { mayRead, type Reader, type Told } from './reader.rules.ts'

const webhookId = 'the webhook'
const told = (kind: string, more: Partial<Told> = {}): Told => ({
  kind,
  recordId: 'a record',
  object: {},
  isManaged: false,
  ...more,
})
const somebody = (...some: Right[]): Reader => ({ rights: new Set(some), employeeId: 'e1' })
const random = () => somebody(...rights.filter(() => Math.random() < 0.5))
const needsOf = (kind: string) => eventTable[kind.split('.')[0] as keyof typeof eventTable].needs

test('nobody is told of what his scopes do not open, and more rights never tell less', () => {
  for (let i = 0; i < 3000; i++) {
    const kind = eventKinds[i % eventKinds.length]!
    const object = { employee_id: Math.random() < 0.5 ? 'e1' : 'e2', invoice_id: Math.random() < 0.5 ? 'i' : null }
    const event = told(kind, { object, isManaged: Math.random() < 0.5 })
    const few = random()
    const more = { ...few, rights: new Set([...few.rights, ...random().rights]) }
    const needs = needsOf(kind)
    if (needs && !few.rights.has(needs)) expect(mayRead(few, event, webhookId)).toBe(false)
    if (mayRead(few, event, webhookId)) expect(mayRead(more, event, webhookId)).toBe(true)
    expect(mayRead(somebody(...rights), event, webhookId)).toBe(kind !== 'webhook.ping')
    expect(mayRead({ rights: new Set(), employeeId: null }, event, webhookId)).toBe(false)
  }
})

test.each([
  ['leave.created', 'approve_leave'],
  ['absence.created', 'absence'],
  ['contract.updated', 'people'],
] as const)('%s: the own, of those one manages, and with %s everybody’s', (kind, opens) => {
  const other = told(kind, { object: { employee_id: 'e2' } })
  expect(mayRead(somebody('hrm:read'), other)).toBe(false)
  expect(mayRead(somebody('hrm:read'), { ...other, object: { employee_id: 'e1' } })).toBe(true)
  expect(mayRead(somebody('hrm:read'), { ...other, isManaged: true })).toBe(true)
  expect(mayRead(somebody('hrm:read', opens), other)).toBe(true)
  expect(mayRead(somebody(opens), { ...other, isManaged: true, object: { employee_id: 'e1' } })).toBe(false)
  expect(mayRead({ ...somebody('hrm:read'), employeeId: null }, told(kind, { object: {} }))).toBe(false)
})

test('a deleted contract no longer says whose it was', () => {
  const deleted = told('contract.deleted', { object: { id: 'a record', deleted_at: 'now' } })
  expect(mayRead(somebody('hrm:read'), deleted)).toBe(false)
  expect(mayRead(somebody('hrm:read', 'people'), deleted)).toBe(true)
})

test.each([
  [{ kind: 'attachment', invoice_id: null, purchase_invoice_id: null }, true],
  [{ kind: 'attachment', invoice_id: 'i' }, false],
  [{ kind: 'attachment', purchase_invoice_id: 'i' }, false],
  [{ kind: 'invoice_pdf' }, false],
  [{ kind: 'invoice_ubl' }, false],
  [{ kind: 'purchase_invoice' }, false],
])('of documents of invoices only readers of invoices are told: %o', (object, isOpen) => {
  const event = told('document.created', { object })
  expect(mayRead(somebody('crm:read'), event)).toBe(isOpen)
  expect(mayRead(somebody('crm:read', 'invoices:read'), event)).toBe(true)
})

test('a ping is for the webhook that it tries out; kinds that nobody knows are for nobody', () => {
  expect(mayRead(somebody(), told('webhook.ping', { recordId: webhookId }), webhookId)).toBe(true)
  expect(mayRead(somebody(...rights), told('webhook.ping'), webhookId)).toBe(false)
  expect(mayRead(somebody(...rights), told('toString.created'), webhookId)).toBe(false)
})
