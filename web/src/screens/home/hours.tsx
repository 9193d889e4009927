// Own hours against what the contract asks, today and this week; days that are not finished, and leave that comes.
import { Button, Progress, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { linkTo as placeLink } from '../../shell/modules.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './home.module.css'
import { BigFigure, Widget } from './widget.tsx'

const texts = words({
  en: {
    title: 'My hours',
    week: 'Open my week',
    today: (expected: string) => `today, of ${expected}`,
    thisWeek: (expected: string) => `this week, of ${expected}`,
    share: { today: 'Today against the schedule', week: 'This week against the schedule' },
    unfinished: 'Days to finish',
    reasons: { not_submitted: 'not submitted', nothing_booked: 'nothing booked' },
    leave: 'Leave ahead',
    asked: 'requested',
  },
  nl: {
    title: 'Mijn uren',
    week: 'Naar mijn week',
    today: (expected: string) => `vandaag, van ${expected}`,
    thisWeek: (expected: string) => `deze week, van ${expected}`,
    share: { today: 'Vandaag tegenover het rooster', week: 'Deze week tegenover het rooster' },
    unfinished: 'Nog af te maken',
    reasons: { not_submitted: 'niet ingediend', nothing_booked: 'niets geschreven' },
    leave: 'Verlof op komst',
    asked: 'aangevraagd',
  },
})

export function Hours({ home }: { home: Shapes['Home'] }) {
  const said = useWords(texts)
  const { minutes, weekday } = useFormats()
  const { routesByPath } = useRouter()
  const linkTo = useScreenLink()
  const { hours } = home
  if (!hours) return null
  const week = '/hours' in routesByPath && (
    <Button component={Link} {...placeLink({ to: '/hours' })} size="compact-sm" variant="subtle">
      {said.week}
    </Button>
  )
  return (
    <Widget title={said.title} actions={week}>
      <div className={classes.hours}>
        {(['today', 'week'] as const).map((span) => {
          const { minutes: booked, expected_minutes: expected, list } = hours[span]
          const hint = span === 'today' ? said.today(minutes(expected)) : said.thisWeek(minutes(expected))
          return (
            <div key={span}>
              <BigFigure link={linkTo(list.path, list.query)} hint={hint}>
                {minutes(booked)}
              </BigFigure>
              <Share label={said.share[span]} part={booked} whole={expected} />
            </div>
          )
        })}
      </div>
      {hours.unfinished.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            {said.unfinished}
          </Text>
          <ul className={classes.chips}>
            {hours.unfinished.map(({ date, reason, list }) => (
              <li key={date}>
                <Link {...linkTo(list.path, list.query)}>
                  {weekday(date)} · {said.reasons[reason]}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ComingLeave home={home} />
    </Widget>
  )
}

function ComingLeave({ home }: { home: Shapes['Home'] }) {
  const said = useWords(texts)
  const { days } = useFormats()
  const linkTo = useScreenLink()
  const entry = home.todo.find(({ kind }) => kind === 'leave_upcoming')
  if (!entry || home.leave.length === 0) return null
  return (
    <>
      <Text size="sm" c="dimmed" mt="md">
        {said.leave}
      </Text>
      <ul className={classes.chips}>
        {home.leave.slice(0, 4).map(({ id, start_date, end_date, status }) => (
          <li key={id}>
            <Link {...linkTo(entry.list.path, entry.list.query)}>
              {days(start_date, end_date)}
              {status === 'requested' && ` · ${said.asked}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Share({ label, part, whole }: { label: string; part: number; whole: number }) {
  const share = whole > 0 ? Math.min(1, part / whole) : part > 0 ? 1 : 0
  return <Progress size={6} value={Math.round(share * 100)} aria-label={label} />
}
