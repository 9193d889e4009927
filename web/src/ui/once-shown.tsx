// What is shown this one time: a key, a secret, a link. It is not closed by accident.
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'
import { Snippet } from './snippet.tsx'

const texts = words({ en: { done: 'I have it' }, nl: { done: 'Ik heb hem bewaard' } })

interface OnceShownProps {
  readonly title: string
  /** Why now, and where it belongs. */
  readonly text: string
  readonly secret: string
  /** What the secret is. */
  readonly label: string
  /** What to do with it. */
  readonly children?: ReactNode
  readonly done?: string
  onClose(): void
}

export function OnceShown({ title, text, secret, label, children, done, onClose }: OnceShownProps) {
  const said = useWords(texts)
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeOnClickOutside={false}>
      <Stack gap="md">
        <Alert color="gray" variant="light" icon={<Icon name="key" />}>
          <Text size="sm">{text}</Text>
        </Alert>
        <Snippet text={secret} label={label} isWrapped />
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {done ?? said.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
