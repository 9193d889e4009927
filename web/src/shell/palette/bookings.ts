// Hours from the palette: one line books, one starts the timer; both can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useTimer } from '../timer/use-timer.ts'
import { type FoundWork, useFoundWorks, useRecentWorks } from '../work/works.ts'
import { bookingOf } from './booking.ts'
import { type Entry, matching } from './entry.ts'

const texts = words({
  en: {
    book: (time: string, work: string, day: string) => `Book ${time} on ${work}, ${day}`,
    booked: (time: string, work: string, day: string) => `${time} is booked on ${work}, ${day}`,
    start: (work: string) => `Start the timer on ${work}`,
    today: 'today',
    yesterday: 'yesterday',
  },
  nl: {
    book: (time: string, work: string, day: string) => `Boek ${time} op ${work}, ${day}`,
    booked: (time: string, work: string, day: string) => `${time} is geboekt op ${work}, ${day}`,
    start: (work: string) => `Start de timer op ${work}`,
    today: 'vandaag',
    yesterday: 'gisteren',
  },
})

const MOST = 4

interface Bookings {
  /** Hours are meant: they stand first. */
  readonly isMeant: boolean
  readonly entries: readonly Entry[]
}

export function useBookings(typed: string, asked: string): Bookings {
  const { environment } = useSession()
  const { canTime, start } = useTimer()
  const said = useWords(texts)
  const { minutes: timeText, weekday } = useFormats()
  const book = useBook()
  const today = todayIn(environment.time_zone)
  const { minutes, day, text, isTimer } = bookingOf(typed, today)
  const { works } = useFoundWorks(canTime ? bookingOf(asked, today).text : '')
  const recent = useRecentWorks(canTime)
  const isMeant = minutes !== undefined || isTimer
  if (!canTime || (!isMeant && text.length < 2)) return { isMeant, entries: [] }

  const dayText = day === today ? said.today : day === shiftDay(today, -1) ? said.yesterday : weekday(day)
  const offered = withRecent(recent, works, text).slice(0, MOST)
  const entries = offered.flatMap((found, i): Entry[] => {
    const { id, label, hint, work } = found
    const startIt: Entry = {
      id: `start ${id}`,
      label: said.start(label),
      hint,
      icon: 'play',
      act: () => start(work),
    }
    if (minutes === undefined || work.task_id) return [startIt]
    const bookIt: Entry = {
      id: `book ${id}`,
      label: said.book(timeText(minutes), label, dayText),
      hint,
      icon: 'clock',
      act: () => book(found, minutes, day, said.booked(timeText(minutes), label, dayText)),
    }
    return isTimer ? [startIt] : i === 0 ? [bookIt, startIt] : [bookIt]
  })
  return { isMeant, entries }
}

// What was worked on lately is likelier than what merely has the same words.
function withRecent(recent: readonly FoundWork[], found: readonly FoundWork[], text: string): readonly FoundWork[] {
  const named = recent.map(
    (one): Entry => ({ ...one, label: `${one.label} ${one.hint ?? ''}`, icon: 'play', act: () => {} }),
  )
  const ids = new Set(matching(named, text).map(({ id }) => id))
  const lately = recent.filter(({ id }) => ids.has(id))
  const isLately = ({ work }: FoundWork) =>
    work.service_id && lately.some((one) => one.work.service_id === work.service_id)
  return [...lately, ...found.filter((one) => !isLately(one))]
}

function useBook() {
  const cache = useQueryClient()
  const { employee } = useSession()
  const offer = useUndoOffer()

  function refresh() {
    for (const path of ['/hours/hours', '/hours/week', '/home'])
      void cache.invalidateQueries({ queryKey: ['get', path] })
  }

  async function send(found: FoundWork, minutes: number, day: string) {
    const week = await cache.fetchQuery(
      api.queryOptions('get', '/hours/week', { params: { query: { date: day } } }, { staleTime: 0 }),
    )
    const { next_start_at: start_at } = week.data.days.find(({ date }) => date === day)!
    const { names: _, task_id: __, ...work } = found.work
    const { data, error } = await client.POST('/hours/hours', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { employee_id: employee!.id, start_at, minutes, ...work },
    })
    if (!data) throw error
    return data.data.id
  }

  async function takeBack(id: string) {
    const { error } = await client.DELETE('/hours/hours/{id}', { params: { path: { id } } })
    if (error) showProblem(error)
    refresh()
  }

  return async (found: FoundWork, minutes: number, day: string, said: string) => {
    try {
      const id = await send(found, minutes, day)
      offer({ said, undo: () => void takeBack(id) })
      refresh()
    } catch (error) {
      showProblem(error)
    }
  }
}
