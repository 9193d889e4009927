// A whole event for each kind, derived from the sample of its resource.
import type { EventKind } from '../events/kinds.ts'
import { formOf } from './form.ts'
import { idOf, recordAfter, type Sample } from './sample.ts'
import { contactrole, note, organization, person } from './samples/crm.ts'
import { ENVIRONMENT, HOURS, INVOICE, KEY, USER } from './samples/ids.ts'
import { installment, invoice, payment } from './samples/invoices.ts'
import { absence, contract, employee, leave, planning, team } from './samples/people.ts'
import { hours, project, service, task } from './samples/projects.ts'
import { cost, document, purchaseinvoice } from './samples/purchasing.ts'
import { quote, sales } from './samples/sales.ts'
import { webhook } from './samples/webhooks.ts'
import type { Resource } from './words.ts'

const samples: Readonly<Record<Resource, Sample>> = {
  organization,
  person,
  contactrole,
  note,
  project,
  service,
  task,
  hours,
  invoice,
  payment,
  installment,
  purchaseinvoice,
  cost,
  sales,
  quote,
  employee,
  leave,
  absence,
  contract,
  team,
  planning,
  document,
  webhook,
}

export function sampleOf(kind: EventKind): object {
  const [resource, verb] = kind.split('.') as [Resource, string]
  const sample = samples[resource]
  const at = sample.steps[verb]?.at ?? (verb === 'deleted' ? DELETED_AT : sample.record.created_at)
  return {
    id: idOf(kind, at),
    type: kind,
    created_at: at,
    api_version: '2.0',
    environment_id: ENVIRONMENT,
    data: dataOf(kind, sample, verb, at),
    actor: ACTORS[sample.steps[verb]?.by ?? 'user'],
    version: recordAfter(sample, verb).version,
  }
}

const DELETED_AT = '2026-12-22T14:36:50.118Z'
const ACTORS = {
  user: { type: 'user', id: USER },
  api_key: { type: 'api_key', id: KEY },
  system: { type: 'system', id: '00000000-0000-0000-0000-000000000000' },
} as const
const LOCKED = { invoice_id: INVOICE, hours_ids: [HOURS, idOf('other hours')] }

function dataOf(kind: EventKind, sample: Sample, verb: string, at: string): object {
  if (kind === 'hours.locked' || kind === 'hours.unlocked') return { object: LOCKED }
  const form = formOf(kind)
  if (form === 'deleted') return { object: { id: sample.record.id, deleted_at: at } }
  const { before, after } = recordAfter(sample, verb) as Record<'before' | 'after', Record<string, unknown>>
  if (form === 'record') return { object: after }
  const changed = Object.keys(after).filter((field) => after[field] !== before[field])
  return {
    object: after,
    changed_fields: changed,
    previous: Object.fromEntries(changed.map((field) => [field, before[field]])),
  }
}
