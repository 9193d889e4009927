// Contact roles: /crm/contactrole. The API reads them; the screens write them.
import { page } from '../../db/page.ts'
import { loadRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import {
  contactRole,
  contactRoleList,
  deleteContactRole,
  insertContactRole,
  updateContactRole,
} from './contact-roles.queries.ts'
import { checkPeriod } from './contact-roles.rules.ts'
import { ContactRole, ContactRoleCreate, ContactRoleUpdate } from './contact-roles.shapes.ts'

export const contactRoles = [
  operation({
    id: 'contactrole.list',
    summary: 'List contact roles',
    method: 'GET',
    path: '/crm/contactrole',
    scope: 'crm:read',
    list: contactRoleList,
    success: 200,
    response: Page(ContactRole),
    run: (ctx, { list }) => page(ctx.tx, contactRoleList, list, ctx),
  }),
  operation({
    id: 'contactrole.create',
    summary: 'Give a person a role at an organization',
    method: 'POST',
    path: '/crm/contactrole',
    surface: 'app',
    scope: 'crm:write',
    body: ContactRoleCreate,
    success: 201,
    response: One(ContactRole),
    problems: ['duplicate'],
    run: (ctx, { body }) => {
      checkPeriod(body)
      return insertContactRole(ctx, body)
    },
  }),
  operation({
    id: 'contactrole.update',
    summary: 'Change a contact role',
    method: 'PATCH',
    path: '/crm/contactrole/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, contactRole, id, ctx),
    body: ContactRoleUpdate,
    success: 200,
    response: One(ContactRole),
    problems: ['duplicate'],
    run: (ctx, { before, body }) => {
      checkPeriod({ ...before.row, ...body })
      return updateContactRole(ctx, before, body)
    },
  }),
  operation({
    id: 'contactrole.delete',
    summary: 'Delete a contact role',
    method: 'DELETE',
    path: '/crm/contactrole/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, contactRole, id, ctx),
    success: 204,
    run: async (ctx, { before }) => deleteContactRole(ctx, before),
  }),
]
