// The calls behind the screen, newest first, ready to be sent by somebody else.
import { Accordion, Anchor, Drawer, Group, Text, Title } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { onRequests, type SeenRequest, seenRequests } from '../../api/requests.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { useWords, words } from '../../words/language.tsx'
import { sortRequests } from './behind-screen.ts'
import { isPublic, referenceOf, snippetOf, type Way } from './snippet.ts'
import { Summary } from './summary.tsx'
import { WayChoice } from './way-choice.tsx'
import './requests.css'

const texts = words({
  en: {
    title: 'The requests behind this screen',
    lead: 'Everything you see comes from the API. With a key of yours in KANTOOR_KEY you can send the same.',
    keys: 'Make a key',
    here: 'On this screen',
    before: 'Before',
    empty: 'No requests yet',
    emptyText: 'Open a screen or change something; the calls behind it appear here.',
    own: 'Only the screens make this call; a key cannot.',
    secret: 'What was sent is not shown: it may hold a password or a code.',
    docs: 'Open in the reference',
    number: 'Number',
  },
  nl: {
    title: 'De verzoeken achter dit scherm',
    lead: 'Alles wat je ziet komt uit de API. Met een sleutel van jou in KANTOOR_KEY vraag je hetzelfde.',
    keys: 'Sleutel maken',
    here: 'Op dit scherm',
    before: 'Daarvoor',
    empty: 'Nog geen verzoeken',
    emptyText: 'Open een scherm of wijzig iets; de verzoeken erachter verschijnen hier.',
    own: 'Dit verzoek doen alleen de schermen; een sleutel kan het niet.',
    secret: 'Wat er gestuurd is staat hier niet: er kan een wachtwoord of code in zitten.',
    docs: 'Openen in de naslag',
    number: 'Nummer',
  },
})

export function RequestsPanel({ close }: { close: () => void }) {
  const said = useWords(texts)
  const seen = useSyncExternalStore(onRequests, seenRequests)
  const { pathname } = useLocation()
  const { here, before } = sortRequests(seen, useQueryClient(), pathname)
  const [way, setWay] = useLocalStorage<Way>({ key: 'kantoor.requests', defaultValue: 'curl' })
  // A screen asks first for what it is about.
  const [opened, setOpened] = useState<string | null>((here.findLast(isPublic) ?? here[0])?.id ?? null)
  const groups = [
    { title: said.here, requests: here },
    { title: said.before, requests: before },
  ].filter(({ requests }) => requests.length > 0)
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={said.title}>
      {groups.length === 0 ? (
        <Empty icon="code" title={said.empty} text={said.emptyText} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {said.lead}{' '}
            <Anchor inherit renderRoot={(props) => <Link to="/settings/api" onClick={close} {...props} />}>
              {said.keys}
            </Anchor>
          </Text>
          <WayChoice way={way} onChoose={setWay} />
          <Accordion value={opened} onChange={setOpened} chevronPosition="left" className="requests">
            {groups.map(({ title, requests }) => (
              <section key={title} aria-label={title}>
                <Title order={3} size="h6" c="dimmed" mt="lg" mb={4}>
                  {title}
                </Title>
                {requests.map((request) => (
                  <Accordion.Item key={request.id} value={request.id}>
                    <Accordion.Control>
                      <Summary request={request} />
                    </Accordion.Control>
                    <Accordion.Panel>{opened === request.id && <Shown request={request} way={way} />}</Accordion.Panel>
                  </Accordion.Item>
                ))}
              </section>
            ))}
          </Accordion>
        </>
      )}
    </Drawer>
  )
}

function Shown({ request, way }: { request: SeenRequest; way: Way }) {
  const said = useWords(texts)
  const reference = referenceOf(request)
  const isHidden = request.method !== 'GET' && request.template.includes('/session')
  const notes = [...(isPublic(request) ? [] : [said.own]), ...(isHidden ? [said.secret] : [])]
  return (
    <>
      <Snippet text={snippetOf(request, way, location.origin)} label={`${request.method} ${request.template}`} />
      {notes.length > 0 && (
        <Text size="xs" c="dimmed" mt={6}>
          {notes.join(' ')}
        </Text>
      )}
      <Group gap="md" mt={8} justify="space-between">
        {reference && (
          <Anchor href={reference} target="_blank" rel="noreferrer" size="xs" className="requests-reference">
            <Icon name="open" size={14} />
            {said.docs}
          </Anchor>
        )}
        {request.requestId && (
          <Text size="xs" c="dimmed" className="breakable">
            {said.number} <code>{request.requestId}</code>
          </Text>
        )}
      </Group>
    </>
  )
}
