// Crediting a final invoice, and invoicing again what was credited as a whole: /invoices/invoice/{id}/credit and /rebill.
// The two are separate steps because work is only free once the credit note is final; nothing has to be remembered until then.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { insertRow, renderCreated } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { checkFields, fieldError, Problem, referenceProblem } from '../../shared/problem.ts'
import { One } from '../../shared/shapes.ts'
import { creditableLines, type OriginalLine } from './credit-notes.queries.ts'
import { checkCreditable, isNothing, leftOf, negated, type Part, partFaults, partOf } from './credit-notes.rules.ts'
import { Crediting, type WantedCredit } from './credit-notes.shapes.ts'
import { recalculate } from './drafts.queries.ts'
import { insertLines, type NewLine } from './invoice-lines.queries.ts'
import { invoice, type LoadedInvoice, loadInvoice } from './invoices.queries.ts'
import { InvoiceDetail } from './invoices.shapes.ts'
import { rebill } from './rebill.ts'

export const creditNotes = [
  operation({
    id: 'invoice.credit',
    summary: 'Make the draft of a credit note, for the whole invoice or parts of its lines',
    method: 'POST',
    path: '/invoices/invoice/{id}/credit',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: Crediting,
    success: 201,
    response: One(InvoiceDetail),
    problems: ['invoice-not-finalised', 'invalid-transition'],
    run: (ctx, { before, body }) => credit(ctx, before, body),
  }),
  operation({
    id: 'invoice.rebill',
    summary: 'Make a new draft of the lines that credit notes took back as a whole',
    method: 'POST',
    path: '/invoices/invoice/{id}/rebill',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    success: 201,
    response: One(InvoiceDetail),
    problems: ['invoice-not-finalised', 'invalid-transition', 'installments-unbalanced'],
    run: (ctx, { before }) => rebill(ctx, before),
  }),
]

async function credit(
  ctx: Context,
  before: LoadedInvoice,
  { lines: wanted, note = null }: WantedCredit,
): Promise<Rendered> {
  checkCreditable(before.row)
  const originals = await creditableLines(ctx, before.id)
  const parts = wanted ? chosenParts(originals, wanted) : allThatIsLeft(originals)
  if (parts.length === 0) throw new Problem('invalid-transition', 'Nothing is left of this invoice to be credited.')
  const { company_profile_id, organization_id, person_id, currency, language, payment_term_days, subject, reference } =
    before.row
  const id = ctx.newId()
  insertRow(ctx, 'invoice', {
    ...{ id, type: 'credit_note', credited_invoice_id: before.id, company_profile_id, organization_id, person_id },
    ...{ currency, language, payment_term_days, subject, reference, note },
  })
  const texts = wanted ? [] : originals.filter(({ kind }) => kind === 'text')
  const all = [...parts.map(({ line, part }) => creditLine(line, part)), ...texts.map(textLine)]
  const ordered = all.toSorted((a, b) => a.position - b.position)
  insertLines(
    ctx,
    id,
    ordered.map((line, position) => ({ ...line, id: ctx.newId(), position })),
  )
  await recalculate(ctx, id)
  return renderCreated(ctx, invoice, id)
}

interface ChosenPart {
  readonly line: OriginalLine
  readonly part: Part
}

function allThatIsLeft(originals: readonly OriginalLine[]): ChosenPart[] {
  return originals
    .filter(({ kind }) => kind !== 'text')
    .map((line) => ({ line, part: leftOf(line) }))
    .filter(({ part }) => !isNothing(part))
}

function chosenParts(originals: readonly OriginalLine[], wanted: NonNullable<WantedCredit['lines']>): ChosenPart[] {
  const lines = new Map(originals.filter(({ kind }) => kind !== 'text').map((line) => [line.id, line]))
  const ids = wanted.map(({ line_id }) => line_id.toLowerCase())
  const unknown = ids.flatMap((id, i) => (lines.has(id) ? [] : [`lines/${i}/line_id`]))
  if (unknown.length > 0) throw referenceProblem(unknown)
  const pairs = wanted.map((part, i) => ({ line: lines.get(ids[i]!)!, part }))
  checkFields([
    ...pairs.flatMap(({ line, part }, i) => partFaults(line, part, i)),
    ...ids.flatMap((id, i) =>
      ids.indexOf(id) < i ? [fieldError(`/lines/${i}/line_id`, 'repeated', 'Each line is named once.')] : [],
    ),
  ])
  return pairs.map(({ line, part }) => ({ line, part: partOf(line, part) }))
}

// Rates and VAT are those of the invoice, whatever holds today. The work stays with the line that it credits.
function creditLine({ id, ...line }: OriginalLine, part: Part): NewLine {
  const { position, kind, description, unit, unit_price, discount_percentage } = line
  const { vat_rate_id, vat_category, vat_percentage, exemption_reason } = line
  const { project_id, service_id, hour_type_id, period_start, period_end } = line
  return {
    ...{ id, position, kind, description, unit, unit_price, discount_percentage, ...negated(part) },
    ...{ vat_rate_id, vat_category, vat_percentage, exemption_reason },
    ...{ project_id, service_id, hour_type_id, period_start, period_end, credited_line_id: id },
  }
}

function textLine({ id, position, kind, description }: OriginalLine): NewLine {
  return { id, position, kind, description, amount: '0.00' }
}
