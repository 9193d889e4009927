// Keys that look like one and open nothing.
import { scopes } from '../src/shared/rights.ts'
import type { TestEnvironment } from './harness.ts'
import type { Scratch } from './scratch.ts'

export async function revokedKey({ client }: Scratch, env: TestEnvironment): Promise<string> {
  const key = await env.keyWith(...scopes)
  await client.query(`update api_key set revoked_at = now() where environment_id = $1 and last_four = $2`, [
    env.id,
    key.slice(-4),
  ])
  return key
}

export function brokenChecksum(key: string): string {
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
}
