// Making a project, from a request, from a template or from a quote.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { insertRecord, insertRow, renderCreated } from '../../db/write.ts'
import { checkManagerActive, checkProjectDates, datesOfNewProject } from './project.rules.ts'
import { defaultCompanyProfile, project, setTeams, takeProjectNumber } from './projects.queries.ts'
import type { ProjectValues } from './projects.shapes.ts'
import { employeeStatus } from './surroundings.queries.ts'

interface Origin {
  readonly template_id?: string
  readonly sales_id?: string
}

export async function createProject(ctx: Context, values: ProjectValues, origin: Origin = {}): Promise<Rendered> {
  const { team_ids = [], status = 'active', start_date = null, end_date = null, ...rest } = values
  checkProjectDates({ start_date, end_date })
  checkManagerActive(await employeeStatus(ctx, rest.manager_employee_id))
  const row = {
    ...rest,
    ...origin,
    id: ctx.newId(),
    status,
    start_date,
    end_date,
    ...datesOfNewProject(status, ctx.now),
    company_profile_id: rest.company_profile_id ?? (await defaultCompanyProfile(ctx.tx)),
    project_number: await takeProjectNumber(ctx.tx),
  }
  if (team_ids.length === 0) return insertRecord(ctx, project, row)
  insertRow(ctx, 'project', row)
  setTeams(ctx, row.id, team_ids)
  return renderCreated(ctx, project, row.id)
}
