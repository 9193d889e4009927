// Which characters a font can show. PDF/A allows no missing glyph, so one name in a rare script would stop the whole invoice.

/** The characters that one of the fonts knows. */
export function knownCharacters(fonts: readonly Buffer[]): ReadonlySet<number> {
  return new Set(fonts.flatMap((font) => [...charactersOf(font)]))
}

/** The same data with a square for whatever a text has beyond the known characters. */
export function withKnownGlyphs<T>(value: T, known: ReadonlySet<number>): T {
  if (typeof value === 'string') return shownText(value, known) as T
  if (Array.isArray(value)) return value.map((part) => withKnownGlyphs(part, known)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withKnownGlyphs(part, known)])) as T
}

const SQUARE = '□'
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function shownText(text: string, known: ReadonlySet<number>): string {
  const isKnown = (character: string) => known.has(character.codePointAt(0)!) || /\s/.test(character)
  if (Array.from(text).every(isKnown)) return text
  return Array.from(graphemes.segment(text), ({ segment }) =>
    Array.from(segment).every(isKnown) ? segment : SQUARE,
  ).join('')
}

// The character map of a TrueType font (OpenType specification, cmap): the tables of format 4 and 12 together.
function charactersOf(font: Buffer): Set<number> {
  const cmap = tableAt(font, 'cmap')
  const known = new Set<number>()
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    const format = font.readUInt16BE(table)
    const ranges = format === 12 ? groups(font, table) : format === 4 ? segments(font, table) : []
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) known.add(code)
  }
  return known
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`the font has no ${tag}`)
}

function groups(font: Buffer, table: number): [first: number, last: number][] {
  return Array.from({ length: font.readUInt32BE(table + 12) }, (_, i) => {
    const group = table + 16 + i * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

function segments(font: Buffer, table: number): [first: number, last: number][] {
  const bytes = font.readUInt16BE(table + 6)
  return Array.from({ length: bytes / 2 }, (_, i): [number, number] => {
    const end = table + 14 + i * 2
    return [font.readUInt16BE(end + bytes + 2), font.readUInt16BE(end)]
  }).filter(([, last]) => last !== 0xffff)
}
