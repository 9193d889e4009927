// How a draft with lines comes to be, whoever asks for it: the rows, the stamps on the work behind them, the totals, the trail.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { insertRow, renderCreated } from '../../db/write.ts'
import { type FieldError, Problem } from '../../shared/problem.ts'
import { customerFacts, recalculate } from './drafts.queries.ts'
import { checkProfileIsActive } from './drafts.rules.ts'
import type { Work } from './grouping.rules.ts'
import { insertLines, type NewLine } from './invoice-lines.queries.ts'
import { invoice } from './invoices.queries.ts'
import { noteHours, stampWork } from './work.queries.ts'

export interface DraftValues {
  readonly company_profile_id: string
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly subject: string | null
  readonly reference: string | null
  readonly invoice_date: string | null
}

/** A line in its place, and the work that has to be held for it. */
export type LineToMake = Omit<NewLine, 'id' | 'position'> & { readonly work: readonly Work[] }

export async function makeDraft(ctx: Context, values: DraftValues, lines: readonly LineToMake[]): Promise<Rendered> {
  const { profile, ...terms } = (await customerFacts(ctx, values))!
  checkProfileIsActive(profile)
  const id = ctx.newId()
  const placed = lines.map((line, position) => ({ ...line, id: ctx.newId(), position }))
  insertRow(ctx, 'invoice', { id, ...values, ...terms })
  insertLines(
    ctx,
    id,
    placed.map(({ work: _, ...line }) => line),
  )
  const work = placed.flatMap((line) => line.work.map((one) => ({ ...one, line_id: line.id })))
  if (!(await stampWork(ctx, id, work))) throw notReady([])
  await recalculate(ctx, id)
  const draft = await renderCreated(ctx, invoice, id)
  noteHours(
    ctx,
    'hours.locked',
    draft,
    work.filter(({ kind }) => kind === 'hours').map((one) => one.id),
  )
  return draft
}

export function notReady(errors: FieldError[]): Problem {
  return new Problem('invalid-transition', 'Some of the chosen work cannot be invoiced; nothing was done.', {
    to: 'on_draft',
    errors,
  })
}
