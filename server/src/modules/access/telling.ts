// The answer to whoever arrives: the session, or that a code is still missing.
import Type from 'typebox'
import { One } from '../../shared/shapes.ts'
import type { Arrival } from './entering.ts'
import { STEP_MINUTES } from './proofs.ts'
import { type SignInGround, sessionOf } from './route.ts'
import { Session } from './session.ts'

const CodeNeeded = Type.Object(
  {
    needs: Type.Literal('code'),
    ticket: Type.String({
      description: `Send it with the code to POST /session/code, from this browser, within ${STEP_MINUTES} minutes.`,
    }),
  },
  { title: 'CodeNeeded' },
)

export const Entered = One(Type.Union([Session, CodeNeeded]))

export async function tellArrival(ground: SignInGround, arrival: Arrival) {
  return { data: 'ticket' in arrival ? { needs: 'code', ...arrival } : await sessionOf(ground, arrival.actor) }
}
