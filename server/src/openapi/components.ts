// Shapes as JSON for a document: what has a title is published once under that name and referred to.
import type { TSchema } from 'typebox'

export type Json = Record<string, unknown>

/** The shape as it stands in its place; what it refers to is added to the components. */
export function hoist(schema: TSchema, components: Json): Json {
  const plain = plainOf(schema as unknown as Json, components)
  const { title } = schema as { title?: string }
  if (!title) return plain
  const known = components[title]
  if (known && JSON.stringify(known) !== JSON.stringify(plain)) throw new Error(`two shapes are called ${title}`)
  components[title] = plain
  return { $ref: `#/components/schemas/${title}` }
}

function plainOf(schema: Json, components: Json): Json {
  const plain: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === 'patternProperties') {
      plain[key] = Object.fromEntries(
        Object.entries(value as Json).map(([name, inner]) => [name, hoist(inner as TSchema, components)]),
      )
    } else if (key === 'items' || key === 'additionalProperties') {
      plain[key] = typeof value === 'object' ? hoist(value as TSchema, components) : value
    } else if (key === 'anyOf' || key === 'allOf' || key === 'oneOf') {
      plain[key] = (value as TSchema[]).map((inner) => hoist(inner, components))
    } else {
      plain[key] = value
    }
  }
  return plain
}
