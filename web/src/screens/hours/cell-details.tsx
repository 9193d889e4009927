// Behind a cell: each of its entries with its note, one more, and the timer.
import { ActionIcon, Button, Group, Popover, Stack, Text, Textarea } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useTimer } from '../../shell/timer/use-timer.ts'
import { workOfRow } from '../../shell/work/works.ts'
import { Icon } from '../../ui/icon.tsx'
import { MinutesInput } from '../../ui/minutes-input.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { dropDraft, useDraft } from './drafts.ts'
import { holdDraft } from './drafts-send.ts'
import { type Target, targetKey, typeHours } from './type-hours.ts'
import classes from './week.module.css'
import type { WeekCell, WeekEntry, WeekRow } from './week-data.ts'
import { clockText } from './week-days.ts'
import { lockWords, reasonText } from './week-words.ts'

const texts = words({
  en: {
    note: 'Note',
    what: 'What did you do?',
    duration: 'Duration',
    remove: 'Remove these hours',
    more: 'Another entry',
    start: 'Start the timer',
    stop: 'Stop the timer',
    rejected: (why: string) => `Rejected: ${why}`,
    done: 'Done',
  },
  nl: {
    note: 'Notitie',
    what: 'Wat heb je gedaan?',
    duration: 'Duur',
    remove: 'Deze uren verwijderen',
    more: 'Nog een regel',
    start: 'Timer starten',
    stop: 'Timer stoppen',
    rejected: (why: string) => `Afgekeurd: ${why}`,
    done: 'Klaar',
  },
})

interface CellDetailsProps {
  readonly target: Target
  readonly row: WeekRow
  readonly cell: WeekCell
  readonly label: string
  readonly refusal: string | undefined
  readonly isRunning: boolean
  readonly canTime: boolean
  onClose(): void
  onRemoved(entry: WeekEntry): void
}

export function CellDetails(props: CellDetailsProps) {
  const { target, row, cell, label, refusal, isRunning, canTime, onClose, onRemoved } = props
  const said = useWords(texts)
  const { start, stop } = useTimer()
  const coming: Target = { ...target, entry: undefined, isFirst: cell.entries.length === 0 }
  const draft = useDraft(targetKey(coming))
  const [isAdding, setAdding] = useState(cell.entries.length === 0 || draft !== undefined)
  const [isAsked, setAsked] = useState(false)

  function time() {
    if (isRunning) void stop()
    else startTimer()
    onClose()
  }

  function startTimer() {
    const note = draft?.minutes === undefined ? draft?.note : undefined
    void start({ ...workOfRow(row).work, ...(note ? { note } : {}) })
    // The note goes with the timer.
    if (note) dropDraft(targetKey(coming))
  }

  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom"
      withArrow
      trapFocus
      shadow="md"
      width={320}
      closeOnEscape={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onClose()
        }}
      >
        <Stack gap="sm">
          {cell.entries.map((entry, i) => (
            <EntryLine
              key={entry.id}
              target={{ ...target, entry, isFirst: false }}
              isFirst={i === 0}
              onClose={onClose}
              onRemoved={() => {
                onRemoved(entry)
                if (cell.entries.length === 1) onClose()
              }}
            />
          ))}
          {isAdding && !refusal && (
            <EntryLine target={coming} isFirst={cell.entries.length === 0} isAsked={isAsked} onClose={onClose} />
          )}
          <Group justify="space-between" gap="xs">
            {canTime && !refusal ? (
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<Icon name={isRunning ? 'stop' : 'play'} size={14} />}
                onClick={time}
              >
                {isRunning ? said.stop : said.start}
              </Button>
            ) : (
              <span />
            )}
            <Group gap={4}>
              {!isAdding && !refusal && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => {
                    setAsked(true)
                    setAdding(true)
                  }}
                >
                  {said.more}
                </Button>
              )}
              <Button size="compact-sm" variant="subtle" onClick={onClose}>
                {said.done}
              </Button>
            </Group>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

interface EntryLineProps {
  readonly target: Target
  readonly isFirst: boolean
  /** Somebody asked for it and types on in it. */
  readonly isAsked?: boolean
  onClose(): void
  onRemoved?(): void
}

function EntryLine({ target, isFirst, isAsked = false, onClose, onRemoved }: EntryLineProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const { environment } = useSession()
  const time = (at: string) => clockText(at, environment.time_zone, formats)
  const { entry } = target
  const draft = useDraft(targetKey(target))
  const [note, setNote] = useState<string>()
  const lock = entry && lockWords(entry, language)
  const kept = (draft?.note === undefined ? entry?.note : draft.note) ?? ''
  const problem = draft?.problem && reasonText(draft.problem.code, draft.problem.text, language)

  function saveNote() {
    if (note !== undefined && note !== kept) typeHours(target, { note: note.trim() || null })
    setNote(undefined)
  }
  // Its duration must not be booked while the note is still being written.
  const isComing = entry === undefined
  useEffect(() => (isComing ? () => holdDraft(undefined) : undefined), [isComing])
  function onLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (isComing && !currentTarget.contains(relatedTarget)) holdDraft(undefined)
  }
  function onNoteKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    saveNote()
    onClose()
  }

  return (
    <Stack gap={6} onFocus={() => isComing && holdDraft(targetKey(target))} onBlur={onLeave}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <MinutesInput
          aria-label={said.duration}
          w={76}
          flex="none"
          autoFocus={isAsked}
          value={draft?.minutes ?? entry?.minutes ?? null}
          readOnly={lock !== undefined}
          error={problem !== undefined}
          onChange={(minutes) => {
            typeHours(target, { minutes: minutes ?? 0 })
            if (!minutes && entry) onRemoved?.()
          }}
        />
        <Textarea
          aria-label={said.note}
          placeholder={said.what}
          autosize
          minRows={1}
          maxRows={8}
          flex={1}
          maxLength={2000}
          readOnly={lock !== undefined}
          {...(isFirst ? { 'data-autofocus': true } : {})}
          value={note ?? kept}
          onChange={(event) => setNote(event.currentTarget.value)}
          onBlur={saveNote}
          onKeyDown={onNoteKey}
        />
        {entry && !lock && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="input-sm"
            aria-label={said.remove}
            onClick={() => {
              typeHours(target, { minutes: 0 })
              onRemoved?.()
            }}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        )}
      </Group>
      {entry && (
        <Text size="xs" c="dimmed">
          {`${time(entry.start_at)} – ${time(entry.end_at)}`}
        </Text>
      )}
      {entry?.approval_status === 'rejected' && entry.approval_note && (
        <Text size="xs" c="red">
          {said.rejected(entry.approval_note)}
        </Text>
      )}
      {(problem ?? lock) && (
        <Text size="xs" c={problem ? 'red' : 'dimmed'}>
          {problem ?? lock}
        </Text>
      )}
    </Stack>
  )
}
