// Relation types: /crm/relationtype.
import { page } from '../../db/page.ts'
import { loadRecord } from '../../db/record.ts'
import { deleteRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { insertRelationType, relationType, relationTypeList } from './relation-types.queries.ts'
import { RelationType, RelationTypeCreate, RelationTypeUpdate } from './relation-types.shapes.ts'

export const relationTypes = [
  operation({
    id: 'relationtype.list',
    summary: 'List relation types',
    method: 'GET',
    path: '/crm/relationtype',
    scope: 'crm:read',
    list: relationTypeList,
    success: 200,
    response: Page(RelationType),
    run: (ctx, { list }) => page(ctx.tx, relationTypeList, list, ctx),
  }),
  operation({
    id: 'relationtype.create',
    summary: 'Create a relation type',
    method: 'POST',
    path: '/crm/relationtype',
    surface: 'app',
    scope: 'settings',
    body: RelationTypeCreate,
    success: 201,
    response: One(RelationType),
    problems: ['duplicate'],
    run: (ctx, { body }) => insertRelationType(ctx, body),
  }),
  operation({
    id: 'relationtype.update',
    summary: 'Change a relation type',
    method: 'PATCH',
    path: '/crm/relationtype/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, relationType, id, ctx),
    body: RelationTypeUpdate,
    success: 200,
    response: One(RelationType),
    problems: ['duplicate'],
    run: (ctx, { before, body }) => updateRecord(ctx, relationType, before, body),
  }),
  operation({
    id: 'relationtype.delete',
    summary: 'Delete a relation type that nobody has',
    method: 'DELETE',
    path: '/crm/relationtype/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, relationType, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deleteRecord(ctx, relationType, before),
  }),
]
