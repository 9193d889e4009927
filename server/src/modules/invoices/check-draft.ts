// Asks of a draft what finalising it, or changing its lines, would say: /invoices/invoice/{id}/check. The rules are the same; nothing
// is written.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { operation } from '../../http/operation.ts'
import { type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { Id, One, OneOf } from '../../shared/shapes.ts'
import { draftWarnings } from './check-draft.rules.ts'
import { completenessOf } from './completeness.ts'
import { calculate } from './drafts.queries.ts'
import { checkIsDraft } from './drafts.rules.ts'
import { finalisationFacts } from './finalise.queries.ts'
import { completenessFaults } from './finalise.rules.ts'
import { installmentFacts } from './installments.queries.ts'
import { checkInstallments } from './installments.rules.ts'
import { freeFields, lineFields, newLineKinds, typedKinds } from './invoice-lines.rules.ts'
import { nextNumbers } from './numbering.rules.ts'

const Remark = Type.Object(
  { pointer: Type.String(), code: Type.String(), message: Type.String() },
  { title: 'InvoiceRemark' },
)
const InvoiceCheck = Type.Object(
  {
    errors: Type.Array(Remark, { description: 'What keeps it from becoming final; empty when nothing does.' }),
    number: Type.String({ description: 'The number it would get now; nobody holds it, so another may get it first.' }),
    warnings: Type.Array(Remark, { description: 'What somebody should look at before.' }),
    lines: Type.Array(
      Type.Object(
        { id: Id, free_fields: Type.Array(OneOf(lineFields), { description: 'What a change of it may name.' }) },
        { title: 'InvoiceLineCheck' },
      ),
    ),
    new_line_kinds: Type.Array(OneOf(typedKinds), { description: 'Of the lines that can be added to it.' }),
  },
  { title: 'InvoiceCheck' },
)

export const draftChecks = [
  operation({
    id: 'invoice.check',
    summary: 'Tell all that keeps a draft from becoming final, and what of its lines can be changed',
    method: 'GET',
    path: '/invoices/invoice/{id}/check',
    surface: 'app',
    scope: 'invoices:read',
    load: calculate,
    success: 200,
    response: One(InvoiceCheck),
    problems: ['invoice-not-draft'],
    run: async (ctx, { id, before }) => {
      checkIsDraft(before)
      const facts = await finalisationFacts(ctx, id)
      const errors = [
        ...completenessFaults(completenessOf(before, facts, ctx.today)),
        ...(await installmentFaults(ctx, id)),
      ]
      const [number] = nextNumbers(facts, before.date, (year) => facts.last_numbers[year] ?? 0)
      const lines = before.lines.map((line) => ({ id: line.id, free_fields: freeFields(line) }))
      const warnings = draftWarnings(before)
      return { data: { number, errors, warnings, lines, new_line_kinds: newLineKinds(before.type) } }
    },
  }),
]

async function installmentFaults(ctx: Context, invoiceId: string): Promise<FieldError[]> {
  const services = await ctx.tx.all<{ id: string }>(sql`
    select distinct service_id as id from invoice_line where invoice_id = ${invoiceId} and installment_id is not null`)
  const plans = await installmentFacts(
    ctx.tx,
    services.map(({ id }) => id),
  )
  return plans.flatMap((plan) => faultsOf(() => checkInstallments(plan)))
}

function faultsOf(check: () => void): FieldError[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof Problem) return [fieldError('/lines', error.code, error.detail)]
    throw error
  }
}
