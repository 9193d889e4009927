import type { IconName } from '../../ui/icon.tsx'

/** One line of the palette: what it is called, and what choosing it does. */
export interface Entry {
  readonly id: string
  readonly label: string
  readonly hint?: string | null
  readonly icon: IconName
  /** Its shortcut, such as G H. */
  readonly keys?: string
  readonly act: () => unknown
}

/** Every word that was typed begins a word of the label, or stands in it; fewer letters before it come first. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const ranked = entries.flatMap((entry) => {
    const label = plain(entry.label)
    const places = wanted.map((word) => placeOf(label, word))
    return places.every((place) => place >= 0) ? [{ entry, rank: places.reduce((sum, place) => sum + place, 0) }] : []
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

// At the start of a word it is better than anywhere within one.
function placeOf(label: string, word: string): number {
  const starts = label.split(/[\s/]+/).findIndex((part) => part.startsWith(word))
  if (starts >= 0) return starts
  const within = label.indexOf(word)
  return within < 0 ? -1 : 100 + within
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
