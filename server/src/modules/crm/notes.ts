// Notes: /crm/note. The API reads and adds them; in the screens their author or an administrator can change them.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { deleteRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { insertNote, note, noteList } from './notes.queries.ts'
import { checkEditor, checkMoment, checkSubject } from './notes.rules.ts'
import { Note, NoteCreate, NoteUpdate } from './notes.shapes.ts'

export const notes = [
  operation({
    id: 'note.list',
    summary: 'List notes',
    method: 'GET',
    path: '/crm/note',
    scope: 'crm:read',
    list: noteList,
    success: 200,
    response: Page(Note),
    run: (ctx, { list }) => page(ctx.tx, noteList, list, ctx),
  }),
  operation({
    id: 'note.create',
    summary: 'Create a note',
    method: 'POST',
    path: '/crm/note',
    scope: 'crm:write',
    body: NoteCreate,
    success: 201,
    response: One(Note),
    run: (ctx, { body }) => {
      checkSubject(body)
      checkMoment(body.occurred_at, ctx.now)
      return insertNote(ctx, body)
    },
  }),
  operation({
    id: 'note.update',
    summary: 'Change a note',
    method: 'PATCH',
    path: '/crm/note/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, note, id, ctx),
    body: NoteUpdate,
    success: 200,
    response: One(Note),
    run: (ctx, { before, body }) => {
      checkEditable(ctx, before)
      checkSubject({ ...before.row, ...body })
      checkMoment(body.occurred_at, ctx.now)
      return updateRecord(ctx, note, before, body)
    },
  }),
  operation({
    id: 'note.delete',
    summary: 'Delete a note',
    method: 'DELETE',
    path: '/crm/note/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, note, id, ctx),
    success: 204,
    run: async (ctx, { before }) => {
      checkEditable(ctx, before)
      deleteRecord(ctx, note, before)
    },
  }),
]

function checkEditable(ctx: Context, { row }: Loaded<Tables['note']>): void {
  checkEditor(row, { userId: ctx.actor.userId, isAdmin: ctx.can('settings') })
}
