// A JSON schema in words: what a value is, which bounds it has, and the rows of a table of fields.
import { type Html, html, joined } from '../html.ts'
import { inline } from '../markdown.ts'

export interface Schema {
  readonly title?: string
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly description?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

export interface Field {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
}

/** The fields of an object; those of an object inside it follow with their path. */
export function fieldsOf({ properties = {}, required = [] }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key
    const inside = schema.items?.properties ? fieldsOf(schema.items, `${name}[].`) : fieldsOf(schema, `${name}.`)
    return [{ name, schema, required: required.includes(key) }, ...inside]
  })
}

export function fieldTable(fields: readonly Field[], marks: 'required' | 'none'): Html {
  const rows = fields.map(
    ({ name, schema, required }) => html`<tr>
<th scope="row"><code>${name}</code>${marks === 'required' && required && html` <span class="mark">required</span>`}</th>
<td>${typeOf(schema)}${isNullable(schema) && html` <span class="quiet">or null</span>`}</td>
<td>${boundsOf(schema)}</td>
</tr>`,
  )
  return html`<table class="fields"><tbody>${rows}</tbody></table>`
}

export function typeOf(schema: Schema): Html {
  if (schema.$ref) return shapeLink(nameOf(schema.$ref))
  if (schema.enum) return html`enum`
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (choices) return joined(choices.map(typeOf), ' or ')
  const type = [schema.type ?? 'any']
    .flat()
    .filter((word) => word !== 'null')
    .join(' or ')
  if (type === 'array') return html`list of ${schema.items ? typeOf(schema.items) : 'anything'}`
  if (type === 'any') return html`any value`
  return html`${schema.format ?? type}`
}

export function shapeLink(name: string): Html {
  return html`<a href="#shape.${name}">${name}</a>`
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function isNullable({ type, anyOf }: Schema): boolean {
  return [type].flat().includes('null') || (anyOf?.some((choice) => choice.type === 'null') ?? false)
}

function boundsOf(schema: Schema): Html {
  const bounds = [
    wordsOf(schema.enum ?? schema.items?.enum),
    lengthOf(schema),
    rangeOf(schema),
    decimalsOf(schema),
    schema.maxItems !== undefined && html`at most ${schema.maxItems}`,
    isTelling(schema.pattern) && html`like <code>${schema.pattern}</code>`,
    schema.default !== undefined && html`default <code>${JSON.stringify(schema.default).replaceAll('"', '')}</code>`,
  ].filter((bound) => bound !== false)
  const { description } = schema
  if (!description) return joined(bounds, '; ')
  return bounds.length === 0 ? inline(description) : html`${joined(bounds, '; ')}. ${inline(description)}`
}

function wordsOf(words: readonly unknown[] | undefined): Html | false {
  if (!words) return false
  const codes = words.filter((word) => word !== null).map((word) => html`<code>${String(word)}</code>`)
  return joined(codes, ' · ')
}

function lengthOf({ minLength, maxLength }: Schema): Html | false {
  if (maxLength === undefined) return false
  return minLength ? html`${minLength} to ${maxLength} characters` : html`at most ${maxLength} characters`
}

const MOST_INTEGER = 2_147_483_647

function rangeOf({ minimum, maximum, exclusiveMaximum }: Schema): Html | false {
  const most = maximum === undefined || maximum >= MOST_INTEGER ? undefined : maximum
  if (minimum !== undefined && most !== undefined) return html`${minimum} to ${most}`
  if (minimum !== undefined && exclusiveMaximum !== undefined) return html`${minimum} to less than ${exclusiveMaximum}`
  if (minimum !== undefined) return html`${minimum} or more`
  return most !== undefined && html`at most ${most}`
}

function decimalsOf({ multipleOf }: Schema): Html | false {
  if (multipleOf === undefined || multipleOf >= 1) return false
  return html`at most ${Math.round(-Math.log10(multipleOf))} decimals`
}

// The patterns that only keep control characters out of a text would tell a reader nothing.
function isTelling(pattern: string | undefined): boolean {
  return pattern !== undefined && !pattern.includes('\\u') && pattern.length <= 60
}
