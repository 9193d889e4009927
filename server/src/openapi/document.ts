// Operations to OpenAPI 3.1. Pure: the shapes that validate and answer are the ones that are published.

import Type, { type TSchema } from 'typebox'
import type { CataloguedEvent } from '../catalogue/catalogue.ts'
import { listOn } from '../db/listing.ts'
import type { Described } from '../http/operation.ts'
import { type ProblemCode, problems } from '../shared/problem.ts'
import { scopes } from '../shared/rights.ts'
import { hoist, type Json } from './components.ts'
import { eventParameters, eventResponses, webhooksOf, webhookTag } from './webhooks.ts'

export interface Published {
  readonly name: 'v2' | 'app'
  readonly prefix: string
  readonly operations: readonly Described[]
  readonly events?: readonly CataloguedEvent[]
}

export function openapi({ name, prefix, operations, events }: Published): Json {
  const components: Json = { Problem: PROBLEM }
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, name, components),
    }
  }
  const tags = [...new Set(operations.map(tagOf))].map((tag) => ({
    name: tag,
    description: `Operations of the module ${tag}.`,
  }))
  return {
    openapi: '3.1.0',
    info: {
      title: name === 'v2' ? 'Kantoor REST API' : 'Kantoor application API',
      version: '2.0',
      description: DESCRIPTIONS[name],
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: prefix }],
    security: [name === 'v2' ? { api_key: [] } : { session: [] }],
    tags: events ? [...tags, webhookTag] : tags,
    paths,
    ...(events ? { webhooks: webhooksOf(events, components) } : {}),
    components: {
      schemas: sorted(components),
      ...(events ? { parameters: eventParameters } : {}),
      responses: events ? { ...PROBLEM_RESPONSES, ...eventResponses } : PROBLEM_RESPONSES,
      securitySchemes: SECURITY[name],
    },
  }
}

function describe(operation: Described, surface: 'v2' | 'app', components: Json): Json {
  const body = (surface === 'app' && operation.screenBody) || operation.body
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `${needOf(operation)}${operation.note ? ` ${operation.note}` : ''}${rulesOf(operation)}`,
    ...(operation.open ? { security: [] } : {}),
    tags: [tagOf(operation)],
    parameters: parametersOf(operation, surface, components),
    ...(body ? requestBody({ 'application/json': { schema: hoist(body, components) } }, !Type.IsOptional(body)) : {}),
    ...(operation.upload ? requestBody(Object.fromEntries(operation.upload.types.map((type) => [type, {}]))) : {}),
    responses: responsesOf(operation, components),
  }
}

function requestBody(content: Json, required = true): Json {
  return { requestBody: { required, content } }
}

function needOf({ scope, open }: Described): string {
  if (scope) return `Needs ${scopes.includes(scope as never) ? 'the scope' : 'the right'} \`${scope}\`.`
  return open ? 'Anyone may call it.' : 'Any signed-in person may call it.'
}

function rulesOf({ problems: codes = [] }: Described): string {
  return codes.length === 0 ? '' : ` Rules that can refuse it: ${codes.map((code) => `\`${code}\``).join(', ')}.`
}

function parametersOf({ list, query, path, method, load }: Described, surface: 'v2' | 'app', components: Json): Json[] {
  const parameters: Json[] = []
  if (path.includes('{id}'))
    parameters.push({ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } })
  const asked = list ? listOn(surface, list).parameters : query
  for (const [name, { description, ...schema }] of Object.entries((asked?.properties ?? {}) as Record<string, Json>)) {
    parameters.push({
      name,
      in: 'query',
      ...(query?.required?.includes(name) ? { required: true } : {}),
      ...(description ? { description } : {}),
      schema: hoist(schema as unknown as TSchema, components),
    })
  }
  if (method === 'GET') return parameters
  parameters.push({
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    description: 'A repeated request with the same key gets the first answer again, for 72 hours.',
  })
  if (load)
    parameters.push({
      name: 'If-Match',
      in: 'header',
      schema: { type: 'string' },
      description: 'The ETag that was read; the change is refused with 412 when the record has changed since.',
    })
  return parameters
}

function responsesOf(operation: Described, components: Json): Json {
  const { success, response } = operation
  const schema = response ? { content: { 'application/json': { schema: hoist(response, components) } } } : {}
  const responses: Json = { [success]: { description: SUCCESS[success], headers: headersOf(operation), ...schema } }
  for (const status of statusesOf(operation)) responses[status] = { $ref: `#/components/responses/${status}` }
  return responses
}

function headersOf({ success, path, list, open }: Described): Json {
  return {
    'X-Request-Id': TEXT,
    ...(open ? {} : RATE_HEADERS),
    ...(list || success === 204 ? {} : { ETag: TEXT }),
    ...(success === 201 && !path.includes('{id}') ? { Location: TEXT } : {}),
  }
}

const TEXT = { schema: { type: 'string' } }
const RATE_HEADERS = {
  'X-RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests in a window of 60 seconds.' },
  'X-RateLimit-Remaining': { schema: { type: 'integer' }, description: 'Requests that are left in this window.' },
  'X-RateLimit-Reset': { schema: { type: 'integer' }, description: 'When the window ends, in Unix seconds.' },
}
const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } }

function statusesOf({ method, path, load, scope }: Described): number[] {
  const statuses = [400, 401, 406, 429, 500, 503]
  if (scope !== null || method !== 'GET') statuses.push(403)
  if (path.includes('{id}')) statuses.push(404)
  if (method !== 'GET') statuses.push(409, 413, 415, 422)
  if (load && method !== 'GET') statuses.push(412)
  return statuses.sort((a, b) => a - b)
}

function sorted(components: Json): Json {
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b)))
}

function tagOf({ path }: Described): string {
  return path.split('/')[1] ?? ''
}

const SUCCESS = { 200: 'Done.', 201: 'Created.', 204: 'Done; there is nothing to show.' }

const DESCRIPTIONS = {
  v2: 'CRM, projects, hours, invoicing, purchasing, sales, HR and planning, documents. Send an API key as a bearer token; 120 requests a minute per key.',
  app: 'What the screens use: every operation of v2 and those that only a signed-in person may do.',
}

const SECURITY = {
  v2: { api_key: { type: 'http', scheme: 'bearer', description: 'An API key with the scope of the operation.' } },
  app: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'kantoor_session',
      description: 'The session of a signed-in person.',
    },
  },
}

const FIELD_ERROR = {
  type: 'object',
  required: ['pointer', 'code', 'message'],
  properties: { pointer: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problems) },
    errors: { type: 'array', items: FIELD_ERROR },
    request_id: { type: 'string' },
  },
}

const PROBLEM_RESPONSES = Object.fromEntries(
  [400, 401, 403, 404, 406, 409, 412, 413, 415, 422, 429, 500, 503].map((status) => [
    String(status),
    problemResponse(status),
  ]),
)

function problemResponse(status: number): Json {
  const codes = (Object.keys(problems) as ProblemCode[]).filter((code) => problems[code].status === status)
  return {
    description: `Refused: ${codes.join(', ')}.`,
    headers: {
      'X-Request-Id': TEXT,
      ...(status === 429 ? RATE_HEADERS : {}),
      ...([409, 429, 503].includes(status) ? RETRY_AFTER : {}),
    },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}
