// Reads XML that anybody may have written: no entities but the five that XML has, no declarations, and bounds on everything that
// grows. Elements are found by their name without prefix.
import { XMLParser, XMLValidator } from 'fast-xml-parser'

const MOST_BYTES = 10_000_000
const MOST_TAGS = 200_000
const MOST_DEPTH = 40

export type XmlRefusal = 'too_large' | 'declares' | 'not_xml'

/** An element: its children by name, each a list; its text at #text, its attributes behind an @. */
export interface Xml {
  readonly [name: string]: readonly Xml[] | string
}

/** The root element by its name, or why it was not read. */
export function readXml(bytes: Uint8Array): { readonly name: string; readonly root: Xml } | XmlRefusal {
  if (bytes.length > MOST_BYTES) return 'too_large'
  const text = decoded(bytes)
  if (text === undefined) return 'not_xml'
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) return 'declares'
  if (tagsIn(text) > MOST_TAGS) return 'too_large'
  try {
    if (XMLValidator.validate(text) !== true) return 'not_xml'
    const [name, roots] = Object.entries(parser.parse(text)).find(([, value]) => Array.isArray(value)) ?? []
    return name ? { name, root: (roots as Xml[])[0]! } : 'not_xml'
  } catch {
    return 'not_xml'
  }
}

/** The elements at the end of the path. */
export function allAt(from: Xml | undefined, ...path: readonly string[]): readonly Xml[] {
  let found: readonly Xml[] = from ? [from] : []
  for (const name of path) found = found.flatMap((element) => childrenOf(element, name))
  return found
}

/** The first text at the end of the path that says something. */
export function textAt(from: Xml | undefined, ...path: readonly string[]): string | null {
  for (const element of allAt(from, ...path)) {
    const said = plain(Object.hasOwn(element, '#text') ? String(element['#text']) : '')
    if (said !== '') return said
  }
  return null
}

export function attributeOf(element: Xml, name: string): string | null {
  return Object.hasOwn(element, `@${name}`) ? plain(String(element[`@${name}`])) || null : null
}

/** On one line, and no longer than this. */
export function cut(text: string | null, length: number): string | null {
  if (text === null) return null
  return text
    .replaceAll(/\s+/g, ' ')
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Ours are decoded below, each once; what stands for itself stays.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST_DEPTH,
})

function childrenOf(element: Xml, name: string): readonly Xml[] {
  const found = Object.hasOwn(element, name) ? element[name] : []
  return Array.isArray(found) ? found : []
}

// What a file says of its own letters counts only where we know them.
function decoded(bytes: Uint8Array): string | undefined {
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(opening.replace(/^ï»¿/, ''))?.[1] ?? 'utf-8'
  const encoding = ENCODINGS.get(said.toLowerCase())
  if (!encoding) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const ENCODINGS = new Map([
  ['utf-8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['iso-8859-1', 'latin1'],
  ['windows-1252', 'latin1'],
  ['iso-8859-15', 'iso-8859-15'],
])

function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = text.indexOf('<', at + 1)) count++
  return count
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

// Readable text on one line or several, without what no record takes.
function plain(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) =>
      name ? NAMED[name.toLowerCase()]! : letterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16), whole),
    )
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .trim()
}

function letterOf(code: number, whole: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
