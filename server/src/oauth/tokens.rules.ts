// What a refresh token is good for at a moment.

/** A refresh token that comes again within these was not heard the first time. */
export const GRACE_SECONDS = 10

interface Spent {
  readonly generation: number
  readonly used_at: string | null
}

/**
 * rotate: it is the newest, and gives way to a new one. repeat: it has just given way, and the answer may have been lost. reuse: its
 * successor is in use, so somebody has it who should not.
 */
export function refreshTurn(token: Spent, generation: number, now: string): 'rotate' | 'repeat' | 'reuse' {
  if (token.generation === generation) return 'rotate'
  const isRecent = token.used_at !== null && Date.parse(now) - Date.parse(token.used_at) <= GRACE_SECONDS * 1000
  return isRecent && token.generation === generation - 1 ? 'repeat' : 'reuse'
}

interface Living {
  readonly revoked_at: string | null
  readonly expires_at: string
  readonly user_is_active: boolean
}

export function isAlive({ revoked_at, expires_at, user_is_active }: Living, now: string): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.parse(now) && user_is_active
}

/** Undefined when more is asked than was granted. */
export function narrowedScopes(granted: readonly string[], asked: string | undefined): readonly string[] | undefined {
  const words = asked?.split(' ').filter(Boolean) ?? []
  if (words.length === 0) return granted
  return words.every((word) => granted.includes(word)) ? granted.filter((scope) => words.includes(scope)) : undefined
}
