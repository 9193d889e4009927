// Gets a JSON document from a server that may be slow, broken or hostile.
import { readJson } from '../shared/json.ts'
import { exchange, type Heard, MOST_BODY_BYTES, type OutwardOptions, openAgent } from './exchange.ts'
import { faultOfUrl } from './url.rules.ts'

export type Got = { readonly json: unknown; readonly cacheControl?: string } | { readonly error: string }

const ATTEMPT_MS = 5000

/** Never throws. */
export async function getJson(url: string, options: OutwardOptions): Promise<Got> {
  const fault = faultOfUrl(url, options.reachesPrivate)
  if (fault) return { error: fault }
  const agent = openAgent(options)
  const bounds = { limitMs: options.attemptMs ?? ATTEMPT_MS, keptBytes: MOST_BODY_BYTES }
  // Many firewalls turn away whoever does not say what he is.
  const headers = { accept: 'application/json', 'user-agent': 'Kantoor' }
  try {
    return got(await exchange(agent, { method: 'GET', url, headers }, bounds))
  } finally {
    void agent.destroy()
  }
}

function got({ status, headers, body, isTooLong, error }: Heard): Got {
  if (error !== undefined) return { error }
  if (status !== 200) return { error: `it answered with ${status}` }
  if (isTooLong) return { error: `its answer is longer than ${MOST_BODY_BYTES / 1024} KiB` }
  if (headers['content-encoding'] !== undefined) return { error: 'its answer is packed, which nobody asked for' }
  if (!JSON_TYPE.test(first(headers['content-type']) ?? '')) return { error: 'its answer is not declared as JSON' }
  const cacheControl = first(headers['cache-control'])
  try {
    return { json: readJson(body), ...(cacheControl !== undefined && { cacheControl }) }
  } catch {
    return { error: 'its answer is not valid JSON' }
  }
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json *(;|$)/i

function first(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat()[0]
}
