// The shape of an answer as a list of tools tells it: which fields there always are. Their kinds are plain from their names, and
// an assistant reads the list with every conversation, so it has to be short. Answers are held to the whole shape in tests.
interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

export interface Outline {
  readonly type?: unknown
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Outline>>
  readonly items?: Outline
}

/** The answer itself and the rows in it; what stands deeper explains itself. */
const MOST_LEVELS = 2

export function outlineOf(schema: Schema, levels = MOST_LEVELS): Outline {
  if (schema.items) return { type: 'array', items: outlineOf(schema.items, levels) }
  if (schema.properties === undefined || levels === 0) return {}
  const inner = Object.entries(schema.properties)
    .map(([name, value]) => [name, outlineOf(value, levels - 1)] as const)
    .filter(([, outline]) => outline.required !== undefined || outline.items?.required !== undefined)
  return {
    type: schema.type,
    ...(schema.required ? { required: schema.required } : {}),
    ...(inner.length > 0 ? { properties: Object.fromEntries(inner) } : {}),
  }
}
