// Kantoor's REST API as typed functions: every path, parameter, body and answer is checked against the published contract.
import createClient, { type Client, type MaybeOptionalInit } from 'openapi-fetch'
import { patientFetch } from './patience.ts'
import { toProblem } from './problem.ts'
import type { components, paths, webhooks } from './types.ts'

export { type FieldError, Problem, type ProblemCode } from './problem.ts'
export type { components, paths } from './types.ts'

/** The records and bodies of the contract by name, such as Shapes['Organization']. */
export type Shapes = components['schemas']

export type EventKind = keyof webhooks

/** What a webhook is sent, as one union: a switch over type knows data. KantoorEvent<'hours.created'> is one of them. */
export type KantoorEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: webhooks[K]['post']['requestBody']['content']['application/json']
}[Kind]

export interface KantoorOptions {
  /** The origin, such as https://kantoor.example; the version prefix is added here. */
  readonly baseUrl: string
  readonly key: string
  readonly fetch?: (request: Request) => Promise<Response>
  /** How long one call may wait in all for the rate limit before its 429 is thrown. */
  readonly mostWaitSeconds?: number
}

export interface Kantoor {
  get: Call<'get'>
  post: Call<'post'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /** A list page by page. */
  pages<Path extends ListPath>(path: Path, query?: ListQuery<Path>): AsyncGenerator<PageOf<Path>, void, undefined>
  /** A list row by row, over all its pages. */
  all<Path extends ListPath>(path: Path, query?: ListQuery<Path>): AsyncGenerator<RowOf<Path>, void, undefined>
}

const MOST_ROWS = 100

export function createKantoor({ baseUrl, key, fetch, mostWaitSeconds = 120 }: KantoorOptions): Kantoor {
  const client = createClient<paths, 'application/json'>({
    baseUrl: `${baseUrl.replace(/\/+$/, '')}/api/v2`,
    headers: { authorization: `Bearer ${key}` },
    fetch: patientFetch(fetch ?? ((request) => globalThis.fetch(request)), mostWaitSeconds),
  })
  const call = callOf(client)

  async function* pages<Path extends ListPath>(path: Path, query: ListQuery<Path> = {} as ListQuery<Path>) {
    const first = { limit: MOST_ROWS, offset: 0, sort: 'created_at', ...query }
    for (let offset = first.offset; ; offset += first.limit) {
      const page = (await call('GET')(path, { params: { query: { ...first, offset } } })) as unknown as PageOf<Path>
      if (page.data.length > 0) yield page
      if (offset + first.limit >= page.meta.count) return
    }
  }
  async function* all<Path extends ListPath>(path: Path, query?: ListQuery<Path>) {
    for await (const page of pages(path, query)) yield* page.data as RowOf<Path>[]
  }
  return {
    get: call('GET') as Kantoor['get'],
    post: call('POST') as Kantoor['post'],
    patch: call('PATCH') as Kantoor['patch'],
    delete: call('DELETE') as Kantoor['delete'],
    pages,
    all,
  }
}

/** Spread into a call that may be sent twice: the second sending gets the answer of the first instead of a second effect. */
export function once(idempotencyKey: string = crypto.randomUUID()) {
  return { headers: { 'Idempotency-Key': idempotencyKey } }
}

type Method = 'get' | 'post' | 'patch' | 'delete'
type PathWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]
type Content<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & Success]>
  : never
type Success = 200 | 201 | 204
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : unknown

/** The body of the answer, with the response it came in for its headers, such as the ETag. */
export type Answer<Body> = Body & { readonly response: Response }

type Call<M extends Method> = <Path extends PathWith<M>, Init extends MaybeOptionalInit<paths[Path], M>>(
  path: Path,
  ...init: undefined extends Init ? [init?: Init] : [init: Init]
) => Promise<Answer<Content<paths[Path][M]>>>

type ListPath = {
  [P in PathWith<'get'>]: Content<paths[P]['get']> extends { data: unknown[]; meta: unknown } ? P : never
}[PathWith<'get'>]
type ListQuery<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>
type PageOf<Path extends ListPath> = Content<paths[Path]['get']> & { data: unknown[]; meta: Shapes['ListMeta'] }
type RowOf<Path extends ListPath> = PageOf<Path>['data'][number]

type LooseCall = (path: string, init?: unknown) => Promise<{ data?: object; error?: unknown; response: Response }>

// The types of openapi-fetch describe an answer or an error; here an error is thrown, so that an answer is just that.
function callOf(client: Client<paths, 'application/json'>) {
  return (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
    async (path: string, init?: unknown): Promise<Answer<object>> => {
      const { data, error, response } = await (client[method] as unknown as LooseCall)(path, init)
      if (!response.ok) throw toProblem(error, response)
      return { ...data, response }
    }
}
