// Every operation on every surface, and one way to call them whose answers are held against what is published.
import { expect } from 'vitest'
import type { Operation } from '../src/http/operation.ts'
import { operations } from '../src/operations.ts'
import type { World } from './examples/world.ts'
import { bodyFor, queryFor, recordFor, records } from './examples.ts'
import type { Answer, TestServer } from './harness.ts'

export interface Step {
  readonly surface: 'v2' | 'app'
  readonly prefix: string
  readonly operation: Operation
  /** v2 PATCH /crm/organization/{id} */
  readonly name: string
}

export interface Call {
  readonly id?: string
  readonly body?: unknown
  /** The body as it goes over the wire, instead of body. */
  readonly payload?: string | Buffer
  readonly query?: string
  readonly method?: string
  /** On top of the credentials; an empty value takes the header away. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Every upload takes plain text. */
const FILE = 'A file.'

export const ORIGIN = 'http://localhost:3000'

export const steps: readonly Step[] = [
  ...operations.filter(({ surface }) => surface !== 'app').map((operation) => step('v2', operation)),
  ...operations.map((operation) => step('app', operation)),
]

/** They carry a body, so they are posted; they change nothing. */
const QUESTIONS = ['proposal.check']

/** Each operation that changes something once, on the surface where its body is narrowest. */
export const writes = steps.filter(
  ({ surface, operation }) =>
    operation.method !== 'GET' &&
    !QUESTIONS.includes(operation.id) &&
    (surface === 'v2') === (operation.surface !== 'app'),
)

function step(surface: 'v2' | 'app', operation: Operation): Step {
  return { surface, prefix: `/api/${surface}`, operation, name: `${surface} ${operation.method} ${operation.path}` }
}

export function bodyShape({ surface, operation }: Step) {
  return (surface === 'app' && operation.screenBody) || operation.body
}

function credentials({ surface }: Step, { env }: World): Record<string, string> {
  return surface === 'v2' ? { authorization: `Bearer ${env.key}` } : { cookie: env.app.cookie, origin: ORIGIN }
}

/** A call that succeeds. */
export async function goodCall(step: Step, world: World): Promise<Call> {
  const { operation } = step
  const needsRecord = operation.path.includes('{id}') || operation.id in records
  const id = needsRecord ? { id: await recordFor(operation, world) } : {}
  const query = operation.query ? { query: `?${new URLSearchParams(await queryFor(operation, world))}` } : {}
  if (operation.upload) return { ...id, ...query, payload: FILE }
  return operation.body ? { ...id, body: await bodyFor(operation, world) } : { ...id, ...query }
}

export async function call(step: Step, world: World, request: Call = {}): Promise<Answer> {
  const sent = wireOf(step, world, request)
  const answer = await world.server.send(...sent)
  await checkPublished(step, world, answer, sent[0])
  return answer
}

/** The call as it goes over the wire. */
export function wireOf(step: Step, world: World, request: Call): Parameters<TestServer['send']> {
  const { prefix, operation } = step
  const { id = '', body, payload = body === undefined ? undefined : JSON.stringify(body), query = '' } = request
  const headers: Record<string, string> = {
    ...credentials(step, world),
    ...(payload === undefined ? {} : { 'content-type': operation.upload ? 'text/plain' : 'application/json' }),
    ...request.headers,
  }
  for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name]
  const url = prefix + operation.path.replace('{id}', encodeURIComponent(id)) + query
  return [request.method ?? operation.method, url, headers, payload]
}

/** What every answer carries, and that its status is one the document names. */
async function checkPublished(step: Step, world: World, answer: Answer, method: string): Promise<void> {
  const told = `${step.name} answered ${answer.status} ${answer.text.slice(0, 500)}`
  expect(answer.status, told).toBeLessThan(500)
  expect(answer.headers, told).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\w.-]{1,64}$/),
    'x-api-version': '2.0',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  if (![401, 405].includes(answer.status)) checkRate(answer, told)
  if (answer.status >= 400 && method !== 'HEAD') checkProblem(answer, told)
  if (answer.status !== 405) expect(await statusesOf(step, world), told).toContain(String(answer.status))
}

function checkRate({ headers }: Answer, told: string): void {
  expect(headers, told).toMatchObject({
    'x-ratelimit-limit': expect.stringMatching(/^\d+$/),
    'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
    'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
  })
}

function checkProblem({ status, headers, body }: Answer, told: string): void {
  expect(headers['content-type'], told).toBe('application/problem+json; charset=utf-8')
  expect(body, told).toMatchObject({
    type: expect.stringMatching(new RegExp(`^${ORIGIN}/problems/${body.code}$`)),
    title: expect.any(String),
    status,
    detail: expect.any(String),
    request_id: headers['x-request-id'],
  })
}

// biome-ignore lint/suspicious/noExplicitAny: a document as it is served
export async function documentOf(prefix: string, { server }: Pick<World, 'server'>): Promise<any> {
  const known = documents.get(prefix)
  if (known) return known
  const { body } = await server.send('GET', `${prefix}/openapi.json`)
  documents.set(prefix, body)
  return body
}

// biome-ignore lint/suspicious/noExplicitAny: documents as they are served
const documents = new Map<string, any>()

async function statusesOf({ prefix, operation }: Step, world: World): Promise<string[]> {
  const document = await documentOf(prefix, world)
  return Object.keys(document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses ?? {})
}
