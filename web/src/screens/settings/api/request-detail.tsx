// One request of the log, with the way to what it means.
import { Anchor, Drawer, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { referenceOf } from '../../../shell/requests/snippet.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './webhooks.module.css'

const texts = words({
  en: {
    title: 'Request',
    number: 'Number',
    path: 'Path',
    query: 'Parameters',
    status: 'Status',
    problem: 'Problem',
    duration: 'Duration',
    who: 'By',
    of: (name: string) => `of ${name}`,
    actors: { user: 'a person at the screens', api_key: 'an API key', assistant: 'an assistant' },
    at: 'Came in',
    dropped: 'Not written down',
    droppedText: (n: string) => `${n} requests before it came too fast`,
    docs: 'This operation in the reference',
    why: 'What this problem means',
    same: 'All with this problem',
  },
  nl: {
    title: 'Verzoek',
    number: 'Nummer',
    path: 'Pad',
    query: 'Parameters',
    status: 'Status',
    problem: 'Probleem',
    duration: 'Duur',
    who: 'Door',
    of: (name: string) => `van ${name}`,
    actors: { user: 'iemand op de schermen', api_key: 'een API-sleutel', assistant: 'een assistent' },
    at: 'Kwam binnen',
    dropped: 'Niet opgeschreven',
    droppedText: (n: string) => `${n} verzoeken ervoor kwamen te snel`,
    docs: 'Dit verzoek in de naslag',
    why: 'Wat dit probleem betekent',
    same: 'Alle met dit probleem',
  },
})

export function RequestDetail({ entry, onClose }: { entry: Shapes['RequestEntry']; onClose(): void }) {
  const said = useWords(texts)
  const { instant, number } = useFormats()
  const { request_id, method, path, route, query, status, problem, duration_ms, actor_type, actor_name } = entry
  const { user_name, created_at, dropped } = entry
  const reference = referenceOf({ method, template: route.replace(/^\/api\/(v2|app)/, '') })
  const owner = actor_type !== 'user' && user_name ? said.of(user_name) : undefined
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={said.title}>
      <Stack gap="lg">
        <FactList>
          <Fact label={said.number}>
            <Group gap={4} wrap="nowrap">
              <Mono>{request_id}</Mono>
              <CopyButton text={request_id} />
            </Group>
          </Fact>
          <Fact label={said.path}>
            <Mono>
              {method} {path}
            </Mono>
          </Fact>
          {query && (
            <Fact label={said.query}>
              <Mono>{query}</Mono>
            </Fact>
          )}
          <Fact label={said.status}>{status}</Fact>
          {problem && (
            <Fact label={said.problem}>
              <Mono>{problem}</Mono>
            </Fact>
          )}
          <Fact label={said.duration}>{number(duration_ms)} ms</Fact>
          <Fact label={said.who}>{[actor_name, said.actors[actor_type], owner].filter(Boolean).join(', ')}</Fact>
          <Fact label={said.at}>{instant(created_at)}</Fact>
          {dropped > 0 && <Fact label={said.dropped}>{said.droppedText(number(dropped))}</Fact>}
        </FactList>
        <Stack gap={6}>
          {problem && (
            <>
              <Out href={`/problems/${problem}`}>{said.why}</Out>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link to="/settings/api/requests" search={{ problem }} onClick={onClose} {...props} />
                )}
              >
                {said.same}
              </Anchor>
            </>
          )}
          {reference && <Out href={reference}>{said.docs}</Out>}
        </Stack>
      </Stack>
    </Drawer>
  )
}

function Mono({ children }: { children: ReactNode }) {
  return <span className={classes.url}>{children}</span>
}

function Out({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
      {children}
    </Anchor>
  )
}
