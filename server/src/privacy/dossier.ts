// All that there is of somebody, category by category, as far as whoever asks may see it.
import type { Context } from '../db/context.ts'
import { listNamed } from '../export/lists.ts'
import { mayRead, readSome } from '../export/read-list.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { categories, type Fate, mentions, type Reason } from './categories.ts'
import type { Subject } from './subject.ts'

const MOST_SHOWN = 5
/** As many ids as a list takes. */
const MOST_IDS = 100

export interface DossierItem {
  readonly key: string
  readonly path: string
  readonly fate: Fate
  readonly reason: Reason | null
  /** Null where the one who asks may not read such a list. */
  readonly count: number | null
  readonly ids: readonly string[]
  readonly examples: readonly string[]
}

/** Without those of which there are none. */
export async function dossierOf(ctx: Context, subject: Subject): Promise<readonly DossierItem[]> {
  planForMany(ctx.tx)
  const items: DossierItem[] = []
  for (const { key, list, fate, reason = null, of } of categories) {
    const condition = of(subject)
    if (!condition) continue
    const operation = listNamed(list)
    const facts = { key, path: operation.path, fate, reason }
    if (!mayRead(ctx, operation)) {
      items.push({ ...facts, count: null, ids: [], examples: [] })
      continue
    }
    const { count, rows } = await readSome(ctx, operation, MOST_IDS, [condition])
    if (count > 0) items.push({ ...facts, count, ids: rows.map(({ id }) => id as string), examples: examplesOf(rows) })
  }
  return items
}

export interface Mention {
  readonly key: string
  readonly path: string
  readonly count: number
  readonly ids: readonly string[]
}

/** Where a word stands in what people wrote and in what was sent. */
export async function mentionsOf(ctx: Context, word: string): Promise<readonly Mention[]> {
  planForMany(ctx.tx)
  const found: Mention[] = []
  for (const { key, list, of } of mentions) {
    const operation = listNamed(list)
    if (!mayRead(ctx, operation)) continue
    const { count, rows } = await readSome(ctx, operation, MOST_IDS, [of(word)])
    if (count > 0) found.push({ key, path: operation.path, count, ids: rows.map(({ id }) => id as string) })
  }
  return found
}

const TELLING = [
  'full_name',
  'name',
  'title',
  'number',
  'subject',
  'operation',
  'body',
  'note',
  'organization_name',
  'date',
  'start_date',
]

function examplesOf(rows: readonly Record<string, unknown>[]): string[] {
  const words = rows
    .slice(0, MOST_SHOWN)
    .map((row) => TELLING.map((field) => row[field]).find((held) => typeof held === 'string' && held !== ''))
  return [...new Set(words.filter((word) => typeof word === 'string').map((word) => word.slice(0, 80)))]
}
