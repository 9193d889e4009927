// The log of a webhook: what was sent, how it went, and sending it again, one or many.
import { Button, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import type { Filter } from '../../../ui/column.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { FilterMenu } from '../../../ui/record-list-filter.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { Delivery } from './delivery.tsx'
import { DeliveryStatus, STATUSES } from './delivery-status.tsx'
import { KIND_GROUPS, kindsOf, kindText } from './kinds.ts'
import classes from './log.module.css'
import { ResendMany } from './resend-many.tsx'
import own from './webhooks.module.css'

const PATH = '/settings/delivery'

const texts = words({
  en: {
    title: 'Deliveries',
    none: 'Nothing was sent yet. Send a test, or change something this webhook is told of.',
    noneFound: 'No delivery fits these filters.',
    attempts: (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
    many: 'Send again …',
  },
  nl: {
    title: 'Bezorgingen',
    none: 'Er is nog niets verstuurd. Stuur een test, of wijzig iets waar deze webhook van hoort.',
    noneFound: 'Geen bezorging past bij deze filters.',
    attempts: (n: number) => (n === 1 ? '1 poging' : `${n} pogingen`),
    many: 'Opnieuw sturen …',
  },
})

const KINDS = [...KIND_GROUPS.flatMap(({ resources }) => resources).flatMap(kindsOf), 'webhook.ping' as const]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: words({ en: 'Status', nl: 'Status' }), options: STATUSES },
  {
    key: 'kind',
    head: words({ en: 'Kind', nl: 'Soort' }),
    options: KINDS.map((value) => ({ value, label: { en: kindText(value, 'en'), nl: kindText(value, 'nl') } })),
  },
]

const ROWS = 25
const SOON_MS = 1500

interface DeliveriesProps {
  readonly webhook: Shapes['Webhook']
  /** Something new is on its way here; a moment passes until it is in the log. */
  readonly lookUntil: number
}

export function Deliveries({ webhook, lookUntil }: DeliveriesProps) {
  const said = useWords(texts)
  const { search, change } = useListSearch()
  const { status, kind, offset = 0 } = search
  const [opened, setOpened] = useState<string>()
  const [isResending, setResending] = useState(false)
  const isAsked = status !== undefined || kind !== undefined
  const query = {
    webhook_id: webhook.id,
    ...(status ? { status: String(status) } : {}),
    ...(kind ? { kind: String(kind) } : {}),
    limit: ROWS,
    offset: Number(offset),
  }
  const { data, error, refetch, isPlaceholderData } = api.useQuery(
    'get',
    PATH,
    { params: { query } },
    {
      placeholderData: keepPreviousData,
      // What is about to be sent is followed until it is.
      refetchInterval: ({ state }) => (Date.now() < lookUntil || state.data?.data.some(isSoon) ? SOON_MS : false),
    },
  )
  const isEmpty = data?.data.length === 0
  return (
    <Section
      title={said.title}
      actions={
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon name="repeat" size={14} />}
          disabled={!webhook.is_active}
          onClick={() => setResending(true)}
        >
          {said.many}
        </Button>
      }
    >
      <Stack gap="sm">
        {(isAsked || !isEmpty) && (
          <Group gap="xs">
            {filters.map((filter) => (
              <FilterMenu
                key={filter.key}
                filter={filter}
                value={search[filter.key]}
                onChange={(value) => change({ [filter.key]: value })}
              />
            ))}
          </Group>
        )}
        {error && <ProblemView error={error} retry={refetch} />}
        {isEmpty && (
          <Text size="sm" c="dimmed">
            {isAsked ? said.noneFound : said.none}
          </Text>
        )}
        {data && !isEmpty && (
          <ul
            className={`${classes.rows} ${own.deliveries}`}
            aria-label={said.title}
            data-waiting={isPlaceholderData || undefined}
          >
            {data.data.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryRow delivery={delivery} open={() => setOpened(delivery.id)} />
              </li>
            ))}
          </ul>
        )}
        {data && data.meta.count > ROWS && (
          <Pager meta={data.meta} onMove={(to) => change({ offset: to || undefined })} />
        )}
      </Stack>
      {opened && <Delivery id={opened} canResend={webhook.is_active} onClose={() => setOpened(undefined)} />}
      {isResending && <ResendMany webhookId={webhook.id} onClose={() => setResending(false)} />}
    </Section>
  )
}

function DeliveryRow({ delivery, open }: { delivery: Shapes['Delivery']; open(): void }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { instant } = useFormats()
  const { status, kind, attempts, last_status, created_at } = delivery
  return (
    <button type="button" className={classes.row} onClick={open}>
      <DeliveryStatus status={status} />
      <span className={`${classes.cut} ${classes.wide}`}>{kindText(kind, language)}</span>
      <span className={`figure ${classes.mono}`}>{last_status ?? ''}</span>
      <span className={`figure ${classes.quiet}`}>{attempts > 0 ? said.attempts(attempts) : ''}</span>
      <span className={`figure ${classes.quiet}`}>{instant(created_at)}</span>
    </button>
  )
}

function isSoon({ status, next_attempt_at }: Shapes['Delivery']): boolean {
  return status === 'waiting' && (next_attempt_at === null || Date.parse(next_attempt_at) - Date.now() < 10_000)
}
