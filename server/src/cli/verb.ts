import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../config.ts'

export interface Verb<O extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** What follows the verb, such as `<slug> [--name <name>]`. */
  usage: string
  meaning: string
  options: O
  /** How many words it takes beside its options. */
  words: number
  /** The exit code; nothing means 0. */
  run(call: Call<O>): Promise<number | undefined> | Promise<void>
}

export interface Call<O extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  options: Given<O>
  words: string[]
  config: Config
  /** Aborted by Ctrl-C or SIGTERM. */
  signal: AbortSignal
  /** Results, on stdout. */
  print: (line: string) => void
  /** Everything else, on stderr. */
  log: (line: string) => void
}

/** What parseArgs makes of the options; one with a default is always there. */
type Given<O extends ParseArgsOptionsConfig> = {
  [Name in keyof O]:
    | (O[Name]['type'] extends 'boolean' ? boolean : string)
    | (O[Name] extends { default: string } ? never : undefined)
}

/** Gives `run` the types of its options. */
export function verb<const O extends ParseArgsOptionsConfig>(definition: Verb<O>): Verb<O> {
  return definition
}

/** What the screens ask of a name holds here too. */
export function checkName(name: string | undefined, most: number): asserts name is string {
  if (name?.trim() && [...name].length <= most && !/\p{Cc}/u.test(name)) return
  throw wrongUsage(`--name must have 1 to ${most} characters and no line breaks`)
}

/** Thrown by a verb whose arguments do not fit: prints its usage, exit code 2. */
export function wrongUsage(message: string): Error {
  return Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS_WRONG_USAGE' })
}
