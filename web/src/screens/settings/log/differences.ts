// What a change changed, field by field, as people read it.

export interface Difference {
  /** 'address.locality' for what lies inside. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Held = Readonly<Record<string, unknown>> | null | undefined

/** Of a new or deleted record everything it holds. What the service keeps for itself is left out. */
export function differences(before: Held, after: Held): readonly Difference[] {
  const was = flat(before)
  const is = flat(after)
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  const changed = fields.flatMap((field): Difference[] => {
    const [one, other] = [was.get(field) ?? null, is.get(field) ?? null]
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ field, before: one, after: other }]
  })
  const names = new Set(changed.map(({ field }) => field))
  // A name says more than the id beside it.
  const hasName = (field: string) => field.endsWith('_id') && names.has(field.replace(/_id$/, '_name'))
  return changed.filter(({ field }) => !OWN.has(field) && !hasName(field))
}

const OWN: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'version',
  'download_url',
  'download_expires_at',
  'omitted_fields',
])

function flat(record: Held): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [key, value] of Object.entries(record ?? {}))
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const [inner, held] of Object.entries(value)) found.set(`${key}.${inner}`, held)
    else found.set(key, value)
  return found
}
