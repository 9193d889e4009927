// Shapes of an import: a file on its way to becoming records.
import Type, { type Static } from 'typebox'
import { Body, Changes, Id, Instant, Name, Nullable, OneOf, Row } from '../shared/shapes.ts'
import { importKinds, readings } from './fields.rules.ts'

export const importStatuses = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const
export const importActions = ['map', 'check', 'run', 'cancel', 'undo', 'delete'] as const
export const outcomes = ['failed', 'skipped', 'left'] as const

const Cells = Type.Array(
  Type.Unsafe<string | number | boolean | null>({ type: ['string', 'number', 'boolean', 'null'] }),
)
const Mapping = Type.Record(Type.String({ pattern: '^[a-z0-9_]{1,60}$' }), Type.Integer({ minimum: 0, maximum: 199 }), {
  maxProperties: 200,
  additionalProperties: false,
  description: 'Which column holds a field; the first is 0.',
  examples: [{ name: 0 }],
})
const written = {
  mapping: Mapping,
  decimal_mark: { ...OneOf(['comma', 'point']), description: 'comma reads 1.234,56 and point reads 1,234.56.' },
  day_order: { ...OneOf(['dmy', 'mdy']), description: 'Which of 3-4-2026 is the day; 2026-04-03 is always read.' },
  duplicates: {
    ...OneOf(['skip', 'make']),
    description:
      'What happens to a row that is there already, or twice in the file. One whose reference is known is never made again.',
  },
}

export const ImportUpload = Body({ kind: OneOf(importKinds), name: Name(255) }, 'ImportUpload')
export const ImportUpdate = Changes(written, 'ImportUpdate')

export const Import = Row(
  {
    kind: OneOf(importKinds),
    file_name: Type.String(),
    file_bytes: Type.Integer(),
    status: OneOf(importStatuses),
    allowed_actions: Type.Array(OneOf(importActions)),
    user_id: Id,
    user_name: Type.String(),
    row_count: Type.Integer(),
    rows_done: Type.Integer({ description: 'Of the present step.' }),
    rows_per_second: Nullable(Type.Integer()),
    made_count: Type.Integer({ description: 'Of a check: what would be made.' }),
    skipped_count: Type.Integer(),
    failed_count: Type.Integer(),
    undone_count: Type.Integer(),
    left_count: Type.Integer({ description: 'What could not be taken back.' }),
    error: Nullable(Type.String({ description: 'Why it failed as a whole.' })),
    started_at: Nullable(Instant),
    ended_at: Nullable(Instant),
    file_format: Nullable(
      Type.Object(
        {
          type: OneOf(['csv', 'xlsx']),
          separator: Type.Optional(Type.String()),
          encoding: Type.Optional(Type.String()),
          preset: Type.Optional(Nullable(OneOf(['simplicate']))),
        },
        { title: 'ImportFormat' },
      ),
    ),
    columns: Type.Array(Type.String(), { description: 'The headings.' }),
    preview: Type.Array(Cells, { description: 'The first rows.' }),
    ...written,
  },
  'Import',
)

export const ImportRemark = Row(
  {
    import_id: Id,
    row_number: Type.Integer({ description: 'As a spreadsheet counts: the headings are row 1.' }),
    outcome: OneOf(outcomes),
    column_name: Nullable(Type.String()),
    field: Nullable(Type.String()),
    value: Nullable(Type.String()),
    code: Type.String(),
    message: Type.String(),
  },
  'ImportRemark',
)

export const ImportKinds = Type.Object({
  data: Type.Array(
    Type.Object(
      {
        kind: OneOf(importKinds),
        fields: Type.Array(
          Type.Object({
            name: Type.String(),
            label: Nullable(Type.String({ description: 'Of a custom field, as the company calls it.' })),
            reads: OneOf(readings),
            required: Type.Boolean(),
            refers: Nullable(Type.String()),
          }),
        ),
      },
      { title: 'ImportKind' },
    ),
  ),
})

export type ImportChanges = Static<typeof ImportUpdate>
