// The program behind a client_id.
import { findStoredClient, type StoredClient } from './clients.queries.ts'
import { isDocumentAddress } from './documents.rules.ts'
import { findDocument } from './documents.ts'
import type { OAuthGround } from './ground.ts'

export interface Client extends Pick<StoredClient, 'id' | 'name' | 'redirectUris'> {
  /** It is known by the address of its document, so its host is checked; the others only say who they are. */
  readonly isDocument: boolean
}

/** Undefined when it is not known; refuses when its document cannot be had. */
export async function findClient(ground: OAuthGround, clientId: string, ip: string): Promise<Client | undefined> {
  const isDocument = isDocumentAddress(clientId, ground.reachesPrivate)
  if (!isDocument && !OURS.test(clientId)) return undefined
  const found = await (isDocument ? findDocument(ground, clientId, ip) : findStoredClient(ground.db, clientId))
  return found && { id: found.id, name: found.name, redirectUris: found.redirectUris, isDocument }
}

const OURS = /^[\w-]{1,100}$/
