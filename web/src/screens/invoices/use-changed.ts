// After something was done with an invoice: the record shows it at once, everything that tells of it is read again.
import { useQueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'

/** changed(id, record): the record where the answer had it, else it is read again. */
export function useChanged() {
  const cache = useQueryClient()
  return (id: string, record?: Shapes['InvoiceDetail']) => {
    const { queryKey } = api.queryOptions('get', '/invoices/invoice/{id}', { params: { path: { id } } })
    if (record) cache.setQueryData(queryKey, { data: record })
    else void cache.invalidateQueries({ queryKey })
    // Only a draft can be checked.
    const told = record?.status === 'finalised' ? TELLING.filter((path) => path !== CHECK) : TELLING
    for (const path of told) void cache.invalidateQueries({ queryKey: ['get', path] })
  }
}

const CHECK = '/invoices/invoice/{id}/check'
const TELLING = [
  '/invoices/invoice',
  CHECK,
  '/invoices/invoice/{id}/timeline',
  '/invoices/to-invoice',
  '/invoices/to-invoice/rows',
  '/documents/document',
  '/home',
]
