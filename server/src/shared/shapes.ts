// The words of every shape: each is JSON Schema, so it validates, documents and types at once.
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'

// Text may hold tab and line breaks, no other control characters and no half surrogate pairs. Each pattern leaves the engine
// one way to read a text, so that the time it takes grows with its length and not with its square.
const BARRED = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff'
const BLANK = '\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'
export const PLAIN = `^[^${BARRED}]*$`
export const SPEAKING = `^[${BLANK}]*[^${BARRED}${BLANK}][^${BARRED}]*$`

export const Id = Type.String({ format: 'uuid' })
export const Day = Type.String({ format: 'date' })
export const Instant = Type.String({ format: 'date-time' })
export const Email = Type.String({ format: 'email', maxLength: 254, pattern: PLAIN })
export const Url = Type.String({ format: 'uri', maxLength: 2000, pattern: PLAIN })
export const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' })
export const Minutes = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
export const Position = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
export const Money = Type.Number({ minimum: 0, exclusiveMaximum: 1_000_000_000, multipleOf: 0.01 })
/** An amount that may be negative, as totals are. */
export const Amount = Type.Number()

export function Text(maxLength: number) {
  return Type.String({ maxLength, pattern: PLAIN })
}

/** Text that says something: at least one character that is not a space. */
export function Name(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: SPEAKING })
}

export function OneOf<const Word extends string>(words: readonly Word[], normal?: NoInfer<Word>) {
  return Type.Unsafe<Word>({ type: 'string', enum: [...words], ...(normal ? { default: normal } : {}) })
}

export function Nullable<T extends TSchema>(schema: T) {
  const { type, enum: words, ...rest } = schema as unknown as { type?: string; enum?: unknown[]; title?: string }
  // What has a name is published once, without the null.
  return Type.Unsafe<Static<T> | null>(
    type === undefined || rest.title !== undefined
      ? { anyOf: [schema, { type: 'null' }] }
      : { type: [type, 'null'], ...(words ? { enum: [...words, null] } : {}), ...rest },
  )
}

/** A body that takes these properties and no others. */
export function Body<P extends TProperties>(properties: P, title?: string) {
  return Type.Object(properties, { additionalProperties: false, ...named(title) })
}

/** For what is asked by the path alone: the body may be left away, and says nothing. */
export const Nothing = Type.Optional(Body({}, 'Nothing'))

/** The same properties, each optional, at least one; defaults are for creating only. */
export function Changes<P extends TProperties>(properties: P, title?: string) {
  const plain = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, withoutDefault(schema)]),
  ) as P
  return Type.Partial(Type.Object(plain), { additionalProperties: false, minProperties: 1, ...named(title) })
}

function withoutDefault(schema: TSchema): TSchema {
  const copy = Object.create(Object.getPrototypeOf(schema), Object.getOwnPropertyDescriptors(schema))
  delete copy.default
  return copy
}

/** Every record opens with its id and closes with its two instants; further properties may appear. */
export function Row<P extends TProperties>(properties: P, title: string) {
  return Type.Object({ id: Id, ...properties, created_at: Instant, updated_at: Instant }, { title })
}

/** The detail view: the record and the rows it adds. */
export function Detail<R extends TProperties, P extends TProperties>(record: TObject<R>, rows: P, title: string) {
  return Type.Object({ ...record.properties, ...rows }, { title })
}

function named(title: string | undefined) {
  return title ? { title } : {}
}

export const Tombstone = Type.Object({ id: Id, deleted_at: Instant, updated_at: Instant }, { title: 'Tombstone' })

export function One<T extends TSchema>(record: T) {
  return Type.Object({ data: record })
}

export const ListMeta = Type.Object(
  { count: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() },
  { title: 'ListMeta' },
)

export function Page(record: TObject, deletable = false) {
  const rows = deletable ? Type.Union([record, Tombstone]) : record
  return Type.Object({ data: Type.Array(rows), meta: ListMeta })
}

export const AddressInput = Body({
  line1: Type.Optional(Text(300)),
  postal_code: Type.Optional(Text(20)),
  locality: Type.Optional(Text(100)),
  country: Type.Optional(Text(100)),
})
export const Address = Type.Object({
  line1: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  locality: Nullable(Type.String()),
  country: Nullable(Type.String()),
})

/** In records an address has all four keys; what was not sent is null. */
export function fullAddress(address: Static<typeof AddressInput> | null) {
  return address && { line1: null, postal_code: null, locality: null, country: null, ...address }
}

/** Of records that hide some fields from some readers. */
export const OmittedFields = Type.Optional(
  Type.Array(Type.String(), { description: 'Fields that are left out because a right is missing.' }),
)

export const CustomFields = Type.Record(Type.String(), Type.Unknown())
