import type { Maker } from '../modules/access/environments.ts'
import { idMaker, systemClock } from '../shared/clock.ts'

const newId = idMaker(systemClock)

/** Ids and the moment for what the command line makes. */
export function maker(): Maker {
  return { newId, now: new Date().toISOString() }
}
