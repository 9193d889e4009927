// Deletes a record: it is gone from the lists at once, and comes back with Undo or when the service refuses.
import { useQueryClient } from '@tanstack/react-query'
import { deleteRecord, hideRecord, type ListPath, useRefresh } from '../api/records.ts'
import { useUndo } from './undo.tsx'

export function useDelete(path: ListPath) {
  const cache = useQueryClient()
  const undoable = useUndo()
  const refresh = useRefresh()
  return (id: string, said: string, more: { readonly onUndo?: () => void } = {}) =>
    undoable({
      said,
      show: () => {
        const bringBack = hideRecord(cache, path, id)
        return () => {
          bringBack()
          more.onUndo?.()
        }
      },
      send: async (init) => {
        const answer = await deleteRecord(path, id, init)
        void refresh(path)
        return answer
      },
    })
}
