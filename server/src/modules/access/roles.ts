// Roles: /settings/role. A role is a named set of rights; the owner's cannot be changed.
import Type from 'typebox'
import { listing } from '../../db/listing.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { Problem } from '../../shared/problem.ts'
import { type Right, rights } from '../../shared/rights.ts'
import { Body, Changes, Name, One, OneOf, Page, Row } from '../../shared/shapes.ts'
import { checkWithin } from './grants.rules.ts'
import { isOwner } from './roles.rules.ts'

const Rights = Type.Array(OneOf(rights), { uniqueItems: true })
const Role = Row({ name: Type.String(), rights: Rights, is_system: Type.Boolean(), user_count: Type.Integer() }, 'Role')
const written = { name: Name(100), rights: Rights }

export const role = recordType({
  name: 'role',
  table: 'role',
  shape: Role,
  columns: {
    user_count: sql`(select count(*) from user_account u where u.environment_id = t.environment_id and u.role_id = t.id)`,
  },
})

const roleList = listing({ type: role, filters: {}, orders: { name: { by: raw('t.name') } }, defaultSort: 'name' })

export const roles = [
  operation({
    id: 'role.list',
    summary: 'List roles',
    method: 'GET',
    path: '/settings/role',
    scope: 'users',
    surface: 'app',
    list: roleList,
    success: 200,
    response: Page(Role),
    run: (ctx, { list }) => page(ctx.tx, roleList, list, ctx),
  }),
  operation({
    id: 'role.create',
    summary: 'Create a role',
    method: 'POST',
    path: '/settings/role',
    scope: 'users',
    surface: 'app',
    body: Body(written, 'RoleCreate'),
    success: 201,
    response: One(Role),
    problems: ['duplicate'],
    run: (ctx, { body }) => {
      checkWithin(ctx.actor.rights, body.rights)
      return insertRecord(ctx, role, { id: ctx.newId(), ...body })
    },
  }),
  operation({
    id: 'role.update',
    summary: 'Change a role',
    method: 'PATCH',
    path: '/settings/role/{id}',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, role, id, ctx),
    body: Changes(written, 'RoleUpdate'),
    success: 200,
    response: One(Role),
    problems: ['duplicate'],
    run: (ctx, { before, body }) => {
      checkMayChange(ctx.actor.rights, before)
      checkWithin(ctx.actor.rights, body.rights ?? [])
      return updateRecord(ctx, role, before, body)
    },
  }),
  operation({
    id: 'role.delete',
    summary: 'Delete a role that nobody has',
    method: 'DELETE',
    path: '/settings/role/{id}',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, role, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      checkMayChange(ctx.actor.rights, before)
      deleteRecord(ctx, role, before)
    },
  }),
]

function checkMayChange(own: ReadonlySet<Right>, { row }: Loaded<Tables['role']>): void {
  if (isOwner({ name: row.name, isSystem: row.is_system }))
    throw new Problem('forbidden', 'The role of the owner always has every right and stays as it is.')
  checkWithin(own, row.rights as Right[])
}
