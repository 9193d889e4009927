// Which program asks: by its name alone when it cannot keep a secret, else with its secret, in the form or in the header.
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { hashSecret, isSecret } from '../shared/api-key.ts'
import { findStoredClient, type StoredClient } from './clients.queries.ts'
import { decoded, fieldOf } from './form.ts'
import { type Refusal, refusal } from './refusal.ts'

interface Credentials {
  readonly id: string
  readonly secret?: string | undefined
}

/** A program with a secret may use either way, whichever it registered. */
export async function authenticateClient(
  db: Database,
  authorization: string | undefined,
  form: URLSearchParams,
): Promise<StoredClient> {
  const given = credentialsOf(authorization, form)
  const client = PLAIN.test(given.id) ? await findStoredClient(db, given.id) : undefined
  if (!client || !isProved(client, given.secret)) throw unproved()
  return client
}

const PLAIN = /^[\x21-\x7e]{1,2000}$/

function credentialsOf(authorization: string | undefined, form: URLSearchParams): Credentials {
  const id = fieldOf(form, 'client_id')
  const secret = fieldOf(form, 'client_secret')
  if (form.has('client_assertion') || form.has('client_assertion_type'))
    throw refusal('invalid_client', 'Client assertions are not taken here; use a secret, or none.')
  if (authorization === undefined) {
    if (id === undefined) throw refusal('invalid_client', 'The parameter client_id is missing.')
    return { id, secret }
  }
  if (secret !== undefined)
    throw refusal('invalid_request', 'Send the secret in the header or in the form, not in both.')
  const inHeader = readBasic(authorization)
  if (!inHeader) throw unproved()
  if (id !== undefined && id !== inHeader.id)
    throw refusal('invalid_request', 'The header and the form name different clients.')
  return inHeader
}

/** Name and secret are each encoded as in a form before they are put together (RFC 6749, 2.3.1). */
function readBasic(authorization: string): Credentials | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(authorization) ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString('latin1')
  const colon = text.indexOf(':')
  const id = decoded(text.slice(0, colon))
  const secret = decoded(text.slice(colon + 1))
  return colon > 0 && id !== undefined && secret !== undefined ? { id, secret } : undefined
}

function isProved({ secretHash }: StoredClient, secret: string | undefined): boolean {
  if (secretHash === null || secret === undefined) return secretHash === null && secret === undefined
  return isSecret('client', secret) && timingSafeEqual(hashSecret(secret), secretHash)
}

function unproved(): Refusal {
  return refusal('invalid_client', 'The client is not known here, or it did not prove to be the one.')
}
