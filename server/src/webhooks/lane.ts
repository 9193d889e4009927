// One webhook's lane in this process: what it has read and not sent yet, and what is under way.
import type { LaneKey, LaneState } from './lane.queries.ts'
import { flightsAtOnce } from './retry.rules.ts'
import type { Due, Ended, Held } from './round.queries.ts'

export interface Lane extends LaneKey {
  /** In a row. */
  failures: number
  /** As it was when the queue was read. */
  held: Held | undefined
  queue: readonly Due[]
  /** How many to read at once: few for a receiver that is slow or fails, for what was read some time ago is not sent. */
  bite: number
  readAt: number
  /** The last reading may have left some. */
  hasMore: boolean
  isHungry: boolean
  flying: number
  /** Deliveries that are sent, or were and are not written yet. */
  readonly busy: Set<string>
  /** It is to be switched off; nothing more is sent. */
  isOff: boolean
  isSwitching: boolean
  readonly cut: AbortController
}

// Rights may be taken away at any moment.
const FRESH_MS = 500
const MOST_BITE = 40

export function openLane({ environment_id, webhook_id, failures }: LaneState): Lane {
  return {
    environment_id,
    webhook_id,
    failures,
    held: undefined,
    queue: [],
    bite: flightsAtOnce(failures),
    readAt: 0,
    hasMore: false,
    isHungry: true,
    flying: 0,
    busy: new Set(),
    isOff: false,
    isSwitching: false,
    cut: new AbortController(),
  }
}

export function hasRoom({ isOff, cut, flying, failures }: Lane): boolean {
  return !isOff && !cut.signal.aborted && flying < flightsAtOnce(failures)
}

/** What to send next, which is busy from now on. Asks for more in time. */
export function nextDue(lane: Lane): { readonly held: Held; readonly due: Due } | undefined {
  if (lane.queue.length > 0 && performance.now() - lane.readAt > FRESH_MS) {
    lane.bite = flightsAtOnce(lane.failures)
    setHungry(lane)
  }
  const [due, ...rest] = lane.queue
  if (!due || !lane.held) return undefined
  lane.queue = rest
  if (rest.length === 0 && lane.hasMore) lane.isHungry = true
  lane.busy.add(due.id)
  return { held: lane.held, due }
}

/** Without `held` it is not ours to send from: it was lost, switched off or deleted. */
export function noteDue(lane: Lane, held: Held | undefined, due: readonly Due[]): void {
  lane.held = held
  lane.queue = held && !lane.isOff ? due.filter(({ id }) => !lane.busy.has(id)) : []
  const found = held ? (due[0]?.found ?? 0) : 0
  lane.hasMore = found === lane.bite || found > due.length
  lane.readAt = performance.now()
  if (found === lane.bite) lane.bite = Math.min(2 * lane.bite, MOST_BITE)
}

export function noteEnded(lane: Lane, outcome: Ended['outcome']): void {
  if (outcome === 'withheld') return
  lane.failures = outcome === 'delivered' ? 0 : lane.failures + 1
  if (lane.failures > 0) lane.bite = flightsAtOnce(lane.failures)
}

export function closeLane(lane: Lane): void {
  lane.isOff = true
  setHungry(lane)
}

/** What was read no longer counts. */
export function setHungry(lane: Lane): void {
  lane.queue = []
  lane.isHungry = !lane.isOff
}

/** Nothing is left to do in it. */
export function isSpent({ queue, isHungry, busy, isOff, cut }: Lane, isStopping: boolean): boolean {
  const hasNothing = queue.length === 0 && !isHungry
  return busy.size === 0 && !isOff && (isStopping || cut.signal.aborted || hasNothing)
}
