// The catalogue of events: every kind with when it fires, who may receive it, its shape and a sample.
import Type, { type TObject, type TSchema } from 'typebox'
import { type EventKind, eventTable } from '../events/kinds.ts'
import type { Scope } from '../shared/rights.ts'
import { Id, Instant, OneOf } from '../shared/shapes.ts'
import { formOf } from './form.ts'
import { sampleOf } from './sample-event.ts'
import { changeOf, Deleted, toldShape } from './told.ts'
import { type Resource, remarkOf, summaryOf } from './words.ts'

export interface CataloguedEvent {
  readonly kind: EventKind
  readonly resource: Resource
  readonly needs: Scope | null
  readonly summary: string
  readonly remark: string
  /** What data holds. */
  readonly data: TSchema
  readonly shape: TSchema
  readonly sample: object
}

/** What all events have beside their type and data. */
export const Envelope = Type.Object(
  {
    id: { ...Id, description: 'Of the event: the same on every attempt and when it is sent again.' },
    created_at: { ...Instant, description: 'When it happened.' },
    api_version: Type.Literal('2.0'),
    environment_id: Id,
    actor: Type.Object(
      { type: OneOf(['user', 'api_key', 'system']), id: Id },
      { description: 'Who did it, so that an integration can pass over what it did itself.' },
    ),
    version: Type.Integer({
      minimum: 1,
      description: 'Of the record; it grows with every change. Of two events of a record the one with more is later.',
    }),
  },
  { title: 'Event' },
)

export function catalogue(): readonly CataloguedEvent[] {
  return Object.entries(eventTable).flatMap(([name, { needs, verbs }]) =>
    verbs.map((verb) => {
      const kind = `${name}.${verb}` as EventKind
      const resource = name as Resource
      const data = dataOf(resource, verb)
      return {
        kind,
        resource,
        needs,
        summary: summaryOf(kind),
        remark: remarkOf(kind),
        data,
        shape: Type.Intersect([Envelope, Type.Object({ type: Type.Literal(kind), data })]),
        sample: sampleOf(kind),
      }
    }),
  )
}

function dataOf(resource: Resource, verb: string): TSchema {
  const record = toldShape(resource, verb)
  switch (formOf(`${resource}.${verb}` as EventKind)) {
    case 'deleted':
      return only(Deleted)
    case 'record':
      return only(record)
    case 'change':
      return changeOf(record)
    case 'either':
      return Type.Union([changeOf(record), only(record)])
  }
}

function only(record: TObject): TObject {
  return Type.Object({ object: record })
}
