// A draft on paper, as its customer would get it.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import type { DraftPaper } from '../../export/draft-papers.ts'
import type { InvoiceContent } from './content.ts'
import { calculate, type DraftLine } from './drafts.queries.ts'
import { checkIsDraft } from './drafts.rules.ts'
import { printDraft } from './print/print-invoice.ts'

export const invoiceDraftPaper: DraftPaper = {
  path: '/invoices/invoice',
  right: 'invoices:read',
  async read(ctx, id) {
    const draft = await findDraft(ctx, id)
    if (!draft) return undefined
    checkIsDraft(draft)
    return () => printDraft(draft.content, { logo: draft.logo })
  },
}

interface Draft {
  readonly status: string
  readonly number: string | null
  readonly content: Omit<InvoiceContent, 'number' | 'sequence_number'>
  readonly logo: Uint8Array | null
}

// What is only frozen when it becomes final is what holds today, the VAT as well.
async function findDraft(ctx: Context, id: string): Promise<Draft | undefined> {
  const added = await calculate(ctx, id)
  const draft = added && (await readDraft(ctx, id))
  if (!draft) return undefined
  const { vat_breakdown, total_excl_vat, total_vat, total_incl_vat } = added
  const lines = draft.content.lines.map((line, i) => ({ ...line, ...vatOf(added.lines[i]!) }))
  return { ...draft, content: { ...draft.content, lines, vat_breakdown, total_excl_vat, total_vat, total_incl_vat } }
}

function vatOf({ vat_category, vat_percentage, exemption_reason }: DraftLine) {
  return { vat_category, vat_percentage, exemption_reason }
}

function readDraft({ tx }: Context, id: string): Promise<Draft | undefined> {
  return tx.first<Draft>(sql`
    select i.status, i.number, c.bytes as logo, said.content || jsonb_build_object(
      'currency', p.currency,
      'invoice_date', said.date, 'due_date', said.date + i.payment_term_days,
      'seller', invoice_seller(i.environment_id, i.company_profile_id),
      'billing', invoice_billing(i.environment_id, i.organization_id, i.person_id),
      'lines', (
        select coalesce(jsonb_agg(l.line || jsonb_build_object('project_number', j.project_number, 'project_name', j.name)
          order by l.place), '[]')
        from jsonb_array_elements(said.content -> 'lines') with ordinality l (line, place)
        left join project j on j.environment_id = i.environment_id and j.id = (l.line ->> 'project_id')::uuid)) as content
    from invoice i
    join company_profile p on p.environment_id = i.environment_id and p.id = i.company_profile_id
    left join document_content c on c.environment_id = p.environment_id and c.document_id = p.logo_document_id,
    lateral (
      select invoice_content(i.environment_id, i.id) as content, coalesce(i.invoice_date, current_day()) as date offset 0) said
    where i.id = ${id}`)
}
