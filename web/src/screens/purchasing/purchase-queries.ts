// What the screens of purchasing read in common.
import { api } from '../../api/api.ts'
import { type QueryOf, useRecords } from '../../api/records.ts'

/** Files that came in and belong to no purchase invoice yet. */
export const WAITING: QueryOf<'/documents/document'> = {
  kind: 'purchase_invoice',
  purchase_invoice_id: 'null',
  limit: 50,
}

export function useWaiting() {
  return useRecords('/documents/document', WAITING)
}

export function proposalQuery(documentId: string) {
  return api.queryOptions('get', '/purchasing/proposal/{id}', { params: { path: { id: documentId } } })
}

export function purchaseQuery(id: string) {
  return api.queryOptions('get', '/purchasing/purchaseinvoice/{id}', { params: { path: { id } } })
}
