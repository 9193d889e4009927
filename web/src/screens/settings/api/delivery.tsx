// One delivery: what was sent, and every attempt with its answer.
import { Button, Drawer, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Snippet } from '../../../ui/snippet.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { kindText } from './kinds.ts'
import classes from './webhooks.module.css'

const texts = words({
  en: {
    title: 'Delivery',
    again: 'Send again',
    state: 'State',
    event: 'Event',
    to: 'To',
    next: 'Next attempt',
    body: 'What is sent',
    hidden: 'Your role may not read what this event is about, so it is not shown.',
    attempts: 'Attempts',
    none: 'Not tried yet.',
    attempt: (n: number) => `Attempt ${n}`,
    sent: 'Request headers',
    answer: 'Answer',
    noBody: 'The answer was empty.',
    noAnswer: 'No answer',
  },
  nl: {
    title: 'Bezorging',
    again: 'Opnieuw sturen',
    state: 'Status',
    event: 'Gebeurtenis',
    to: 'Naar',
    next: 'Volgende poging',
    body: 'Wat er gestuurd wordt',
    hidden: 'Je rol mag niet lezen waar deze gebeurtenis over gaat, dus staat het hier niet.',
    attempts: 'Pogingen',
    none: 'Nog niet geprobeerd.',
    attempt: (n: number) => `Poging ${n}`,
    sent: 'Kopregels van het verzoek',
    answer: 'Antwoord',
    noBody: 'Het antwoord was leeg.',
    noAnswer: 'Geen antwoord',
  },
})

interface DeliveryProps {
  readonly id: string
  readonly canResend: boolean
  onClose(): void
}

export function Delivery({ id, canResend, onClose }: DeliveryProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const params = { path: { id } }
  const { data, error, refetch } = api.useQuery(
    'get',
    '/settings/delivery/{id}',
    { params },
    { refetchInterval: ({ state }) => (state.data?.data.status === 'waiting' ? 2000 : false) },
  )
  const resend = api.useMutation('post', '/settings/delivery/{id}/resend', {
    onSuccess: () => refresh('/settings/delivery', '/settings/webhook'),
  })
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={said.title}>
      {error ? (
        <ProblemView error={error} retry={refetch} />
      ) : data ? (
        <Stack gap="lg">
          <Shown delivery={data.data} />
          {canResend && (
            <Group>
              <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ params })}>
                {said.again}
              </Button>
            </Group>
          )}
          <Attempts attempts={data.data.attempt_log} />
        </Stack>
      ) : (
        <Skeleton h={320} />
      )}
    </Drawer>
  )
}

function Shown({ delivery }: { delivery: Shapes['DeliveryDetail'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { instant } = useFormats()
  const { status, kind, event_id, request, next_attempt_at } = delivery
  return (
    <>
      <FactList>
        <Fact label={said.state}>
          <DeliveryStatus status={status} />
        </Fact>
        <Fact label={said.event}>
          {kindText(kind, language)} <span className="quiet">{kind}</span>
        </Fact>
        <Fact label="id">
          <span className={classes.url}>{event_id}</span>
        </Fact>
        <Fact label={said.to}>
          <span className={classes.url}>{request.url}</span>
        </Fact>
        {status === 'waiting' && next_attempt_at && <Fact label={said.next}>{instant(next_attempt_at)}</Fact>}
      </FactList>
      <section aria-label={said.body}>
        <Title order={3} size="h6" mb={6}>
          {said.body}
        </Title>
        {request.body === null ? (
          <Text size="sm" c="dimmed">
            {said.hidden}
          </Text>
        ) : (
          <Snippet text={prettyOf(request.body)} label={said.body} />
        )}
      </section>
    </>
  )
}

function Attempts({ attempts }: { attempts: readonly Shapes['DeliveryAttempt'][] }) {
  const said = useWords(texts)
  const { instant, number } = useFormats()
  return (
    <section aria-label={said.attempts}>
      <Title order={3} size="h6" mb={6}>
        {said.attempts}
      </Title>
      {attempts.length === 0 && (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      )}
      <Stack gap="md">
        {attempts.toReversed().map((attempt) => (
          <div key={attempt.id} className={classes.attempt}>
            <Group justify="space-between" gap="xs" mb={6}>
              <Text size="sm" fw={600}>
                {said.attempt(attempt.number)} · {attempt.status ?? said.noAnswer}
              </Text>
              <Text size="xs" c="dimmed" className="figure">
                {instant(attempt.at)} · {number(attempt.duration_ms)} ms
              </Text>
            </Group>
            {attempt.error && (
              <Text size="sm" c="var(--mantine-color-error)" mb={6}>
                {attempt.error}
              </Text>
            )}
            <details>
              <summary>{said.sent}</summary>
              <Headers headers={attempt.request_headers} />
            </details>
            {attempt.status !== null && (
              <details>
                <summary>{said.answer}</summary>
                <Headers headers={attempt.response_headers ?? {}} />
                {attempt.response_body ? (
                  <Snippet text={attempt.response_body} label={said.answer} isWrapped />
                ) : (
                  <Text size="xs" c="dimmed">
                    {said.noBody}
                  </Text>
                )}
              </details>
            )}
          </div>
        ))}
      </Stack>
    </section>
  )
}

function Headers({ headers }: { headers: object }) {
  return (
    <table className={classes.head}>
      <tbody>
        {Object.entries(headers).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{String(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function prettyOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
