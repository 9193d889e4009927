// The running timer for every screen: what runs, and starting, switching, stopping, changing and discarding it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { problemOf, showProblem } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { sendWaiting, useUndo } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import { pressStep, useSteps } from './outbox.ts'
import { type RunningTimer, type Step, timerAfter, type Work, type WorkNames } from './timing.ts'
import { keepTiming, knownTiming, timingQuery } from './timing-query.ts'
import { useTold } from './told.ts'

export type { RunningTimer, Work, WorkNames } from './timing.ts'

const texts = words({ en: { discarded: 'The timer is discarded' }, nl: { discarded: 'De timer is weggegooid' } })

export interface TimerHandle {
  /** Null when nothing runs. */
  readonly timer: RunningTimer | null
  /** False where somebody keeps no hours: then nothing of the timer is shown. */
  readonly canTime: boolean
  /** How far the clock of the service is ahead of this machine's. */
  readonly aheadMs: number
  /** Starts; what runs is booked up to now. With names it is called right before the service has answered. */
  start(work?: Work): Promise<void>
  /** Stops and books; at an earlier moment for whoever forgot it. */
  stop(at?: string): Promise<void>
  /** The names show until the service has answered. */
  change(body: Shapes['TimerUpdate'], names?: WorkNames): Promise<void>
  discard(): void
}

export function useTimer(): TimerHandle {
  const { can, employee } = useSession()
  const canTime = employee !== null && can('hours:write')
  const cache = useQueryClient()
  const said = useWords(texts)
  const undoable = useUndo()
  const told = useTold()
  const steps = useSteps()
  const discarded = useSyncExternalStore(listen, () => hidden)
  const { data, dataUpdatedAt } = useQuery({ ...timingQuery(), enabled: canTime })
  const known = data?.data.timer ?? null
  const timer = timerAfter(known && known.id === discarded ? null : known, steps)
  const aheadMs = data ? Date.parse(data.data.now) - dataUpdatedAt : 0
  const now = () => new Date(Date.now() + aheadMs).toISOString()

  async function press(step: Step) {
    // What was discarded must be gone before another takes its place, or it would be booked.
    if (hidden) await sendWaiting()
    await pressStep(step, told)
  }

  async function change(body: Shapes['TimerUpdate'], names: WorkNames = {}) {
    const before = knownTiming(cache)?.timer
    if (before) keepTiming(cache, { timer: { ...before, ...body, ...names }, now: now() })
    try {
      const { data: answer, error } = await client.PATCH('/hours/timer', { body })
      if (!answer) throw error
      keepTiming(cache, answer.data)
    } catch (error) {
      if (before) keepTiming(cache, { timer: before, now: now() })
      if (problemOf(error).code === 'timer-not-running') void cache.invalidateQueries(timingQuery())
      showProblem(error)
    }
  }

  function discard() {
    if (!timer) return
    undoable({
      said: said.discarded,
      show: () => hide(timer.id),
      send: async (init) => {
        const answer = await client.DELETE('/hours/timer', init)
        if (!answer.error) {
          keepTiming(cache, { timer: null, now: now() })
          hide(undefined)
        }
        return answer
      },
    })
  }

  return {
    timer,
    canTime,
    aheadMs,
    start: (work = {}) => press({ kind: 'start', key: crypto.randomUUID(), at: now(), work }),
    stop: (at = now()) => press({ kind: 'stop', key: crypto.randomUUID(), at }),
    change,
    discard,
  }
}

// Discarded, but only really so once nobody wants it back.
let hidden: string | undefined
const listeners = new Set<() => void>()

function hide(id: string | undefined): () => void {
  hidden = id
  for (const listener of listeners) listener()
  return () => {
    if (id && hidden === id) hide(undefined)
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
