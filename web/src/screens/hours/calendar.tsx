// A day or a week of hours as time on the clock: drawn, moved and stretched, by hand or by keys.

import { Skeleton } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useKeyHelp } from '../../shell/keys.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { mondayOf } from '../../ui/weeks.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { blocksOf } from './calendar-blocks.ts'
import { useCalendarChanges } from './calendar-changes.ts'
import { CalendarEntry, type Edited } from './calendar-entry.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { useCalendarSettings } from './calendar-settings.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { weekQuery } from './week-data.ts'
import { shownDays } from './week-days.ts'

const texts = words({
  en: {
    title: 'Hours',
    none: 'No hours of your own',
    hint: 'Your account is not linked to an employee, so there is nothing to draw here.',
  },
  nl: {
    title: 'Uren',
    none: 'Geen eigen uren',
    hint: 'Je account hoort niet bij een medewerker, dus hier valt niets te tekenen.',
  },
})

const KEYS = words({
  en: [
    { keys: 'N', does: 'New hours' },
    { keys: '↑ ↓ ← →', does: 'To another entry' },
    { keys: 'Enter', does: 'Change the entry' },
    { keys: 'Alt ↑', does: 'Earlier, later, another day (Alt with arrows)' },
    { keys: 'Shift ↓', does: 'Longer or shorter' },
    { keys: 'D', does: 'The same again' },
    { keys: 'Del', does: 'Delete the entry' },
    { keys: 'PgUp', does: 'The time before' },
    { keys: 'PgDn', does: 'The time after' },
  ],
  nl: [
    { keys: 'N', does: 'Nieuwe uren' },
    { keys: '↑ ↓ ← →', does: 'Naar andere uren' },
    { keys: 'Enter', does: 'Uren wijzigen' },
    { keys: 'Alt ↑', does: 'Vroeger, later, andere dag (Alt met pijlen)' },
    { keys: 'Shift ↓', does: 'Langer of korter' },
    { keys: 'D', does: 'Nog een keer hetzelfde' },
    { keys: 'Del', does: 'Uren verwijderen' },
    { keys: 'PgUp', does: 'De tijd ervoor' },
    { keys: 'PgDn', does: 'De tijd erna' },
  ],
})

export function Calendar() {
  const { employee } = useSession()
  const said = useWords(texts)
  return (
    <Page title={said.title} above={<HoursTabs />}>
      {employee ? <Drawing employeeId={employee.id} /> : <Empty icon="calendar" title={said.none} text={said.hint} />}
    </Page>
  )
}

function Drawing({ employeeId }: { employeeId: string }) {
  const { time_zone } = useSession().environment
  const { language } = useLanguage()
  const { search, change } = useListSearch()
  const [settings, set] = useCalendarSettings()
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const view = isPhone ? 'day' : settings.view
  const today = todayIn(time_zone)
  const day = typeof search.date === 'string' ? search.date : today
  const cache = useQueryClient()
  const asked = useQuery({ ...weekQuery(employeeId, day), placeholderData: keepPreviousData })
  const [edited, setEdited] = useState<Edited>()
  const week = asked.data?.data
  const changes = useCalendarChanges(week?.time_zone ?? time_zone)
  useKeyHelp(useWords(KEYS))

  const go = (date: string) => change({ date: date === today ? undefined : date })
  const length = view === 'day' ? 1 : 7
  const step = (by: number) => go(shiftDay(day, by * length))
  useHotkeys([
    ['n', () => document.querySelector<HTMLElement>(`[data-new="${newDay()}"]`)?.click()],
    ['PageUp', () => step(-1)],
    ['PageDown', () => step(1)],
  ])
  const blocks = useMemo(() => (week ? blocksOf(week, changes.shown) : []), [week, changes.shown])
  const isWeekOfDay = week?.date_from === mondayOf(day)
  const all = week ? shownDays(week, today, language) : []
  const days = all.filter(({ date }) => (view === 'week' ? true : date === (isWeekOfDay ? day : week?.date_from)))
  // In the column that has the focus, else today.
  const newDay = () => {
    const focused = blocks.find(({ id }) => id === (document.activeElement as HTMLElement | null)?.dataset.block)
    return focused?.date ?? (days.some(({ date }) => date === today) ? today : days[0]?.date)
  }

  return (
    <div>
      <CalendarBar
        day={day}
        today={today}
        view={view}
        canChooseView={!isPhone}
        settings={settings}
        onSet={set}
        onGo={go}
        onStep={step}
        onHover={(by) => void cache.prefetchQuery(weekQuery(employeeId, shiftDay(day, by * length)))}
      />
      {asked.isError && !week && <ProblemView error={asked.error} retry={() => void asked.refetch()} />}
      {!week && !asked.isError && <Skeleton height={560} mt="md" />}
      {week && (
        <CalendarGrid
          days={days}
          blocks={blocks.filter(({ id, date }) => !changes.gone.has(id) && days.some((one) => one.date === date))}
          changes={changes}
          edited={edited}
          step={settings.step}
          zoom={settings.zoom}
          timeZone={week.time_zone}
          onEdit={setEdited}
        />
      )}
      {edited && <CalendarEntry edited={edited} changes={changes} close={() => setEdited(undefined)} />}
    </div>
  )
}
