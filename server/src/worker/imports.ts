// Imports: each step is taken by one process at a time, for as long as it says that it goes on.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { type Held, HOLD_SECONDS } from '../import/held.ts'
import { lastWord, workOn } from '../import/work.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import type { Duty } from './duty.ts'
import { messageOf } from './jobs.ts'

const LANES = 2
const MOST_ATTEMPTS = 5
const PAUSE_SECONDS = 10
const EVERY_MS = 400
const OUR_FAULT = 'Something went wrong on our side.'

export function importing(clock: Clock = systemClock): Duty {
  return {
    name: 'imports',
    everyMs: EVERY_MS,
    async run(db, signal) {
      const failures: string[] = []
      let busy = 0
      let pause = new AbortController()
      const lane = async () => {
        while (!signal?.aborted) {
          const held = await take(db)
          if (!held && busy === 0) return
          if (!held) {
            // Next to a long import another one may come in; behind a short one nobody waits.
            pause = new AbortController()
            const signals = signal ? [signal, pause.signal] : [pause.signal]
            await sleep(EVERY_MS, undefined, { signal: AbortSignal.any(signals) }).catch(() => {})
            continue
          }
          busy++
          try {
            if (!(await workOn(db, held, clock, signal))) await letGo(db, held)
          } catch (error) {
            const word = lastWord(error)
            if (word === null) failures.push(`${held.id}: ${messageOf(error)}`)
            await giveUp(db, held, word)
          } finally {
            busy--
            pause.abort()
          }
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      if (failures.length > 0) throw new Error(failures.join('; '))
    },
  }
}

async function take(db: Database): Promise<Held | undefined> {
  const free = sql`status in ('reading', 'checking', 'running', 'undoing') and (held_until is null or held_until < clock_timestamp())`
  const [held] = await inSystem(db, (tx) => {
    // Those that ended the process each time, before it could give them up.
    tx.send(sql`
      update import set status = 'failed', error = ${OUR_FAULT}, ended_at = clock_timestamp(), held_until = null,
        version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
      where (environment_id, id) in (
        select environment_id, id from import where ${free} and attempts >= ${MOST_ATTEMPTS} for update skip locked)`)
    return tx.last<Held>(sql`
      update import set attempts = attempts + 1, held_until = clock_timestamp() + make_interval(secs => ${HOLD_SECONDS})
      where (environment_id, id) = (
        select environment_id, id from import where ${free} and attempts < ${MOST_ATTEMPTS}
        order by held_until nulls first limit 1 for update skip locked)
      returning environment_id, id, status, acting_user_id`)
  })
  return held
}

/** For the next process to go on at once. */
async function letGo(db: Database, { environment_id, id }: Held): Promise<void> {
  await inSystem(db, (tx) =>
    tx.count(
      sql`update import set held_until = null, attempts = 0 where environment_id = ${environment_id} and id = ${id}`,
    ),
  )
}

/** At once where it is known why; else after several attempts, each after a pause. */
async function giveUp(db: Database, { environment_id, id, status }: Held, word: string | null): Promise<void> {
  const pause = sql`clock_timestamp() + make_interval(secs => ${PAUSE_SECONDS})`
  await inSystem(db, (tx) =>
    tx.count(sql`
      update import set
        status = case when ${word !== null} or attempts >= ${MOST_ATTEMPTS} then 'failed' else status end,
        error = case when ${word !== null} or attempts >= ${MOST_ATTEMPTS} then coalesce(${word}, ${OUR_FAULT}) end,
        ended_at = case when ${word !== null} or attempts >= ${MOST_ATTEMPTS} then clock_timestamp() end,
        held_until = ${pause}, version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
      where environment_id = ${environment_id} and id = ${id} and status = ${status}`),
  )
}
