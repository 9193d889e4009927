// Why something is turned down, before it is: whoever asked for it reads the reason.
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords, words } from '../words/language.tsx'

const texts = words({ en: { keep: 'Cancel' }, nl: { keep: 'Annuleren' } })

interface ReasonFormProps {
  readonly title: string
  /** What is asked. */
  readonly label: string
  /** Who will read it. */
  readonly help: string
  /** On the button. */
  readonly act: string
  onGive(reason: string): void
  onClose(): void
}

export function ReasonForm({ title, label, help, act, onGive, onClose }: ReasonFormProps) {
  const said = useWords(texts)
  const [reason, setReason] = useState('')
  const give = () => {
    if (!reason.trim()) return
    onGive(reason.trim())
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
            label={label}
            description={help}
            required
            data-autofocus
            autosize
            minRows={3}
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
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
