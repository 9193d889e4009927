// What an assistant can be let do: read, and nothing else.
import { type Scope, scopes } from '../shared/rights.ts'

export const readScopes: readonly Scope[] = scopes.filter((scope) => scope.endsWith(':read'))

/** Whoever asks for nothing in particular asks for all; what we do not have is left out. Empty when nothing is left. */
export function askedScopes(asked: string | undefined): readonly Scope[] {
  const words = asked?.split(' ').filter(Boolean) ?? []
  return words.length === 0 ? readScopes : readScopes.filter((scope) => words.includes(scope))
}
