// One document with a link that still works: links last a quarter of an hour, and lists are kept.
import { useRecords } from '../../api/records.ts'
import type { StoredDocument } from './words.ts'

const PATH = '/documents/document'

export function useDocument(id: string | null | undefined): StoredDocument | undefined {
  const { data } = useRecords(PATH, { ids: id ?? '' }, Boolean(id))
  return data?.data.find((one) => one.id === id)
}
