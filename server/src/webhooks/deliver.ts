// Sends what is due. Each webhook has a lane that one process holds at a time; a lane never waits for another. The database is asked
// in rounds: whatever ended while the last one ran is written, and what the lanes send next is read, all at once. A delivery waits
// until its attempt is written, so whoever dies loses nothing.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Outward } from '../outward/post.ts'
import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { attempt, isAllowed, type Sender, saysGone, withheld } from './attempt.ts'
import { BEAT_MS, keyOf, type LaneKey, releaseLanes, takeLanes } from './lane.queries.ts'
import { closeLane, hasRoom, isSpent, type Lane, nextDue, noteDue, noteEnded, openLane, setHungry } from './lane.ts'
import { hasFailedTooLong, isProbed } from './retry.rules.ts'
import { type Due, type Ended, type Held, playRound } from './round.queries.ts'
import type { WebhookSecrets } from './secrets.ts'
import { type Reason, switchOff } from './switch-off.ts'

export interface DelivererOptions {
  readonly outward: Outward
  readonly secrets: WebhookSecrets
  /** Where the screens are, for letters. */
  readonly publicUrl: string
  readonly clock?: Clock
  /** Held at once, of those that fare well and of those that are only probed. */
  readonly mostLanes?: number
}

export interface Deliverer {
  /** Takes the lanes in which something is due; they run on by themselves. Throws what went wrong since the last time. */
  run(db: Database, signal?: AbortSignal): Promise<void>
  /** When no lane runs any more. */
  idle(): Promise<void>
  /** Cuts off what is under way. */
  close(): void
}

const MOST_LANES = 1000
// When a thousand end at once, whoever has something new to send does not wait until all are written.
const MOST_WRITTEN = 200
const RECOVERY_MS = 500

export function openDeliverer({
  outward,
  secrets,
  publicUrl,
  clock = systemClock,
  mostLanes = MOST_LANES,
}: DelivererOptions): Deliverer {
  const sender: Sender = { outward, secrets, clock, newId: idMaker(clock) }
  const holder = randomUUID()
  const lanes = new Map<string, Lane>()
  let ended: Ended[] = []
  // What ended and could not be written at the last try, because somebody had it locked.
  let left: readonly Ended[] = []
  let failure: unknown
  let bell = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  let isClosed = false
  let stop: AbortSignal | undefined
  let beatAt = performance.now()

  const moment = () => new Date(clock.now()).toISOString()
  const isStopping = () => isClosed || stop?.aborted === true
  const hasWork = () => lanes.size > 0 || ended.length > 0 || left.length > 0
  // A lane of which something cannot be written now waits for that.
  const isReading = (lane: Lane) => lane.isHungry && !isStopping() && !left.some((one) => keyOf(one) === keyOf(lane))

  const fill = (lane: Lane) => {
    while (!isStopping() && hasRoom(lane)) {
      const next = nextDue(lane)
      if (!next) return
      if (isAllowed(next.held, next.due)) void send(lane, next.held, next.due)
      else end(lane, next.due.id, withheld(next.due, sender))
    }
  }

  const send = async (lane: Lane, held: Held, due: Due) => {
    lane.flying++
    const result = await attempt(held, due, sender, lane.cut.signal).catch((error) => {
      failure ??= error
      lane.cut.abort()
      return undefined
    })
    lane.flying--
    end(lane, due.id, result)
    fill(lane)
  }

  const end = (lane: Lane, deliveryId: string, result: Ended | undefined) => {
    if (!result) lane.busy.delete(deliveryId)
    else {
      ended.push(result)
      noteEnded(lane, result.outcome)
      if (saysGone(result)) closeLane(lane)
    }
    bell.resolve()
  }

  const round = async (db: Database) => {
    const all = [...lanes.values()]
    const hungry = all.filter(isReading)
    const renewed = performance.now() - beatAt >= BEAT_MS ? all : []
    const results = [...left, ...ended.slice(0, MOST_WRITTEN)]
    left = []
    ended = ended.slice(MOST_WRITTEN)
    for (const lane of hungry) lane.isHungry = false
    const busy = hungry.flatMap((lane) => [...lane.busy])
    const begun = performance.now()
    const answer = await playRound(db, { holder, now: moment(), ended: results, renewed, hungry, busy }).catch(
      (error) => {
        ended = [...results, ...ended]
        throw error
      },
    )
    left = answer.left
    if (renewed.length > 0) {
      beatAt = begun
      dropLost(renewed, answer.kept)
    }
    for (const one of answer.written) lanes.get(keyOf(one))?.busy.delete(one.delivery_id)
    for (const one of answer.written.filter(saysGone)) putOff(db, one, 'gone')
    for (const { failing_since, ...lane } of answer.fared)
      if (failing_since && hasFailedTooLong(Date.parse(failing_since), clock.now())) putOff(db, lane, 'failing')
    const due = Map.groupBy(answer.due, keyOf)
    const held = new Map(answer.held.map((one) => [keyOf(one), one]))
    for (const lane of hungry) {
      noteDue(lane, held.get(keyOf(lane)), due.get(keyOf(lane)) ?? [])
      fill(lane)
    }
  }

  // Somebody else may have them by now, so nothing more of ours goes out there.
  const dropLost = (asked: readonly Lane[], kept: readonly LaneKey[]) => {
    const ours = new Set(kept.map(keyOf))
    for (const lane of asked) {
      if (ours.has(keyOf(lane))) continue
      lane.cut.abort()
      lanes.delete(keyOf(lane))
    }
  }

  // Held until it is done, so that nobody begins anew in between.
  const putOff = (db: Database, key: LaneKey, reason: Reason) => {
    const lane = lanes.get(keyOf(key))
    if (!lane || lane.isSwitching) return
    closeLane(lane)
    lane.isSwitching = true
    const off = switchOff(db, key, reason, publicUrl, clock).catch((error) => {
      failure ??= error
    })
    void off.then(() => {
      lane.isOff = false
      lane.isSwitching = false
      bell.resolve()
    })
  }

  const release = async (db: Database) => {
    const spent = [...lanes.values()].filter((lane) => isSpent(lane, isStopping()))
    if (spent.length === 0) return
    for (const lane of spent) lanes.delete(keyOf(lane))
    await releaseLanes(db, holder, spent)
  }

  const room = () => {
    const probed = [...lanes.values()].filter(({ failures }) => isProbed(failures)).length
    return { sound: Math.max(mostLanes - lanes.size + probed, 0), probed: Math.max(mostLanes - probed, 0) }
  }

  const runLanes = async (db: Database) => {
    while (hasWork()) {
      bell = Promise.withResolvers()
      try {
        await round(db)
        await release(db)
      } catch (error) {
        failure ??= error
        for (const lane of lanes.values()) setHungry(lane)
        if (isClosed) return
        await sleep(RECOVERY_MS)
      }
      if (ended.length > 0 || [...lanes.values()].some(isReading)) continue
      if (isClosed && left.length > 0) return
      if (hasWork()) await rung()
    }
  }

  const rung = async () => {
    const beatMs = Math.max(BEAT_MS - (performance.now() - beatAt), 0)
    const alarm = setTimeout(() => bell.resolve(), left.length > 0 ? Math.min(beatMs, RECOVERY_MS) : beatMs)
    await bell.promise
    clearTimeout(alarm)
  }

  return {
    async run(db, signal) {
      stop = signal
      if (isStopping()) return
      const taken = await takeLanes(db, holder, moment(), room())
      for (const state of taken) if (!lanes.has(keyOf(state))) lanes.set(keyOf(state), openLane(state))
      for (const lane of lanes.values()) if (hasRoom(lane)) lane.isHungry = true
      bell.resolve()
      running ??= runLanes(db).finally(() => {
        running = undefined
      })
      const error = failure
      failure = undefined
      if (error) throw error
    },
    async idle() {
      bell.resolve()
      await running
    },
    close() {
      isClosed = true
      for (const lane of lanes.values()) lane.cut.abort()
      bell.resolve()
    },
  }
}
