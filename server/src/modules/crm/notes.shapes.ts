// Shapes of a note: what was said, with whom, about what.
import Type, { type Static } from 'typebox'
import { Body, Changes, Id, Instant, Name, Nullable, OneOf, Row, Text } from '../../shared/shapes.ts'

export const noteKinds = ['note', 'call', 'email', 'meeting'] as const
const NoteSource = OneOf(['app', 'api', 'import'])

const written = {
  kind: Type.Optional(OneOf(noteKinds, 'note')),
  title: Type.Optional(Nullable(Text(200))),
  body: Name(10_000),
  occurred_at: Type.Optional(Instant),
  organization_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  project_id: Type.Optional(Nullable(Id)),
  sales_id: Type.Optional(Nullable(Id)),
}
export const NoteCreate = Body(written, 'NoteCreate')
export const NoteUpdate = Changes(written, 'NoteUpdate')

export const Note = Row(
  {
    kind: OneOf(noteKinds),
    title: Nullable(Type.String()),
    body: Type.String(),
    occurred_at: Instant,
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    project_id: Nullable(Id),
    project_name: Nullable(Type.String()),
    sales_id: Nullable(Id),
    sales_name: Nullable(Type.String()),
    author_employee_id: Nullable(Id),
    author_employee_name: Nullable(Type.String()),
    source: NoteSource,
  },
  'Note',
)

export type NoteValues = Static<typeof NoteCreate>
