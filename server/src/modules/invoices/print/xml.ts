// A small writer of XML. Text and markup are different types, so unescaped text cannot slip in as markup.
export type Xml = string & { readonly markup: true }

/** An element with text, or nothing at all when there is no text: Peppol forbids empty elements. */
export function leaf(name: string, text: string | null, attributes: Attributes = {}): Xml {
  const clean = text === null ? '' : escapeText(text).trim()
  return (clean === '' ? '' : `<${name}${written(attributes)}>${clean}</${name}>`) as Xml
}

/** An element around others, or nothing when none of them has anything to say. */
export function branch(name: string, ...children: Xml[]): Xml {
  const inner = children.join('')
  return (inner === '' ? '' : `<${name}>${inner}</${name}>`) as Xml
}

export function document(name: string, namespaces: Attributes, ...children: Xml[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${written(namespaces)}>${children.join('')}</${name}>\n`
}

type Attributes = Readonly<Record<string, string | null>>

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeText(value)}"`))
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeText(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** Leaves out what XML 1.0 cannot hold, not even escaped, and what no page can show. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g
