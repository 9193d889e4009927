// How a project uses up its budget, week by week, and where it ends when everything goes as planned.
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ChartSeries } from '../../ui/chart/chart.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { shiftDay } from '../../ui/day.ts'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useShort } from './budget-bar.tsx'
import { type BurnPoint, burnPoints } from './burn-weeks.ts'
import type { Burn } from './project-query.ts'

const texts = words({
  en: {
    title: 'Progress',
    what: 'What to show',
    hours: 'Hours',
    amount: 'Amount',
    weekly: 'Per week',
    spent: 'Spent',
    forecast: 'With planning',
    pace: 'Even pace',
    budget: 'Budget',
    booked: 'Booked',
    planned: 'Planned',
    week: (day: string) => `Week of ${day}`,
    ends: (hours: string) => `With what is planned it comes to ${hours}`,
    of: (hours: string, share: string) => ` of ${hours}, ${share} of the budget.`,
    passed: (share: string) => ` ${share} of the time has passed.`,
  },
  nl: {
    title: 'Voortgang',
    what: 'Wat je ziet',
    hours: 'Uren',
    amount: 'Bedrag',
    weekly: 'Per week',
    spent: 'Besteed',
    forecast: 'Met planning',
    pace: 'Gelijkmatig',
    budget: 'Budget',
    booked: 'Geboekt',
    planned: 'Gepland',
    week: (day: string) => `Week van ${day}`,
    ends: (hours: string) => `Met wat gepland is komt het uit op ${hours}`,
    of: (hours: string, share: string) => ` van ${hours}, ${share} van het budget.`,
    passed: (share: string) => ` ${share} van de tijd is voorbij.`,
  },
})

type View = 'hours' | 'amount' | 'weekly'

export function BurnChart({ burn, projectId }: { burn: Burn; projectId: string }) {
  const said = useWords(texts)
  const formats = useFormats()
  const { hours, money } = useShort()
  const [view, setView] = useState<View>('hours')
  const weeks = useMemo(() => burnPoints(burn), [burn])
  const points = weeks.map(({ monday }) => ({
    key: monday,
    short: shortDay(monday, formats.locale),
    label: said.week(formats.day(monday)),
    link: {
      to: '/projects/$id/hours',
      params: { id: projectId },
      search: { date_from: monday, date_to: shiftDay(monday, 6) },
    } as const,
  }))
  const budget = view === 'amount' ? burn.budget_amount : view === 'hours' ? burn.budget_minutes : null
  const series = seriesOf(view, weeks, budget, said)
  const choices = (['hours', 'amount', 'weekly'] as const).map((value) => ({ value, label: said[value] }))
  return (
    <div id="burn">
      <Section
        title={said.title}
        actions={
          <SegmentedControl
            size="xs"
            aria-label={said.what}
            data={choices}
            value={view}
            onChange={(next) => setView(next as View)}
          />
        }
      >
        <Forecast burn={burn} />
        <Chart
          label={said.title}
          points={points}
          series={series}
          marks={budget === null ? [] : [{ name: said.budget, value: budget }]}
          format={view === 'amount' ? formats.money : formats.minutes}
          formatTick={view === 'amount' ? money : hours}
          unit={view === 'amount' ? 1 : 60}
          isStacked
        />
      </Section>
    </div>
  )
}

function Forecast({ burn }: { burn: Burn }) {
  const said = useWords(texts)
  const { minutes, percent } = useFormats()
  const ends = burn.weeks.at(-1)?.forecast_minutes
  const { budget_minutes, time_passed_percentage: passed } = burn
  if (typeof ends !== 'number') return null
  const isOver = budget_minutes !== null && ends > budget_minutes
  return (
    <Group gap={6} mb="md" wrap="nowrap">
      <Text size="sm" c={isOver ? 'red' : 'dimmed'}>
        {said.ends(minutes(ends))}
        {budget_minutes ? said.of(minutes(budget_minutes), percent(ends / budget_minutes)) : '.'}
        {passed !== null && said.passed(percent(passed / 100))}
      </Text>
    </Group>
  )
}

type Said = (typeof texts)['en']

function seriesOf(view: View, weeks: readonly BurnPoint[], budget: number | null, said: Said): ChartSeries[] {
  if (view === 'weekly')
    return [
      { name: said.booked, kind: 'bar', values: weeks.map(({ minutes }) => minutes) },
      ...(weeks.some(({ planned }) => planned > 0)
        ? [{ name: said.planned, kind: 'bar', tone: 'soft', values: weeks.map(({ planned }) => planned) } as const]
        : []),
    ]
  const hasPace = budget !== null && weeks.some(({ pace }) => pace !== null)
  const paces = weeks.map(({ pace }) => (pace === null ? null : pace * (budget ?? 0)))
  const hasForecast = view === 'hours' && weeks.some(({ forecast }) => forecast !== null)
  return [
    { name: said.spent, kind: 'line', values: weeks.map((week) => (view === 'amount' ? week.used : week.spent)) },
    ...(hasForecast
      ? [{ name: said.forecast, kind: 'line', isDashed: true, values: weeks.map(({ forecast }) => forecast) } as const]
      : []),
    ...(hasPace ? [{ name: said.pace, kind: 'line', tone: 'quiet', values: paces } as const] : []),
  ]
}

function shortDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
