// Random requests that are near enough to valid ones to get past the first check.
import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './bad-values.ts'

const anything = fc.jsonValue({ maxDepth: 3 })
const strange = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  '\\',
  "'",
  '";--',
  '💼',
  'null',
  'NaN',
  '{}',
  '__proto__',
  'ﷺ'.repeat(50),
)

/** A body as text: mostly values of the right type, some from the example, some anything. */
export function bodyOf(schema: Schema, example: unknown): Arbitrary<string> {
  return someOf(schema, example).map((value) => JSON.stringify(value) ?? 'null')
}

function someOf(schema: Schema, example: unknown): Arbitrary<unknown> {
  const known = example === undefined ? [] : [{ weight: 4, arbitrary: fc.constant(example) }]
  return fc.oneof({ weight: 12, arbitrary: rightType(schema, example) }, ...known, { weight: 1, arbitrary: anything })
}

function rightType(schema: Schema, example: unknown): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((variant) => someOf(variant, undefined)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, example)))
}

function ofType(type: string, schema: Schema, example: unknown): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer')
    return fc.oneof(
      fc.integer(),
      fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 10_000) }),
    )
  if (type === 'number')
    return fc.oneof(
      fc.double({ noNaN: true }),
      fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    )
  if (type === 'array')
    return fc.array(someOf(schema.items ?? {}, Array.isArray(example) ? example[0] : undefined), { maxLength: 4 })
  if (type === 'string') return textOf(schema)
  return objectOf(schema, example)
}

function objectOf({ properties = {} }: Schema, example: unknown): Arbitrary<unknown> {
  const own = (example ?? {}) as Record<string, unknown>
  const fields = Object.entries(properties).map(([name, inner]) => [name, someOf(inner, own[name])] as const)
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const near = fc.tuple(some, fc.subarray(Object.keys(own))).map(([sent, kept]) => {
    return { ...sent, ...Object.fromEntries(kept.map((name) => [name, own[name]])) }
  })
  return fc.oneof(
    { weight: 6, arbitrary: near },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), anything, { maxKeys: 3 }) },
  )
}

function textOf({ format, maxLength = 100 }: Schema): Arbitrary<string> {
  const day = fc.date({ noInvalidDate: true, min: new Date('0001-01-03'), max: new Date('9999-12-29') })
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  return fc.oneof(fc.string({ maxLength, unit: 'grapheme' }), fc.string({ maxLength, unit: 'binary' }), strange)
}

/** A query string out of the parameters of a list, with values of every kind. */
export function listQuery({ properties = {} }: Schema): Arbitrary<string> {
  const pairs = Object.entries(properties).map(([name, schema]) =>
    parameterOf(name, schema).map((value) => `${name}=${encodeURIComponent(value.toWellFormed())}`),
  )
  const pair = fc.oneof(
    ...pairs,
    fc.constantFrom('q=%00', 'q=%ED%A0%80', 'limit=%', 'sort=', 'limit', '=', '&&', 'offset=1&offset=2'),
  )
  return fc.array(pair, { maxLength: 4 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''))
}

function parameterOf(name: string, schema: Schema): Arbitrary<string> {
  const right =
    name.endsWith('_id') || name === 'ids'
      ? fc.oneof(fc.uuid(), fc.constant('null'))
      : rightType(schema, undefined).map(String)
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 1, arbitrary: strange },
    { weight: 1, arbitrary: fc.string() },
  )
}
