import Type from 'typebox'
import { subjectTypes } from '../export/data-exports.shapes.ts'
import { Body, Id, Nullable, OneOf, Row } from '../shared/shapes.ts'
import { fates, reasons } from './categories.ts'

export const PrivacySearch = Body({ q: Type.String({ minLength: 2, maxLength: 200 }) })

export const PrivacyFound = Type.Object(
  {
    subjects: Type.Array(
      Type.Object({
        type: OneOf(subjectTypes),
        id: Id,
        name: Type.String(),
        email: Nullable(Type.String()),
        is_person: Type.Boolean(),
        is_employee: Type.Boolean(),
        is_user: Type.Boolean(),
      }),
    ),
    mentions: Type.Array(
      Type.Object({
        key: Type.String(),
        path: Type.String({ description: 'The list, which takes the ids.' }),
        count: Type.Integer(),
        ids: Type.Array(Id),
      }),
      { description: 'Where the words stand in texts and in what was sent, whoever they are about.' },
    ),
  },
  { title: 'PrivacyFound' },
)

export const SubjectOf = Body({ type: OneOf(subjectTypes), id: Id })

const counted = Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() }))

export const Dossier = Type.Object(
  {
    type: OneOf(subjectTypes),
    id: Id,
    name: Type.String(),
    email: Nullable(Type.String()),
    person_id: Nullable(Id),
    employee_id: Nullable(Id),
    user_id: Nullable(Id),
    items: Type.Array(
      Type.Object({
        key: Type.String(),
        path: Type.String(),
        fate: Type.Unsafe<(typeof fates)[number]>({
          ...OneOf(fates),
          description:
            'erased = what tells of this person goes; nameless = it stays without a name; kept = the law keeps it; manual = words that somebody has to read.',
        }),
        reason: Nullable(OneOf(reasons)),
        count: Nullable(Type.Integer({ description: 'null = you may not see these.' })),
        ids: Type.Array(Id, { description: 'The first hundred.' }),
        examples: Type.Array(Type.String()),
      }),
    ),
    refusal: Nullable(
      Type.Object({ code: Type.String(), detail: Type.String() }, { description: 'Why it cannot be erased now.' }),
    ),
  },
  { title: 'PrivacyDossier' },
)

export const Erasure = Row(
  {
    user_id: Type.String({ format: 'uuid', description: 'Who erased.' }),
    user_name: Type.String(),
    person_id: Nullable(Id),
    employee_id: Nullable(Id),
    account_id: Nullable(Id),
    erased: counted,
    kept: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer(), reason: Nullable(OneOf(reasons)) })),
    audit_entries: Nullable(
      Type.Integer({ description: 'How many entries of the audit lost what they told of this person.' }),
    ),
    cleaned_at: Nullable(Type.String({ format: 'date-time', description: 'When the audit had forgotten it too.' })),
  },
  'Erasure',
)
