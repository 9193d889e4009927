// The inbox of whoever approves hours: by week and person or by project, decided in two keys, and who did not submit.
import { Button, Group as Line, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { ApprovalKinds } from '../../shell/approval-kinds.tsx'
import { useKeyHelp } from '../../shell/keys.ts'
import { Empty } from '../../ui/empty.tsx'
import { moveRow } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import listClasses from '../../ui/record-list.module.css'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { ApprovalGroup } from './approval-group.tsx'
import classes from './approvals.module.css'
import { type Grouping, groupsOf, type Hours, useWaiting } from './approvals-data.ts'
import { useDecide } from './decide-hours.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { NotSubmitted } from './not-submitted.tsx'
import { RejectForm } from './reject-form.tsx'

const texts = words({
  en: {
    title: 'Approve hours',
    by: 'Grouped by',
    week: 'By week and person',
    project: 'By project',
    none: 'Without project',
    done: 'Nothing waits for you',
    teach: 'Hours that people submit come here. Approved hours are locked and can be invoiced.',
    waits: (time: string, n: number) => `${time} in ${n === 1 ? '1 entry' : `${n} entries`} waits for you`,
    chosen: (time: string) => `${time} chosen`,
    approve: 'Approve',
    reject: 'Reject…',
    clear: 'Choose none',
  },
  nl: {
    title: 'Uren goedkeuren',
    by: 'Gegroepeerd',
    week: 'Per week en persoon',
    project: 'Per project',
    none: 'Zonder project',
    done: 'Er wacht niets op je',
    teach: 'Uren die mensen indienen komen hier. Goedgekeurde uren liggen vast en kun je factureren.',
    waits: (time: string, n: number) => `${time} in ${n === 1 ? '1 regel' : `${n} regels`} wacht op je`,
    chosen: (time: string) => `${time} gekozen`,
    approve: 'Goedkeuren',
    reject: 'Afkeuren…',
    clear: 'Geen kiezen',
  },
})

const KEYS = {
  en: [
    { keys: 'J K', does: 'Next and previous' },
    { keys: 'Enter', does: 'Show the entries' },
    { keys: 'X', does: 'Choose' },
    { keys: 'A', does: 'Approve what is chosen, else this one' },
    { keys: 'R', does: 'Reject what is chosen, else this one' },
  ],
  nl: [
    { keys: 'J K', does: 'Volgende en vorige' },
    { keys: 'Enter', does: 'Toon de regels' },
    { keys: 'X', does: 'Kiezen' },
    { keys: 'A', does: 'Keur goed wat gekozen is, anders deze' },
    { keys: 'R', does: 'Keur af wat gekozen is, anders deze' },
  ],
}

const NONE: ReadonlySet<string> = new Set()

export function Approvals() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { minutes } = useFormats()
  const { rows, late, error, retry, isFetching } = useWaiting()
  const { approve, reject } = useDecide()
  const [by, setBy] = useState<Grouping>('week')
  const [chosen, setChosen] = useState(NONE)
  const [rejected, setRejected] = useState<readonly Hours[]>()
  const list = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => groupsOf(rows ?? [], by, said.none), [rows, by, said])
  const picked = (rows ?? []).filter(({ id }) => chosen.has(id))
  useKeyHelp(KEYS[language])

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const take = (of: readonly Hours[]) => {
    moveRow(list.current, 1)
    approve(of)
    setChosen(NONE)
  }
  /** What a key is about: all that is chosen, else where one stands. */
  const meant = (): readonly Hours[] => {
    if (picked.length > 0) return picked
    const key = document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group
    return groups.find((group) => group.key === key)?.rows ?? []
  }
  const press = (act: () => void) => () => {
    if (!document.querySelector('[role=dialog]')) act()
  }
  const askReject = (of: readonly Hours[]) => of.length > 0 && setRejected(of)
  useHotkeys(
    [
      ['j', press(() => moveRow(list.current, 1))],
      ['k', press(() => moveRow(list.current, -1))],
      ['a', press(() => take(meant()))],
      ['r', press(() => askReject(meant()))],
      [
        'x',
        press(() => {
          const row = document.activeElement?.closest('[data-group]')
          row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
        }),
      ],
    ],
    ['TEXTAREA', 'SELECT'],
  )

  const total = (of: readonly Hours[]) => minutes(of.reduce((sum, row) => sum + row.minutes, 0))
  return (
    <Page
      title={said.title}
      above={<HoursTabs />}
      lead={rows && rows.length > 0 ? said.waits(total(rows), rows.length) : undefined}
      actions={
        <>
          {rows && rows.length > 0 && (
            <SegmentedControl
              aria-label={said.by}
              value={by}
              onChange={(next) => setBy(next as Grouping)}
              data={[
                { value: 'week', label: said.week },
                { value: 'project', label: said.project },
              ]}
            />
          )}
          <ApprovalKinds />
        </>
      }
    >
      <div ref={list} aria-busy={isFetching && !rows}>
        {error ? (
          <ProblemView error={error} retry={retry} isTrying={isFetching} />
        ) : !rows ? (
          <Stack gap="xs" aria-hidden="true">
            <Skeleton h={60} />
            <Skeleton h={60} />
            <Skeleton h={60} />
          </Stack>
        ) : groups.length === 0 ? (
          <Empty icon="check" title={said.done} text={said.teach} />
        ) : (
          <ul className={`plain-list ${classes.groups}`}>
            {groups.map((group) => (
              <ApprovalGroup
                key={group.key}
                group={group}
                by={by}
                chosen={chosen}
                choose={choose}
                onApprove={() => take(group.rows)}
                onReject={() => askReject(group.rows)}
              />
            ))}
          </ul>
        )}
      </div>
      {late && late.people.length > 0 && <NotSubmitted late={late} />}
      {picked.length > 0 && (
        <Line className={listClasses.bulk!} gap="xs" role="region" aria-label={said.chosen(total(picked))}>
          <Text size="sm" fw={600} mr="xs">
            {said.chosen(total(picked))}
          </Text>
          <Button size="xs" onClick={() => take(picked)}>
            {said.approve}
          </Button>
          <Button size="xs" variant="default" onClick={() => askReject(picked)}>
            {said.reject}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setChosen(NONE)}>
            {said.clear}
          </Button>
        </Line>
      )}
      {rejected && (
        <RejectForm
          of={total(rejected)}
          onReject={(reason) => {
            reject(rejected, reason)
            setChosen(NONE)
          }}
          onClose={() => setRejected(undefined)}
        />
      )}
    </Page>
  )
}
