// Kantoor's REST API as typed functions: every path, parameter, body and answer is checked against the published contract.
import type { MaybeOptionalInit } from 'openapi-fetch'
import { type Answer, type CallOptions, callerOf, type KantoorOptions } from './call.ts'
import { type Changes, type Query, type ReadPage, readChanges, readPages, readRows, type Tombstone } from './reading.ts'
import type { components, paths } from './types.ts'

export type { Answer, CallOptions, KantoorOptions } from './call.ts'
export { type FieldError, isProblem, Problem, type ProblemCode } from './problem.ts'
export type { Changes, Tombstone } from './reading.ts'
export type { components, paths } from './types.ts'
export { type Delivery, type EventKind, type KantoorEvent, verifyWebhook } from './webhook.ts'

/** The records and bodies of the contract by name, such as Shapes['Organization']. */
export type Shapes = components['schemas']

export interface Kantoor {
  get: Call<'get'>
  post: Call<'post'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /** A list page by page, as the service cuts them. */
  pages<Path extends ListPath>(path: Path, query?: ListQuery<Path>): AsyncGenerator<PageOf<Path>, void, undefined>
  /** A list row by row, to its end. */
  all<Path extends ListPath>(path: Path, query?: ListQuery<Path>): AsyncGenerator<RowOf<Path>, void, undefined>
  /** What was changed or deleted since; without since, everything. */
  changes<Path extends ListPath>(path: Path, since?: string): AsyncGenerator<Changes<RowOf<Path>>, void, undefined>
}

export function createKantoor(options: KantoorOptions): Kantoor {
  const call = callerOf(options)
  const get = call('GET')
  const reading =
    (path: string): ReadPage =>
    (query) =>
      get(path, { params: { query } } as CallOptions) as unknown as ReturnType<ReadPage>
  return {
    get: get as Kantoor['get'],
    post: call('POST') as Kantoor['post'],
    patch: call('PATCH') as Kantoor['patch'],
    delete: call('DELETE') as Kantoor['delete'],
    pages: ((path: string, query: Query = {}) => readPages(reading(path), query)) as unknown as Kantoor['pages'],
    all: ((path: string, query: Query = {}) => readRows(reading(path), query)) as unknown as Kantoor['all'],
    changes: ((path: string, since?: string) =>
      readChanges(reading(path), since, deletable.includes(path))) as unknown as Kantoor['changes'],
  }
}

/** Spread into a call to give it an Idempotency-Key of your own: whoever sends it again, even another process, has one effect. */
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

type Call<M extends Method> = <Path extends PathWith<M>, Init extends MaybeOptionalInit<paths[Path], M>>(
  path: Path,
  ...init: undefined extends Init ? [init?: Init & CallOptions] : [init: Init & CallOptions]
) => Promise<Answer<Content<paths[Path][M]>>>

type ListPath = {
  [P in PathWith<'get'>]: Content<paths[P]['get']> extends { data: unknown[]; meta: unknown } ? P : never
}[PathWith<'get'>]
type ListQuery<Path extends ListPath> = Omit<NonNullable<paths[Path]['get']['parameters']['query']>, 'deleted'>
type RowOf<Path extends ListPath> = Exclude<Content<paths[Path]['get']>['data'][number], Tombstone>
interface PageOf<Path extends ListPath> {
  readonly data: RowOf<Path>[]
  readonly meta: Shapes['ListMeta']
}

type DeletablePath = {
  [P in ListPath]: Tombstone extends Content<paths[P]['get']>['data'][number] ? P : never
}[ListPath]

const deletable: readonly string[] = Object.keys({
  '/hours/hours': true,
  '/hrm/planning': true,
  '/projects/project': true,
  '/projects/service': true,
  '/projects/task': true,
  '/purchasing/cost': true,
  '/purchasing/purchaseinvoice': true,
  '/sales/sales': true,
} satisfies Record<DeletablePath, true>)
