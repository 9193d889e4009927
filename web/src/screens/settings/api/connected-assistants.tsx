import { Badge, Button, Group, Text } from '@mantine/core'
import { useAllRecords } from '../../../api/all-records.ts'
import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './keys.module.css'
import { scopesText } from './scopes.ts'

type Assistant = Shapes['Assistant']

const texts = words({
  en: {
    title: 'Connected',
    none: 'No assistant is connected. Choose your program below and follow its steps.',
    who: (name: string, host: string) => `For ${name}, answers go to ${host}`,
    since: (ago: string) => `Connected ${ago}`,
    used: (ago: string) => `used ${ago}`,
    never: 'never used',
    states: { active: '', inactive: 'User may not enter', expired: 'Expired', revoked: 'Revoked' },
    reasons: {
      revoked: '',
      replayed: 'Disconnected because a code came twice: it may have been stolen.',
      reused: 'Disconnected because a token came twice: it may have been stolen.',
    },
    revoke: 'Revoke',
    ask: (name: string) => `Disconnect ${name}?`,
    why: 'Its next request is refused, and what it was given cannot be given back by an Undo. Whoever wants it again connects it again.',
    act: 'Disconnect',
  },
  nl: {
    title: 'Gekoppeld',
    none: 'Er is geen assistent gekoppeld. Kies hieronder je programma en volg de stappen.',
    who: (name: string, host: string) => `Voor ${name}, antwoorden gaan naar ${host}`,
    since: (ago: string) => `${ago} gekoppeld`,
    used: (ago: string) => `${ago} gebruikt`,
    never: 'nooit gebruikt',
    states: { active: '', inactive: 'Gebruiker heeft geen toegang', expired: 'Verlopen', revoked: 'Ingetrokken' },
    reasons: {
      revoked: '',
      replayed: 'Losgekoppeld omdat een code twee keer kwam: die is misschien gestolen.',
      reused: 'Losgekoppeld omdat een token twee keer kwam: dat is misschien gestolen.',
    },
    revoke: 'Intrekken',
    ask: (name: string) => `${name} loskoppelen?`,
    why: 'Het volgende verzoek wordt geweigerd, en wat hij kreeg komt met ongedaan maken niet terug. Wie hem weer wil, koppelt hem opnieuw.',
    act: 'Loskoppelen',
  },
})

export function ConnectedAssistants() {
  const said = useWords(texts)
  const { data, error, refetch } = useAllRecords('/settings/assistant', {})
  return (
    <Section title={said.title}>
      {error && <ProblemView error={error} retry={refetch} />}
      {data?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      )}
      {data && data.data.length > 0 && (
        <ul className={classes.keys} aria-label={said.title}>
          {data.data.map((assistant) => (
            <AssistantRow key={assistant.id} assistant={assistant} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function AssistantRow({ assistant }: { assistant: Assistant }) {
  const { id, name, host, user_name, scopes, status, connected_at, last_used_at, revoked_reason } = assistant
  const said = useWords(texts)
  const { language } = useLanguage()
  const { ago } = useFormats()
  const refresh = useRefresh()
  const { ask, dialog } = useConfirm()
  const revoke = api.useMutation('post', '/settings/assistant/{id}/revoke', {
    onSuccess: () => refresh('/settings/assistant'),
  })
  const onRevoke = async () => {
    if (await ask({ title: said.ask(name), text: said.why, act: said.act })) revoke.mutate({ params: { path: { id } } })
  }
  const reason = revoked_reason && said.reasons[revoked_reason]
  return (
    <li className={classes.key} data-faint={status !== 'active' || undefined}>
      <div className={classes.what}>
        <Group gap={8}>
          <Text fw={600} className="breakable">
            {name}
          </Text>
          {said.states[status] && (
            <Badge size="sm" color="gray">
              {said.states[status]}
            </Badge>
          )}
        </Group>
        <Text size="sm">{said.who(user_name, host)}</Text>
        <Text size="xs" c="dimmed">
          {[
            scopesText(scopes, language),
            said.since(ago(connected_at)),
            last_used_at ? said.used(ago(last_used_at)) : said.never,
          ].join(' · ')}
        </Text>
        {reason && (
          <Text size="xs" c="var(--mantine-color-error)">
            {reason}
          </Text>
        )}
      </div>
      {status !== 'revoked' && (
        <Button size="compact-sm" variant="default" loading={revoke.isPending} onClick={() => void onRevoke()}>
          {said.revoke}
        </Button>
      )}
      {dialog}
    </li>
  )
}
