import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { useRecords, useRefresh } from '../../../api/records.ts'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './mail-drawer.module.css'
import { Status } from './mails.tsx'

const PATH = '/settings/mail'
const LOOK_MS = 2000

const texts = words({
  en: {
    to: 'To',
    state: 'State',
    made: 'Made',
    sent: 'Sent',
    attempts: 'Attempts',
    files: 'Attached',
    again: 'Send again',
    kept: 'There is no mail server, so this was not sent. Set SMTP_URL and send it again.',
  },
  nl: {
    to: 'Aan',
    state: 'Stand',
    made: 'Gemaakt',
    sent: 'Verstuurd',
    attempts: 'Pogingen',
    files: 'Bijlagen',
    again: 'Opnieuw versturen',
    kept: 'Er is geen mailserver, dus dit ging niet weg. Stel SMTP_URL in en verstuur het opnieuw.',
  },
})

export function MailDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const said = useWords(texts)
  const { instant, number } = useFormats()
  const refresh = useRefresh()
  const { data } = useRecords(PATH, { ids: id })
  const mail = data?.data.find((one) => one.id === id)
  const { mutate, isPending } = api.useMutation('post', '/settings/mail/{id}/send', {
    meta: { quiet: true },
    onSuccess: () => refresh(PATH),
    onError: showProblem,
  })
  // What is on its way is sent by a worker, a moment later.
  const isWaiting = mail?.status === 'waiting'
  const look = useEffectEvent(() => void refresh(PATH))
  useEffect(() => {
    const timer = isWaiting ? setInterval(look, LOOK_MS) : undefined
    return () => clearInterval(timer)
  }, [isWaiting])
  if (!mail) return null
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" padding="lg" title={mail.subject}>
      <Stack gap="md">
        {(mail.error || mail.status === 'kept') && (
          <Alert color={mail.error ? 'red' : 'yellow'} icon={<Icon name="alert" />}>
            {mail.error ?? said.kept}
          </Alert>
        )}
        <FactList>
          <Fact label={said.to}>{mail.recipient}</Fact>
          <Fact label={said.state}>
            <Status of={mail.status} />
          </Fact>
          <Fact label={said.made}>{instant(mail.created_at)}</Fact>
          {mail.sent_at && <Fact label={said.sent}>{instant(mail.sent_at)}</Fact>}
          <Fact label={said.attempts}>{number(mail.attempts)}</Fact>
          {mail.document_ids.length > 0 && <Fact label={said.files}>{number(mail.document_ids.length)}</Fact>}
        </FactList>
        <Text size="sm" className={classes.text!}>
          {mail.text}
        </Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            loading={isPending}
            disabled={mail.status === 'waiting'}
            leftSection={<Icon name="mail" size={16} />}
            onClick={() => mutate({ params: { path: { id } } })}
          >
            {said.again}
          </Button>
        </Group>
      </Stack>
    </Drawer>
  )
}
