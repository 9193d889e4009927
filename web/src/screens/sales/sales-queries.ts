// What the screens of sales read, and what must be read again after a change.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { type QueryOf, readAll, recordsQuery, useRecords, useRefresh } from '../../api/records.ts'

export type Opportunity = Shapes['Sales']
export type QuoteRecord = Shapes['QuoteDetail']

export const SALES = '/sales/sales'
export const QUOTES = '/sales/quote'

export function opportunityQuery(id: string) {
  return api.queryOptions('get', '/sales/sales/{id}', { params: { path: { id } } })
}

export function quoteQuery(id: string) {
  return api.queryOptions('get', '/sales/quote/{id}', { params: { path: { id } } })
}

export interface PipelineFilter {
  readonly owner_employee_id?: string
  readonly organization_id?: string
}

/** Every open opportunity: a board shows all of them, not a page. */
export function useOpenSales(filter: PipelineFilter) {
  const query: QueryOf<typeof SALES> = { ...filter, status: 'open' }
  return useQuery({
    queryKey: [...recordsQuery(SALES, query).queryKey, 'all'],
    queryFn: async () => {
      const data = await readAll(SALES, query)
      return { data, meta: { count: data.length, limit: data.length, offset: 0 } }
    },
    placeholderData: keepPreviousData,
  })
}

export function usePipelineReport(filter: PipelineFilter) {
  return api.useQuery(
    'get',
    '/reports/sales-pipeline',
    { params: { query: filter } },
    { placeholderData: keepPreviousData },
  )
}

/** The quotes of an opportunity, the newest first. */
export function useQuotesOf(salesId: string, isWanted = true) {
  return useRecords(QUOTES, { sales_id: salesId, limit: 100 }, isWanted).data?.data
}

/** A decision moves the opportunity, its quotes and the figures above them. */
export function useSalesRefresh() {
  const cache = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void cache.invalidateQueries({ queryKey: ['get', '/reports/sales-pipeline'] })
    return refresh(SALES, QUOTES)
  }
}
