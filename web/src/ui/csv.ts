// A file that Excel opens as it is meant: columns apart, figures as figures, days as days, and no text that turns into a formula.
export type CsvValue = string | number | boolean | null | undefined

/** A comma for decimals asks for a semicolon between columns: so Excel reads it in that language. */
export function csvOf(rows: readonly (readonly CsvValue[])[], decimal: ',' | '.'): string {
  const separator = decimal === ',' ? ';' : ','
  const lines = rows.map((row) => row.map((value) => fieldOf(value, decimal)).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function fieldOf(value: CsvValue, decimal: ',' | '.'): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  return quoted(harmless(String(value)))
}

// Text that begins like this is computed when the file is opened, whoever wrote it into the record.
function harmless(text: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
