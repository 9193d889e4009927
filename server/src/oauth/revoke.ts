// POST /oauth/revoke (RFC 7009): a program gives back what it has. Whatever it brings, nothing is told about it.
import type { FastifyInstance } from 'fastify'
import { isSecret } from '../shared/api-key.ts'
import { revokeAssistant } from './assistants.queries.ts'
import { authenticateClient } from './client-authentication.ts'
import { neededField, readForm } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { whileHeld } from './hold.ts'
import { deleteAccessToken, findTokenOwner } from './tokens.queries.ts'

export const REVOKE_PATH = '/oauth/revoke'

export function mountRevoke(place: FastifyInstance, ground: OAuthGround): void {
  place.route({
    method: 'POST',
    url: REVOKE_PATH,
    handler: async ({ headers, body }, reply) => {
      const form = readForm(body)
      const client = await authenticateClient(ground.db, headers.authorization, form)
      await giveBack(ground, client.id, neededField(form, 'token'))
      return reply.code(200).send()
    },
  })
}

async function giveBack(ground: OAuthGround, clientId: string, token: string): Promise<void> {
  const kind = isSecret('refresh', token) ? 'refresh' : 'access'
  const owner = await findTokenOwner(ground.db, kind, token)
  if (owner?.client_id !== clientId) return
  await whileHeld(ground, owner, 'assistant.give_back', async (ctx, before) => {
    if (kind === 'refresh') await revokeAssistant(ctx, before, 'revoked')
    else await deleteAccessToken(ctx.tx, token)
  })
}
