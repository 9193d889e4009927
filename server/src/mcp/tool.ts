// A tool is a value: what an assistant can ask, with which scopes, what goes in, what comes out, and how it is found out.
import type { Static, TObject } from 'typebox'
import type { Actor } from '../db/context.ts'
import type { Tx } from '../db/transaction.ts'
import type { Right, Scope } from '../shared/rights.ts'

/** What a tool has in its hands: one transaction that can only read, who asks, and what day it is there. */
export interface Asking {
  readonly tx: Tx
  readonly actor: Actor
  readonly today: string
  can(right: Right): boolean
  /** Where a person sees the same, asked the same way. */
  linkTo(path: `/${string}`, question?: Readonly<Record<string, unknown>>): string
}

export interface Finding {
  readonly answer: Readonly<Record<string, unknown>>
  /** The same in a sentence or two, in front of it. */
  readonly text?: string
  /** How many rows it has, for the log. */
  readonly rows: number
}

interface Declaration {
  readonly name: string
  readonly title: string
  /** For the assistant, which chooses by it: as short as can be, every word is read with every question. */
  readonly description: string
  /** All of these are needed; with some, one of them is enough. */
  readonly scopes: readonly Scope[]
  readonly some?: true
  readonly output: TObject
}

export interface Tool extends Declaration {
  readonly input: TObject
  // biome-ignore lint/suspicious/noExplicitAny: the list of tools is typed where each one is written
  run(asking: Asking, input: any): Promise<Finding>
}

interface ToolOf<Input extends TObject> extends Declaration {
  readonly input: Input
  run(asking: Asking, input: Static<Input>): Promise<Finding>
}

/** Returns its argument; it exists so that run gets its types. */
export function tool<Input extends TObject>(value: ToolOf<Input>): Tool {
  return value
}

/** What is lacking to use it; empty when nothing is. */
export function missingScopes({ scopes, some }: Tool, can: (right: Right) => boolean): readonly Scope[] {
  const missing = scopes.filter((scope) => !can(scope))
  return some && missing.length < scopes.length ? [] : missing
}
