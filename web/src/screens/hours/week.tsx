// The week of hours: typed by keyboard, saved by itself, submitted when it is complete.

import { Badge, Button, Skeleton, Stack } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useKeyHelp } from '../../shell/keys.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useUndoOffer } from '../../ui/undo.tsx'
import { mondayOf } from '../../ui/weeks.ts'
import { hoursText } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { AddRow } from './add-row.tsx'
import { type NamedPlace, useRows } from './added-rows.ts'
import { openDrafts, type Place, placeKey, useDrafts } from './drafts.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { RejectForm } from './reject-form.tsx'
import type { WeekSearch } from './routes.ts'
import { isUnsaved, SaveStatus } from './save-status.tsx'
import { bringBack } from './type-hours.ts'
import { settleCell } from './typing.ts'
import { WeekBar } from './week-bar.tsx'
import { type Week, type WeekEntry, weekQuery } from './week-data.ts'
import { WeekByDay } from './week-day.tsx'
import { WeekGrid } from './week-grid.tsx'
import { useWeekSteps } from './week-steps.ts'
import { APPROVAL } from './week-words.ts'

const texts = words({
  en: {
    title: 'Hours',
    copy: 'Copy last week',
    submit: 'Submit week',
    approve: 'Approve',
    reject: 'Reject…',
    withdraw: 'Withdraw approval',
    first: 'First everything must be saved',
    whose: 'Whose hours?',
    choose: 'Your account is not linked to an employee. Choose above whose week you want to see.',
    removed: (time: string) => `${time} removed`,
  },
  nl: {
    title: 'Uren',
    copy: 'Vorige week kopiëren',
    submit: 'Week indienen',
    approve: 'Goedkeuren',
    reject: 'Afkeuren…',
    withdraw: 'Goedkeuring intrekken',
    first: 'Eerst moet alles bewaard zijn',
    whose: 'Wiens uren?',
    choose: 'Je account hoort niet bij een medewerker. Kies hierboven wiens week je wilt zien.',
    removed: (time: string) => `${time} verwijderd`,
  },
})

const KEYS = {
  en: [
    { keys: 'Tab', does: 'Next day' },
    { keys: 'Enter', does: 'Save and go down' },
    { keys: '← → ↑ ↓', does: 'To another cell' },
    { keys: 'Space', does: 'Notes, several entries and the timer of a cell' },
    { keys: 'Esc', does: 'Take back what was typed' },
    { keys: 'PageUp PageDown', does: 'Week before and after' },
  ],
  nl: [
    { keys: 'Tab', does: 'Volgende dag' },
    { keys: 'Enter', does: 'Bewaren en omlaag' },
    { keys: '← → ↑ ↓', does: 'Naar een andere cel' },
    { keys: 'Spatie', does: 'Notities, meer regels en de timer van een cel' },
    { keys: 'Esc', does: 'Terugnemen wat je typte' },
    { keys: 'PageUp PageDown', does: 'Week ervoor en erna' },
  ],
}

const route = getRouteApi('/inside/hours/')

export function WeekScreen() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { employee, environment, user } = useSession()
  openDrafts(environment.id, user.id)
  const search = route.useSearch()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const today = todayIn(environment.time_zone)
  const thisMonday = mondayOf(today)
  const monday = mondayOf(search.week ?? today)
  const employeeId = search.employee ?? employee?.id
  const asked = weekQuery(employeeId ?? '', monday)
  const { data, error, refetch, isFetching } = useQuery({ ...asked, enabled: employeeId !== undefined })
  const fetchWeek = (day: string) => employeeId && void cache.prefetchQuery(weekQuery(employeeId, day))
  const go = (next: WeekSearch) => {
    settleCell()
    const { week = monday, employee: whose = search.employee } = next
    const kept = {
      ...(week === thisMonday ? {} : { week }),
      ...(whose && whose !== employee?.id ? { employee: whose } : {}),
    }
    void navigate({ to: '/hours', search: kept })
  }
  useKeyHelp(KEYS[language])
  useHotkeys(
    [
      ['PageUp', () => go({ week: shiftDay(monday, -7) })],
      ['PageDown', () => go({ week: shiftDay(monday, 7) })],
    ],
    ['TEXTAREA'],
  )
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && settleCell()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', settleCell)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', settleCell)
    }
  }, [])

  const bar = (
    <WeekBar
      monday={monday}
      thisMonday={thisMonday}
      employeeId={employeeId}
      employeeName={data?.data.employee_name}
      onWeek={(week) => go({ week })}
      onEmployee={(id) => id && go({ employee: id })}
      onHover={fetchWeek}
    />
  )
  if (data) return <Shown key={`${employeeId} ${monday}`} week={data.data} today={today} bar={bar} />
  return (
    <Page title={said.title} above={<HoursTabs />}>
      {bar}
      {error ? (
        <ProblemView error={error} retry={refetch} isTrying={isFetching} />
      ) : employeeId ? (
        <Stack gap={8} aria-hidden="true">
          {Array.from({ length: 8 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton key={i} h={40} />
          ))}
        </Stack>
      ) : (
        <Empty icon="clock" title={said.whose} text={said.choose} />
      )}
    </Page>
  )
}

function Shown({ week, today, bar }: { week: Week; today: string; bar: React.ReactNode }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { employee } = useSession()
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const { rows, add, leaveOut, isAdded } = useRows(week)
  const steps = useWeekSteps(week, add)
  const offer = useUndoOffer()
  const [isRejecting, setRejecting] = useState(false)
  const hasDrafts = Object.values(useDrafts()).some((draft) => isUnsaved(week, draft))
  const taken = useMemo(() => new Set(rows.map(placeKey)), [rows])
  const { employee_id: employeeId, actions, approval } = week
  const canWrite = week.days.some(({ refusal }) => refusal === null)

  // The cells keep this one function for as long as they are there.
  const told = useRef({ said, offer })
  useEffect(() => {
    told.current = { said, offer }
  })
  const onRemoved = useCallback(
    (place: Place, date: string, entry: WeekEntry) =>
      told.current.offer({
        said: told.current.said.removed(hoursText(entry.minutes)),
        undo: () => bringBack(employeeId, place, date, entry),
      }),
    [employeeId],
  )

  function addRow(place: NamedPlace) {
    add(place)
    requestAnimationFrame(() => lastRowCell()?.focus())
  }

  const Grid = isNarrow ? WeekByDay : WeekGrid
  const buttons = (
    <>
      {canWrite && (
        <Button variant="default" onClick={steps.copyLast}>
          {said.copy}
        </Button>
      )}
      {actions.withdraw.length > 0 && (
        <Button variant="default" onClick={steps.withdraw}>
          {said.withdraw}
        </Button>
      )}
      {actions.reject.length > 0 && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {said.reject}
        </Button>
      )}
      {actions.approve.length > 0 && <Button onClick={steps.approve}>{said.approve}</Button>}
      {actions.submit.length > 0 && (
        <Button onClick={steps.submit} disabled={hasDrafts} title={hasDrafts ? said.first : undefined}>
          {said.submit}
        </Button>
      )}
    </>
  )
  return (
    <Page
      title={said.title}
      above={<HoursTabs />}
      aside={
        approval.is_required || !['empty', 'not_required'].includes(approval.status) ? (
          <Badge color={COLOURS[approval.status]}>{APPROVAL[language][approval.status]}</Badge>
        ) : undefined
      }
      actions={buttons}
    >
      {bar}
      <Grid
        week={week}
        rows={rows}
        today={today}
        isOwn={employee?.id === employeeId}
        onRemoved={onRemoved}
        onLeaveOut={leaveOut}
        isAdded={isAdded}
      >
        {canWrite && <AddRow employeeId={employeeId} taken={taken} onAdd={addRow} />}
      </Grid>
      <SaveStatus week={week} />
      {isRejecting && (
        <RejectForm of={week.employee_name} onReject={steps.reject} onClose={() => setRejecting(false)} />
      )}
    </Page>
  )
}

// Where whoever added a row goes on typing.
function lastRowCell(): HTMLElement | null | undefined {
  return [...document.querySelectorAll('[data-week-row]')].at(-1)?.querySelector<HTMLElement>('input:not([readonly])')
}

const COLOURS: Readonly<Record<Week['approval']['status'], string>> = {
  empty: 'gray',
  not_required: 'gray',
  open: 'gray',
  submitted: 'blue',
  approved: 'office',
  rejected: 'red',
}
