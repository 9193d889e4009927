// POST /oauth/register (RFC 7591): a program makes itself known, before anybody has let it in.
import type { FastifyInstance } from 'fastify'
import { openTurns } from '../db/turns.ts'
import { takeAsIs } from '../http/upload.ts'
import { hashSecret, makeSecret } from '../shared/api-key.ts'
import { readJson } from '../shared/json.ts'
import type { Problem } from '../shared/problem.ts'
import { readScopes } from '../shared/rights.ts'
import { findRegistered, insertClient, type StoredClient } from './clients.queries.ts'
import { countNew, type MostNew } from './count-new.ts'
import type { OAuthGround } from './ground.ts'
import { refusal } from './refusal.ts'
import { grantTypes, type Registration, registrationOf, responseTypes } from './registration.rules.ts'

export const REGISTER_PATH = '/oauth/register'

const MOST_BYTES = 16 * 1024
const MOST_NEW: MostNew = {
  what: 'register',
  perMinute: 60,
  words: 'At most 60 new programs a minute can register from one address.',
}

export function mountRegister(place: FastifyInstance, ground: OAuthGround): void {
  // All stand in one line, so that a flood of them leaves the connections to those who were let in.
  const turns = openTurns(1)
  place.register(async (desk) => {
    desk.removeAllContentTypeParsers()
    desk.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, takeAsIs)
    desk.route({
      method: 'POST',
      url: REGISTER_PATH,
      onRequest: async (_request, reply) => void reply.header('pragma', 'no-cache'),
      handler: async ({ body, ip }, reply) => {
        const registration = readRegistration(body)
        const register = registration.authMethod === 'none' ? registerPublic : registerWithSecret
        reply.code(201)
        const release = await turns.take(ip)
        return register(ground, registration, ip).finally(release)
      },
    })
  })
}

/** The same program gets the same id each time, and only its first time counts: all users of a hosted one share its address. */
async function registerPublic(ground: OAuthGround, registration: Registration, ip: string) {
  const now = new Date(ground.clock.now()).toISOString()
  const known = await findRegistered(ground.db, registration, now)
  if (known) return told(known)
  await countNew(ground, ip, MOST_NEW)
  return told(await insertClient(ground.db, { ...registration, id: ground.newId(), secretHash: null }, now))
}

async function registerWithSecret(ground: OAuthGround, registration: Registration, ip: string) {
  await countNew(ground, ip, MOST_NEW)
  const secret = makeSecret('client')
  const client = { ...registration, id: ground.newId(), secretHash: hashSecret(secret) }
  const made = await insertClient(ground.db, client, new Date(ground.clock.now()).toISOString())
  return { ...told(made), client_secret: secret, client_secret_expires_at: 0 }
}

function readRegistration(body: unknown): Registration {
  const found = registrationOf(readMetadata(body))
  if ('error' in found) throw refusal(found.error, found.message)
  return found
}

function readMetadata(body: unknown): unknown {
  try {
    return readJson(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  } catch (error) {
    throw refusal('invalid_client_metadata', (error as Problem).detail)
  }
}

function told({ id, name, redirectUris, authMethod, createdAt }: StoredClient) {
  return {
    client_id: id,
    client_id_issued_at: Math.floor(Date.parse(createdAt) / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: authMethod,
    grant_types: grantTypes,
    response_types: responseTypes,
    scope: readScopes.join(' '),
  }
}
