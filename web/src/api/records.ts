// Records as every screen reads and changes them: lists, one of them, a change that shows at once. The types follow the path;
// that a list, its record and its changes have one path is a law of the service, which the casts in this file rely on.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, type Shapes } from './api.ts'
import { inTurn, isUnderWay } from './in-turn.ts'
import { narrowed } from './narrowed.ts'
import { problemOf } from './problems.ts'
import type { paths } from './types.ts'
import { versionOf } from './versions.ts'

/** The path of every list: '/crm/organization', '/projects/project' … */
export type ListPath = {
  [P in keyof paths]: [AnswerOf<paths[P]['get']>] extends [never]
    ? never
    : AnswerOf<paths[P]['get']> extends { data: { id: string }[]; meta: Shapes['ListMeta'] }
      ? P
      : never
}[keyof paths]

/** Those of which every row can be downloaded. */
export type ReportPath = Extract<keyof paths, `/reports/${string}`>

export type RowOf<P extends ListPath> =
  AnswerOf<paths[P]['get']> extends { data: (infer R extends { id: string })[] }
    ? Exclude<R, Shapes['Tombstone']>
    : never

/** The parameters of a list: what it can be filtered, sorted and paged by. */
export type QueryOf<P extends ListPath> = paths[P]['get'] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never

export interface Page<P extends ListPath> {
  readonly data: readonly RowOf<P>[]
  readonly meta: Shapes['ListMeta']
}

/** What may be changed of a record; never where nothing may. */
export type PatchOf<P extends ListPath> = BodyOf<At<`${P}/{id}`, 'patch'>>

/** What a new one is made from; never where none can be made. */
export type CreateOf<P extends ListPath> = BodyOf<At<P, 'post'>>

type AnswerOf<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : never
type At<P, M extends string> = P extends keyof paths ? (paths[P] extends Record<M, infer O> ? O : never) : never

// One path stands for all: their shapes differ, and the exported types say how.
type Any = '/crm/organization'

export function recordsQuery<P extends ListPath>(path: P, query: QueryOf<P>) {
  const options = api.queryOptions('get', path as Any, { params: { query: query as QueryOf<Any> } })
  return options as unknown as { queryKey: readonly unknown[]; queryFn: () => Promise<Page<P>> }
}

/** The rows stay while the next are fetched, so that a list never blinks. */
export function useRecords<P extends ListPath>(path: P, query: QueryOf<P>, isWanted = true) {
  const isSamePath = (key: readonly unknown[] | undefined) => key?.[1] === path
  return useQuery<Page<P>>({
    ...recordsQuery(path, query),
    enabled: isWanted,
    placeholderData: (before, asked) =>
      before && isSamePath(asked?.queryKey)
        ? narrowed(before, questionOf(asked?.queryKey), query as object)
        : undefined,
    select: withoutLeaving,
  })
}

function questionOf(key: readonly unknown[] | undefined): Readonly<Record<string, unknown>> {
  return (key?.[2] as { params?: { query?: Record<string, unknown> } } | undefined)?.params?.query ?? {}
}

/** The address of a list or report as one file, all rows of it; Excel expects the semicolon where the comma is the decimal mark. */
export function exportAddress(
  path: ListPath | ReportPath,
  query: object,
  decimal: ',' | '.',
  kind: 'csv' | 'xlsx' = 'csv',
): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const asked = new URLSearchParams(set.map(([key, value]) => [key, String(value)]))
  asked.set('separator', decimal === ',' ? 'semicolon' : 'comma')
  return `/export${path}.${kind}?${asked}`
}

/** Drafts that can be looked at on paper. */
export type DraftPath = '/invoices/invoice' | '/sales/quote'

/** The address of a draft on paper, as its customer would get it. */
export function draftPaperAddress(path: DraftPath, id: string): string {
  return `/export${path}/${id}/draft.pdf`
}

/** The address of the papers of several invoices as one file. */
export function papersAddress(invoiceIds: readonly string[], kind: 'pdf' | 'ubl'): string {
  return `/export/invoices/papers.zip?ids=${invoiceIds.join(',')}&kind=${kind}`
}

/** Every row that a question finds, page after page. */
export async function readAll<P extends ListPath>(path: P, query: QueryOf<P>): Promise<readonly RowOf<P>[]> {
  const rows: RowOf<P>[] = []
  for (;;) {
    const asked = { ...query, limit: 100, offset: rows.length } as QueryOf<Any>
    const { data, error } = await client.GET(path as Any, { params: { query: asked } })
    if (!data) throw error
    rows.push(...(data.data as unknown as RowOf<P>[]))
    if (data.data.length === 0 || rows.length >= data.meta.count) return rows
  }
}

export interface Change<P extends ListPath> {
  readonly id: string
  readonly body: PatchOf<P>
  /** The record as it was shown: the change is refused when somebody else changed the same since. */
  readonly seen?: RowOf<P>
}

/** Changes a record. The lists and the record show it at once, and as it was when the service refuses. */
export function usePatch<P extends ListPath>(path: P) {
  const cache = useQueryClient()
  const keyOf = (id: string) => `${path} ${id}`
  return useMutation({
    meta: { quiet: true },
    mutationFn: (change: Change<P>) => inTurn(keyOf(change.id), () => patchSeen(path, change)),
    onMutate: async ({ id, body }) => {
      await cache.cancelQueries({ queryKey: ['get', path] })
      return showChange(cache, path, id, body as object)
    },
    onError: (error, { id }, undo) => {
      undo?.()
      if (problemOf(error).code === 'precondition-failed') refreshRecord(cache, path, id)
    },
    // The last of several changes says how all of them left it; before that, what they are to become stays in sight.
    onSuccess: (record, { id }) => isUnderWay(keyOf(id)) || void showChange(cache, path, id, record),
    onSettled: () => cache.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' }),
  })
}

/** What was made or deleted elsewhere: lists and records of this path are read again. */
export function useRefresh() {
  const cache = useQueryClient()
  return (...changed: ListPath[]) =>
    Promise.all(
      changed.flatMap((path) =>
        [path, `${path}/{id}`].map((key) => cache.invalidateQueries({ queryKey: ['get', key] })),
      ),
    )
}

/** Whoever changed something else of the record is in nobody's way. */
export async function patchSeen<P extends ListPath>(path: P, change: Change<P>, init: Sending = {}): Promise<RowOf<P>> {
  try {
    return await patchRecord(path, change, init)
  } catch (error) {
    const isLate = problemOf(error).code === 'precondition-failed'
    if (!change.seen || !isLate || !(await isStillSeen(path, change))) throw error
    return patchRecord(path, change, init)
  }
}

/** Whether what is to be changed is as it was shown; the version is known from then on. */
export async function isStillSeen<P extends ListPath>(path: P, { id, body, seen }: Change<P>): Promise<boolean> {
  const { data } = await client.GET(`${path}/{id}` as `${Any}/{id}`, { params: { path: { id } } })
  const now = (data?.data ?? {}) as Record<string, unknown>
  const before = (seen ?? {}) as Record<string, unknown>
  return Object.keys(body as object).every((key) => JSON.stringify(now[key]) === JSON.stringify(before[key]))
}

export async function patchRecord<P extends ListPath>(path: P, change: Change<P>, init: Sending = {}) {
  const { id, body, seen } = change
  const version = seen ? versionOf(`${path}/{id}`, id) : undefined
  const params = { path: { id }, header: version ? { 'If-Match': version } : {} }
  const asked = { params, body: body as PatchOf<Any>, ...init }
  const { data, error } = await client.PATCH(`${path}/{id}` as `${Any}/{id}`, asked)
  if (!data) throw error
  return data.data as unknown as RowOf<P>
}

export async function createRecord<P extends ListPath>(path: P, body: CreateOf<P>): Promise<RowOf<P>> {
  const { data, error } = await client.POST(path as Any, { body: body as CreateOf<Any> })
  if (!data) throw error
  return data.data as unknown as RowOf<P>
}

/** Takes a record out of every list at once, also out of those read before it is really gone; returns what brings it back. */
export function hideRecord(cache: QueryClient, path: ListPath, id: string): () => void {
  leaving.add(id)
  const kept = cache.getQueriesData<Page<Any>>({ queryKey: ['get', path] })
  for (const [key, held] of kept) {
    if (!held?.data.some((row) => row.id === id)) continue
    const meta = { ...held.meta, count: held.meta.count - 1 }
    cache.setQueryData(key, { data: held.data.filter((row) => row.id !== id), meta })
  }
  return () => {
    leaving.delete(id)
    for (const [key, held] of kept) cache.setQueryData(key, held)
  }
}

/** With keepalive the request outlives the page. */
export interface Sending {
  readonly keepalive?: true
}

export function deleteRecord(path: ListPath, id: string, init: Sending): Promise<{ error?: unknown }> {
  return client.DELETE(`${path}/{id}` as `${Any}/{id}`, { params: { path: { id } }, ...init })
}

const leaving = new Set<string>()

/** Deleted, though the service does not know yet. */
export function isLeaving(id: string): boolean {
  return leaving.has(id)
}

export function withoutLeaving<P extends ListPath>(page: Page<P>): Page<P> {
  if (!page.data.some((row) => leaving.has(row.id))) return page
  return { ...page, data: page.data.filter((row) => !leaving.has(row.id)) }
}

type Held = { data: ({ id: string } | { id: string }[]) & object } | undefined

/** Shows a change in every list and on the record; returns what takes it back. */
export function showChange(cache: QueryClient, path: string, id: string, change: object): () => void {
  const kept = [
    ...cache.getQueriesData<Held>({ queryKey: ['get', path] }),
    ...cache.getQueriesData<Held>({ queryKey: ['get', `${path}/{id}`] }),
  ]
  const changed = (record: { id: string }) => (record.id === id ? { ...record, ...change } : record)
  for (const [key, held] of kept) {
    if (!held?.data) continue
    const data = Array.isArray(held.data) ? held.data.map(changed) : changed(held.data)
    cache.setQueryData(key, { ...held, data })
  }
  return () => {
    for (const [key, held] of kept) cache.setQueryData(key, held)
  }
}

function refreshRecord(cache: QueryClient, path: string, id: string): void {
  void cache.invalidateQueries({ queryKey: ['get', path] })
  void cache.invalidateQueries({ queryKey: ['get', `${path}/{id}`, { params: { path: { id } } }] })
}
