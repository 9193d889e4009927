// What an assistant can be let do: read, and nothing else.
import { finerRights, type Right, readScopes, type Scope } from '../shared/rights.ts'

/** Whoever asks for nothing in particular asks for all; what we do not have is left out. Empty when nothing is left. */
export function askedScopes(asked: string | undefined): readonly Scope[] {
  const words = asked?.split(' ').filter(Boolean) ?? []
  return words.length === 0 ? readScopes : readScopes.filter((scope) => words.includes(scope))
}

/** What an assistant may at this moment: what it was let, as far as its user has it; never more than to read. */
export function rightsOfAssistant(own: ReadonlySet<Right>, granted: readonly Scope[]): ReadonlySet<Right> {
  const read = readScopes.filter((scope) => granted.includes(scope))
  return new Set([...read, ...finerRights].filter((right) => own.has(right)))
}
