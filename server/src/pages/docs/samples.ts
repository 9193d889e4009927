// Requests that can be pasted: query and body hold what is required, with a plausible value for each field.
import type { Schema } from './schema-words.ts'

export interface Example {
  readonly method: string
  readonly origin: string
  readonly prefix: string
  readonly path: string
  readonly credentials: readonly string[]
  readonly query: Schema | undefined
  readonly body: Schema | undefined
  readonly isUpload: boolean
}

export function curlOf({ method, origin, prefix, path, credentials, query, body, isUpload }: Example): string {
  const address = `${origin}${prefix}${path.replace('{id}', EXAMPLE_ID)}${questionOf(query)}`
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`, ...credentials]
  if (body) parts.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(exampleOf(body))}'`)
  if (isUpload) parts.push("-H 'Content-Type: application/pdf'", '--data-binary @offer.pdf')
  return parts.join(' \\\n  ')
}

/** The same by the client of v2. */
export function typescriptOf({ method, origin, path, query, body }: Example): string {
  const params = {
    ...(path.includes('{id}') ? { path: { id: EXAMPLE_ID } } : {}),
    ...(query?.required?.length ? { query: exampleOf(query) } : {}),
  }
  const given = [
    ...(Object.keys(params).length > 0 ? [`params: ${literalOf(params)}`] : []),
    ...(body ? [`body: ${literalOf(exampleOf(body))}`] : []),
  ]
  const init = given.length > 0 ? `, {\n${given.map((part) => `  ${part},\n`).join('')}}` : ''
  const call = `await kantoor.${method.toLowerCase()}('${path}'${init})`
  return `import { env } from 'node:process'
import { createKantoor } from '@kantoor/client'

const kantoor = createKantoor({ baseUrl: '${origin}', key: env.KANTOOR_KEY ?? '' })
${method === 'DELETE' ? call : `const { data } = ${call}`}`
}

/** What the form to try it out begins with. */
export function bodyTextOf(body: Schema): string {
  return JSON.stringify(exampleOf(body), null, 2)
}

export function questionOf(query: Schema | undefined): string {
  return query?.required?.length ? `?${new URLSearchParams(exampleOf(query) as Record<string, string>)}` : ''
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${literalOf(one)}`)
  return `{ ${fields.join(', ')} }`
}

const EXAMPLE_ID = '01996f2e-8c51-7d3a-9b1e-5f0c2a7d4e68'

function exampleOf({ title = '', properties = {}, required = [] }: Schema): Record<string, unknown> {
  const wanted = [...required, ...(WANTED_BY_RULE[title] ?? [])]
  const names = wanted.length > 0 ? wanted : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, properties[name] ?? {})]))
}

function sampleOf(name: string, schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  if (schema.properties) return exampleOf(schema)
  if (type === 'array') return schema.items ? [sampleOf(name, schema.items)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return NUMBERS[name] ?? Math.max(schema.minimum ?? 1, 1)
  return FORMATS[schema.format ?? ''] ?? TEXTS[name] ?? 'Example'
}

/** What a rule asks for beyond what the shape requires. */
const WANTED_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  NoteCreate: ['organization_id'],
  ServiceRateCreate: ['hour_type_id'],
  Repricing: ['service_id'],
  DraftCreate: ['organization_id'],
  InstallmentCreate: ['amount'],
  PlanningCreate: ['minutes'],
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: EXAMPLE_ID,
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00+01:00',
  email: 'mila@acme.example',
  uri: 'https://acme.example',
}
const TEXTS: Readonly<Record<string, string>> = {
  name: 'Acme',
  first_name: 'Mila',
  last_name: 'Jansen',
  body: 'Called about the new website.',
  description: 'Hosting, one year',
  number: '2026-0815',
  color: '#3366cc',
  key: 'sector',
}
const NUMBERS: Readonly<Record<string, number>> = {
  minutes: 90,
  hourly_rate: 95,
  price: 4800,
  amount: 1210,
  unit_cost: 240,
  unit_price: 290,
  vat_percentage: 21,
}
