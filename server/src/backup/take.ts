// Takes a backup: everything as it stood at one moment, while others go on writing.
import { createHash } from 'node:crypto'
import { createWriteStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { openDraft } from './draft.ts'
import { type Manifest, TITLE } from './format.ts'
import { sealOf } from './seal.ts'
import { openSnapshot } from './snapshot.ts'
import { countLines, rowsOf, type Sum } from './tables.ts'

export interface BackupOptions {
  readonly url: string
  readonly file: string
  readonly secret: string
  /** Whether a file of that name is replaced. */
  readonly replace?: boolean
  readonly signal?: AbortSignal
  readonly progress?: (done: number, total: number, what: string) => void
}

export interface Taken {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly manifest: Manifest
}

export async function takeBackup(options: BackupOptions): Promise<Taken> {
  const { file, signal, replace = false } = options
  const draft = openDraft(file, replace)
  signal?.addEventListener('abort', draft.discard, { once: true })
  const client = new pg.Client({ connectionString: options.url })
  client.on('error', () => {})
  try {
    await client.connect()
    const manifest = await write(client, draft.path, options)
    signal?.throwIfAborted()
    draft.publish()
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { file, bytes: statSync(file).size, rows, manifest }
  } finally {
    signal?.removeEventListener('abort', draft.discard)
    draft.discard()
    await client.end()
  }
}

async function write(client: pg.Client, path: string, { secret, signal, progress }: BackupOptions): Promise<Manifest> {
  const snapshot = await openSnapshot(client)
  const total = Math.max(
    1,
    snapshot.tables.reduce((sum, { guess }) => sum + guess, 0),
  )
  let done = 0
  const tell = (rows: number) => {
    done += rows
    progress?.(Math.min(done, total - 1), total, 'rows')
  }
  let manifest: Manifest | undefined
  const content = async function* () {
    const header = JSON.stringify(snapshot.header)
    yield `${TITLE}\n${header}\n`
    const tables: Sum[] = []
    for (const table of snapshot.tables) {
      yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`
      tables.push(yield* summed(rowsOf(client, table, snapshot.environments), table.name, tell))
      yield '\\.\n'
    }
    manifest = { tables, sequences: snapshot.sequences, series: snapshot.series }
    const text = JSON.stringify(manifest)
    yield `${text}\n${JSON.stringify(sealOf(secret, `${header}\n${text}`))}\n`
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(content, createGzip({ level: LEVEL, chunkSize: 64 * 1024 }), target, { ...(signal ? { signal } : {}) })
  await client.query('commit')
  progress?.(total, total, 'rows')
  return manifest!
}

// Higher levels take far longer and save little: much of it is files that are compressed already.
const LEVEL = 4

async function* summed(blocks: AsyncIterable<Buffer>, table: string, tell: (rows: number) => void) {
  const hash = createHash('sha256')
  let rows = 0
  for await (const block of blocks) {
    const lines = countLines(block)
    hash.update(block)
    rows += lines
    tell(lines)
    yield block
  }
  return { table, rows, sha256: hash.digest('hex') } satisfies Sum
}
