// Who does what when: people and their days, what is planned on them, and what that leaves.
import { Button, Skeleton } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useKeyHelp } from '../../shell/keys.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { mondayOf } from '../../ui/weeks.ts'
import { useWords, words } from '../../words/language.tsx'
import { BlockMenu } from './block-menu.tsx'
import type { Span } from './blocks.ts'
import { useBoardChanges } from './board-changes.ts'
import { bookedKey, type Planning, prefetchBoard, useBoardData } from './board-data.ts'
import { bookedByColumn, periodOf, proposedMinutes, worksInWeekend } from './board-figures.ts'
import { BoardGrid, type MenuPoint } from './board-grid.tsx'
import { behind } from './board-keys.ts'
import { type BoardSettings, useBoardSettings } from './board-settings.ts'
import { scaleOf } from './columns.ts'
import { PlanningBar } from './planning-bar.tsx'
import { type Edited, PlanningEntry } from './planning-entry.tsx'
import { KEYS } from './planning-keys.ts'
import { PlanningLegend } from './planning-legend.tsx'
import { PlanningPhone } from './planning-phone.tsx'
import { rowsOf } from './rows.ts'
import { useShownPeople } from './shown-people.ts'
import { useBlocks } from './use-blocks.ts'

const texts = words({
  en: {
    title: 'Planning',
    plan: 'Plan',
    none: 'Nobody to plan yet',
    teach: 'Whoever has a contract in these weeks stands here. Add people and their contracts first.',
    everyone: (count: number) => `Show everyone (${count} more)`,
  },
  nl: {
    title: 'Planning',
    plan: 'Plannen',
    none: 'Nog niemand om te plannen',
    teach: 'Wie in deze weken een contract heeft staat hier. Voeg eerst mensen en hun contracten toe.',
    everyone: (count: number) => `Toon iedereen (nog ${count})`,
  },
})

export function PlanningScreen() {
  const said = useWords(texts)
  const { settings, isPending, set } = useBoardSettings()
  if (isPending)
    return (
      <Page title={said.title}>
        <Skeleton height={560} />
      </Page>
    )
  return <Board settings={settings} set={set} />
}

interface BoardProps {
  readonly settings: BoardSettings
  set(change: Partial<BoardSettings>): void
}

function Board({ settings, set }: BoardProps) {
  const said = useWords(texts)
  const { employee, environment, can } = useSession()
  const cache = useQueryClient()
  const { search, change: filter } = useListSearch()
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const today = todayIn(environment.time_zone)
  const monday = mondayOf(typeof search.date === 'string' ? search.date : today)
  const { withTentative } = settings
  const [unit, weeks] = isPhone ? (['day', 1] as const) : ([settings.unit, settings.weeks] as const)
  const period = useMemo(() => periodOf(monday, weeks), [monday, weeks])
  const withBooked = settings.withBooked && can('hours:read')
  const { planning, people, booked } = useBoardData(period, unit, withBooked)
  const teams = useRecords('/hrm/team', { is_active: true, limit: 100 }).data?.data
  const changes = useBoardChanges(period)
  const [edited, setEdited] = useState<Edited>()
  const [menu, setMenu] = useState<{ block: Planning; point: MenuPoint; day: string }>()
  useKeyHelp(useWords(KEYS))

  const hasWeekend = useMemo(() => (people.data ?? []).some(worksInWeekend), [people.data])
  const scale = useMemo(() => scaleOf(monday, weeks, unit, hasWeekend), [monday, weeks, unit, hasWeekend])
  const blocks = useBlocks(planning.data, changes)
  // A phone shows one person at a time anyway, chosen from all of them.
  const shown = useShownPeople(people.data, teams, blocks, isPhone ? { ...search, employee_id: undefined } : search)
  const rows = useMemo(() => rowsOf(shown.people, shown.teams), [shown.people, shown.teams])
  const bookedRows = useMemo(
    () => booked.data && withBooked && bookedByColumn(shown.people, scale, booked.data),
    [booked.data, withBooked, shown.people, scale],
  )
  const plannable = useMemo(
    () => new Set(people.data?.flatMap(({ employee_id, can_plan }) => (can_plan ? [employee_id] : []))),
    [people.data],
  )
  const canChange = useCallback((employeeId: string) => plannable.has(employeeId), [plannable])

  const step = (by: number) => filter({ date: shiftDay(monday, by * weeks * 7) })
  const open = (block: Planning) => setEdited({ block, span: { employeeId: block.employee_id, start: '', end: '' } })
  const startNew = (span: Span) =>
    setEdited({ span, minutesPerDay: proposedMinutes(shown.people, span), project: shown.project })
  const firstNew = () => {
    const own = shown.people.find(({ employee_id }) => canChange(employee_id))
    const start = period.date_from <= today && today <= period.date_to ? today : monday
    if (own) startNew({ employeeId: own.employee_id, start, end: start })
  }
  const copy = (block: Planning) => void changes.copy(block, behind(scale, block))
  useHotkeys([
    ['n', firstNew],
    ['PageUp', () => step(-1)],
    ['PageDown', () => step(1)],
  ])
  const isReady = planning.data && people.data && teams
  const error = planning.error ?? people.error
  const canPlan = shown.people.some(({ employee_id }) => canChange(employee_id))
  return (
    <Page
      title={said.title}
      actions={
        canPlan && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={firstNew}>
            {said.plan}
          </Button>
        )
      }
    >
      <PlanningBar
        {...{ monday, today, isPhone, settings, search }}
        canSeeBooked={can('hours:read')}
        onSet={set}
        onFilter={filter}
        onStep={step}
        onHover={(by) => prefetchBoard(cache, periodOf(shiftDay(monday, by * weeks * 7), weeks))}
      />
      {error && !isReady && (
        <ProblemView error={error} retry={() => void Promise.all([planning.refetch(), people.refetch()])} />
      )}
      {!isReady && !error && <Skeleton height={520} />}
      {isReady && people.data.length === 0 && <Empty icon="calendar" title={said.none} text={said.teach} />}
      {isReady && people.data.length > 0 && isPhone && (
        <PlanningPhone
          {...{ monday, today, withTentative, search, canChange }}
          ownId={employee?.id}
          people={shown.people}
          blocks={shown.blocks}
          refused={changes.refused}
          bookedOn={(id, day) => (withBooked ? (booked.data?.get(bookedKey(id, day)) ?? 0) : undefined)}
          onFilter={filter}
          onNew={startNew}
          onOpen={open}
        />
      )}
      {isReady && people.data.length > 0 && !isPhone && (
        <>
          <BoardGrid
            {...{ scale, today, rows, withTentative, changes, canChange }}
            blocks={shown.blocks}
            booked={bookedRows || undefined}
            onNew={startNew}
            onOpen={open}
            onMenu={(block, point, day) => setMenu({ block, point, day })}
          />
          {shown.others > 0 && (
            <Button variant="subtle" size="compact-sm" mr="auto" onClick={shown.showEveryone}>
              {said.everyone(shown.others)}
            </Button>
          )}
          <PlanningLegend canPlan={canPlan} />
        </>
      )}
      {menu && <BlockMenu {...menu} changes={changes} onOpen={open} onCopy={copy} close={() => setMenu(undefined)} />}
      {edited && (
        <PlanningEntry
          edited={edited}
          changes={changes}
          canChange={canChange(edited.block?.employee_id ?? edited.span.employeeId)}
          onCopy={copy}
          close={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
