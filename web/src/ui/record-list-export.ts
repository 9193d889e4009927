// What the list shows, all pages of it, as a file for a spreadsheet.
import { type ListPath, type QueryOf, type RowOf, readAll } from '../api/records.ts'
import { formatsOf } from '../words/formats.ts'
import type { Language } from '../words/language.tsx'
import { type Column, columnValue } from './column.ts'
import { type CsvValue, csvOf, saveFile } from './csv.ts'
import { type RecordKind, readNames } from './record-kinds.ts'
import { idsOf, isEmpty, isFigure } from './value.ts'
import { plainText } from './value-text.tsx'

interface Wanted<P extends ListPath> {
  readonly path: P
  readonly columns: readonly Column<P>[]
  readonly name: string
  readonly language: Language
}

export async function exportList<P extends ListPath>(wanted: Wanted<P>, query: QueryOf<P>): Promise<void> {
  await exportRows(wanted, await readAll(wanted.path, query))
}

export async function exportRows<P extends ListPath>(wanted: Wanted<P>, rows: readonly RowOf<P>[]): Promise<void> {
  const { columns, name, language } = wanted
  const cells = await Promise.all(columns.map((column) => cellsOf(column, rows, language)))
  const lines = rows.map((_, index) => cells.map((cell) => cell[index]))
  const text = csvOf([columns.map(({ head }) => head[language]), ...lines], language === 'nl' ? ',' : '.')
  saveFile(`${name} ${new Date().toISOString().slice(0, 10)}.csv`, text)
}

async function cellsOf<P extends ListPath>(column: Column<P>, rows: readonly RowOf<P>[], language: Language) {
  if ((column.kind === 'record' || column.kind === 'records') && !column.name)
    return namesOf(
      column.of,
      rows.map((row) => idsOf(columnValue(column, row))),
    )
  return rows.map((row) => cellOf(column, row, language))
}

function cellOf<P extends ListPath>(column: Column<P>, row: RowOf<P>, language: Language): CsvValue {
  if (column.name) return column.name(row)
  const value = columnValue(column, row)
  if (isEmpty(value)) return null
  if (column.kind === 'minutes') return Math.round((Number(value) / 60) * 100) / 100
  if (isFigure(column)) return Number(value)
  if (column.kind === 'flag') return language === 'nl' ? (value ? 'ja' : 'nee') : value ? 'yes' : 'no'
  if (column.kind === 'day') return String(value)
  if (column.kind === 'instant') return String(value).slice(0, 16).replace('T', ' ')
  return plainText(column, value, formatsOf(language), language)
}

async function namesOf(of: RecordKind, lists: readonly (readonly string[])[]): Promise<string[]> {
  const names = await readNames(of, lists.flat())
  return lists.map((ids) => ids.map((id) => names.get(id) ?? '').join(', '))
}
