// The calls behind the screen, newest first, ready to be sent by somebody else.
import { Accordion, Badge, Drawer, Group, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState, useSyncExternalStore } from 'react'
import { onRequests, type SeenRequest, seenRequests } from '../../api/requests.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useWords, words } from '../../words/language.tsx'
import { isPublic, snippetOf, type Way } from './snippet.ts'
import { WayChoice } from './way-choice.tsx'
import './requests.css'

const texts = words({
  en: {
    title: 'The requests behind this screen',
    lead: 'Everything you see comes from the API. Put a key of yours in place of <API_KEY> (Settings, AI and API).',
    empty: 'No requests yet',
    emptyText: 'Open a screen or change something; the calls behind it appear here.',
    own: 'Only the screens make this call; there is none like it for keys.',
    copy: 'Copy',
    failed: 'no answer',
  },
  nl: {
    title: 'De verzoeken achter dit scherm',
    lead: 'Alles wat je ziet komt uit de API. Zet je eigen sleutel op de plaats van <API_KEY> (Instellingen, AI en API).',
    empty: 'Nog geen verzoeken',
    emptyText: 'Open een scherm of wijzig iets; de verzoeken erachter verschijnen hier.',
    own: 'Dit verzoek doen alleen de schermen; voor sleutels bestaat het niet.',
    copy: 'Kopiëren',
    failed: 'geen antwoord',
  },
})

export function RequestsPanel({ close }: { close: () => void }) {
  const seen = useSyncExternalStore(onRequests, seenRequests)
  const [way, setWay] = useLocalStorage<Way>({ key: 'kantoor.requests', defaultValue: 'curl' })
  const [opened, setOpened] = useState<string | null>(seen.find(isPublic)?.id ?? null)
  const said = useWords(texts)
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={said.title}>
      {seen.length === 0 && <Empty icon="code" title={said.empty} text={said.emptyText} />}
      {seen.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {said.lead}
          </Text>
          <WayChoice way={way} onChoose={setWay} />
          <Accordion value={opened} onChange={setOpened} mt="sm" variant="separated" className="requests">
            {seen.map((request) => (
              <Accordion.Item key={request.id} value={request.id}>
                <Accordion.Control>
                  <Summary request={request} failed={said.failed} />
                </Accordion.Control>
                <Accordion.Panel>
                  {opened === request.id && (
                    <Snippet text={snippetOf(request, way, location.origin)} copy={said.copy} />
                  )}
                  {!isPublic(request) && (
                    <Text size="xs" c="dimmed" mt={6}>
                      {said.own}
                    </Text>
                  )}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </>
      )}
    </Drawer>
  )
}

function Summary({ request: { method, path, status, ms }, failed }: { request: SeenRequest; failed: string }) {
  const isBad = status === undefined ? ms !== undefined : status >= 400
  return (
    <Group gap="xs" wrap="nowrap" pr="xs">
      <Badge variant="light" color={method === 'GET' ? 'blue' : 'office'} miw={62} radius="sm">
        {method}
      </Badge>
      <span className="requests-path">{decodeURIComponent(path.replace('/api/app', ''))}</span>
      <Text size="xs" c={isBad ? 'red' : 'dimmed'} className="figure">
        {[status ?? failed, ...(ms === undefined ? [] : [`${ms} ms`])].join(' · ')}
      </Text>
    </Group>
  )
}

function Snippet({ text, copy }: { text: string; copy: string }) {
  return (
    <div className="snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} label={copy} />
    </div>
  )
}
