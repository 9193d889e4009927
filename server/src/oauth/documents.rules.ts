// Programs that describe themselves in a document: its address is their id, and what stands in it is what they registered.
import { fault, isMetadata, type MetadataFault, redirectsOf, shownName } from './registration.rules.ts'

const HOUR_SECONDS = 60 * 60
const LEAST_FRESH_SECONDS = 5 * 60
const MOST_FRESH_SECONDS = 24 * HOUR_SECONDS
const LONGEST_ADDRESS = 2000

/** Whether an id is the address of a document, and no other spelling of it. */
export function isDocumentAddress(id: string, reachesPrivate: boolean): boolean {
  if (id.length > LONGEST_ADDRESS || !(id.startsWith('https://') || (reachesPrivate && id.startsWith('http://'))))
    return false
  const url = URL.parse(id)
  if (!url || url.href !== id || id.includes('#')) return false
  return url.pathname !== '/' && url.username === '' && url.password === ''
}

export interface Described {
  readonly name: string
  readonly redirectUris: readonly string[]
}

/** A document is for all servers, so what it says of grants is not ours to judge; how a program proves itself is. */
export function describedBy(address: string, document: unknown): Described | MetadataFault {
  if (!isMetadata(document)) return fault('it is not a JSON object')
  if (document.client_id !== address) return fault('its client_id is not its own address')
  if (document.client_secret !== undefined) return fault('it holds a secret that everybody can read')
  const authMethod = document.token_endpoint_auth_method ?? 'none'
  if (authMethod !== 'none') return fault('its token_endpoint_auth_method is not none')
  const redirectUris = redirectsOf(document)
  if ('error' in redirectUris) return redirectUris
  const { client_name: name } = document
  return { name: shownName(typeof name === 'string' ? name : undefined, new URL(address).hostname), redirectUris }
}

/** For how long a document is believed: as its server says, but never for ever, and never for a moment only. */
export function freshSeconds(cacheControl = ''): number {
  if (/\bno-(store|cache)\b/i.test(cacheControl)) return LEAST_FRESH_SECONDS
  const [, seconds] = /(?:^|[\s,])max-age="?(\d{1,10})\b/i.exec(cacheControl) ?? []
  if (seconds === undefined) return HOUR_SECONDS
  return Math.min(Math.max(Number(seconds), LEAST_FRESH_SECONDS), MOST_FRESH_SECONDS)
}
