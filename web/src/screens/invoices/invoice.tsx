// An invoice: while it is a draft its editor, from then on what was sent and what became of it.
import { useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { RecordView } from '../../ui/record-view.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { FinalInvoice } from './final-invoice.tsx'

export function Invoice() {
  const { id } = useParams({ from: '/inside/invoices/$id' })
  const query = api.useQuery(
    'get',
    '/invoices/invoice/{id}',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (isBeingPrinted(state.data?.data) ? 1000 : false) },
  )
  return (
    <RecordView query={query}>
      {(invoice) =>
        invoice.status === 'draft' ? (
          <DraftEditor key={id} invoice={invoice} />
        ) : (
          <FinalInvoice key={id} invoice={invoice} />
        )
      }
    </RecordView>
  )
}

// The paper comes a moment after the answer that made it final.
function isBeingPrinted(invoice: Shapes['InvoiceDetail'] | undefined): boolean {
  return invoice?.status === 'finalised' && invoice.document_id === null
}
