// Lists that are shown whole: what does not fit into one page of the service is fetched page after page.
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListPath, type Page, type QueryOf, recordsQuery, useRecords, withoutLeaving } from './records.ts'

/** As many as the service gives at once. */
export const PAGE_ROWS = 100

interface Wanted {
  readonly isWanted?: boolean
  /** No more than these for now. */
  readonly most?: number
}

/** As useRecords, with all rows: the first at once, the others as they come. */
export function useAllRecords<P extends ListPath>(path: P, query: QueryOf<P>, { isWanted = true, most }: Wanted = {}) {
  const pageAt = (offset: number) => ({ ...query, limit: PAGE_ROWS, ...(offset > 0 ? { offset } : {}) }) as QueryOf<P>
  const first = useRecords(path, pageAt(0), isWanted)
  const count = Math.min(first.data?.meta.count ?? 0, most ?? Number.POSITIVE_INFINITY)
  const offsets = Array.from({ length: Math.ceil(count / PAGE_ROWS) - 1 }, (_, i) => (i + 1) * PAGE_ROWS)
  const others = useQueries({
    queries: offsets.map((offset) => ({ ...recordsQuery(path, pageAt(offset)), select: withoutLeaving<P> })),
    combine: pagesOf<P>,
  })
  const data = useMemo(() => first.data && joined([first.data, ...others]), [first.data, others])
  return { ...first, data }
}

function pagesOf<P extends ListPath>(answers: readonly UseQueryResult<Page<P>>[]): readonly Page<P>[] {
  return answers.flatMap(({ data }) => (data ? [data] : []))
}

// What moved while it was read could stand on two pages.
function joined<P extends ListPath>(pages: readonly Page<P>[]): Page<P> {
  const rows = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row])))
  return { data: [...rows.values()], meta: pages[0]!.meta }
}
