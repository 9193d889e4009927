// The files of documents, one at a time and each a slice at a time.
import type { Context } from '../db/context.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Archive, Progress } from './archive.ts'
import { listNamed } from './lists.ts'
import { mayRead, readAll } from './read-list.ts'

const SLICE_BYTES = 1024 * 1024

interface Kept {
  readonly id: string
  readonly name: string
  readonly size_bytes: number
}

/** Those that the one who asks may see; the id in front keeps apart what is called the same. */
export async function addFiles(ctx: Context, archive: Archive, progress: Progress, conditions: readonly Sql[] = []) {
  const list = listNamed('document.list')
  if (!mayRead(ctx, list)) return []
  const documents: Kept[] = []
  await readAll(ctx, list, { begin: () => {}, take: (row) => void documents.push(row as Kept) }, conditions)
  for (const { id, name, size_bytes } of documents)
    await archive.add(`files/${id}-${safe(name)}`, async (put) => {
      for (let from = 1; from <= size_bytes; from += SLICE_BYTES) {
        const found = await ctx.tx.first<{ slice: Buffer }>(sql`
          select substring(bytes from ${from}::integer for ${SLICE_BYTES}::integer) as slice
          from document_content where document_id = ${id}`)
        if (found) await put(found.slice)
        await progress.advance(0)
      }
    })
  return [{ name: 'files/', rows: documents.length }]
}

// A name may not lead out of its folder.
function safe(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|]/g, '_').replace(/^\.+/, '_')
}
