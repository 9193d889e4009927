// Webhooks: who is told of what happens here.

import { Button, Group, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllRecords } from '../../../api/all-records.ts'
import type { Shapes } from '../../../api/api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useMaking } from '../../../ui/making.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { ListSkeleton } from '../../../ui/record-list-table.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { ApiTabs } from './api-tabs.tsx'
import { kindText } from './kinds.ts'
import { SecretShown } from './secret-shown.tsx'
import { WebhookCreate } from './webhook-form.tsx'
import { useTrouble, WebhookBadge } from './webhook-state.tsx'
import classes from './webhooks.module.css'

const texts = words({
  en: {
    title: 'Webhooks',
    lead: 'Kantoor tells another program as soon as something changes: signed, and sent again for three days until it is taken.',
    make: 'New webhook',
    none: 'No webhooks yet',
    noneText: 'Give an address of yours and choose what it is told of, such as paid invoices. Then send it a test.',
    waiting: (n: number) => (n === 1 ? '1 waits' : `${n} wait`),
  },
  nl: {
    title: 'Webhooks',
    lead: 'Kantoor vertelt een ander programma meteen wat er verandert: ondertekend, en drie dagen lang opnieuw tot het is aangenomen.',
    make: 'Nieuwe webhook',
    none: 'Nog geen webhooks',
    noneText: 'Geef een adres van jou en kies waar het van hoort, zoals betaalde facturen. Stuur dan een test.',
    waiting: (n: number) => (n === 1 ? '1 wacht' : `${n} wachten`),
  },
})

export function Webhooks() {
  const said = useWords(texts)
  const navigate = useNavigate()
  const [isMaking, { open, close }] = useMaking()
  const [made, setMade] = useState<Shapes['WebhookWithSecret']>()
  const { data, error, refetch, isFetching } = useAllRecords('/settings/webhook', {})
  const make = <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} lead={said.lead} above={<ApiTabs />} actions={make}>
      {error ? (
        <ProblemView error={error} retry={refetch} isTrying={isFetching} />
      ) : !data ? (
        <ListSkeleton isPhone={false} />
      ) : data.data.length === 0 ? (
        <Empty icon="plug" title={said.none} text={said.noneText} action={make} />
      ) : (
        <ul className={classes.webhooks} aria-label={said.title}>
          {data.data.map((webhook) => (
            <li key={webhook.id}>
              <WebhookRow webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <WebhookCreate
          onClose={close}
          onMade={(webhook) => {
            close()
            setMade(webhook)
          }}
        />
      )}
      {made && (
        <SecretShown
          secret={made.secret}
          onClose={() => {
            setMade(undefined)
            void navigate({ to: '/settings/api/webhooks/$id', params: { id: made.id } })
          }}
        />
      )}
    </Page>
  )
}

function WebhookRow({ webhook }: { webhook: Shapes['Webhook'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const trouble = useTrouble(webhook)
  const { id, url, description, kinds, waiting_deliveries } = webhook
  return (
    <Link to="/settings/api/webhooks/$id" params={{ id }} className={classes.webhook}>
      <Group gap={8} justify="space-between" wrap="nowrap">
        <span className={classes.url}>{url}</span>
        <WebhookBadge webhook={webhook} />
      </Group>
      <Text size="sm">
        {[description, kinds.map((kind) => kindText(kind, language)).join(', ')].filter(Boolean).join(' · ')}
      </Text>
      {(trouble || waiting_deliveries > 0) && (
        <Text size="xs" c="dimmed">
          {[trouble, ...(waiting_deliveries > 0 ? [said.waiting(waiting_deliveries)] : [])].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Link>
  )
}
