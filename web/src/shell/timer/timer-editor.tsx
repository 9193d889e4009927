// What the running timer is for and since when; and the way to other work, which books this and starts that.
import { Button, FocusTrap, Group, Stack, Text, Textarea, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { ClockInput } from '../../ui/clock-input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { instantOf, wallTimeOf } from '../../ui/zoned.ts'
import { useWords, words } from '../../words/language.tsx'
import { WorkSelect } from '../work/work-select.tsx'
import { useRecentWorks } from '../work/works.ts'
import type { RunningTimer, TimerHandle } from './use-timer.ts'

const texts = words({
  en: {
    work: 'What for',
    hourType: 'Hour type',
    note: 'Note',
    noteHint: 'What are you doing?',
    since: 'Since',
    discard: 'Discard',
    stop: 'Stop and book',
    other: 'Switch to',
    otherHint: 'Books this one and starts the other',
  },
  nl: {
    work: 'Waarvoor',
    hourType: 'Urensoort',
    note: 'Notitie',
    noteHint: 'Wat ben je aan het doen?',
    since: 'Sinds',
    discard: 'Weggooien',
    stop: 'Stoppen en boeken',
    other: 'Wissel naar',
    otherHint: 'Boekt deze en start de andere',
  },
})

export interface TimerEditorProps {
  readonly handle: TimerHandle
  readonly timer: RunningTimer
  close(): void
}

export function TimerEditor({ handle, timer, close }: TimerEditorProps) {
  const said = useWords(texts)
  const { change, stop, discard } = handle
  const { project_name, service_name, organization_name, task_name } = timer
  const names = { project_name, service_name, organization_name, task_name }
  // Whoever knows what it is for wants to say more about it.
  const isNamed = project_name !== null || task_name !== null
  return (
    <FocusTrap active>
      <Stack gap="sm">
        <WorkSelect
          label={said.work}
          value={{ names }}
          withTasks
          data-autofocus={isNamed ? undefined : true}
          comboboxProps={{ withinPortal: false }}
          onChange={({ names: chosen, ...work }) => void change(work, { ...NO_NAMES, ...chosen })}
        />
        <Note key={timer.id} value={timer.note} isFirst={isNamed} save={(note) => void change({ note })} />
        <Group gap="sm" grow align="flex-start" preventGrowOverflow={false} wrap="nowrap">
          <RecordSelect
            of="hourType"
            label={said.hourType}
            value={timer.hour_type_id}
            name={timer.hour_type_name}
            comboboxProps={{ withinPortal: false }}
            onChange={(hour_type_id, hour_type_name) => void change({ hour_type_id }, { hour_type_name })}
          />
          <Since timer={timer} save={(started_at) => void change({ started_at })} />
        </Group>
        <Group justify="space-between" mt={4}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Icon name="trash" size={16} />}
            onClick={() => {
              close()
              discard()
            }}
          >
            {said.discard}
          </Button>
          <Button
            leftSection={<Icon name="stop" size={16} />}
            onClick={() => {
              close()
              void stop()
            }}
          >
            {said.stop}
          </Button>
        </Group>
        <Others handle={handle} timer={timer} close={close} />
      </Stack>
    </FocusTrap>
  )
}

const NO_NAMES = { project_name: null, service_name: null, organization_name: null, task_name: null }

interface NoteProps {
  readonly value: string | null
  readonly isFirst: boolean
  save(note: string | null): void
}

function Note({ value, isFirst, save }: NoteProps) {
  const said = useWords(texts)
  const [typed, setTyped] = useState(value ?? '')
  const settle = () => {
    const note = typed.trim() || null
    if (note !== value) save(note)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    settle()
  }
  return (
    <Textarea
      label={said.note}
      data-autofocus={isFirst ? true : undefined}
      placeholder={said.noteHint}
      autosize
      minRows={1}
      maxRows={6}
      maxLength={2000}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  )
}

function Since({ timer, save }: { timer: RunningTimer; save: (startedAt: string) => void }) {
  const said = useWords(texts)
  const { time_zone } = useSession().environment
  const { date, minutes } = wallTimeOf(timer.started_at, time_zone)
  return (
    <ClockInput
      label={said.since}
      value={minutes}
      onChange={(chosen) => save(instantOf({ date, minutes: chosen }, time_zone))}
      w={88}
      flex="none"
    />
  )
}

const MOST = 4

function Others({ handle, timer, close }: TimerEditorProps) {
  const said = useWords(texts)
  const isThis = (work: { service_id?: string | null; project_id?: string | null }) =>
    work.service_id === timer.service_id && work.project_id === timer.project_id
  const others = useRecentWorks().filter(({ work }) => !isThis(work))
  if (others.length === 0) return null
  return (
    <div className="timer-others">
      <Text size="xs" fw={600} c="dimmed" title={said.otherHint}>
        {said.other}
      </Text>
      {others.slice(0, MOST).map(({ id, label, hint, work }) => (
        <UnstyledButton
          key={id}
          className="timer-other"
          onClick={() => {
            close()
            void handle.start(work)
          }}
        >
          <Icon name="play" size={14} />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </UnstyledButton>
      ))}
    </div>
  )
}
