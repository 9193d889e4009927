// The lines that connect a program: chosen by its name, copied, done.
import { Alert, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { Snippet } from '../../../ui/snippet.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { useIsPhone } from '../settings-frame.tsx'
import classes from './assistants.module.css'
import { PROGRAMS, type SetupLine, stepsOf } from './setup-words.ts'

const texts = words({
  en: {
    title: 'Connect an assistant',
    lead: 'Ask Claude, ChatGPT or your editor about hours, budgets and invoices. An assistant reads what you may read, and can never change anything.',
    program: 'Program',
    oauth: 'By signing in',
    key: 'With an API key, where nobody can sign in',
    copy: (program: string) => `What to copy for ${program}`,
    private: (url: string) =>
      `${url} can only be reached from this computer or network. Programs here can connect; assistants that run elsewhere, such as Claude on the web and ChatGPT, cannot. Give this Kantoor a public https address to let them in.`,
    plain: (url: string) =>
      `${url} has no https. Assistants that run elsewhere, such as Claude on the web and ChatGPT, only connect over https.`,
  },
  nl: {
    title: 'Assistent koppelen',
    lead: 'Vraag Claude, ChatGPT of je editor naar uren, budgetten en facturen. Een assistent leest wat jij mag lezen, en kan nooit iets wijzigen.',
    program: 'Programma',
    oauth: 'Door je aan te melden',
    key: 'Met een API-sleutel, waar niemand zich kan aanmelden',
    copy: (program: string) => `Wat je kopieert voor ${program}`,
    private: (url: string) =>
      `${url} is alleen bereikbaar vanaf deze computer of dit netwerk. Programma’s hier kunnen koppelen; assistenten die elders draaien, zoals Claude op het web en ChatGPT, niet. Geef deze Kantoor een openbaar https-adres om ze toe te laten.`,
    plain: (url: string) =>
      `${url} heeft geen https. Assistenten die elders draaien, zoals Claude op het web en ChatGPT, koppelen alleen via https.`,
  },
})

export function AssistantSetup() {
  const said = useWords(texts)
  const { data } = api.useQuery('get', '/settings/assistantsetup')
  return (
    <Section title={said.title}>
      <Text size="sm" c="dimmed" mb="md" maw={640} className="pretty">
        {said.lead}
      </Text>
      <div className={classes.setup}>{data && <Lines setup={data.data} />}</div>
    </Section>
  )
}

function Lines({ setup }: { setup: Shapes['AssistantSetup'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const programs = [...new Set(setup.lines.map(({ program }) => program))]
  const [program, setProgram] = useState(programs[0]!)
  const choices = programs.map((value) => ({ value, label: PROGRAMS[value][language] }))
  const choose = (next: string | null) => next && setProgram(next as SetupLine['program'])
  const { origin } = new URL(setup.mcp_url)
  return (
    <Stack gap="md">
      {setup.note && (
        <Alert color="gray" variant="light" icon={<Icon name="info" />}>
          {setup.is_private ? said.private(origin) : said.plain(origin)}
        </Alert>
      )}
      {isPhone ? (
        <Select label={said.program} data={choices} value={program} allowDeselect={false} onChange={choose} />
      ) : (
        <SegmentedControl
          w="fit-content"
          size="sm"
          aria-label={said.program}
          data={choices}
          value={program}
          onChange={choose}
        />
      )}
      {setup.lines
        .filter((line) => line.program === program)
        .map((line) => (
          <div key={line.title}>
            <Text size="sm" fw={600}>
              {said[line.route]}
            </Text>
            <ol className={classes.steps}>
              {stepsOf(line)[language].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Snippet text={line.text} label={said.copy(line.title)} isWrapped />
          </div>
        ))}
    </Stack>
  )
}
