// How far the present step is; it goes on also when nobody looks.
import { Button, Group, Progress, Text } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { statusNames } from './words.ts'

const texts = words({
  en: {
    done: (done: string, all: string) => `${done} of ${all} rows`,
    speed: (speed: string) => `${speed} a second`,
    stop: 'Stop',
    closed: 'You may close this window; it goes on.',
  },
  nl: {
    done: (done: string, all: string) => `${done} van ${all} rijen`,
    speed: (speed: string) => `${speed} per seconde`,
    stop: 'Stoppen',
    closed: 'Je kunt dit venster sluiten; het gaat gewoon door.',
  },
})

interface ProgressViewProps {
  readonly row: Shapes['Import']
  readonly onStop: () => void
  readonly isStopping: boolean
}

export function ProgressView({ row, onStop, isStopping }: ProgressViewProps) {
  const said = useWords(texts)
  const statuses = useWords(statusNames)
  const { number } = useFormats()
  const { rows_done: done, row_count: count, rows_per_second: speed } = row
  const isKnown = count > 0
  return (
    <div>
      <Progress
        value={isKnown ? Math.min(100, (done / count) * 100) : 100}
        animated={!isKnown}
        aria-label={statuses[row.status]}
        size="lg"
      />
      <Group justify="space-between" mt="xs">
        <Text size="sm" aria-live="polite">
          {statuses[row.status]}
          {isKnown && ` · ${said.done(number(Math.min(done, count)), number(count))}`}
          {speed !== null && ` · ${said.speed(number(speed))}`}
        </Text>
        {row.allowed_actions.includes('cancel') && (
          <Button size="xs" variant="default" loading={isStopping} onClick={onStop}>
            {said.stop}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {said.closed}
      </Text>
    </div>
  )
}
