// Every kind of event in words: when it fires.
import type { EventKind, eventTable } from '../events/kinds.ts'

export type Resource = keyof typeof eventTable

/** The first sentence about a kind; it stands alone as a heading too. */
export function summaryOf(kind: EventKind): string {
  const [resource, verb] = kind.split('.') as [Resource, string]
  return OWN[kind]?.summary ?? `${NOUNS[resource]} ${PLAIN[verb]}`
}

/** More than the heading says; empty where that is all. */
export function remarkOf(kind: EventKind): string {
  return OWN[kind]?.remark ?? ''
}

const PLAIN: Readonly<Record<string, string>> = { created: 'was created', updated: 'changed', deleted: 'was deleted' }

const NOUNS: Readonly<Record<Resource, string>> = {
  organization: 'An organization',
  person: 'A person',
  contactrole: 'A contact role',
  note: 'A note',
  project: 'A project',
  service: 'A service',
  task: 'A task',
  hours: 'A time entry',
  invoice: 'An invoice or credit note',
  payment: 'A payment',
  installment: 'An installment',
  purchaseinvoice: 'A purchase invoice',
  cost: 'A cost',
  sales: 'An opportunity',
  quote: 'A quote',
  employee: 'An employee',
  leave: 'A request for leave',
  absence: 'An absence',
  contract: 'A contract',
  team: 'A team',
  planning: 'A planning',
  document: 'A document',
  webhook: 'A webhook',
}

const OWN: Readonly<Partial<Record<EventKind, { readonly summary: string; readonly remark?: string }>>> = {
  'project.closed': { summary: 'A project was closed', remark: 'Nothing can be booked on it any more.' },
  'project.archived': { summary: 'A project was archived' },
  'project.reopened': { summary: 'A closed or archived project became active again' },
  'project.budget_exceeded': {
    summary: 'Hours or costs passed the budget of a project or of one of its services',
    remark: 'Fires when the budget is passed, not again for what follows. The project itself does not change by it.',
  },
  'service.closed': { summary: 'A service was closed' },
  'task.completed': { summary: 'A task was done' },
  'hours.submitted': { summary: 'A time entry was submitted for approval' },
  'hours.approved': { summary: 'A time entry was approved' },
  'hours.rejected': { summary: 'A time entry was rejected', remark: 'The reason stands in `approval_note`.' },
  'hours.locked': {
    summary: 'Time entries were put on a draft invoice',
    remark: 'Fires once per invoice with the ids of at most 500 entries, and again for the next 500.',
  },
  'hours.unlocked': {
    summary: 'Time entries were taken off an invoice and can be invoiced again',
    remark:
      'By deleting a draft or a line of it, or by a credit note. Fires once per invoice with the ids of at most 500 entries, and again for the next 500.',
  },
  'invoice.created': {
    summary: 'A draft of an invoice or credit note was created',
    remark: 'It has no number until it is finalised.',
  },
  'invoice.deleted': { summary: 'A draft of an invoice or credit note was deleted' },
  'invoice.finalised': {
    summary: 'An invoice or credit note became final and has its number',
    remark: 'Its PDF follows shortly after, as `document.created`.',
  },
  'invoice.sent': { summary: 'An invoice was sent, or marked as sent, for the first time' },
  'invoice.overdue': {
    summary: 'An invoice was not paid in time',
    remark: 'Fires once, on the day after the due date.',
  },
  'invoice.paid': { summary: 'Nothing is owed on an invoice any more' },
  'invoice.credited': { summary: 'Credit notes now cover the whole of an invoice' },
  'payment.created': {
    summary: 'A payment was recorded',
    remark: 'Payments never change; a correction is a payment the other way.',
  },
  'installment.ready': { summary: 'The day of an installment has come: it can be invoiced' },
  'purchaseinvoice.approved': { summary: 'A purchase invoice was approved' },
  'purchaseinvoice.rejected': { summary: 'A purchase invoice was rejected' },
  'purchaseinvoice.paid': { summary: 'A purchase invoice was paid' },
  'sales.stage_changed': { summary: 'An opportunity moved to another stage' },
  'sales.won': { summary: 'An opportunity was won' },
  'sales.lost': { summary: 'An opportunity was lost' },
  'sales.reopened': { summary: 'A won or lost opportunity became open again' },
  'quote.sent': { summary: 'A quote was sent, or marked as sent', remark: 'Its first sending gives it its number.' },
  'quote.accepted': {
    summary: 'A quote was accepted',
    remark: 'By the customer on the page behind its link, in which case the actor is the system, or by a colleague.',
  },
  'quote.declined': {
    summary: 'A quote was declined',
    remark: 'By the customer on the page behind its link, in which case the actor is the system, or by a colleague.',
  },
  'quote.expired': { summary: 'The last day of a quote has passed without an answer' },
  'employee.deactivated': { summary: 'An employee became inactive' },
  'leave.approved': {
    summary: 'Leave was approved',
    remark:
      'Leave of a type that needs no approval is approved as it is created, so that there is no earlier value to tell of.',
  },
  'leave.rejected': { summary: 'Leave was rejected' },
  'leave.cancelled': { summary: 'Leave was cancelled' },
  'absence.closed': { summary: 'An absence ended' },
  'planning.conflict': {
    summary: 'Planning does not fit any more, or does not fit from the start',
    remark:
      'Because of the schedule, a holiday, or because somebody is away. Fires for each new day or cause; planning that does not fit from the start has no earlier value to tell of.',
  },
  'webhook.ping': {
    summary: 'Somebody pressed the test button of a webhook',
    remark: 'It is sent to that webhook alone, whatever kinds it asks for.',
  },
}
