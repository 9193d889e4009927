// What is said when a start or a stop has arrived: what was booked, with the way back; or why it was refused.
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { hoursText } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Arrived, Told } from './outbox.ts'
import { type RunningTimer, workText } from './timing.ts'
import { keepTiming, knownTiming, timingQuery } from './timing-query.ts'

const texts = words({
  en: {
    booked: (time: string, work: string) => `${time} is booked on ${work}`,
    short: 'Less than a minute: nothing is booked',
    unnamed: (time: string) => `${time} is booked without a project`,
  },
  nl: {
    booked: (time: string, work: string) => `${time} is geboekt op ${work}`,
    short: 'Minder dan een minuut: er is niets geboekt',
    unnamed: (time: string) => `${time} is geboekt zonder project`,
  },
})

// The service starts a timer at most a day back.
const RESUMABLE_MS = 86_400_000 - 60_000

export function useTold(): Told {
  const cache = useQueryClient()
  const said = useWords(texts)
  const offer = useUndoOffer()
  function tellEnd(ended: RunningTimer, { booked, timer, now }: Arrived) {
    refreshHours()
    const text = booked ? bookedText(booked) : said.short
    if (Date.parse(now) - Date.parse(ended.started_at) < RESUMABLE_MS)
      offer({ said: text, undo: () => void resume(ended, booked, timer !== null).catch(showProblem) })
    else notifications.show({ message: text })
  }

  function bookedText(booked: Shapes['Hours']): string {
    const [time, work] = [hoursText(booked.minutes), workText(booked)]
    return work ? said.booked(time, work) : said.unnamed(time)
  }

  // As if it had never been stopped: what was booked goes, and it runs on from when it began.
  async function resume(ended: RunningTimer, booked: Shapes['Hours'] | null, isOtherRunning: boolean) {
    if (isOtherRunning) ensure(await client.DELETE('/hours/timer'))
    if (booked) ensure(await client.DELETE('/hours/hours/{id}', { params: { path: { id: booked.id } } }))
    const { project_id, service_id, task_id, hour_type_id, note, billable, started_at } = ended
    const body = { project_id, service_id, task_id, hour_type_id, note, billable, started_at }
    const { data, error } = await client.POST('/hours/timer', { body })
    if (data) keepTiming(cache, data.data)
    else if (booked) await bookAgain(booked)
    refreshHours()
    if (!data) throw error
  }

  // What cannot run on must at least not be lost.
  async function bookAgain(booked: Shapes['Hours']) {
    const { employee_id, project_id, service_id, hour_type_id, start_at, minutes, note, billable } = booked
    const body = { employee_id, project_id, service_id, hour_type_id, start_at, minutes, note, billable }
    ensure(await client.POST('/hours/hours', { body }))
  }

  function refreshHours() {
    for (const path of ['/hours/hours', '/hours/week', '/home'])
      void cache.invalidateQueries({ queryKey: ['get', path] })
  }

  return {
    arrived({ kind }, answer) {
      const ended = knownTiming(cache)?.timer
      keepTiming(cache, answer)
      // Whether a start ended anything is told by what it booked: another device may have been first.
      if (ended && (answer.booked || kind === 'stop')) tellEnd(ended, answer)
      else if (answer.booked) refreshHours()
    },
    refused(error) {
      showProblem(error)
      void cache.invalidateQueries(timingQuery())
    },
  }
}

function ensure<D>({ data, error }: { data?: D; error?: unknown }): D {
  if (error !== undefined) throw error
  return data as D
}
