// Routes of the session: they stand before an actor or need his cookie, so they answer by themselves and are no operations.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Type from 'typebox'
import type { Static } from 'typebox'
import type { Actor } from '../../db/context.ts'
import { inEnvironment, type Tx } from '../../db/transaction.ts'
import type { Described } from '../../http/operation.ts'
import { readCookie, sessionCookie } from '../../http/session.ts'
import { readBody } from '../../shared/validate.ts'
import type { EntryGround } from './entering.ts'
import { readSession } from './session.ts'

export interface SignInGround extends Omit<EntryGround, 'limiter'> {
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

export type RouteGround = SignInGround & EntryGround

export interface Route extends Described {
  answer(ground: RouteGround, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

export function bodyOf<S extends Type.TSchema>(request: FastifyRequest, schema: S): Static<S> {
  return readBody(schema, request.body as Buffer | undefined) as Static<S>
}

export function nowOf({ clock }: SignInGround): string {
  return new Date(clock.now()).toISOString()
}

/** Of whoever is signed in. */
export function tokenOf({ publicUrl }: SignInGround, request: FastifyRequest): string {
  return readCookie(request, sessionCookie(publicUrl)) ?? ''
}

export function looking<T>(ground: SignInGround, actor: Actor, look: (tx: Tx) => Promise<T>): Promise<T> {
  const scene = { environmentId: actor.environmentId, today: nowOf(ground).slice(0, 10) }
  return inEnvironment(ground.db, scene, 'read', look)
}

export function sessionOf(ground: SignInGround, actor: Actor) {
  return looking(ground, actor, (tx) => readSession(tx, actor.id, actor.rights))
}
