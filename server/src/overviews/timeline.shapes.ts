// Shapes of the timeline of a customer.
import Type, { type Static } from 'typebox'
import { Amount, Body, Id, Instant, Nullable, OneOf } from '../shared/shapes.ts'
import { PLACE, type TimelineKind, timelineKinds, timelineRecords } from './timeline.rules.ts'

export const TimelineQuery = Body(
  {
    records: Type.Optional(
      Type.Unsafe<(typeof timelineRecords)[number][]>({
        type: 'array',
        items: { type: 'string', enum: timelineRecords },
        minItems: 1,
        uniqueItems: true,
        description: 'Only what happened to these; by default to all.',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    after: Type.Optional(Type.String({ pattern: PLACE, description: 'The next of the answer before.' })),
  },
  'TimelineQuery',
)

const TimelineRow = Type.Object(
  {
    at: Instant,
    kind: OneOf(Object.values(timelineKinds).flat() as TimelineKind[]),
    record: OneOf(timelineRecords),
    id: { ...Id, description: 'Of the record.' },
    title: Nullable(Type.String()),
    text: Nullable(Type.String()),
    amount: Nullable({ ...Amount, description: 'Of quotes and opportunities excluding, of invoices including VAT.' }),
    currency: Nullable(Type.String()),
    by: Nullable(Type.String({ description: 'Who did it, as far as it is known.' })),
  },
  { title: 'TimelineRow' },
)

export const Timeline = Type.Object(
  {
    rows: Type.Array(TimelineRow, { description: 'Newest first.' }),
    next: Nullable(Type.String({ description: 'To be sent as after for the rows behind these; null at the end.' })),
    omitted: Type.Array(OneOf(timelineRecords), { description: 'What the caller may not see.' }),
  },
  { title: 'Timeline' },
)

export type TimelineQuestion = Static<typeof TimelineQuery>
export type TimelineData = Static<typeof Timeline>
