// Approved leave in one's own calendar program, by an address that nobody can guess and that can be changed or ended.
import { Alert, Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './subscribe.module.css'

const PATH = '/hrm/leavefeed'

type Feed = Shapes['LeaveFeed']
type Kind = Feed['kind']

const texts = words({
  en: {
    title: 'Leave in your calendar',
    lead: 'Approved leave in Outlook, Google or Apple Calendar: who is away and when, never why.',
    secret: 'An address is a secret: whoever has it can read along. Give it to nobody, and renew it when in doubt.',
    kinds: { own: 'My leave', teams: 'My teams', company: 'Everybody' },
    make: 'Make an address',
    makeOf: (kind: string) => `Make an address: ${kind}`,
    open: 'Open in calendar',
    renew: 'Renew',
    renewOf: (kind: string) => `Renew the address: ${kind}`,
    end: 'End',
    endOf: (kind: string) => `End the address: ${kind}`,
    renewed: 'There is a new address; the one before stopped working.',
    ended: 'The address stopped working.',
    address: (kind: string) => `Address: ${kind}`,
  },
  nl: {
    title: 'Verlof in je agenda',
    lead: 'Goedgekeurd verlof in Outlook, Google of Apple Agenda: wie er weg is en wanneer, nooit waarom.',
    secret: 'Een adres is geheim: wie het heeft leest mee. Geef het aan niemand en vernieuw het bij twijfel.',
    kinds: { own: 'Mijn verlof', teams: 'Mijn teams', company: 'Iedereen' },
    make: 'Adres maken',
    makeOf: (kind: string) => `Adres maken: ${kind}`,
    open: 'Openen in agenda',
    renew: 'Vernieuwen',
    renewOf: (kind: string) => `Adres vernieuwen: ${kind}`,
    end: 'Stoppen',
    endOf: (kind: string) => `Adres stoppen: ${kind}`,
    renewed: 'Er is een nieuw adres; het vorige werkt niet meer.',
    ended: 'Het adres werkt niet meer.',
    address: (kind: string) => `Adres: ${kind}`,
  },
})

export function Subscribe({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const { employee } = useSession()
  const { data, error, refetch, isFetching } = api.useQuery('get', PATH)
  const kinds: readonly Kind[] = employee ? ['own', 'teams', 'company'] : ['company']
  return (
    <Modal opened onClose={onClose} title={said.title} size="lg">
      <Stack gap="md">
        <Text size="sm" className="pretty">
          {said.lead}
        </Text>
        {error && !data && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
        {kinds.map((kind) => (
          <FeedView key={kind} kind={kind} feed={data?.data.feeds.find((feed) => feed.kind === kind)} />
        ))}
        <Alert color="gray" variant="light" icon={<Icon name="key" />}>
          <Text size="sm">{said.secret}</Text>
        </Alert>
      </Stack>
    </Modal>
  )
}

function FeedView({ kind, feed }: { kind: Kind; feed: Feed | undefined }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const cache = useQueryClient()
  const onSuccess = () => cache.invalidateQueries({ queryKey: ['get', PATH] })
  const make = api.useMutation('post', PATH, { onSuccess })
  const end = api.useMutation('delete', '/hrm/leavefeed/{id}', { onSuccess })
  const name = said.kinds[kind]
  const tell = (message: string) => notifications.show({ message })
  const renew = () => make.mutate({ body: { kind, language } }, { onSuccess: () => feed && tell(said.renewed) })
  return (
    <section className={classes.feed} aria-label={name}>
      <Group justify="space-between" mih={30}>
        <Title order={3} size="h6">
          {name}
        </Title>
        {feed ? (
          <Group gap={6}>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={said.renewOf(name)}
              loading={make.isPending}
              onClick={renew}
            >
              {said.renew}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={said.endOf(name)}
              loading={end.isPending}
              onClick={() => end.mutate({ params: { path: { id: feed.id } } }, { onSuccess: () => tell(said.ended) })}
            >
              {said.end}
            </Button>
          </Group>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={said.makeOf(name)}
            loading={make.isPending}
            onClick={renew}
          >
            {said.make}
          </Button>
        )}
      </Group>
      {feed && (
        <>
          <Snippet text={feed.url} label={said.address(name)} isWrapped />
          <a className={classes.open} href={feed.url.replace(/^https?:/, 'webcal:')}>
            {said.open}
          </a>
        </>
      )}
    </section>
  )
}
