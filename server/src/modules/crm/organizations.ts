// Organizations: /crm/organization.
import { page } from '../../db/page.ts'
import { findRecord, loadRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { settingCustomFieldValue } from './custom-field-values.ts'
import {
  deleteOrganization,
  insertOrganization,
  organization,
  organizationList,
  updateOrganization,
} from './organizations.queries.ts'
import {
  Organization,
  OrganizationCreate,
  OrganizationDetail,
  OrganizationScreenCreate,
  OrganizationScreenUpdate,
  OrganizationUpdate,
} from './organizations.shapes.ts'

export const organizations = [
  operation({
    id: 'organization.list',
    summary: 'List organizations',
    method: 'GET',
    path: '/crm/organization',
    scope: 'crm:read',
    list: organizationList,
    success: 200,
    response: Page(Organization),
    run: (ctx, { list }) => page(ctx.tx, organizationList, list, ctx),
  }),
  operation({
    id: 'organization.create',
    summary: 'Create an organization',
    method: 'POST',
    path: '/crm/organization',
    scope: 'crm:write',
    body: OrganizationCreate,
    screenBody: OrganizationScreenCreate,
    success: 201,
    response: One(OrganizationDetail),
    run: (ctx, { body }) => insertOrganization(ctx, body),
  }),
  operation({
    id: 'organization.read',
    summary: 'Read an organization',
    method: 'GET',
    path: '/crm/organization/{id}',
    scope: 'crm:read',
    load: (ctx, id) => findRecord(ctx.tx, organization, id, ctx),
    success: 200,
    response: One(OrganizationDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'organization.update',
    summary: 'Change an organization',
    method: 'PATCH',
    path: '/crm/organization/{id}',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, organization, id, ctx),
    body: OrganizationUpdate,
    screenBody: OrganizationScreenUpdate,
    success: 200,
    response: One(OrganizationDetail),
    problems: ['cycle'],
    run: (ctx, { before, body }) => updateOrganization(ctx, before, body),
  }),
  operation({
    id: 'organization.delete',
    summary: 'Delete an organization to which nothing refers',
    method: 'DELETE',
    path: '/crm/organization/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, organization, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deleteOrganization(ctx, before),
  }),
  settingCustomFieldValue({
    type: organization,
    path: '/crm/organization/{id}/customfieldvalue',
    scope: 'crm:write',
    detail: OrganizationDetail,
  }),
]
