// An operation is a value: what it is called, who may call it, what goes in, what comes out, and what it does.
import type { Static, TObject, TSchema } from 'typebox'
import type { Context } from '../db/context.ts'
import type { Listing, ListRequest } from '../db/listing.ts'
import type { PageOfText } from '../db/page.ts'
import type { Loaded, Rendered } from '../db/record.ts'
import type { File, Upload } from '../shared/files.ts'
import type { Installation } from '../shared/installation.ts'
import type { ProblemCode } from '../shared/problem.ts'
import type { Right } from '../shared/rights.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A page, a record, or a plain value; nothing for a deletion. */
// biome-ignore lint/suspicious/noConfusingVoidType: a deletion returns nothing
export type Answer = PageOfText | Rendered | { readonly data: unknown } | void

export interface Input<Body, Before> {
  readonly id: string
  readonly list: ListRequest
  readonly body: Body
  /** Only of operations that take an upload. */
  readonly file: File
  readonly installation: Installation
  /** What load found: the row as it stands, held until the end of the transaction. */
  readonly before: Before
}

interface Declaration {
  /** resource.verb: the name in the documents, the audit and the logs. */
  readonly id: string
  readonly summary: string
  readonly method: Method
  readonly path: `/${string}`
  /** What its documents say beyond the scope and the rules that can refuse it. */
  readonly note?: string
  /** The scope of a key, or the right of a person; null is for any signed-in person. */
  readonly scope: Right | null
  /** Only the screens have it; without this both surfaces do. */
  readonly surface?: 'app'
  /** Anyone may call it, signed in or not. */
  readonly open?: true
  readonly list?: Listing
  readonly success: 200 | 201 | 204
  readonly response?: TSchema
  /** The rules that can refuse it. */
  readonly problems?: readonly ProblemCode[]
  /** The body is a file as it is. */
  readonly upload?: Upload
  /** The answer shows a secret once, so it is never stored for a replay. */
  readonly secret?: true
}

/** All that a document says of an operation. */
export interface Described extends Declaration {
  readonly body?: TSchema
  readonly screenBody?: TSchema
  readonly query?: TObject
  load?(ctx: Context, id: string): Promise<unknown>
}

export interface OperationOf<Body extends TSchema, Wider extends TSchema, Before> extends Declaration {
  readonly body?: Body
  /** What the screens may send beyond the body. */
  readonly screenBody?: Wider
  /** The parameters of a question that is no list; they come in as the body. */
  readonly query?: Body
  /** Finds the record of the path and holds it; undefined is a 404, before the body is judged. */
  load?(ctx: Context, id: string): Promise<Before | undefined>
  run(ctx: Context, input: Input<Static<Wider>, Before>): Promise<Answer>
}

export interface Operation extends Described {
  // biome-ignore lint/suspicious/noExplicitAny: the list of operations is typed where each one is written
  run(ctx: Context, input: Input<any, any>): Promise<Answer>
}

/** Returns its argument; it exists so that run gets its types. */
export function operation<Body extends TSchema = TSchema, Wider extends TSchema = Body, Before = undefined>(
  value: OperationOf<Body, Wider, Before>,
): Operation {
  return value as unknown as Operation
}

export function isLoaded(before: unknown): before is Loaded<unknown> {
  return typeof before === 'object' && before !== null && 'version' in before
}
