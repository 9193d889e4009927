// The draft on paper, beside the fields.
import type { Shapes } from '../../api/api.ts'
import { DraftPaper } from '../../ui/draft-paper.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({ en: { name: 'Draft of the invoice' }, nl: { name: 'Concept van de factuur' } })

export function InvoiceDraftPaper({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  return <DraftPaper path="/invoices/invoice" draft={invoice} name={useWords(texts).name} />
}
