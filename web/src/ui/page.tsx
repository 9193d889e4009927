// The top of every screen: its one first heading, what it is about, and what can be done here.
import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTitle } from './title.ts'

interface PageProps {
  readonly title: string
  /** Under the heading, in one line. */
  readonly lead?: ReactNode
  /** Beside the heading, such as a badge with the state. */
  readonly aside?: ReactNode
  /** The way back up, above the heading. */
  readonly above?: ReactNode
  /** Buttons; the first in importance stands last. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function Page({ title, lead, aside, above, actions, children }: PageProps) {
  useTitle(title)
  return (
    <Stack gap="lg" className="page">
      <header>
        {above}
        <div className="page-head">
          <Group gap="sm" align="center" className="page-name">
            <Title order={1} size="h2">
              {title}
            </Title>
            {aside}
          </Group>
          {lead && (
            <Text c="dimmed" className="page-lead">
              {lead}
            </Text>
          )}
          {actions && (
            <Group gap="xs" className="page-actions">
              {actions}
            </Group>
          )}
        </div>
      </header>
      {children}
    </Stack>
  )
}
