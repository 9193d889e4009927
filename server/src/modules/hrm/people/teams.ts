// Teams: /hrm/team.
import { page } from '../../../db/page.ts'
import { loadRecord } from '../../../db/record.ts'
import { deleteRecord, insertRow, renderCreated, renderUpdated, updateRecord, updateRow } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { setMembers } from './memberships.ts'
import { team, teamList } from './teams.queries.ts'
import { Team, TeamCreate, TeamUpdate } from './teams.shapes.ts'

export const teams = [
  operation({
    id: 'team.list',
    summary: 'List teams',
    method: 'GET',
    path: '/hrm/team',
    scope: 'hrm:read',
    list: teamList,
    success: 200,
    response: Page(Team),
    run: (ctx, { list }) => page(ctx.tx, teamList, list, ctx),
  }),
  operation({
    id: 'team.create',
    summary: 'Create a team',
    method: 'POST',
    path: '/hrm/team',
    surface: 'app',
    scope: 'people',
    body: TeamCreate,
    success: 201,
    response: One(Team),
    problems: ['duplicate'],
    run: async (ctx, { body: { members = [], ...values } }) => {
      const id = ctx.newId()
      insertRow(ctx, 'team', { id, ...values })
      await setMembers(ctx, id, members)
      return renderCreated(ctx, team, id)
    },
  }),
  operation({
    id: 'team.update',
    summary: 'Change a team or its members',
    method: 'PATCH',
    path: '/hrm/team/{id}',
    surface: 'app',
    scope: 'people',
    load: (ctx, id) => loadRecord(ctx.tx, team, id, ctx),
    body: TeamUpdate,
    success: 200,
    response: One(Team),
    problems: ['duplicate'],
    run: async (ctx, { before, body: { members, ...values } }) => {
      if (!members || !(await setMembers(ctx, before.id, members))) return updateRecord(ctx, team, before, values)
      updateRow(ctx, 'team', before.id, values)
      return renderUpdated(ctx, team, before)
    },
  }),
  operation({
    id: 'team.delete',
    summary: 'Delete a team that no project has',
    method: 'DELETE',
    path: '/hrm/team/{id}',
    surface: 'app',
    scope: 'people',
    load: (ctx, id) => loadRecord(ctx.tx, team, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      await setMembers(ctx, before.id, [])
      deleteRecord(ctx, team, before)
    },
  }),
]
