// A list as a spreadsheet reads it. Where the comma is the decimal mark, the semicolon stands between cells.
export const separators = { semicolon: ';', comma: ',' } as const
export type Separator = keyof typeof separators

/** Without it Excel takes the text for Windows-1252. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvLine(values: readonly unknown[], separator: Separator): string {
  return `${values.map((value) => csvCell(value, separator)).join(separators[separator])}\r\n`
}

export function csvCell(value: unknown, separator: Separator): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return separator === 'semicolon' ? String(value).replace('.', ',') : String(value)
  if (typeof value === 'string') return quoted(harmless(value))
  return quoted(typeof value === 'boolean' ? String(value) : wordsOf(value))
}

function wordsOf(value: unknown): string {
  const isPlain = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isPlain ? harmless(value.join(' ')) : JSON.stringify(value)
}

// Text that a spreadsheet would take for a formula gets an apostrophe, which makes it text; a phone number is none.
function harmless(text: string): string {
  return /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d ().-]*$/.test(text)) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
