// Shapes of the search that the command palette asks with.
import Type from 'typebox'
import { Body, Id, Name, Nullable, OneOf } from '../shared/shapes.ts'
import { kindNames } from './kinds.ts'

/** What to look for: of nothing but spaces there would be no end. */
export const SearchText = { ...Name(100), minLength: 2 }

export const SearchQuestion = Body({
  query: SearchText,
  kinds: Type.Optional(
    Type.Array(OneOf(kindNames), {
      minItems: 1,
      uniqueItems: true,
      description: 'All by default; those that one may not read are left out.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})

export const SearchHit = Type.Object(
  {
    kind: OneOf(kindNames),
    id: Id,
    title: Type.String(),
    subtitle: Type.String({ description: 'What it belongs to, or what else tells it from others; may be empty.' }),
    path: Type.String({ description: 'Where the screens show it.' }),
    project_id: Nullable({
      ...Id,
      description: 'Of projects, services and tasks, so that hours can be booked at once.',
    } as typeof Id),
  },
  { title: 'SearchHit' },
)
