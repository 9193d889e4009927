// A draft on paper: as it would leave today, with a mark across it.
import type { Context } from '../../../db/context.ts'
import type { Tables } from '../../../db/schema.ts'
import { sql } from '../../../db/sql.ts'
import type { DraftPaper } from '../../../export/draft-papers.ts'
import type { Language } from '../../../shared/languages.ts'
import { textsOf } from '../../invoices/public.ts'
import { contentOf, type QuoteContent } from './content.ts'
import { quoteFacts, withVat } from './facts.ts'
import { linesOf } from './lines.queries.ts'
import { printQuote } from './print/print-quote.ts'
import { checkAction, datesToSend, quoteSums } from './quotes.rules.ts'

export const quoteDraftPaper: DraftPaper = {
  path: '/sales/quote',
  right: 'sales:read',
  async read(ctx, id) {
    const draft = await findDraft(ctx, id)
    if (!draft) return undefined
    checkAction(draft.status, 'change')
    const content = await contentToday(ctx, draft)
    const { logo } = draft
    return () => printQuote(content, { logo, mark: textsOf(content.language).draft })
  },
}

type Draft = Tables['quote'] & { readonly logo: Uint8Array | null }

function findDraft({ tx }: Context, id: string): Promise<Draft | undefined> {
  return tx.first<Draft>(sql`
    select q.*, c.bytes as logo from quote q
    join company_profile p on p.environment_id = q.environment_id and p.id = q.company_profile_id
    left join document_content c on c.environment_id = p.environment_id and c.document_id = p.logo_document_id
    where q.id = ${id}`)
}

async function contentToday(ctx: Context, row: Draft): Promise<QuoteContent> {
  const [stored, facts] = await Promise.all([linesOf(ctx, row.id), quoteFacts(ctx, row)])
  const dates = datesToSend(row, ctx.today)
  const language = row.language as Language
  const lines = withVat(stored, facts, language, dates.quote_date)
  const { subject, introduction, terms, revision: version } = row
  const number = row.number ?? textsOf(language).draft
  // Nobody is chosen yet.
  const billing = { ...facts.billing, name: facts.billing.name?.trim() || '…' }
  return contentOf({
    ...facts,
    ...{ billing, number, version, language, subject, introduction, terms, ...dates, ...quoteSums(lines), lines },
  })
}
