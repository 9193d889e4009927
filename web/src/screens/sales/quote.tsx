// A quote: a draft is written here; what was sent is shown as the customer has it.
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { RecordView } from '../../ui/record-view.tsx'
import { CurrencyContext } from '../../words/formats.ts'
import { QuoteEditor } from './quote-editor.tsx'
import { QuoteShown } from './quote-shown.tsx'
import { type QuoteRecord, quoteQuery } from './sales-queries.ts'

export function Quote() {
  const { id } = useParams({ from: '/inside/sales/quotes/$id' })
  const query = useQuery({
    ...quoteQuery(id),
    refetchInterval: ({ state }) => (isBeingPrinted(state.data?.data) ? 1000 : false),
  })
  return (
    <RecordView query={query}>
      {(quote) => (
        <CurrencyContext value={quote.currency}>
          <Shown key={id} quote={quote} />
        </CurrencyContext>
      )}
    </RecordView>
  )
}

function Shown({ quote }: { quote: QuoteRecord }) {
  const canEdit = useSession().can('sales:write') && quote.allowed_actions.includes('change')
  return canEdit ? <QuoteEditor quote={quote} /> : <QuoteShown quote={quote} />
}

// The paper comes a moment after the answer that sent it.
function isBeingPrinted(quote: QuoteRecord | undefined): boolean {
  return quote?.status === 'sent' && quote.document_id === null
}
