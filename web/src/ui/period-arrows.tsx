// To the day or week before and the one after; hovering already reads it.
import { ActionIcon, Group } from '@mantine/core'
import { Icon } from './icon.tsx'

interface PeriodArrowsProps {
  readonly before: string
  readonly after: string
  onStep(by: 1 | -1): void
  onHover(by: 1 | -1): void
}

export function PeriodArrows({ before, after, onStep, onHover }: PeriodArrowsProps) {
  const arrow = (by: 1 | -1, label: string) => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => onStep(by)}
      onPointerEnter={() => onHover(by)}
      onFocus={() => onHover(by)}
    >
      <Icon name={by < 0 ? 'left' : 'right'} />
    </ActionIcon>
  )
  return (
    <Group gap={6} wrap="nowrap">
      {arrow(-1, before)}
      {arrow(1, after)}
    </Group>
  )
}
