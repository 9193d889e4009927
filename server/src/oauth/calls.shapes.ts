import Type from 'typebox'
import { Id, Instant, Nullable, OneOf } from '../shared/shapes.ts'

export const outcomes = ['answered', 'refused', 'failed'] as const

export const AssistantCall = Type.Object(
  {
    id: Id,
    assistant_id: Nullable(Id),
    assistant_name: Nullable(Type.String()),
    api_key_id: Nullable(Id),
    api_key_name: Nullable(Type.String()),
    user_id: Nullable(Id),
    user_name: Nullable(Type.String()),
    tool: Type.String(),
    outcome: {
      ...OneOf(outcomes),
      description: 'refused = it was asked wrongly or without the scope; failed = by our fault, or it took too long.',
    },
    rows: Nullable(Type.Integer({ description: 'Of the answer.' })),
    duration_ms: Type.Integer(),
    created_at: Instant,
  },
  { title: 'AssistantCall' },
)
