// The authorisation server: what programs ask, and what people see.
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './answer.ts'
import { mountAuthorize } from './authorize.ts'
import { takeForms } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { mountMetadata } from './metadata.ts'
import { mountRegister } from './register.ts'
import { mountRevoke } from './revoke.ts'
import { mountToken } from './token.ts'

export function mountOAuth(app: FastifyInstance, ground: OAuthGround): void {
  mountMetadata(app, ground.publicUrl)
  mountAuthorize(app, ground)
  app.register(async (place) => {
    place.setErrorHandler(sendRefusal)
    takeForms(place)
    mountRegister(place, ground)
    mountToken(place, ground)
    mountRevoke(place, ground)
  })
}
