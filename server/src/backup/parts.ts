// Reads a backup as its parts, one after the other. Memory holds a block, and a line of the frame.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type Header, type Manifest, TITLE } from './format.ts'
import type { Seal } from './seal.ts'
import { countLines, LINE_END, type Sum } from './tables.ts'

export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly block: Buffer }
  | { readonly kind: 'sum'; readonly sum: Sum }
  | { readonly kind: 'end'; readonly manifest: Manifest; readonly sealed: string; readonly seal: Seal }

/** Throws what is wrong with the file. */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const lines = openLines(file)
  try {
    await checkTitle(file, lines)
    const text = await lines.next()
    const header = parsed<Header>(file, text)
    checkLists(file, header.migrations)
    yield { kind: 'header', header }
    for (;;) {
      const next = await lines.next()
      const line = parsed<{ table?: string; columns?: string[] } & Manifest>(file, next)
      if (!line.table || !line.columns) {
        checkLists(file, line.tables, line.sequences, line.series)
        const seal = parsed<Seal>(file, await lines.next())
        await lines.end()
        return yield { kind: 'end', manifest: line, sealed: `${text}\n${next}`, seal }
      }
      yield { kind: 'table', table: line.table, columns: line.columns }
      const hash = createHash('sha256')
      let rows = 0
      for await (const block of lines.rows()) {
        hash.update(block)
        rows += countLines(block)
        yield { kind: 'rows', block }
      }
      yield { kind: 'sum', sum: { table: line.table, rows, sha256: hash.digest('hex') } }
    }
  } finally {
    lines.close()
  }
}

type Lines = ReturnType<typeof openLines>

async function checkTitle(file: string, lines: Lines) {
  const title = await lines.next(TITLE.length).catch((error: NodeJS.ErrnoException) => {
    if (error.code) throw new Error(`${file} cannot be read: ${error.message}`)
  })
  if (title !== TITLE) throw new Error(`${file} is not a backup of Kantoor, or one of another form`)
}

const LONGEST_LINE_BYTES = 256 * 1024 * 1024
const BLOCK_BYTES = 256 * 1024
const END_OF_ROWS = Buffer.from('\n\\.\n')

function openLines(file: string) {
  const source = createReadStream(file, { highWaterMark: BLOCK_BYTES })
  const plain = createGunzip({ chunkSize: BLOCK_BYTES })
  source.on('error', (error) => plain.destroy(error))
  plain.on('close', () => source.destroy())
  const blocks = source.pipe(plain)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  const more = async () => {
    try {
      const { value, done } = await blocks.next()
      return done ? undefined : value
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (!code?.startsWith('Z_')) throw error
      throw wrong(file, code === 'Z_BUF_ERROR' ? 'it ends too early' : `it cannot be unpacked (${message})`)
    }
  }
  const needed = async () => {
    const block = await more()
    if (!block) throw wrong(file, 'it ends too early')
    return block
  }

  return {
    async next(most = LONGEST_LINE_BYTES): Promise<string> {
      const pieces: Buffer[] = []
      for (let bytes = 0; ; rest = await needed()) {
        const end = rest.indexOf(LINE_END)
        const piece = end < 0 ? rest : rest.subarray(0, end)
        pieces.push(piece)
        bytes += piece.length
        if (end < 0 && bytes <= most) continue
        rest = rest.subarray(piece.length + 1)
        return Buffer.concat(pieces).toString()
      }
    },
    /** Up to the line that ends them. A row may be long: what has come of it is passed on before its end is there. */
    async *rows(): AsyncGenerator<Buffer> {
      const mark = END_OF_ROWS.length - 1
      while (rest.length < mark) rest = Buffer.concat([rest, await needed()])
      if (rest.subarray(0, mark).equals(END_OF_ROWS.subarray(1))) {
        rest = rest.subarray(mark)
        return
      }
      for (;;) {
        const end = rest.indexOf(END_OF_ROWS)
        if (end >= 0) {
          yield rest.subarray(0, end + 1)
          rest = rest.subarray(end + END_OF_ROWS.length)
          return
        }
        // The last bytes may be the beginning of that line.
        const sure = Math.max(0, rest.length - mark)
        if (sure > 0) yield rest.subarray(0, sure)
        rest = Buffer.concat([rest.subarray(sure), await needed()])
      }
    },
    async end(): Promise<void> {
      if (rest.length > 0 || (await more())) throw wrong(file, 'something stands behind its end')
    },
    close: () => plain.destroy(),
  }
}

function checkLists(file: string, ...lists: unknown[]) {
  if (!lists.every(Array.isArray)) throw wrong(file, 'its frame is not whole')
}

function parsed<T>(file: string, text: string): T {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null) return value as T
  } catch {}
  throw wrong(file, 'a line of its frame cannot be read')
}

function wrong(file: string, reason: string): Error {
  return new Error(`${file} is damaged: ${reason}`)
}
