// What stands where there is nothing yet: what would be here, and how to begin.
import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface EmptyProps {
  readonly icon?: IconName
  readonly title: string
  readonly text?: ReactNode
  /** A button that begins. */
  readonly action?: ReactNode
}

export function Empty({ icon, title, text, action }: EmptyProps) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      {icon && (
        <ThemeIcon variant="light" size={48} radius="xl" mb={4}>
          <Icon name={icon} size={24} />
        </ThemeIcon>
      )}
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={440} className="pretty">
          {text}
        </Text>
      )}
      {action && <div className="empty-action">{action}</div>}
    </Stack>
  )
}
