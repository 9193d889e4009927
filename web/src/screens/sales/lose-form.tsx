// Why it was lost: one of the reasons given before, or another. Enter is enough.
import { Button, Chip, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRecords } from '../../api/records.ts'
import { useWords, words } from '../../words/language.tsx'
import { commonReasons } from './common-reasons.ts'
import { SALES } from './sales-queries.ts'

const texts = words({
  en: {
    title: (name: string) => `${name} is lost`,
    reason: 'Why?',
    hint: 'May stay empty. Reasons tell later what to do differently.',
    before: 'Given before',
    keep: 'Cancel',
    lose: 'Mark as lost',
  },
  nl: {
    title: (name: string) => `${name} is verloren`,
    reason: 'Waarom?',
    hint: 'Mag leeg blijven. Redenen leren je later wat anders moet.',
    before: 'Eerder gegeven',
    keep: 'Annuleren',
    lose: 'Verloren',
  },
})

interface LoseFormProps {
  readonly name: string
  onLose(reason: string): void
  onClose(): void
}

export function LoseForm({ name, onLose, onClose }: LoseFormProps) {
  const said = useWords(texts)
  const [reason, setReason] = useState('')
  const lost = useRecords(SALES, { status: 'lost', sort: '-closed_on', limit: 100 }).data?.data ?? []
  const reasons = commonReasons(lost.map(({ lost_reason }) => lost_reason))
  return (
    <Modal opened onClose={onClose} title={said.title(name)} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onLose(reason.trim())
        }}
      >
        <Stack gap="md">
          <TextInput
            label={said.reason}
            description={said.hint}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {reasons.length > 0 && (
            <div>
              <Text size="xs" c="dimmed" mb={6}>
                {said.before}
              </Text>
              <Chip.Group value={reason} onChange={(next) => setReason(String(next))}>
                <Group gap={6} role="group" aria-label={said.before}>
                  {reasons.map((one) => (
                    <Chip key={one} size="xs" variant="light" value={one}>
                      {one}
                    </Chip>
                  ))}
                </Group>
              </Chip.Group>
            </div>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {said.keep}
            </Button>
            <Button type="submit">{said.lose}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
