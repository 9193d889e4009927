// Why hours are rejected; whoever booked them reads it at each of them.
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'Reject hours',
    why: 'What should be different?',
    help: 'It stands at each entry.',
    act: 'Reject',
    keep: 'Cancel',
  },
  nl: {
    title: 'Uren afkeuren',
    why: 'Wat moet er anders?',
    help: 'Het komt bij elke regel te staan.',
    act: 'Afkeuren',
    keep: 'Annuleren',
  },
})

interface RejectFormProps {
  /** Whose, or how many. */
  readonly of: string
  onReject(reason: string): void
  onClose(): void
}

export function RejectForm({ of, onReject, onClose }: RejectFormProps) {
  const said = useWords(texts)
  const [reason, setReason] = useState('')
  const reject = () => {
    if (!reason.trim()) return
    onReject(reason.trim())
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`${said.title}: ${of}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          reject()
        }}
      >
        <Stack gap="md">
          <Textarea
            label={said.why}
            description={said.help}
            required
            data-autofocus
            autosize
            minRows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) reject()
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {said.keep}
            </Button>
            <Button type="submit" disabled={!reason.trim()}>
              {said.act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
