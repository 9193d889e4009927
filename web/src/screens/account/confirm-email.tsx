// Whoever opened the link sees which address it is about before it counts: somebody else may have made him open it.
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { client } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { refreshSession, useSession } from '../../api/session.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { done } from './done.ts'
import type { EmailLink } from './email-link.ts'

const texts = words({
  en: {
    title: 'Another e-mail address',
    text: (before: string, email: string) => `From now on you sign in with ${email}, and no more with ${before}.`,
    ends: 'Every other browser in which you are signed in is signed out.',
    cancel: 'Not now',
    act: 'Use this address',
    saved: (email: string) => `You sign in with ${email} from now on.`,
    close: 'Close',
  },
  nl: {
    title: 'Ander e-mailadres',
    text: (before, email) => `Vanaf nu meld je je aan met ${email}, en niet meer met ${before}.`,
    ends: 'Elke andere browser waarin je bent aangemeld wordt afgemeld.',
    cancel: 'Nu niet',
    act: 'Dit adres gebruiken',
    saved: (email) => `Vanaf nu meld je je aan met ${email}.`,
    close: 'Sluiten',
  },
})

interface ConfirmEmailProps {
  readonly link: EmailLink
  readonly onClose: () => void
}

export function ConfirmEmail({ link, onClose }: ConfirmEmailProps) {
  const said = useWords(texts)
  const { user } = useSession()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await done(client.POST('/session/email/confirm', { body: link }))
      await refreshSession()
      notifications.show({ message: said.saved(link.email) })
      onClose()
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title={said.title}>
      {error === undefined ? (
        <Stack gap="md">
          <Text className={classes.address!}>{said.text(user.email, link.email)}</Text>
          <Text size="sm" c="dimmed" className="pretty">
            {said.ends}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {said.cancel}
            </Button>
            <Button loading={isBusy} onClick={() => void confirm()} data-autofocus>
              {said.act}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Alert color="red">{problemOf(error).detail}</Alert>
          <Group justify="flex-end">
            <Button onClick={onClose}>{said.close}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
