// A refusal, as an error that carries all that the service said about it.
import type { components } from './types.ts'

type Document = components['schemas']['Problem']

export type ProblemCode = Document['code']
export type FieldError = NonNullable<Document['errors']>[number]

export class Problem extends Error {
  readonly status: number
  /** The slug to decide on; a readable page about it stands at `type`. */
  readonly code: ProblemCode
  readonly title: string
  readonly detail: string
  readonly type: string
  readonly requestId: string
  /** The refused fields of a 400. */
  readonly errors: readonly FieldError[]
  /** The whole document, with the members that belong to this code alone. */
  readonly document: Readonly<Document & Record<string, unknown>>

  constructor(document: Document & Record<string, unknown>) {
    super(`${document.status} ${document.code}: ${document.detail}`)
    this.name = 'Problem'
    this.status = document.status
    this.code = document.code
    this.title = document.title
    this.detail = document.detail
    this.type = document.type
    this.requestId = document.request_id
    this.errors = document.errors ?? []
    this.document = document
  }
}

/** What stands between us and the service may answer in its own words; those become a problem too. */
export function toProblem(body: unknown, response: Response): Problem {
  if (isDocument(body)) return new Problem(body)
  return new Problem({
    type: 'about:blank',
    title: response.statusText || 'No problem document',
    status: response.status,
    detail: `The answer of ${response.url} is not a problem document.`,
    code: response.status === 503 ? 'unavailable' : 'internal-error',
    request_id: response.headers.get('x-request-id') ?? '',
  })
}

function isDocument(body: unknown): body is Document & Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body
}
