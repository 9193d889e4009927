// Shapes are open, so an answer can have keys they do not name; here each is found, and each that is missing.
import type { TObject, TSchema } from 'typebox'

/** Keys that an answer has and its shape does not name, or the other way round; in arrays and objects all the way down. */
export function differences(schema: TSchema, value: unknown, path = ''): string[] {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, TSchema>
    items?: TSchema
    anyOf?: TSchema[]
  }
  if (value === null || typeof value !== 'object') return []
  if (anyOf) return anyOf.map((one) => differences(one, value, path)).sort((a, b) => a.length - b.length)[0] ?? []
  if (Array.isArray(value)) return items ? value.flatMap((one, i) => differences(items, one, `${path}/${i}`)) : []
  if (!properties) return []
  const record = value as Record<string, unknown>
  const names = new Set([...Object.keys(properties), ...Object.keys(record)])
  return [...names]
    .filter((name) => name !== 'omitted_fields')
    .flatMap((name) => {
      if (!(name in record)) return [`${path}/${name} is missing`]
      const inner = properties[name]
      return inner ? differences(inner, record[name], `${path}/${name}`) : [`${path}/${name} is not in the shape`]
    })
}

/** Of an answer with one record or a list of them. */
export function recordShape(response: TSchema | undefined): TObject | undefined {
  const data = (response as TObject | undefined)?.properties.data as (TObject & { items?: TObject }) | undefined
  return data?.items ?? data
}
