// Where an example is made: one environment, and a way to make the records it refers to.
import type { TestEnvironment, TestServer } from '../harness.ts'

export interface World {
  readonly server: TestServer
  readonly env: TestEnvironment
  /** The id of a fresh record of the resource at this path. */
  make(path: string): Promise<string>
}

/** By operation; each can be sent again without clashing with the one before. */
export type Bodies = Readonly<Record<string, (world: World) => unknown>>

/** By path, or by operation where it needs a record in a special state. Where a POST makes records nothing is needed. */
export type Records = Readonly<Record<string, (world: World) => Promise<string>>>

let count = 0

export function fresh(word: string): string {
  return `${word}${freshNumber()}`
}

export function freshNumber(): number {
  return ++count
}
