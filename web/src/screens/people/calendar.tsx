// The leave of everybody, or of a team, in a month. Why somebody is away stands there only for who may see it.
import { Button, Group, Skeleton } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PeriodArrows } from '../../ui/period-arrows.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { monthOf, shiftMonth } from './months.ts'
import { PeopleTabs } from './people-tabs.tsx'
import type { CalendarSearch } from './routes.ts'
import { Subscribe } from './subscribe.tsx'

const texts = words({
  en: {
    title: 'Leave calendar',
    before: 'Month before',
    after: 'Month after',
    today: 'This month',
    team: 'Team',
    everybody: 'Everybody',
    subscribe: 'Subscribe',
    approved: 'approved',
    requested: 'requested',
    holiday: 'public holiday',
    none: 'Nobody works here this month',
    teach: 'People stand here once they have a contract.',
  },
  nl: {
    title: 'Verlofkalender',
    before: 'Vorige maand',
    after: 'Volgende maand',
    today: 'Deze maand',
    team: 'Team',
    everybody: 'Iedereen',
    subscribe: 'Abonneren',
    approved: 'goedgekeurd',
    requested: 'aangevraagd',
    holiday: 'feestdag',
    none: 'Deze maand werkt hier niemand',
    teach: 'Mensen staan hier zodra ze een contract hebben.',
  },
})

function calendarQuery(month: string, team: string | undefined) {
  const { first, last } = monthOf(month)
  const query = { date_from: first, date_to: last, limit: 100, ...(team ? { team_id: team } : {}) }
  return api.queryOptions('get', '/hrm/leave/calendar', { params: { query } })
}

export function LeaveCalendar() {
  const said = useWords(texts)
  const { locale } = useFormats()
  const { environment } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ from: '/inside/people/calendar' })
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const [isSubscribing, { open, close }] = useDisclosure()
  const today = todayIn(environment.time_zone)
  const month = search.month ?? today.slice(0, 7)
  const { data, error, refetch, isFetching } = useQuery({
    ...calendarQuery(month, search.team),
    // Who stood there mostly stays: only the bars come anew.
    placeholderData: (before) => before,
  })
  const calendar = data?.data

  const go = (next: CalendarSearch) => void navigate({ to: '/people/calendar', search: next, resetScroll: false })
  const team = search.team ? { team: search.team } : {}
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  return (
    <Page
      title={said.title}
      above={<PeopleTabs />}
      actions={
        <Button variant="default" onClick={open}>
          {said.subscribe}
        </Button>
      }
    >
      <div className={classes.toolbar}>
        <PeriodArrows
          before={said.before}
          after={said.after}
          onStep={(by) => go({ ...team, month: shiftMonth(month, by) })}
          onHover={(by) => void cache.prefetchQuery(calendarQuery(shiftMonth(month, by), search.team))}
        />
        <h2 className={classes.month} aria-live="polite">
          {name}
        </h2>
        {month !== today.slice(0, 7) && (
          <Button size="xs" variant="subtle" onClick={() => go(team)}>
            {said.today}
          </Button>
        )}
        <RecordSelect
          of="team"
          size="xs"
          w={180}
          ml="auto"
          aria-label={said.team}
          placeholder={said.everybody}
          value={search.team ?? null}
          onChange={(id) => go({ ...(search.month ? { month: search.month } : {}), ...(id ? { team: id } : {}) })}
        />
      </div>
      {error && !calendar && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      {!calendar && !error && <Skeleton h={420} aria-hidden="true" />}
      {calendar && calendar.rows.length === 0 && <Empty icon="calendar" title={said.none} text={said.teach} />}
      {calendar && calendar.rows.length > 0 && (
        <div aria-busy={isFetching}>
          {isPhone ? (
            <CalendarDays month={month} today={today} calendar={calendar} />
          ) : (
            <CalendarGrid month={month} today={today} calendar={calendar} name={`${said.title} ${name}`} />
          )}
          <Group gap="lg" mt="sm" className={classes.legend!}>
            <span>
              <i data-status="approved" />
              {said.approved}
            </span>
            <span>
              <i data-status="requested" />
              {said.requested}
            </span>
            <span>
              <i data-holiday />
              {said.holiday}
            </span>
          </Group>
        </div>
      )}
      {isSubscribing && <Subscribe onClose={close} />}
    </Page>
  )
}
