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

/** Whether the service said no with one of these codes; with any, where none is named. */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is Problem & { readonly code: Code } {
  return error instanceof Problem && (codes.length === 0 || codes.some((code) => code === error.code))
}

/** What stands between us and the service may answer in its own words; those become a problem too. */
export function toProblem(body: unknown, response: Response): Problem {
  if (isDocument(body)) return new Problem(body)
  return new Problem({
    type: 'about:blank',
    title: response.statusText || 'No problem document',
    status: response.status,
    detail: foreignDetail(response),
    code: codesOfOthers[response.status] ?? 'internal-error',
    request_id: response.headers.get('x-request-id') ?? '',
  })
}

function isDocument(body: unknown): body is Document & Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body
}

// A redirect is not followed: a POST would become a GET on the way.
function foreignDetail({ status, url, headers }: Response): string {
  if (status >= 300 && status < 400) return `${url} leads to ${headers.get('location')}; make that the baseUrl.`
  return `The answer of ${url} is not a problem document.`
}

const codesOfOthers: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  408: 'request-timeout',
  413: 'payload-too-large',
  429: 'rate-limited',
  431: 'headers-too-large',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}
