// A webhook: how it fares, what it is told of, and every delivery.
import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { usePatch, useRefresh } from '../../../api/records.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { Page } from '../../../ui/page.tsx'
import { RecordView } from '../../../ui/record-view.tsx'
import { UpLink } from '../../../ui/up-link.tsx'
import { useDelete } from '../../../ui/use-delete.ts'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { Deliveries } from './deliveries.tsx'
import { kindText } from './kinds.ts'
import { SecretShown } from './secret-shown.tsx'
import { WebhookEdit } from './webhook-form.tsx'
import { useTrouble, WebhookBadge } from './webhook-state.tsx'

const texts = words({
  en: {
    all: 'Webhooks',
    test: 'Send a test',
    tested: 'A test is on its way; it appears below.',
    pause: 'Pause',
    resume: 'Switch on',
    edit: 'Change',
    rotate: 'Replace the secret',
    remove: 'Delete',
    removed: 'The webhook is deleted with its log',
    rotateAsk: 'Replace the secret?',
    rotateText:
      'You are shown a new secret once. For 24 hours every delivery is signed with both, so your receiver keeps working while you put the new one in. After that only the new one counts.',
    purpose: 'What for',
    kinds: 'Told of',
    rights: 'With the rights of',
    waiting: 'Waiting',
    secret: 'Secret',
    both: (at: string) => `Replaced; the one before also signs until ${at}`,
    rotated: (at: string) => `Replaced ${at}`,
    first: 'The one from the beginning',
  },
  nl: {
    all: 'Webhooks',
    test: 'Test sturen',
    tested: 'Een test is onderweg; hij verschijnt hieronder.',
    pause: 'Pauzeren',
    resume: 'Aanzetten',
    edit: 'Wijzigen',
    rotate: 'Geheim vervangen',
    remove: 'Verwijderen',
    removed: 'De webhook is verwijderd, met zijn logboek',
    rotateAsk: 'Geheim vervangen?',
    rotateText:
      'Je ziet één keer een nieuw geheim. 24 uur lang is elke bezorging met beide ondertekend, zodat je ontvanger blijft werken terwijl je het nieuwe instelt. Daarna telt alleen het nieuwe.',
    purpose: 'Waarvoor',
    kinds: 'Hoort van',
    rights: 'Met de rechten van',
    waiting: 'Wachtend',
    secret: 'Geheim',
    both: (at: string) => `Vervangen; het vorige ondertekent mee tot ${at}`,
    rotated: (at: string) => `Vervangen ${at}`,
    first: 'Nog dat van het begin',
  },
})

const LOOK_MS = 20_000

export function Webhook() {
  const { id } = useParams({ from: '/inside/settings/api/webhooks/$id' })
  const query = api.useQuery('get', '/settings/webhook/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(webhook) => <Shown key={id} webhook={webhook} />}</RecordView>
}

function Shown({ webhook }: { webhook: Shapes['Webhook'] }) {
  const { id, url, is_active } = webhook
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const patch = usePatch('/settings/webhook')
  const remove = useDelete('/settings/webhook')
  const trouble = useTrouble(webhook)
  const { ask, dialog } = useConfirm()
  const [isEditing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [lookUntil, setLookUntil] = useState(0)
  const params = { path: { id } }
  const test = api.useMutation('post', '/settings/webhook/{id}/test', {
    onSuccess: () => {
      notifications.show({ message: said.tested })
      setLookUntil(Date.now() + LOOK_MS)
      return refresh('/settings/webhook', '/settings/delivery')
    },
  })
  const rotate = api.useMutation('post', '/settings/webhook/{id}/rotate', {
    onSuccess: ({ data }) => {
      setSecret(data.secret)
      return refresh('/settings/webhook')
    },
  })
  const onRotate = async () => {
    if (await ask({ title: said.rotateAsk, text: said.rotateText, act: said.rotate })) rotate.mutate({ params })
  }
  const onDelete = () => {
    const onUndo = () => void navigate({ to: '/settings/api/webhooks/$id', params: { id } })
    remove(id, said.removed, { onUndo })
    void navigate({ to: '/settings/api/webhooks' })
  }
  const setActive = (next: boolean) =>
    patch.mutateAsync({ id, body: { is_active: next } }).then(() => refresh('/settings/webhook'), showProblem)

  return (
    <Page
      title={new URL(url).host}
      lead={url}
      above={<UpLink to="/settings/api/webhooks">{said.all}</UpLink>}
      aside={<WebhookBadge webhook={webhook} />}
      actions={
        <>
          <MoreMenu
            actions={[
              { label: said.edit, icon: 'edit', run: () => setEditing(true) },
              { label: said.rotate, icon: 'key', run: () => void onRotate() },
              { label: said.remove, icon: 'trash', run: onDelete },
            ]}
          />
          <Button
            variant="default"
            leftSection={<Icon name={is_active ? 'pause' : 'play'} size={16} />}
            onClick={() => void setActive(!is_active)}
          >
            {is_active ? said.pause : said.resume}
          </Button>
          <Button loading={test.isPending} disabled={!is_active} onClick={() => test.mutate({ params })}>
            {said.test}
          </Button>
        </>
      }
    >
      {trouble && (
        <Alert color={webhook.is_active ? 'gray' : 'red'} variant="light" icon={<Icon name="alert" />}>
          {trouble}
        </Alert>
      )}
      <About webhook={webhook} />
      <Deliveries webhook={webhook} lookUntil={lookUntil} />
      {isEditing && <WebhookEdit webhook={webhook} onClose={() => setEditing(false)} />}
      {secret && <SecretShown secret={secret} isRotated onClose={() => setSecret(undefined)} />}
      {dialog}
    </Page>
  )
}

function About({ webhook }: { webhook: Shapes['Webhook'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { instant, number } = useFormats()
  const { description, kinds, user_name, waiting_deliveries, rotated_at, previous_secret_expires_at } = webhook
  const secret = previous_secret_expires_at
    ? said.both(instant(previous_secret_expires_at))
    : rotated_at
      ? said.rotated(instant(rotated_at))
      : said.first
  return (
    <FactList>
      {description && <Fact label={said.purpose}>{description}</Fact>}
      <Fact label={said.kinds}>{kinds.map((kind) => kindText(kind, language)).join(', ')}</Fact>
      <Fact label={said.rights}>{user_name}</Fact>
      <Fact label={said.secret}>{secret}</Fact>
      {waiting_deliveries > 0 && <Fact label={said.waiting}>{number(waiting_deliveries)}</Fact>}
    </FactList>
  )
}
