// What the screens of purchasing read in common.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type QueryOf, useRecords } from '../../api/records.ts'
import type { PurchaseDetail } from './words.ts'

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

/** What one may do with it; asked anew whenever it has changed. */
export function usePurchaseActions({ id, updated_at }: PurchaseDetail) {
  const options = api.queryOptions('get', '/purchasing/purchaseinvoice/{id}/actions', { params: { path: { id } } })
  const queryKey = [...options.queryKey, updated_at] as unknown as typeof options.queryKey
  return useQuery({ ...options, queryKey, placeholderData: keepPreviousData }).data?.data
}
