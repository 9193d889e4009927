// Saved views: /views. Everybody keeps the own ones and may share them; a shared one is changed by its owner and by managers of settings.
import type { Context } from '../db/context.ts'
import { type Listing, listOn, readList } from '../db/listing.ts'
import { page } from '../db/page.ts'
import { type Loaded, loadRecord } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { deleteRecord, insertRecord, updateRecord } from '../db/write.ts'
import { operation } from '../http/operation.ts'
import { checkFields, type FieldError, fieldError, Problem, validationProblem } from '../shared/problem.ts'
import { One, Page } from '../shared/shapes.ts'
import { readQuery } from '../shared/validate.ts'
import { type ScreenName, screens } from './screens.ts'
import { seenBy, view, viewList } from './views.queries.ts'
import { View, ViewCreate, type ViewQuery, ViewUpdate } from './views.shapes.ts'

const load = (ctx: Context, id: string) => loadRecord(ctx.tx, view, id, ctx, seenBy(ctx))

export const views = [
  operation({
    id: 'view.list',
    summary: 'List the own views and the shared ones',
    method: 'GET',
    path: '/views',
    scope: null,
    surface: 'app',
    list: viewList,
    success: 200,
    response: Page(View),
    run: (ctx, { list }) => page(ctx.tx, viewList, list, ctx, seenBy(ctx)),
  }),
  operation({
    id: 'view.create',
    summary: 'Save a list as it is filtered and sorted',
    method: 'POST',
    path: '/views',
    scope: null,
    surface: 'app',
    note: 'The query is held against the parameters of that list, so a saved view can always be opened.',
    body: ViewCreate,
    success: 201,
    response: One(View),
    problems: ['duplicate'],
    run: async (ctx, { body }) => {
      checkReadable(body.screen, body.query)
      return insertRecord(ctx, view, { id: ctx.newId(), user_id: ctx.actor.userId, ...body })
    },
  }),
  operation({
    id: 'view.update',
    summary: 'Change a view',
    method: 'PATCH',
    path: '/views/{id}',
    scope: null,
    surface: 'app',
    load,
    body: ViewUpdate,
    success: 200,
    response: One(View),
    problems: ['duplicate'],
    run: async (ctx, { before, body }) => {
      checkMayChange(ctx, before)
      if (body.query) checkReadable(before.row.screen as ScreenName, body.query)
      return updateRecord(ctx, view, before, body)
    },
  }),
  operation({
    id: 'view.delete',
    summary: 'Delete a view',
    method: 'DELETE',
    path: '/views/{id}',
    scope: null,
    surface: 'app',
    load,
    success: 204,
    run: async (ctx, { before }) => {
      checkMayChange(ctx, before)
      deleteRecord(ctx, view, before)
    },
  }),
]

function checkMayChange({ actor, can }: Context, { row }: Loaded<Tables['saved_view']>): void {
  if (row.user_id === actor.userId || can('settings')) return
  throw new Problem('forbidden', 'Only its owner, or somebody with the right settings, changes a shared view.', {
    required_right: 'settings',
  })
}

/** By the list or report itself, in the words it would use; how far one has read is no part of a view. */
function checkReadable(screen: ScreenName, query: ViewQuery): void {
  const paging = ['limit', 'offset'].filter((name) => Object.hasOwn(query, name))
  checkFields(
    paging.map((name) => fieldError(`/query/${name}`, 'unknown_parameter', `"${name}" is no part of a view.`)),
  )
  try {
    const asked = screens[screen]
    if ('list' in asked) readList(listOn('app', asked.list as Listing), withoutGroup(query))
    else readQuery(asked.query, query)
  } catch (error) {
    throw error instanceof Problem ? validationProblem(within(error)) : error
  }
}

// How rows are put together is for the screen alone: the name of a column.
function withoutGroup({ group, ...query }: ViewQuery): ViewQuery {
  const isName = group === undefined || (typeof group === 'string' && /^[a-z_]{1,60}$/.test(group))
  checkFields(isName ? [] : [fieldError('/group', 'invalid_parameter', 'group must be the name of a field.')])
  return query
}

function within({ extra }: Problem): FieldError[] {
  const errors = extra.errors as FieldError[]
  return errors.map(({ pointer, code, message }) => fieldError(`/query${pointer}`, code, message))
}
