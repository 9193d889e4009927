// From what stands in the fields to what is sent.

/** The fields of a body by name, those inside an object as 'address.locality'. */
export type FieldName<B> = {
  [K in keyof B & string]: NonNullable<B[K]> extends readonly unknown[]
    ? K
    : NonNullable<B[K]> extends object
      ? K | `${K}.${keyof NonNullable<B[K]> & string}`
      : K
}[keyof B & string]

export function valueAt(values: object, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], values)
}

/** Of a new record: only what was filled in. */
export function filledOf(values: object): Record<string, unknown> {
  const filled = Object.entries(values).map(([key, value]) => [key, settled(value)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== null))
}

/** Of a known record: only what was changed; what was emptied becomes null. */
export function changesOf(initial: object, values: object): Record<string, unknown> {
  const before = initial as Record<string, unknown>
  const settledAll = Object.entries(values).map(([key, value]) => [key, settled(value)] as const)
  return Object.fromEntries(
    settledAll.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(settled(before[key]))),
  )
}

// Text without its edges; what is empty, also an object of which every part is, is nothing.
function settled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (value === undefined || value === null) return null
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const filled = filledOf(value)
  return Object.keys(filled).length > 0 ? filled : null
}
