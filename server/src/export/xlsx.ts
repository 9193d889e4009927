// Rows as a sheet: numbers are numbers, days are days, and whatever else is text, which no spreadsheet takes for a formula.
import type { Cell, SheetData } from 'write-excel-file/node'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function sheetOf(names: readonly string[], rows: readonly object[]): SheetData {
  const heads = names.map((name): Cell => ({ type: String, value: name, fontWeight: 'bold' }))
  return [heads, ...rows.map((row) => names.map((name) => cellOf((row as Record<string, unknown>)[name])))]
}

export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return { type: Number, value, format: Number.isInteger(value) ? '0' : '0.00' }
  if (typeof value === 'boolean') return { type: Boolean, value }
  const text = textOf(value)
  if (text === '') return null
  return DAY.test(text) ? { type: Date, value: new Date(text), format: 'yyyy-mm-dd' } : { type: String, value: text }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value)
}
