// Every call of a tool is written down before its answer leaves. The tools themselves can only read, so they are handed this.
import { inEnvironment, retrying } from '../db/transaction.ts'
import type { McpGround } from '../mcp/call.ts'
import { localDay } from '../shared/calendar.ts'
import { insertCall } from './calls.queries.ts'
import type { OAuthGround } from './ground.ts'

export function noteCalls({ db, clock, newId }: Pick<OAuthGround, 'db' | 'clock' | 'newId'>): McpGround['noteCall'] {
  return ({ type, id, environmentId, timeZone }, call) => {
    const now = new Date(clock.now()).toISOString()
    const scene = { environmentId, today: localDay(now, timeZone) }
    const by = { assistantId: type === 'assistant' ? id : null, apiKeyId: type === 'api_key' ? id : null }
    return retrying(() =>
      inEnvironment(db, scene, 'write', (tx) => insertCall(tx, { ...call, ...by, id: newId(), now })),
    )
  }
}
