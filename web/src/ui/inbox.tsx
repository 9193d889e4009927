// What waits for a decision: walked through and decided by keyboard, line by line or many at once.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useKeyHelp } from '../shell/keys.ts'
import { useLanguage, useWords, words } from '../words/language.tsx'
import { Empty } from './empty.tsx'
import { moveRow } from './list-keys.ts'
import { ProblemView } from './problem-view.tsx'
import listClasses from './record-list.module.css'

const texts = words({
  en: { approve: 'Approve', clear: 'Choose none' },
  nl: { approve: 'Goedkeuren', clear: 'Geen kiezen' },
})

const KEYS = {
  en: [
    { keys: 'J K', does: 'Next and previous' },
    { keys: 'Enter', does: 'Open it' },
    { keys: 'X', does: 'Choose' },
    { keys: 'A', does: 'Approve what is chosen, else this one' },
    { keys: 'R', does: 'Reject what is chosen, else this one' },
  ],
  nl: [
    { keys: 'J K', does: 'Volgende en vorige' },
    { keys: 'Enter', does: 'Openen' },
    { keys: 'X', does: 'Kiezen' },
    { keys: 'A', does: 'Keur goed wat gekozen is, anders deze' },
    { keys: 'R', does: 'Wijs af wat gekozen is, anders deze' },
  ],
}

export interface InboxWords {
  readonly done: string
  readonly teach: string
  readonly reject: string
}

export interface InboxActs<Row> {
  readonly chosen: ReadonlySet<string>
  choose(ids: readonly string[], isChosen: boolean): void
  approve(rows: readonly Row[]): void
  reject(rows: readonly Row[]): void
}

interface InboxProps<Row> {
  readonly waiting: {
    readonly rows: readonly Row[] | undefined
    readonly error: unknown
    readonly isFetching: boolean
    retry(): unknown
  }
  readonly said: InboxWords
  /** How much is chosen, and of whom something is rejected. */
  chosenText(rows: readonly Row[]): string
  rejectedText(rows: readonly Row[]): string
  /** The rows of the line that is called so by its data-line. */
  rowsOf(line: string): readonly Row[]
  approve(rows: readonly Row[]): void
  reject(rows: readonly Row[], reason: string): void
  /** Where it is said why; of whom, or how much. */
  readonly form: ComponentType<{ of: string; onReject(reason: string): void; onClose(): void }>
  /** The lines. */
  children(acts: InboxActs<Row>): ReactNode
}

const NONE: ReadonlySet<string> = new Set()

export function Inbox<Row extends { readonly id: string }>(props: InboxProps<Row>) {
  const { waiting, said, chosenText, rejectedText, rowsOf, approve, reject, form: RejectForm, children } = props
  const { rows, error, isFetching, retry } = waiting
  const own = useWords(texts)
  const [chosen, setChosen] = useState(NONE)
  const [rejected, setRejected] = useState<readonly Row[]>()
  const list = useRef<HTMLDivElement>(null)
  const picked = (rows ?? []).filter(({ id }) => chosen.has(id))
  useKeyHelp(KEYS[useLanguage().language])

  const acts: InboxActs<Row> = {
    chosen,
    choose: (ids, isChosen) =>
      setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    approve(of) {
      moveRow(list.current, 1)
      approve(of)
      setChosen(NONE)
    },
    reject: (of) => of.length > 0 && setRejected(of),
  }
  const lineHere = () => document.activeElement?.closest<HTMLElement>('[data-line]')
  /** What a key is about: all that is chosen, else where one stands. */
  const meant = () => (picked.length > 0 ? picked : rowsOf(lineHere()?.dataset.line ?? ''))
  const press = (act: () => void) => () => {
    if (!document.querySelector('[role=dialog]')) act()
  }
  useHotkeys(
    [
      ['j', press(() => moveRow(list.current, 1))],
      ['k', press(() => moveRow(list.current, -1))],
      ['a', press(() => acts.approve(meant()))],
      ['r', press(() => acts.reject(meant()))],
      ['x', press(() => lineHere()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())],
    ],
    ['TEXTAREA', 'SELECT'],
  )

  return (
    <>
      <div ref={list} aria-busy={isFetching && !rows}>
        {error ? (
          <ProblemView error={error} retry={retry} isTrying={isFetching} />
        ) : !rows ? (
          <Stack gap="xs" aria-hidden="true">
            <Skeleton h={60} />
            <Skeleton h={60} />
            <Skeleton h={60} />
          </Stack>
        ) : rows.length === 0 ? (
          <Empty icon="check" title={said.done} text={said.teach} />
        ) : (
          children(acts)
        )}
      </div>
      {picked.length > 0 && (
        <Group className={listClasses.bulk!} gap="xs" role="region" aria-label={chosenText(picked)}>
          <Text size="sm" fw={600} mr="xs">
            {chosenText(picked)}
          </Text>
          <Button size="xs" onClick={() => acts.approve(picked)}>
            {own.approve}
          </Button>
          <Button size="xs" variant="default" onClick={() => acts.reject(picked)}>
            {said.reject}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setChosen(NONE)}>
            {own.clear}
          </Button>
        </Group>
      )}
      {rejected && (
        <RejectForm
          of={rejectedText(rejected)}
          onReject={(reason) => {
            reject(rejected, reason)
            setChosen(NONE)
          }}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  )
}
