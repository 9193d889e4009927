// Why something is written off; it stays with what was written off.
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    why: 'Why?',
    help: 'It stays with what is written off, for whoever looks back.',
    act: 'Write off',
    keep: 'Cancel',
  },
  nl: {
    why: 'Waarom?',
    help: 'Dit blijft erbij staan, voor wie later terugkijkt.',
    act: 'Afboeken',
    keep: 'Annuleren',
  },
})

interface ReasonFormProps {
  readonly title: string
  onReason(reason: string): void
  onClose(): void
}

export function ReasonForm({ title, onReason, onClose }: ReasonFormProps) {
  const said = useWords(texts)
  const [reason, setReason] = useState('')
  function give() {
    if (!reason.trim()) return
    onReason(reason.trim())
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <Stack gap="md">
          <Textarea
            label={said.why}
            description={said.help}
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give()
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
