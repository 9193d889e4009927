// A file as rows of cells: CSV whatever its separator and encoding, or the first sheet of a workbook.
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import type { Cell } from './cells.rules.ts'
import { checkArchive } from './check-archive.ts'
import { isRefused, refuseFile } from './refusal.rules.ts'

export interface FileFormat {
  readonly type: 'csv' | 'xlsx'
  readonly separator?: ';' | ',' | '\t'
  readonly encoding?: 'utf-8' | 'windows-1252' | 'utf-16le'
}

export interface Table {
  readonly format: FileFormat
  readonly columns: string[]
  readonly rows: Cell[][]
}

export const MOST_ROWS = 200_000
const MOST_COLUMNS = 200
const MOST_CHARACTERS = 20_000
const MOST_CHARACTERS_IN_ALL = 100 * 1024 * 1024
const SIGNS_OF_NO_TEXT = /(?![\t\r\n])\p{Cc}/gu

export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw refuseFile('empty', 'The file is empty.')
  if (bytes.readUInt16BE(0) === 0xd0cf)
    throw refuseFile('old_excel', 'This is a workbook of an old Excel; save it as .xlsx or as .csv.')
  const isArchive = bytes.length > 3 && bytes.readUInt32BE(0) === 0x504b0304
  const { format, cells } = isArchive ? await readWorkbook(bytes) : readText(bytes)
  const filled = cells.filter((row) => row.some((cell) => cell !== null && cell !== ''))
  const [first, ...rows] = filled
  if (!first || rows.length === 0)
    throw refuseFile('no_rows', 'The file needs a row of headings and at least one row below it.')
  if (rows.length > MOST_ROWS)
    throw refuseFile('too_large', `A file holds at most ${MOST_ROWS} rows and this one has ${rows.length}; divide it.`)
  const width = rows.reduce((most, row) => Math.max(most, row.length), first.length)
  if (width > MOST_COLUMNS)
    throw refuseFile('not_a_table', `A file has at most ${MOST_COLUMNS} columns and this one has ${width}.`)
  const columns = Array.from({ length: width }, (_, i) =>
    String(first[i] ?? '')
      .trim()
      .slice(0, 200),
  )
  const tamed = rows.map((row) => row.map(tame))
  checkSize(tamed)
  return { format, columns, rows: tamed }
}

// PostgreSQL holds no NUL, and what is longer than any field is told as too long all the same.
function tame(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replaceAll('\0', '\u0001').slice(0, MOST_CHARACTERS) : cell
}

// A workbook writes a text once however many cells hold it, and what is stored writes it for each.
function checkSize(rows: readonly Cell[][]): void {
  let left = MOST_CHARACTERS_IN_ALL
  for (const row of rows) {
    for (const cell of row) left -= typeof cell === 'string' ? cell.length + 1 : 5
    if (left < 0) throw refuseFile('too_large', 'The cells of the file hold too much text together; divide it.')
  }
}

function readText(bytes: Buffer): { format: FileFormat; cells: Cell[][] } {
  const { text, encoding } = decoded(bytes)
  if ((text.slice(0, 1000).match(SIGNS_OF_NO_TEXT) ?? []).length > 3)
    throw refuseFile('not_a_table', 'This is not a table: choose a .csv or an .xlsx file.')
  const separator = separatorOf(text)
  const options = { delimiter: separator, relax_column_count: true, skip_empty_lines: true, relax_quotes: true }
  try {
    const cells = parse(text, { ...options, max_record_size: 1_000_000, to: MOST_ROWS + 2 }) as string[][]
    return { format: { type: 'csv', separator, encoding }, cells }
  } catch (error) {
    throw refuseFile('broken', `The file cannot be read as CSV: ${(error as Error).message.slice(0, 200)}`)
  }
}

/** What is no UTF-8 comes from a spreadsheet on Windows. */
function decoded(bytes: Buffer): { text: string; encoding: NonNullable<FileFormat['encoding']> } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** The sign that divides the first lines most often and into equally many cells. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const lines = text.slice(0, 20_000).split(/\r?\n/).filter(Boolean).slice(0, 10)
  const score = (sign: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length)
    const first = counts[0] ?? 1
    return first === 1 ? 0 : first + counts.filter((count) => count === first).length * 10
  }
  const signs = [';', '\t', ','] as const
  return signs.reduce((best, sign) => (score(sign) > score(best) ? sign : best))
}

async function readWorkbook(bytes: Buffer): Promise<{ format: FileFormat; cells: Cell[][] }> {
  checkArchive(bytes)
  const whole = new Uint8Array(bytes).buffer
  try {
    const rows = await readSheet(whole, { trim: false })
    return { format: { type: 'xlsx' }, cells: rows.map((row) => row.map(cellOf)) }
  } catch (error) {
    if (isRefused(error)) throw error
    throw refuseFile('broken', 'The workbook cannot be read; save it again as .xlsx, or the sheet as .csv.')
  }
}

const DAY_MS = 86_400_000
/** Day 0 of a spreadsheet: what lies close behind it is a time or a duration, not a day. */
const EPOCH_MS = Date.UTC(1899, 11, 30)

function cellOf(value: unknown): Cell {
  if (!(value instanceof Date)) return value as Cell
  const ms = value.getTime()
  if (Number.isNaN(ms)) return null
  if (ms < EPOCH_MS + 400 * DAY_MS) {
    const minutes = Math.round((ms - EPOCH_MS) / 60_000)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  }
  const text = new Date(Math.round(ms / 60_000) * 60_000).toISOString()
  return ms % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}
