import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { dispatchEvents } from '../webhooks/dispatch.ts'
import type { Duty } from './duty.ts'

/** Hands new events to the webhooks; whoever delivers need not look for them. What goes wrong is told when the rest is done. */
export function eventDispatch(deliver: Duty['run'], clock: Clock = systemClock): Duty {
  const newId = idMaker(clock)
  return {
    name: 'dispatch events',
    everyMs: 250,
    async run(db, signal) {
      const failures: unknown[] = []
      for (let isFull = true; isFull && !signal?.aborted; ) {
        const dispatched = await dispatchEvents(db, clock, newId)
        isFull = dispatched.isFull
        if (dispatched.failure) failures.push(dispatched.failure)
        if (dispatched.deliveries > 0) await deliver(db, signal).catch((error) => failures.push(error))
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
