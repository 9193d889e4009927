// Bodies are judged by the published shape itself: strictly, without coercion, and every mistake is named by its pointer.
import { _, Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import Type, { type TObject, type TSchema } from 'typebox'
import { isDate, isInstant } from './calendar.ts'
import { readJson } from './json.ts'
import { parseDecimal } from './money.ts'
import { type FieldError, fieldError, Problem, validationProblem } from './problem.ts'
import { PLAIN, SPEAKING } from './shapes.ts'
import { nearestTo } from './spelling.ts'

const MOST_ERRORS = 50
const MOST_LISTED = 30
const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: isDate,
  'date-time': isInstant,
  email: /^[^\s@"<>()[\]\\,;:\p{Cc}]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu,
  uri: isWebAddress,
}

// Bodies get the defaults of the shape; answers are only compared with it, which happens in tests and development.
const bodies = judge({ allErrors: true, useDefaults: true, verbose: true })
const answers = judge({})

/** The body as the shape wants it, defaults filled in. */
export function readBody(schema: TSchema, raw: Uint8Array | undefined): unknown {
  const absent = Type.IsOptional(schema) ? {} : undefined
  const body = raw && raw.length > 0 ? readJson(raw) : absent
  checkBody(schema, body)
  return body
}

export function checkBody(schema: TSchema, body: unknown): void {
  if (body === undefined) throw validationProblem([fieldError('', 'required', 'A JSON body is required.')])
  const validate = bodies(schema)
  if (!validate(body)) throw validationProblem((validate.errors ?? []).slice(0, MOST_ERRORS).map(explain))
}

/** What a real answer has that its shape does not allow; empty when all is well. */
export function answerErrors(schema: TSchema, answer: unknown): string[] {
  const validate = answers(schema)
  return validate(answer)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

export function checkQuery(query: unknown, taken: readonly string[] = []): void {
  const names = Object.keys(query as object).filter((name) => !taken.includes(name))
  if (names.length === 0) return
  const errors = names.map((name) =>
    fieldError(`/${escapePointer(name)}`, 'unknown_parameter', `${JSON.stringify(name)} is not a parameter here.`),
  )
  throw new Problem('unknown-parameter', `This operation takes ${taken.join(', ') || 'no query parameters'}.`, {
    errors,
  })
}

/** The query as the shape wants it: numbers and booleans are read as such, a list has commas in between, all else is text. */
export function readQuery(shape: TObject, query: unknown): unknown {
  checkQuery(query, Object.keys(shape.properties))
  const entries = Object.entries(query as Record<string, unknown>).map(([name, text]) => [
    name,
    readParameter(shape.properties[name] as { type?: string }, text),
  ])
  const values: unknown = Object.fromEntries(entries)
  checkBody(shape, values)
  return values
}

function readParameter({ type }: { readonly type?: string }, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (type === 'array') return text.split(',')
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return (type === 'number' || type === 'integer') && DECIMAL.test(text) ? Number(text) : text
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/

// Each has its own memory: the same shape may be asked of a body and of an answer.
function judge(options: Options): (schema: TSchema) => ValidateFunction {
  const compiled = new WeakMap<TSchema, ValidateFunction>()
  const ajv = new Ajv2020({ strict: false, formats, ...options })
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: fitsStep,
    error: { message: 'has too many decimals', params: ({ schema }) => _`{multipleOf: ${schema}}` },
  })
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(schema)
    compiled.set(schema, made)
    return made
  }
}

// By the digits that were sent: a division of binary floats would take 1.0000000001 for whole cents.
function fitsStep(step: number): (value: number) => boolean {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return (value) => parseDecimal(value, decimals) !== null
}

function explain({ instancePath, keyword, params, data, message = '' }: ErrorObject): FieldError {
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    return fieldError(
      `${instancePath}/${escapePointer(name)}`,
      'unknown_property',
      `${JSON.stringify(name)} is not a property that can be sent here.`,
    )
  }
  if (keyword === 'required') {
    return fieldError(`${instancePath}/${params.missingProperty}`, 'required', `${params.missingProperty} is required.`)
  }
  return fieldError(
    instancePath,
    codes[keyword] ?? keyword,
    `${nameAt(instancePath)} ${wording(keyword, params, data, message)}.`,
  )
}

// The last name of the pointer; an element is named with its list.
function nameAt(pointer: string): string {
  return /[^/]+(\/\d+)*$/.exec(pointer)?.[0] ?? 'The body'
}

const codes: Record<string, string> = {
  minProperties: 'empty',
  type: 'wrong_type',
  enum: 'not_allowed',
  pattern: 'invalid',
  format: 'invalid',
}

const formatWords: Record<string, string> = {
  uuid: 'must be a UUID such as 0192f0c1-2345-7abc-8def-0123456789ab',
  date: 'must be a calendar day such as 2026-01-31',
  'date-time': 'must be an instant with offset such as 2026-01-31T09:00:00+01:00',
  email: 'must be an e-mail address',
  uri: 'must be an absolute http or https address',
}

const patternWords: Record<string, string> = {
  [PLAIN]: 'must be readable text without control characters',
  [SPEAKING]: 'must be readable text without control characters, and not only spaces',
}

function wording(keyword: string, params: Record<string, unknown>, value: unknown, message: string): string {
  if (keyword === 'format') return formatWords[String(params.format)] ?? message
  if (keyword === 'enum') return choiceWords((params.allowedValues as unknown[]).map(String), value)
  if (keyword === 'pattern') return patternWords[String(params.pattern)] ?? `must match ${params.pattern}`
  if (keyword === 'multipleOf')
    return `must have at most ${String(params.multipleOf).split('.')[1]?.length ?? 0} decimals`
  if (keyword === 'minProperties') return 'must change at least one property'
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`
  return message.replace(/^must NOT have/, 'must not have')
}

function choiceWords(allowed: readonly string[], value: unknown): string {
  if (allowed.length <= MOST_LISTED) return `must be one of ${allowed.join(', ')}`
  const nearest = nearestTo(typeof value === 'string' ? value : '', allowed, 3)
  return `must be one of ${allowed.length} values, of which the nearest are ${nearest.join(', ')}`
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)
}
