// What an event tells of a record: its list shape, less what not every receiver may see.
import Type, { type TObject, type TSchema } from 'typebox'
import { operations } from '../operations.ts'
import { Id, Instant } from '../shared/shapes.ts'
import { Webhook } from '../webhooks/webhooks.shapes.ts'
import type { Resource } from './words.ts'

export const LockedHours = Type.Object(
  {
    invoice_id: { ...Id, description: 'The invoice that they were put on or taken off.' },
    hours_ids: Type.Array(Id, { maxItems: 500 }),
  },
  { title: 'LockedHours' },
)

export const Deleted = Type.Object({ id: Id, deleted_at: Instant }, { title: 'DeletedRecord' })

export function toldShape(resource: Resource, verb: string): TObject {
  if (resource === 'webhook') return Webhook
  return verb === 'locked' || verb === 'unlocked' ? LockedHours : listedShape(resource)
}

/** Of the record as the list shows it. */
export function hiddenFields(resource: Resource): readonly string[] {
  return listedType(resource)?.hidden?.fields ?? []
}

function listedShape(resource: Resource): TObject {
  const { shape } = listedType(resource)!
  const hidden = hiddenFields(resource)
  if (hidden.length === 0) return shape
  const left = Object.entries(shape.properties).filter(([name]) => name !== 'omitted_fields' && !hidden.includes(name))
  return Type.Object(Object.fromEntries(left), {
    title: `${titleOf(shape)}Told`,
    description: `${titleOf(shape)} as it is told in events, without ${hidden.join(' and ')}.`,
  })
}

/** The record, and what of it changed. */
export function changeOf(record: TObject): TObject {
  const names = Object.keys(record.properties)
  return Type.Object(
    {
      object: record,
      changed_fields: Type.Array(Type.Unsafe<string>({ type: 'string', enum: names }), {
        description: 'The fields of object that are not as they were.',
      }),
      previous: Type.Partial(Type.Object(record.properties as Record<string, TSchema>), {
        description: 'Those fields as they were before.',
      }),
    },
    { title: `${titleOf(record).replace(/Told$/, '')}Change` },
  )
}

function listedType(resource: Resource) {
  return operations.find(({ id }) => id === `${resource}.list`)?.list?.type
}

function titleOf(shape: TObject): string {
  return (shape as { title?: string }).title ?? ''
}
