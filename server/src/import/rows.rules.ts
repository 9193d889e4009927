// A row of a file as values of fields, or what is wrong with which of its cells.
import { amountOf, type Cell, dayOf, flagOf, minutesOf, type Notation, textOf, timeOf } from './cells.rules.ts'
import { type CustomValue, choiceKey, type Field, type OwnField } from './fields.rules.ts'
import type { Mapping } from './guess.rules.ts'

/** Field to what it holds; ids where it refers. Empty cells are left out. */
export type Values = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

export interface Fault {
  readonly field: string | null
  readonly value: string | null
  readonly code: string
  readonly message: string
}

export interface FileRow {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly number: number
  readonly cells: readonly Cell[]
  /** It was refused before, for what another row of the file has made since. */
  readonly isAgain?: true
}

export type Look = (field: Field, text: string, within: string | null) => string | Fault

/** The value of a field that the company made itself. */
export interface CustomGiven {
  readonly field: Field & { readonly custom: OwnField }
  readonly value: CustomValue
}

export function readRow(row: FileRow, fields: readonly Field[], mapping: Mapping, notation: Notation, look: Look) {
  const values: Record<string, CustomValue> = {}
  const custom: CustomGiven[] = []
  const faults: Fault[] = []
  for (const field of fields) {
    const column = mapping[field.name]
    const cell = column === undefined ? null : (row.cells[column] ?? null)
    const text = textOf(cell)
    if (text === '') {
      if (field.required) faults.push(fault(field, null, 'required', 'This may not be empty.'))
      continue
    }
    const within = field.refers === 'project' ? values.organization : field.refers === 'service' ? values.project : null
    const read =
      field.reads === 'reference'
        ? reference(field, text, (within as string | undefined) ?? null, look)
        : readCell(field, cell, notation)
    if (isFault(read)) faults.push(read)
    else if (isCustom(field)) custom.push({ field, value: read })
    else values[field.name] = read
  }
  return { values: values as Values, custom, faults }
}

function isCustom(field: Field): field is CustomGiven['field'] {
  return field.custom !== undefined
}

/** What narrows comes first: a project among those of its customer, a service among those of its project. */
export function inReadingOrder(fields: readonly Field[]): Field[] {
  return fields.toSorted((a, b) => order(a) - order(b))
}

function order({ refers }: Field): number {
  return refers === 'service' ? 2 : refers === 'project' ? 1 : 0
}

/** Several may stand in one cell where a record has several. */
function reference(field: Field, text: string, within: string | null, look: Look): string | string[] | Fault {
  if (field.refers !== 'relationtype') return look(field, text, within)
  const found = text.split(/[,;|]/).map((each) => look(field, each.trim(), within))
  return found.find(isFault) ?? (found as string[])
}

export function isFault(read: unknown): read is Fault {
  return typeof read === 'object' && read !== null && 'message' in read
}

function readCell(field: Field, cell: Cell, notation: Notation): CustomValue | Fault {
  const text = textOf(cell)
  const refuse = (message: string) => fault(field, text, 'invalid', message)
  if (field.reads === 'text') return text
  if (field.reads === 'day') return dayOf(cell, notation) ?? refuse(dayForm(notation))
  if (field.reads === 'time') return timeOf(cell) ?? refuse('Write a time such as 9:30.')
  if (field.reads === 'duration') return minutesOf(cell) ?? refuse('Write a duration such as 1:30, 1,5 or 90m.')
  if (field.reads === 'amount')
    return (
      amountOf(cell, notation) ??
      refuse(`Write an amount such as ${notation.decimal_mark === 'comma' ? '1.234,56' : '1,234.56'}.`)
    )
  if (field.reads === 'flag') return flagOf(cell) ?? refuse('Write yes or no.')
  if (field.reads === 'integer') {
    const number = amountOf(cell, notation)
    return number !== null && Number.isInteger(number) ? number : refuse('Write a whole number.')
  }
  const choices = field.choices ?? {}
  const chosen = (field.reads === 'choices' ? text.split(/[,;|]/) : [text]).map((word) => choices[choiceKey(word)])
  if (chosen.includes(undefined)) return refuse(`Write one of ${[...new Set(Object.values(choices))].join(', ')}.`)
  return field.reads === 'choices' ? [...new Set(chosen as string[])] : chosen[0]!
}

function dayForm({ day_order }: Notation): string {
  return `Write a day such as ${day_order === 'dmy' ? '31-1-2026' : '1/31/2026'} or 2026-01-31.`
}

export function fault(
  field: { readonly name: string } | null,
  value: string | null,
  code: string,
  message: string,
): Fault {
  return { field: field?.name ?? null, value: value?.slice(0, 300) ?? null, code, message }
}
