// What a value is: from this follow how it is shown, changed, aligned and exported, in lists, on records and in forms alike.
import type { Both, Language } from '../words/language.tsx'
import type { RecordKind } from './record-kinds.ts'

export type Plain =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'money'
  | 'minutes'
  | 'percent'
  | 'day'
  | 'instant'
  | 'flag'
  | 'address'

export interface Option {
  readonly value: string
  readonly label: Both<string> | string
}

/** A record is held by its id, several by a list of ids. */
export type Valued =
  | { readonly kind?: Plain }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly Option[] }
  | { readonly kind: 'record' | 'records'; readonly of: RecordKind }

const FIGURES: ReadonlySet<string> = new Set(['number', 'money', 'minutes', 'percent'])

export function isFigure({ kind }: Valued): boolean {
  return FIGURES.has(kind ?? 'text')
}

export function labelOf(label: Both<string> | string, language: Language): string {
  return typeof label === 'string' ? label : label[language]
}

export function optionLabel(options: readonly Option[], value: unknown, language: Language): string {
  const found = options.find((option) => option.value === String(value))
  return found ? labelOf(found.label, language) : String(value ?? '')
}

export function idsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value ? [value] : []
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** As it is meant: an address of the web that was typed short is completed. */
export function settledText({ kind }: Valued, value: unknown): unknown {
  const isShort = kind === 'url' && typeof value === 'string' && /^[\w-]+(\.[\w-]+)+/.test(value.trim())
  return isShort ? `https://${value.trim()}` : value
}
