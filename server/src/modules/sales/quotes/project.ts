// An accepted quote becomes a project, each service that was taken one of its services.
import type { Context } from '../../../db/context.ts'
import type { Rendered } from '../../../db/record.ts'
import { sql } from '../../../db/sql.ts'
import { renderMade, updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { Problem } from '../../../shared/problem.ts'
import { checkRight } from '../../../shared/rights.ts'
import { One } from '../../../shared/shapes.ts'
import { createProject, holdProject, insertService, ProjectDetail, project } from '../../projects/public.ts'
import { linesOf } from './lines.queries.ts'
import { takenServices } from './lines.rules.ts'
import { type LoadedQuote, loadQuote, quote } from './quotes.queries.ts'
import { checkAction } from './quotes.rules.ts'
import { type NewQuoteProject, QuoteProject } from './quotes.shapes.ts'
import { serviceOf } from './services.rules.ts'

export const quoteProjects = [
  operation({
    id: 'quote.make_project',
    summary: 'Make a project of an accepted quote; it needs the right to write projects as well',
    method: 'POST',
    path: '/sales/quote/{id}/project',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteProject,
    success: 201,
    response: One(ProjectDetail),
    problems: ['invalid-transition', 'employee-inactive', 'forbidden'],
    run: (ctx, { before, body }) => makeProject(ctx, before, body),
  }),
]

async function makeProject(ctx: Context, before: LoadedQuote, values: NewQuoteProject): Promise<Rendered> {
  const { row } = before
  checkRight(ctx.actor, 'projects:write')
  checkAction(row.status, 'make_project')
  if (row.project_id)
    throw new Problem('invalid-transition', 'A project was made of this quote already.', { project_id: row.project_id })
  const taken = takenServices(await linesOf(ctx, before.id))
  const { name = row.subject?.trim() ? row.subject : row.number!, start_date = ctx.today, ...rest } = values
  const { organization_id, person_id, company_profile_id, sales_id } = row
  const of = { name, start_date, organization_id, person_id, company_profile_id, ...rest }
  const made = await createProject(ctx, of, sales_id ? { sales_id } : {})
  const held = (await holdProject(ctx.tx, sql`${made.id}`))!
  for (const [last_service_number, line] of taken.entries())
    await insertService(ctx, { ...held, last_service_number }, serviceOf(line, start_date))
  await updateRecord(ctx, quote, before, { project_id: made.id })
  return renderMade(ctx, project, made)
}
