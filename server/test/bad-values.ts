// Values that a field must refuse, derived from its schema: what PostgreSQL cannot hold, what JSON.parse bends, what is simply wrong.

export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly maxLength?: number
  readonly minLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly pattern?: string
}

/** A field of a body, by its path; 0 stands for the elements of an array. */
export interface Field {
  readonly path: readonly (string | 0)[]
  readonly schema: Schema
}

export function fieldsOf(schema: Schema, path: Field['path'] = []): Field[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...path, name]))
  const items = schema.items ? fieldsOf(schema.items, [...path, 0]) : []
  const variants = (schema.anyOf ?? [])
    .flatMap((variant) => fieldsOf(variant, path))
    .filter((field) => field.path.length > path.length)
  return [...(path.length > 0 ? [{ path, schema }] : []), ...inner, ...items, ...variants]
}

/** The body with this text of JSON in the place of the field. */
export function withRaw(body: unknown, path: Field['path'], raw: string): string {
  const [head, ...rest] = path
  if (head === undefined) return raw
  if (head === 0) return `[${withRaw(Array.isArray(body) ? body[0] : undefined, rest, raw)}]`
  const record =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
  const others = Object.entries(record).filter(([name]) => name !== head)
  const members = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${[...members, `${JSON.stringify(head)}:${withRaw(record[head], rest, raw)}`].join(',')}}`
}

/** Texts of JSON, each of which the field must refuse. */
export function badValues(schema: Schema): string[] {
  const types = typesOf(schema)
  const takes = (type: string) => types.includes(type)
  const bad = ['{"a":{"b":1}}', '[[1]]'].filter((_, i) => !takes(['object', 'array'][i]!))
  if (!takes('null')) bad.push('null')
  if (!takes('boolean')) bad.push('true')
  if (!takes('number') && !takes('integer')) bad.push('5', '1e400')
  if (takes('string')) bad.push(...badTexts(schema))
  else bad.push('"text"', '"NaN"', '"Infinity"', '"5"', '"\\u0000"')
  if (takes('integer') || takes('number')) bad.push(...badNumbers(schema))
  if (takes('array') && schema.maxItems) bad.push(`[${Array(schema.maxItems + 1).fill('null')}]`)
  return bad
}

function typesOf(schema: Schema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf)
  return [schema.type ?? ['object', 'array', 'null', 'boolean', 'number', 'string']].flat()
}

function badTexts(schema: Schema): string[] {
  const unstorable = ['"a\\u0000b"', '"\\u0000"', '"a\\ud800"', '"\\udc00a"']
  if (schema.enum) return [...unstorable, '"nope"', '""', '"__proto__"', '"constructor"']
  const own = byFormat[schema.format ?? ''] ?? []
  const long = schema.maxLength ? [JSON.stringify('x'.repeat(schema.maxLength + 1))] : []
  const control = schema.pattern ? ['"a\\u0007b"', '"a\\u001bb"', '"\\u007f"'] : []
  const empty = schema.minLength ? ['""', '"   "'] : []
  return [...unstorable, ...own, ...long, ...control, ...empty]
}

const id = '0192f0c1-2345-7abc-8def-0123456789ab'
const byFormat: Readonly<Record<string, readonly string[]>> = {
  uuid: [`{${id}}`, `urn:uuid:${id}`, id.replaceAll('-', ''), `${id} `, `${id}\n`, 'not-a-uuid', '', 'null'].map(
    (text) => JSON.stringify(text),
  ),
  date: [
    '0000-01-01',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    'infinity',
    'now',
    'today',
    '99999-01-01',
    '',
  ].map((text) => JSON.stringify(text)),
  'date-time': [
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00+23:59',
    '2026-01-01T00:00:00-15:00',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-06-30T23:59:60Z',
    '2026-02-30T10:00:00Z',
    '9999-12-31T23:59:59-14:00',
    'infinity',
    '-infinity',
    'now',
    '',
  ].map((text) => JSON.stringify(text)),
  email: ['a', 'a@', '@b.nl', 'a b@c.nl', 'a@b', ''].map((text) => JSON.stringify(text)),
  uri: ['javascript:alert(1)', 'ftp://a.nl', '//a.nl', 'a.nl', ''].map((text) => JSON.stringify(text)),
}

function badNumbers({ type, multipleOf, minimum, maximum, exclusiveMaximum }: Schema): string[] {
  const bad = ['1e400', '-1e400']
  const most = maximum ?? exclusiveMaximum
  if (most !== undefined) bad.push(String(most + 1), '9007199254740993', '12345678901234567890', '1e300')
  if (minimum !== undefined) bad.push(String(minimum - 1), '-12345678901234567890')
  if ([type].flat().includes('integer')) bad.push('1.5')
  else if (multipleOf !== undefined) bad.push('1.0000000001')
  return bad
}

/** Whole bodies that are refused whatever the shape says, made from one that it takes. */
export function badBodies(body: object): Readonly<Record<string, string>> {
  const text = JSON.stringify(body)
  const inside = text.slice(1, -1)
  const [name = 'x', value = null] = Object.entries(body)[0] ?? []
  const with_ = (member: string) => `{${[member, inside].filter(Boolean).join(',')}}`
  return {
    'a name twice': `{${JSON.stringify(name)}:${JSON.stringify(value)},${inside || `${JSON.stringify(name)}:1`}}`,
    'a name twice, once escaped': `{"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}":${JSON.stringify(value)},${inside || `${JSON.stringify(name)}:1`}}`,
    __proto__: with_('"__proto__":{"polluted":true}'),
    'an escaped __proto__': with_('"\\u005f_proto__":{"polluted":true}'),
    'a nested __proto__': with_('"constructor":{"prototype":{"polluted":true}}'),
    'a depth of ten thousand': with_(`${JSON.stringify(name)}:${'['.repeat(10_000)}${']'.repeat(10_000)}`)
      .replace(inside, '')
      .replace(',}', '}'),
    'ten thousand nested objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    'ten thousand unknown names': `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":1`)}}`,
    NaN: `{${JSON.stringify(name)}:NaN}`,
    'a comment': `${text}//`,
    'two bodies': `${text}${text}`,
    'UTF-16': Buffer.from(text, 'utf16le').toString('latin1'),
  }
}
