// Where one is signed in. Whoever sees one that is not his ends it at once, so nothing waits for an undo here.
import { Badge, Button, Skeleton, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'

const texts = words({
  en: {
    title: 'Where you are signed in',
    others: 'Sign out everywhere else',
    othersDone: 'You are signed out everywhere else.',
    end: 'Sign out',
    endNamed: (device: string) => `Sign out: ${device}`,
    here: 'This browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Unknown browser',
    ways: { password: 'with a password', link: 'by a link', passkey: 'with a passkey' },
    since: (way: string, when: string) => `Signed in ${way}, ${when}`,
    seen: (when: string) => `last seen ${when}`,
  },
  nl: {
    title: 'Waar je bent aangemeld',
    others: 'Overal elders afmelden',
    othersDone: 'Je bent overal elders afgemeld.',
    end: 'Afmelden',
    endNamed: (device) => `Afmelden: ${device}`,
    here: 'Deze browser',
    on: (browser, system) => `${browser} op ${system}`,
    unknown: 'Onbekende browser',
    ways: { password: 'met een wachtwoord', link: 'met een link', passkey: 'met een passkey' },
    since: (way, when) => `Aangemeld ${way}, ${when}`,
    seen: (when) => `laatst gezien ${when}`,
  },
})

const listKey = () => api.queryOptions('get', '/session/list').queryKey

export function OwnSessions() {
  const said = useWords(texts)
  const cache = useQueryClient()
  const { data, error, refetch, isFetching } = api.useQuery('get', '/session/list')
  const sessions = data?.data ?? []
  const endOthers = api.useMutation('delete', '/session/list', {
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: listKey() })
      notifications.show({ message: said.othersDone })
    },
  })
  return (
    <Section
      title={said.title}
      actions={
        sessions.length > 1 && (
          <Button size="xs" variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {said.others}
          </Button>
        )
      }
    >
      {error && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      {!data && !error && <Skeleton height={46} />}
      <ul className={classes.rows} aria-label={said.title}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Section>
  )
}

function SessionRow({ session }: { session: Shapes['OwnSession'] }) {
  const said = useWords(texts)
  const { ago, instant } = useFormats()
  const cache = useQueryClient()
  const { browser, system, ip, opened_by, created_at, last_seen_at, is_current } = session
  const name = browser && system ? said.on(browser, system) : (browser ?? system ?? said.unknown)
  const end = api.useMutation('delete', '/session/list/{id}', {
    onSettled: () => cache.invalidateQueries({ queryKey: listKey() }),
  })
  const seen = said.seen(ago(last_seen_at))
  const about = [said.since(said.ways[opened_by], instant(created_at)), ip, is_current ? null : seen]
  return (
    <li className={classes.row}>
      <Icon name={PHONES.has(system ?? '') ? 'phone' : 'screen'} size={20} />
      <div className={classes.about}>
        <Text fw={600} size="sm" component="div">
          {name}{' '}
          {is_current && (
            <Badge size="sm" ml={6}>
              {said.here}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          {about.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {!is_current && (
        <Button
          size="xs"
          variant="subtle"
          flex="none"
          aria-label={said.endNamed(name)}
          loading={end.isPending}
          onClick={() => end.mutate({ params: { path: { id: session.id } } })}
        >
          {said.end}
        </Button>
      )}
    </li>
  )
}

const PHONES: ReadonlySet<string> = new Set(['iPhone', 'Android'])
