// The inbox of whoever decides on leave: the soonest first, decided in one key, many at once.
import { Button, Group as Line, Skeleton, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { ApprovalKinds } from '../../shell/approval-kinds.tsx'
import { useKeyHelp } from '../../shell/keys.ts'
import { Empty } from '../../ui/empty.tsx'
import { moveRow } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import listClasses from '../../ui/record-list.module.css'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { ApprovalRow } from './approval-row.tsx'
import classes from './approvals.module.css'
import { useWaitingLeave } from './approvals-data.ts'
import { useDecideLeave } from './decide-leave.ts'
import { PeopleTabs } from './people-tabs.tsx'
import { RejectLeave } from './reject-leave.tsx'

type Leave = Shapes['Leave']

const texts = words({
  en: {
    title: 'Approve leave',
    done: 'No leave waits for you',
    teach: 'What your people ask for comes here. They hear at once what you decide.',
    waits: (n: number) => (n === 1 ? '1 request waits for you' : `${n} requests wait for you`),
    chosen: (n: number) => `${n} chosen`,
    approve: 'Approve',
    reject: 'Reject…',
    clear: 'Choose none',
    many: (n: number) => `${n} requests`,
  },
  nl: {
    title: 'Verlof goedkeuren',
    done: 'Er wacht geen verlof op je',
    teach: 'Wat je mensen aanvragen komt hier. Ze horen meteen wat je besluit.',
    waits: (n: number) => (n === 1 ? '1 aanvraag wacht op je' : `${n} aanvragen wachten op je`),
    chosen: (n: number) => `${n} gekozen`,
    approve: 'Goedkeuren',
    reject: 'Afwijzen…',
    clear: 'Geen kiezen',
    many: (n: number) => `${n} aanvragen`,
  },
})

const KEYS = {
  en: [
    { keys: 'J K', does: 'Next and previous' },
    { keys: 'X', does: 'Choose' },
    { keys: 'A', does: 'Approve what is chosen, else this one' },
    { keys: 'R', does: 'Reject what is chosen, else this one' },
  ],
  nl: [
    { keys: 'J K', does: 'Volgende en vorige' },
    { keys: 'X', does: 'Kiezen' },
    { keys: 'A', does: 'Keur goed wat gekozen is, anders deze' },
    { keys: 'R', does: 'Wijs af wat gekozen is, anders deze' },
  ],
}

const NONE: ReadonlySet<string> = new Set()

export function LeaveApprovals() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { rows, error, retry, isFetching } = useWaitingLeave()
  const { approve, reject } = useDecideLeave()
  const [chosen, setChosen] = useState(NONE)
  const [rejected, setRejected] = useState<readonly Leave[]>()
  const list = useRef<HTMLDivElement>(null)
  const picked = (rows ?? []).filter(({ id }) => chosen.has(id))
  useKeyHelp(KEYS[language])

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
  const take = (of: readonly Leave[]) => {
    moveRow(list.current, 1)
    approve(of)
    setChosen(NONE)
  }
  /** What a key is about: all that is chosen, else where one stands. */
  const meant = (): readonly Leave[] => {
    if (picked.length > 0) return picked
    const id = document.activeElement?.closest<HTMLElement>('[data-leave]')?.dataset.leave
    return (rows ?? []).filter((row) => row.id === id)
  }
  const askReject = (of: readonly Leave[]) => of.length > 0 && setRejected(of)
  const press = (act: () => void) => () => {
    if (!document.querySelector('[role=dialog]')) act()
  }
  useHotkeys(
    [
      ['j', press(() => moveRow(list.current, 1))],
      ['k', press(() => moveRow(list.current, -1))],
      ['a', press(() => take(meant()))],
      ['r', press(() => askReject(meant()))],
      [
        'x',
        press(() => {
          const row = document.activeElement?.closest('[data-leave]')
          row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
        }),
      ],
    ],
    ['TEXTAREA', 'SELECT'],
  )

  return (
    <Page
      title={said.title}
      above={<PeopleTabs />}
      lead={rows && rows.length > 0 ? said.waits(rows.length) : undefined}
      actions={<ApprovalKinds />}
    >
      <div ref={list} aria-busy={isFetching && !rows}>
        {error ? (
          <ProblemView error={error} retry={retry} isTrying={isFetching} />
        ) : !rows ? (
          <Stack gap="xs" aria-hidden="true">
            <Skeleton h={64} />
            <Skeleton h={64} />
          </Stack>
        ) : rows.length === 0 ? (
          <Empty icon="check" title={said.done} text={said.teach} />
        ) : (
          <ul className={`plain-list ${classes.rows}`}>
            {rows.map((leave) => (
              <ApprovalRow
                key={leave.id}
                leave={leave}
                isChosen={chosen.has(leave.id)}
                choose={choose}
                onApprove={() => take([leave])}
                onReject={() => askReject([leave])}
              />
            ))}
          </ul>
        )}
      </div>
      {picked.length > 0 && (
        <Line className={listClasses.bulk!} gap="xs" role="region" aria-label={said.chosen(picked.length)}>
          <Text size="sm" fw={600} mr="xs">
            {said.chosen(picked.length)}
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
        <RejectLeave
          of={rejected.length === 1 ? rejected[0]!.employee_name : said.many(rejected.length)}
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
