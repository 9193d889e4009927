// Notes as they are stored.
import type { Context } from '../../db/context.ts'
import { byId, bySearch, byWord, instantRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { loadRecords, type Rendered, recordType } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { Note, type NoteValues, noteKinds } from './notes.shapes.ts'

export const note = recordType({
  name: 'note',
  table: 'note',
  shape: Note,
  joins: sql`
    left join organization o on o.environment_id = t.environment_id and o.id = t.organization_id
    left join person p on p.environment_id = t.environment_id and p.id = t.person_id
    left join project j on j.environment_id = t.environment_id and j.id = t.project_id
    left join sales s on s.environment_id = t.environment_id and s.id = t.sales_id
    left join employee author on author.environment_id = t.environment_id and author.id = t.author_employee_id`,
  columns: {
    organization_name: raw('o.name'),
    person_name: raw('p.full_name'),
    project_name: raw('j.name'),
    sales_name: raw('s.name'),
    author_employee_name: raw('author.full_name'),
  },
})

export const noteList = listing({
  type: note,
  filters: {
    q: bySearch(raw('t.search')),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    project_id: byId(raw('t.project_id')),
    sales_id: byId(raw('t.sales_id')),
    author_employee_id: byId(raw('t.author_employee_id')),
    kind: byWord(raw('t.kind'), noteKinds),
    ...instantRange('occurred_at'),
  },
  orders: { occurred_at: { by: raw('t.occurred_at') } },
  defaultSort: '-occurred_at',
  tallied: true,
})

export function insertNote(ctx: Context, values: NoteValues): Promise<Rendered> {
  return insertRecord(ctx, note, {
    id: ctx.newId(),
    occurred_at: ctx.now,
    ...values,
    author_employee_id: ctx.actor.employeeId,
    author_user_id: ctx.actor.userId,
    source: ctx.surface === 'app' ? 'app' : 'api',
  })
}

/** What was written about a project or an opportunity outlives it. */
export async function releaseNotes(ctx: Context, subject: 'project_id' | 'sales_id', id: string): Promise<void> {
  const notes = await loadRecords(ctx.tx, note, sql`t.${raw(subject)} = ${id}`, ctx)
  await Promise.all(notes.map((before) => updateRecord(ctx, note, before, { [subject]: null })))
}

/** What was written about somebody who is forgotten. */
export async function deleteNotesOf(ctx: Context, personId: string): Promise<void> {
  for (const before of await loadRecords(ctx.tx, note, sql`t.person_id = ${personId}`, ctx))
    deleteRecord(ctx, note, before)
}
