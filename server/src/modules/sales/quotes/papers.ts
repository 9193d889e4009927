// The paper of a quote, made after it was sent.
import type { Context } from '../../../db/context.ts'
import type { Tables } from '../../../db/schema.ts'
import { updateRecord } from '../../../db/write.ts'
import type { QuoteContent } from './content.ts'
import { loadQuote, quote } from './quotes.queries.ts'

/** Fails where the quote was sent anew meanwhile, with another last day than the paper shows. */
export async function attachQuotePaper(ctx: Context, quoteId: string, documentId: string, printed: QuoteContent) {
  const before = await loadQuote(ctx, quoteId)
  if (!before) return
  if (before.row.valid_until !== printed.valid_until) throw new Error('the quote was sent anew while it was printed')
  await updateRecord(ctx, quote, before, { document_id: documentId } satisfies Partial<Tables['quote']>)
}
