import Type from 'typebox'
import { Body, Id, Nullable, OneOf, Row } from '../shared/shapes.ts'

export const exportKinds = ['everything', 'person'] as const
export const exportStatuses = ['waiting', 'running', 'ready', 'failed'] as const
export const subjectTypes = ['person', 'employee', 'user'] as const
const languages = ['nl', 'en'] as const

export const DataExport = Row(
  {
    kind: OneOf(exportKinds),
    subject_type: Nullable(OneOf(subjectTypes)),
    subject_id: Nullable(Id),
    subject_name: Nullable(Type.String()),
    user_id: Type.String({ format: 'uuid', description: 'Who asked for it; nobody else can download it.' }),
    user_name: Type.String(),
    has_files: Type.Boolean({ description: 'The files of documents are in it too.' }),
    status: OneOf(exportStatuses),
    rows_done: Type.Integer(),
    rows_total: Nullable(Type.Integer()),
    size_bytes: Nullable(Type.Integer()),
    downloads: Type.Integer(),
    download_path: Nullable(Type.String({ description: 'Where it lies once it is ready.' })),
    expires_at: Type.String({ format: 'date-time', description: 'It is removed then.' }),
  },
  'DataExport',
)

export const DataExportCreate = Body(
  {
    subject_type: Type.Optional(OneOf(subjectTypes)),
    subject_id: Type.Optional(Type.String({ format: 'uuid', description: 'Only what concerns this person.' })),
    has_files: Type.Optional(Type.Boolean({ default: false })),
    separator: Type.Optional(OneOf(['semicolon', 'comma'] as const, 'semicolon')),
    language: Type.Optional(OneOf(languages, 'nl')),
  },
  'DataExportCreate',
)
