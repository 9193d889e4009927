// HTML as a tagged template: what is put in is escaped, unless it is HTML already.
export interface Html {
  readonly html: string
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, next, i) => text + textOf(parts[i - 1]) + next) }
}

export function trusted(text: string): Html {
  return { html: text }
}

export function joined(parts: readonly Html[], between: string): Html {
  return trusted(parts.map((part) => part.html).join(between))
}

function textOf(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  if ('html' in part) return part.html
  return part.map(textOf).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
