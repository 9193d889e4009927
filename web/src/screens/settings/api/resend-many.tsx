// Sends many deliveries again: all that failed, or all events since a day.
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { DateInput } from '../../../ui/date-input.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import { dayStart } from '../log/day-start.ts'

const texts = words({
  en: {
    title: 'Send again',
    text: 'Events keep their id, so a receiver that looks at it takes none twice. Tests are left out.',
    which: 'Which',
    failed: 'All that failed',
    since: 'Everything since a day',
    sinceHint: 'Also what was delivered, and what happened before this webhook was made; 30 days are kept.',
    day: 'Since',
    act: 'Send again',
    queued: (n: number, shown: string) =>
      n === 1 ? '1 delivery waits to be sent' : `${shown} deliveries wait to be sent`,
  },
  nl: {
    title: 'Opnieuw sturen',
    text: 'Gebeurtenissen houden hun id, dus een ontvanger die daarop let neemt niets dubbel. Tests gaan niet mee.',
    which: 'Welke',
    failed: 'Alles wat mislukte',
    since: 'Alles sinds een dag',
    sinceHint: 'Ook wat al bezorgd is, en wat gebeurde voor deze webhook er was; 30 dagen blijven bewaard.',
    day: 'Sinds',
    act: 'Opnieuw sturen',
    queued: (n: number, shown: string) =>
      n === 1 ? '1 bezorging wacht op verzending' : `${shown} bezorgingen wachten op verzending`,
  },
})

export function ResendMany({ webhookId, onClose }: { webhookId: string; onClose(): void }) {
  const said = useWords(texts)
  const { number } = useFormats()
  const { environment } = useSession()
  const refresh = useRefresh()
  const [which, setWhich] = useState('failed')
  const [day, setDay] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: (body: Shapes['WebhookResend']) => resendAll(webhookId, body),
    onSuccess: (queued) => {
      notifications.show({ message: said.queued(queued, number(queued)) })
      onClose()
      return refresh('/settings/delivery', '/settings/webhook')
    },
  })
  const isReady = which === 'failed' || day !== null
  const onSend = () =>
    send.mutate(which === 'failed' ? { failed: true } : { since: dayStart(day!, environment.time_zone) })
  return (
    <Modal opened onClose={onClose} title={said.title}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {said.text}
        </Text>
        <Radio.Group aria-label={said.which} value={which} onChange={setWhich}>
          <Stack gap="sm">
            <Radio value="failed" label={said.failed} />
            <Radio value="since" label={said.since} description={said.sinceHint} />
          </Stack>
        </Radio.Group>
        {which === 'since' && <DateInput label={said.day} value={day} onChange={setDay} />}
        <Group justify="flex-end">
          <Button disabled={!isReady} loading={send.isPending} onClick={onSend}>
            {said.act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** One request queues many, but not any number of them. */
async function resendAll(id: string, body: Shapes['WebhookResend']): Promise<number> {
  let queued = 0
  for (let from: string | null | undefined; from !== null; ) {
    const asked = from ? { ...body, continue_from: from } : body
    const { data, error } = await client.POST('/settings/webhook/{id}/resend', {
      params: { path: { id } },
      body: asked,
    })
    if (!data) throw error
    queued += data.data.queued
    from = data.data.continue_from
  }
  return queued
}
