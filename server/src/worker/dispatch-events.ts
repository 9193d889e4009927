import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { dispatchEvents } from '../webhooks/dispatch.ts'
import type { Duty } from './duty.ts'

/** Hands new events to the webhooks; whoever delivers need not look for them. */
export function eventDispatch(deliver: Duty['run'], clock: Clock = systemClock): Duty {
  const newId = idMaker(clock)
  return {
    name: 'dispatch events',
    everyMs: 250,
    async run(db, signal) {
      let isFull = true
      while (isFull && !signal?.aborted) {
        const dispatched = await dispatchEvents(db, clock, newId)
        isFull = dispatched.isFull
        if (dispatched.deliveries > 0) await deliver(db, signal)
      }
    },
  }
}
