// Starts the timer on a task; while it runs here it stops it.
import { ActionIcon, Tooltip } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useTimer } from '../../shell/timer/use-timer.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { start: (name: string) => `Start the timer: ${name}`, stop: (name: string) => `Stop the timer: ${name}` },
  nl: { start: (name: string) => `Timer starten: ${name}`, stop: (name: string) => `Timer stoppen: ${name}` },
})

export function TaskTimer({ task }: { task: Shapes['Task'] }) {
  const said = useWords(texts)
  const { timer, canTime, start, stop } = useTimer()
  if (!canTime) return null
  const { id, name, project_id, project_name, service_id, service_name } = task
  const isRunning = timer?.task_id === id
  const label = isRunning ? said.stop(name) : said.start(name)
  const begin = () =>
    start({ project_id, service_id, task_id: id, names: { project_name, service_name, task_name: name } })
  return (
    <Tooltip label={label}>
      <ActionIcon
        data-still
        variant={isRunning ? 'light' : 'subtle'}
        color={isRunning ? 'office' : 'gray'}
        size="sm"
        aria-label={label}
        onClick={() => void (isRunning ? stop() : begin())}
      >
        <Icon name={isRunning ? 'stop' : 'play'} size={14} />
      </ActionIcon>
    </Tooltip>
  )
}
