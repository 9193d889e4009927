// Who may ask at /mcp: an assistant that somebody let in, or a program with an API key. Whoever has neither is told where to ask.
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { bearer } from '../http/bearer.ts'
import type { Allowance } from '../http/rate-limit.ts'
import { isApiKey } from '../shared/api-key.ts'
import { Problem } from '../shared/problem.ts'
import { readScopes } from '../shared/rights.ts'
import { findAssistant } from './find-assistant.ts'

export interface DoorGround extends Allowance {
  readonly db: Database
  readonly publicUrl: string
  findKey(key: string): Promise<Actor | 'unknown' | undefined>
}

export function door({ db, publicUrl, findKey, ...allowance }: DoorGround) {
  const whereToAsk = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp", scope="${readScopes.join(' ')}"`
  return bearer({
    ...allowance,
    findActor: (token) => (isApiKey(token) ? findKey(token) : findAssistant(db, token, allowance.clock.now())),
    refusal: (wasSent) =>
      new Problem(
        'unauthenticated',
        'Connect with OAuth 2.1, or send a valid API key as Authorization: Bearer <API_KEY>.',
        {
          challenge: `Bearer ${whereToAsk}${wasSent ? ', error="invalid_token"' : ''}`,
        },
      ),
  })
}
