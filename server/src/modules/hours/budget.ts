// Tells that a budget was passed. The project itself does not change by it.
import type { Context } from '../../db/context.ts'
import { renderRecord } from '../../db/record.ts'
import { project } from '../projects/public.ts'

export async function tellBudgetExceeded(ctx: Context, projectId: string | null): Promise<void> {
  if (projectId === null) return
  const after = await renderRecord(ctx.tx, project, projectId, ctx)
  ctx.changes.push({ type: project, after, kinds: ['project.budget_exceeded'], isNotice: true })
}
