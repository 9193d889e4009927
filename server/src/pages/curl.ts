// A request that can be pasted: the body holds what is required, with a plausible value for each field.
import type { Schema } from './schema-words.ts'

export interface Example {
  readonly method: string
  readonly url: string
  readonly credentials: readonly string[]
  readonly body: Schema | undefined
  readonly isUpload: boolean
}

export function curlOf({ method, url, credentials, body, isUpload }: Example): string {
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${url.replace('{id}', EXAMPLE_ID)}'`, ...credentials]
  if (body) parts.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(exampleOf(body))}'`)
  if (isUpload) parts.push("-H 'Content-Type: application/pdf'", '--data-binary @offer.pdf')
  return parts.join(' \\\n  ')
}

const EXAMPLE_ID = '01996f2e-8c51-7d3a-9b1e-5f0c2a7d4e68'

function exampleOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, properties[name] ?? {})]))
}

function sampleOf(name: string, schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  if (schema.properties) return exampleOf(schema)
  if (type === 'array') return schema.items ? [sampleOf(name, schema.items)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return NUMBERS[name] ?? Math.max(schema.minimum ?? 1, 1)
  return FORMATS[schema.format ?? ''] ?? TEXTS[name] ?? 'Example'
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
  color: '#3366cc',
}
const NUMBERS: Readonly<Record<string, number>> = { minutes: 90, hourly_rate: 95, price: 4800, amount: 1210 }
