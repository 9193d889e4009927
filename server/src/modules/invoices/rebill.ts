// What was credited as a whole is put on a new draft with the same content. The work as it is now decides: what has gone meanwhile
// is left out, and hours that got another rate cost that.
import type { Context } from '../../db/context.ts'
import type { Tables } from '../../db/schema.ts'
import { Problem } from '../../shared/problem.ts'
import { linesToRebill } from './credit-notes.queries.ts'
import { checkCreditable } from './credit-notes.rules.ts'
import { type Work, workLines } from './grouping.rules.ts'
import { lineAmount } from './invoice-lines.rules.ts'
import type { LoadedInvoice } from './invoices.queries.ts'
import { type LineToMake, makeDraft } from './make-draft.ts'
import { holdWork, readWork } from './work.queries.ts'

export async function rebill(ctx: Context, { id, row }: LoadedInvoice) {
  checkCreditable(row)
  const credited = await linesToRebill(ctx, id)
  const of = (kind: string) => credited.filter((line) => line.kind === kind)
  const choice = {
    hours: credited.flatMap(({ hours_ids }) => hours_ids),
    costs: of('cost').map(({ cost_id }) => cost_id!),
    installments: of('installment').map(({ installment_id }) => installment_id!),
    cycles: of('subscription').map((line) => ({ service_id: line.service_id!, period_start: line.period_start! })),
  }
  await holdWork(ctx, choice, ctx.today)
  const work = await readWork(ctx, choice, ctx.today)
  const lines = credited.flatMap((line) => linesAgain(line, work.filter(isOn(line))))
  if (!lines.some(({ kind }) => kind !== 'text'))
    throw new Problem(
      'invalid-transition',
      'No line of this invoice was credited as a whole and can be invoiced again.',
    )
  const { company_profile_id, organization_id, person_id, subject, reference } = row
  const values = { company_profile_id, organization_id, person_id, subject, reference, invoice_date: null }
  return makeDraft(ctx, values, lines)
}

type CreditedLine = Tables['invoice_line'] & { readonly hours_ids: readonly string[] }

function linesAgain(line: CreditedLine, work: readonly Work[]): LineToMake[] {
  const { kind, description, quantity, unit, unit_price, discount_percentage, amount, vat_rate_id } = line
  const told = { description, discount_percentage, vat_rate_id }
  if (kind === 'manual' || kind === 'text') {
    const { project_id, service_id } = line
    return [{ kind, ...told, quantity, unit, unit_price, amount, project_id, service_id, work: [] }]
  }
  return workLines(work, 'service').map((again) => ({
    ...again,
    ...told,
    amount: lineAmount({ ...again, ...told, credited_line_id: null }),
  }))
}

function isOn(line: CreditedLine): (one: Work) => boolean {
  const hours = new Set(line.hours_ids)
  return (one) => {
    if (one.kind !== line.kind) return false
    if (one.kind === 'hours') return hours.has(one.id)
    if (one.kind === 'subscription') return one.service_id === line.service_id && one.period_start === line.period_start
    return one.id === (one.kind === 'cost' ? line.cost_id : line.installment_id)
  }
}
