// Lists read to their end. Rows that are changed or deleted meanwhile move the others, so what can be is read by instant, not by offset.
import type { components } from './types.ts'

export type Tombstone = components['schemas']['Tombstone']

export interface Row {
  readonly id: string
  readonly created_at?: string
  readonly updated_at: string
}

export interface Page {
  readonly data: readonly Row[]
  readonly meta: components['schemas']['ListMeta']
  readonly response: Response
}

export type Query = Readonly<Record<string, unknown>>
export type ReadPage = (query: Query) => Promise<Page>

/** One step of a synchronisation. */
export interface Changes<Record> {
  /** New or changed, as their list shows them, in the order of their last change. */
  readonly changed: readonly Record[]
  readonly deleted: readonly Tombstone[]
  /** Where to begin next time. Keep it when the step is stored. */
  readonly since: string
}

const MOST_ROWS = 100
const DAY_MS = 24 * 60 * 60_000
const TOMBSTONE_DAYS = 90
/** A write shows its beginning as its time, and is seen when it ends; what began before us may end after us. */
const OVERLAP_MS = 120_000

/** As the service cuts them. */
export async function* readPages(read: ReadPage, query: Query): AsyncGenerator<Page, void, undefined> {
  const first = { limit: MOST_ROWS, offset: 0, sort: 'created_at', ...query }
  for (let offset = first.offset; ; offset += first.limit) {
    const page = await read({ ...first, offset })
    if (page.data.length > 0) yield page
    if (offset + first.limit >= page.meta.count) return
  }
}

/** Every row once. Whoever wants an order of his own gets the pages as they are. */
export async function* readRows(read: ReadPage, query: Query): AsyncGenerator<Row, void, undefined> {
  if (query.sort === undefined && query.offset === undefined) {
    for await (const rows of readByInstant(read, query, 'created_at')) yield* rows
  } else {
    for await (const page of readPages(read, query)) yield* page.data
  }
}

/** What is gone comes first, then what is new or changed; the last step is empty and tells where to go on. */
export async function* readChanges(
  read: ReadPage,
  since: string | undefined,
  isDeletable: boolean,
): AsyncGenerator<Changes<Row>, void, undefined> {
  const from = since === undefined ? {} : { updated_since: since }
  if (isDeletable && since !== undefined) checkAge(since)
  const mark = (instant: string) => (since === undefined ? instant : later(since, instant))
  let settled: string | undefined
  const readTimed: ReadPage = async (query) => {
    const page = await read(query)
    settled ??= settledAt(page.response)
    return page
  }
  if (isDeletable && since !== undefined) {
    for await (const rows of readByInstant(readTimed, { ...from, deleted: 'only' }, 'updated_at')) {
      yield { changed: [], deleted: rows as unknown as Tombstone[], since }
    }
  }
  for await (const rows of readByInstant(readTimed, from, 'updated_at')) {
    yield { changed: rows, deleted: [], since: mark(earlier(rows.at(-1)!.updated_at, settled!)) }
  }
  yield { changed: [], deleted: [], since: mark(settled!) }
}

type Instant = 'created_at' | 'updated_at'

// The last row is asked for once more with the next page: if it is not there any more, rows of its instant have moved.
async function* readByInstant(
  read: ReadPage,
  query: Query,
  by: Instant,
): AsyncGenerator<readonly Row[], void, undefined> {
  const filter = by === 'created_at' ? 'created_since' : 'updated_since'
  const limit = Math.max(2, Number(query.limit ?? MOST_ROWS))
  let since = query[filter] as string | undefined
  let offset = 0
  let given = new Set<string>()
  let last: string | undefined
  for (;;) {
    const page = await read({ ...query, limit, offset, sort: by, ...(since && { [filter]: since }) })
    if (offset > 0 && page.data[0]?.id !== last) {
      offset = 0
      continue
    }
    const rows = page.data.filter((row) => !given.has(stampOf(row, by)))
    if (rows.length > 0) yield rows
    const end = page.data.at(-1)
    if (!end || offset + page.data.length >= page.meta.count) return
    const isSameInstant = end[by] === since
    offset = isSameInstant ? offset + page.data.length - 1 : 0
    given = new Set([...(isSameInstant ? given : []), ...page.data.map((row) => stampOf(row, by))])
    since = end[by]
    last = end.id
  }
}

// A row that was changed meanwhile comes again.
function stampOf(row: Row, by: Instant): string {
  return `${row.id} ${row[by]}`
}

function checkAge(since: string): void {
  if (Date.now() - Date.parse(since) < TOMBSTONE_DAYS * DAY_MS) return
  throw new RangeError(`Kantoor knows for ${TOMBSTONE_DAYS} days what was deleted; begin anew without since.`)
}

// By the clock of the service, which dates the records too.
function settledAt(response: Response): string {
  const told = Date.parse(response.headers.get('date') ?? '')
  return new Date((Number.isNaN(told) ? Date.now() : told) - OVERLAP_MS).toISOString()
}

const earlier = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other)
const later = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other)
