// Imports: /import. A file is read, mapped, checked without a trace, run, and can be taken back as a whole; the work is the worker's.
import type { Context } from '../db/context.ts'
import { page } from '../db/page.ts'
import { findRecord, type Loaded, loadRecord, type Rendered } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { deleteRecord, insertRecord, updateRecord } from '../db/write.ts'
import { operation } from '../http/operation.ts'
import { checkFields, fieldError, Problem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'
import { Nothing, One, Page } from '../shared/shapes.ts'
import { allFieldsOf } from './custom-fields.queries.ts'
import { type ImportKind, importKinds, readRightOf, rightOf } from './fields.rules.ts'
import { type Mapping, missingFields } from './guess.rules.ts'
import {
  forgetLeft,
  forgetRemarks,
  forgetRows,
  importList,
  importRemarkList,
  importType,
  remarksSeenBy,
  seenBy,
  storeFile,
} from './imports.queries.ts'
import { Import, type ImportChanges, ImportKinds, ImportRemark, ImportUpdate, ImportUpload } from './imports.shapes.ts'

export type LoadedImport = Loaded<Tables['import']>

const MOST_BYTES = 40 * 1024 * 1024
const TYPES = [
  'application/octet-stream',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]
const load = (ctx: Context, id: string) => loadRecord(ctx.tx, importType, id, ctx, seenBy(ctx))

export const imports = [
  operation({
    id: 'import.kinds',
    summary: 'List what can be imported, and which fields each has',
    method: 'GET',
    path: '/import/kind',
    scope: null,
    surface: 'app',
    note: 'Only what the own rights allow to write.',
    success: 200,
    response: ImportKinds,
    run: async (ctx) => {
      const kinds = importKinds.filter((kind) => ctx.can(rightOf[kind]))
      return { data: await Promise.all(kinds.map((kind) => shownKind(ctx, kind))) }
    },
  }),
  operation({
    id: 'import.list',
    summary: 'List imports',
    method: 'GET',
    path: '/import/import',
    scope: null,
    surface: 'app',
    list: importList,
    success: 200,
    response: Page(Import),
    run: (ctx, { list }) => page(ctx.tx, importList, list, ctx, seenBy(ctx)),
  }),
  operation({
    id: 'import.create',
    summary: 'Upload a CSV or XLSX file to import',
    method: 'POST',
    path: '/import/import',
    scope: null,
    surface: 'app',
    note: 'It is read afterwards: ask again until its status is no longer reading. It needs the right to write what is imported.',
    query: ImportUpload,
    upload: { types: TYPES, maxBytes: MOST_BYTES },
    success: 201,
    response: One(Import),
    problems: ['forbidden'],
    run: async (ctx, { body, file }) => {
      checkRight(ctx.actor, rightOf[body.kind])
      const user = { user_id: ctx.actor.userId, acting_user_id: ctx.actor.userId }
      const { kind, name } = body
      const size = file.bytes.length
      const made = await insertRecord(ctx, importType, {
        id: ctx.newId(),
        kind,
        file_name: name,
        file_bytes: size,
        ...user,
      })
      storeFile(ctx, made.id, file.bytes)
      return made
    },
  }),
  operation({
    id: 'import.read',
    summary: 'Read an import, and how far it is',
    method: 'GET',
    path: '/import/import/{id}',
    scope: null,
    surface: 'app',
    load: (ctx, id) => findRecord(ctx.tx, importType, id, ctx, seenBy(ctx)),
    success: 200,
    response: One(Import),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'import.update',
    summary: 'Say which column holds which field, and how the file writes numbers and days',
    method: 'PATCH',
    path: '/import/import/{id}',
    scope: null,
    surface: 'app',
    load,
    body: ImportUpdate,
    success: 200,
    response: One(Import),
    problems: ['forbidden', 'invalid-transition'],
    run: (ctx, { before, body }) => map(ctx, before, body),
  }),
  step('check', 'Try every row without leaving a trace', ({ mapping, kind }) => {
    checkMapped(kind as ImportKind, mapping as Mapping)
    return { status: 'checking', made_count: 0, skipped_count: 0, failed_count: 0 }
  }),
  step('run', 'Import the rows that can be imported', () => ({
    status: 'running',
    made_count: 0,
    skipped_count: 0,
    failed_count: 0,
  })),
  step('cancel', 'Stop: a check as if it had not been asked for, a run where it is', ({ status }) =>
    status === 'checking' ? { status: 'mapping' } : { status: 'cancelled', ended: true },
  ),
  step('undo', 'Take back all that was made and that nobody has changed or used since', () => ({
    status: 'undoing',
    left_count: 0,
  })),
  operation({
    id: 'import.delete',
    summary: 'Throw away an import of which nothing came',
    method: 'DELETE',
    path: '/import/import/{id}',
    scope: null,
    surface: 'app',
    load,
    success: 204,
    problems: ['invalid-transition'],
    run: async (ctx, { before }) => {
      checkAllowed(before, 'delete')
      deleteRecord(ctx, importType, before)
    },
  }),
  operation({
    id: 'importremark.list',
    summary: 'List what is to be said of rows: why they fail, are skipped, or were left',
    method: 'GET',
    path: '/import/remark',
    scope: null,
    surface: 'app',
    note: 'As a file: /export/import/remark.csv. At most 10,000 are kept per import.',
    list: importRemarkList,
    success: 200,
    response: Page(ImportRemark),
    run: (ctx, { list }) => page(ctx.tx, importRemarkList, list, ctx, remarksSeenBy(ctx)),
  }),
]

interface Next {
  readonly status: string
  readonly ended?: true
  readonly [count: string]: unknown
}

/** A step that the worker takes: it begins at the first row, with the rights of whoever asks. */
function step(action: 'check' | 'run' | 'cancel' | 'undo', summary: string, next: (row: Tables['import']) => Next) {
  return operation({
    id: `import.${action}`,
    summary,
    method: 'POST',
    path: `/import/import/{id}/${action}`,
    scope: null,
    surface: 'app',
    load,
    body: Nothing,
    success: 200,
    response: One(Import),
    problems: ['forbidden', 'invalid-transition'],
    run: async (ctx, { before }) => {
      checkAllowed(before, action)
      checkRight(ctx.actor, rightOf[before.row.kind as ImportKind])
      const { ended, ...values } = next(before.row)
      if (ended) forgetRows(ctx, before.id)
      else if (action === 'undo') forgetLeft(ctx, before.id)
      else forgetRemarks(ctx, before.id)
      const clock = ended ? { ended_at: ctx.now } : { step_started_at: ctx.now, step_moved_at: ctx.now, rows_done: 0 }
      return updateRecord(ctx, importType, before, {
        ...clock,
        ...values,
        ...(action === 'run' ? { started_at: ctx.now } : {}),
        acting_user_id: ctx.actor.userId,
        attempts: 0,
        error: null,
        held_until: null,
      })
    },
  })
}

async function map(ctx: Context, before: LoadedImport, changes: ImportChanges): Promise<Rendered> {
  checkAllowed(before, 'map')
  const { kind, columns } = before.row as { kind: ImportKind; columns: string[] }
  const fields = await allFieldsOf(ctx, kind)
  const entries = Object.entries(changes.mapping ?? {})
  checkFields(
    entries.flatMap(([name, column]) => {
      if (!fields.some((field) => field.name === name))
        return [fieldError(`/mapping/${name}`, 'unknown_property', `${name} is not a field of this import.`)]
      return column < columns.length
        ? []
        : [fieldError(`/mapping/${name}`, 'not_allowed', `The file has ${columns.length} columns.`)]
    }),
  )
  for (const { name, refers } of fields)
    if (changes.mapping?.[name] !== undefined && refers) checkRight(ctx.actor, readRightOf[refers])
  return updateRecord(ctx, importType, before, { ...changes, status: 'mapping' })
}

function checkMapped(kind: ImportKind, mapping: Mapping): void {
  const errors = missingFields(kind, mapping).map((field) =>
    fieldError(`/mapping/${field}`, 'required', `Choose the column that holds ${field}.`),
  )
  checkFields(errors)
}

function checkAllowed(before: LoadedImport, action: string): void {
  const { allowed_actions, status } = JSON.parse(before.record) as { allowed_actions: string[]; status: string }
  if (allowed_actions.includes(action)) return
  throw new Problem('invalid-transition', `An import that is ${status} takes no ${action}.`, {
    allowed_actions,
  })
}

async function shownKind(ctx: Context, kind: ImportKind) {
  const fields = (await allFieldsOf(ctx, kind)).map(({ name, reads, required = false, refers = null, custom }) => ({
    name,
    label: custom?.label ?? null,
    reads,
    required,
    refers,
  }))
  return { kind, fields }
}
