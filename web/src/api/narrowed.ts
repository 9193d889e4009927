// While the service searches, the rows that are already here answer for it: whoever types sees them fall away at once.
interface Held {
  readonly data: readonly object[]
  readonly meta: { readonly count: number }
}

type Query = Readonly<Record<string, unknown>>

/** The rows before, less those that hold the typed text nowhere; as they are when only the service can tell. */
export function narrowed<H extends Held>(before: H, asked: Query, question: object): H {
  const now: Query = { ...question }
  const text = typeof now.q === 'string' ? now.q.toLowerCase() : ''
  const isWhole = before.data.length === before.meta.count
  if (!text || !isWhole || !isNarrower(asked, now)) return before
  const data = before.data.filter((row) => hasText(row, text))
  return { ...before, data, meta: { ...before.meta, count: data.length } }
}

// The same question, with more letters.
function isNarrower({ q: before = '', ...asked }: Query, { q = '', ...now }: Query): boolean {
  return String(q).startsWith(String(before)) && JSON.stringify(asked) === JSON.stringify(now)
}

function hasText(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text)
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => hasText(part, text))
}
