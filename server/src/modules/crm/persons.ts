// Persons: /crm/person.
import { page } from '../../db/page.ts'
import { findRecord, loadRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { settingCustomFieldValue } from './custom-field-values.ts'
import { deletePerson, erasePerson, insertPerson, person, personList, updatePerson } from './persons.queries.ts'
import {
  Person,
  PersonCreate,
  PersonDetail,
  PersonScreenCreate,
  PersonScreenUpdate,
  PersonUpdate,
} from './persons.shapes.ts'

export const persons = [
  operation({
    id: 'person.list',
    summary: 'List persons',
    method: 'GET',
    path: '/crm/person',
    scope: 'crm:read',
    list: personList,
    success: 200,
    response: Page(Person),
    run: (ctx, { list }) => page(ctx.tx, personList, list, ctx),
  }),
  operation({
    id: 'person.create',
    summary: 'Create a person',
    method: 'POST',
    path: '/crm/person',
    scope: 'crm:write',
    body: PersonCreate,
    screenBody: PersonScreenCreate,
    success: 201,
    response: One(PersonDetail),
    run: (ctx, { body }) => insertPerson(ctx, body),
  }),
  operation({
    id: 'person.read',
    summary: 'Read a person',
    method: 'GET',
    path: '/crm/person/{id}',
    scope: 'crm:read',
    load: (ctx, id) => findRecord(ctx.tx, person, id, ctx),
    success: 200,
    response: One(PersonDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'person.update',
    summary: 'Change a person',
    method: 'PATCH',
    path: '/crm/person/{id}',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, person, id, ctx),
    body: PersonUpdate,
    screenBody: PersonScreenUpdate,
    success: 200,
    response: One(PersonDetail),
    run: (ctx, { before, body }) => updatePerson(ctx, before, body),
  }),
  operation({
    id: 'person.delete',
    summary: 'Delete a person to whom nothing refers',
    method: 'DELETE',
    path: '/crm/person/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: (ctx, id) => loadRecord(ctx.tx, person, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deletePerson(ctx, before),
  }),
  operation({
    id: 'person.erase',
    summary: 'Remove what identifies a person, for good',
    method: 'POST',
    path: '/crm/person/{id}/erase',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, person, id, ctx),
    success: 200,
    response: One(PersonDetail),
    run: (ctx, { before }) => erasePerson(ctx, before),
  }),
  settingCustomFieldValue({
    type: person,
    path: '/crm/person/{id}/customfieldvalue',
    scope: 'crm:write',
    detail: PersonDetail,
  }),
]
