// Asks whether somebody still works when the timer runs for long, or since another day. It stands aside and waits.
import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { ClockInput } from '../../ui/clock-input.tsx'
import { clockOf, instantOf, wallTimeOf } from '../../ui/zoned.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useSeconds } from './elapsed.tsx'
import { workText } from './timing.ts'
import type { RunningTimer, TimerHandle } from './use-timer.ts'

const texts = words({
  en: {
    title: 'Still working?',
    runs: (work: string | undefined, time: string, since: string) =>
      `The timer${work ? ` on ${work}` : ''} has been running for ${time}, since ${since}.`,
    forgotten: 'It runs for more than a day: say when you stopped.',
    keep: 'Yes, still working',
    stop: 'Stop now',
    at: 'Stopped at',
    book: 'Book until then',
    discard: 'Discard',
  },
  nl: {
    title: 'Nog aan het werk?',
    runs: (work: string | undefined, time: string, since: string) =>
      `De timer${work ? ` op ${work}` : ''} loopt al ${time}, sinds ${since}.`,
    forgotten: 'Hij loopt langer dan een dag: zeg wanneer je stopte.',
    keep: 'Ja, nog aan het werk',
    stop: 'Nu stoppen',
    at: 'Gestopt om',
    book: 'Boek tot dan',
    discard: 'Weggooien',
  },
})

const KEPT = 'kantoor.timer.kept'
const AGAIN_SECONDS = 2 * 3600

interface StillWorkingProps {
  readonly handle: TimerHandle
  readonly timer: RunningTimer
}

export function StillWorking({ handle, timer }: StillWorkingProps) {
  const { time_zone } = useSession().environment
  const seconds = useSeconds(timer, handle.aheadMs)
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT) ?? '')
  const today = wallTimeOf(Date.now() + handle.aheadMs, time_zone).date
  const isAsked = timer.is_long || wallTimeOf(timer.started_at, time_zone).date < today
  const isKept = !timer.is_forgotten && isStillKept(kept, timer.id, seconds)
  if (!isAsked || isKept) return null
  const keep = () => {
    const answer = `${timer.id} ${seconds + AGAIN_SECONDS}`
    localStorage.setItem(KEPT, answer)
    setKept(answer)
  }
  return <Question key={timer.id} handle={handle} timer={timer} seconds={seconds} keep={keep} />
}

// Whoever said yes is asked again two hours later.
function isStillKept(kept: string, id: string, seconds: number): boolean {
  const [forTimer, until] = kept.split(' ')
  return forTimer === id && seconds < Number(until)
}

const WORKDAY_MINUTES = 480

function Question({ handle, timer, seconds, keep }: StillWorkingProps & { seconds: number; keep(): void }) {
  const said = useWords(texts)
  const { minutes, weekday } = useFormats()
  const { time_zone } = useSession().environment
  const start = wallTimeOf(timer.started_at, time_zone)
  const [typed, setTyped] = useState(Math.min(start.minutes + WORKDAY_MINUTES, 1439))
  // A time before the start is one of the next day.
  const end = typed > start.minutes ? typed : typed + 1440
  const since = `${weekday(start.date)} ${clockOf(start.minutes)}`
  return (
    <Paper className="still-working" shadow="md" withBorder p="md" role="region" aria-labelledby="still-working">
      <Text fw={650} id="still-working" role="status">
        {said.title}
      </Text>
      <Text size="sm" c="dimmed" mt={2}>
        {said.runs(workText(timer), minutes(Math.floor(seconds / 60)), since)} {timer.is_forgotten && said.forgotten}
      </Text>
      <Group gap="xs" align="flex-end" mt="sm" wrap="nowrap">
        <ClockInput label={said.at} value={typed} onChange={setTyped} w={100} />
        <Button
          variant="default"
          onClick={() => void handle.stop(instantOf({ date: start.date, minutes: end }, time_zone))}
        >
          {said.book}
        </Button>
      </Group>
      <Group gap="xs" mt="sm">
        {!timer.is_forgotten && (
          <>
            <Button size="compact-sm" onClick={keep}>
              {said.keep}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void handle.stop()}>
              {said.stop}
            </Button>
          </>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={handle.discard}>
          {said.discard}
        </Button>
      </Group>
    </Paper>
  )
}
