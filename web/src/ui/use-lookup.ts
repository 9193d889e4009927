// The short lists that everything else chooses from, as the list that edits them needs them: each follows from its path.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useAllRecords } from '../api/all-records.ts'
import { showProblem } from '../api/problems.ts'
import {
  type CreateOf,
  createRecord,
  type ListPath,
  type PatchOf,
  patchRecord,
  type QueryOf,
  type RowOf,
  showChange,
  usePatch,
  useRefresh,
} from '../api/records.ts'
import { useDelete } from './use-delete.ts'

export function useLookup<P extends ListPath>(path: P, query: QueryOf<P>) {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const patch = usePatch(path)
  const remove = useDelete(path)
  const { data, error, refetch } = useAllRecords(path, query)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const rows = useMemo(() => data && byPosition(data.data), [data])

  /** Shows the new order at once; only those whose place changed are sent, one after the other. */
  function order(ids: readonly string[]): void {
    const changed = ids.flatMap((id, position) => {
      const row = rows?.find((one) => one.id === id) as { position?: number } | undefined
      return row?.position === position ? [] : [{ id, body: { position } as unknown as PatchOf<P> }]
    })
    void cache.cancelQueries({ queryKey: ['get', path] })
    for (const { id, body } of changed) showChange(cache, path, id, body as object)
    sent.current = sent.current
      .then(async () => {
        for (const change of changed) await patchRecord(path, change)
      })
      .catch((refused: unknown) => {
        showProblem(refused)
        return refresh(path)
      })
  }

  return {
    rows,
    error,
    refetch,
    order,
    save: async (row: RowOf<P>, body: object) => {
      const change = { id: row.id, body: body as PatchOf<P> }
      if (!Object.values(body).includes(null)) return patch.mutateAsync(change)
      // What is emptied may be refused, and a list cannot always show a row without it: it shows once it is kept.
      const kept = await patchRecord(path, change)
      await refresh(path)
      return kept
    },
    make: async (body: object) => {
      const made = await createRecord(path, body as CreateOf<P>)
      await refresh(path)
      return made
    },
    remove: (row: RowOf<P>, said: string) => remove(row.id, said),
  }
}

function byPosition<R extends object>(rows: readonly R[]): readonly R[] {
  const placeOf = (row: R) => (row as { position?: number }).position ?? 0
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
