// Where to begin in an environment that is still empty; what is done is seen from the records themselves.
import { Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { linkTo } from '../../shell/modules.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { STEPS, type Step, useStepsDone } from './steps.ts'

const texts = words({
  en: {
    title: (name: string) => `Welcome to ${name}`,
    lead: 'Six steps to a working office. The order is a suggestion; you can leave and come back.',
    done: 'Done',
    ready: 'Everything stands. Have a good day at the office.',
    home: 'Go home',
  },
  nl: {
    title: (name) => `Welkom bij ${name}`,
    lead: 'Zes stappen naar een werkend kantoor. De volgorde is een voorstel; je kunt weggaan en terugkomen.',
    done: 'Klaar',
    ready: 'Alles staat. Een goede dag op kantoor.',
    home: 'Naar start',
  },
})

export function Welcome() {
  const said = useWords(texts)
  const { environment, can } = useSession()
  const steps = STEPS.filter(({ right }) => can(right))
  const done = useStepsDone(steps)
  const isReady = done !== undefined && steps.every(({ id }) => done.has(id))
  return (
    <Page
      title={said.title(environment.name)}
      lead={isReady ? said.ready : said.lead}
      actions={
        <Button component={Link} to="/" variant={isReady ? 'filled' : 'default'}>
          {said.home}
        </Button>
      }
    >
      <Stack component="ol" gap="sm" className="plain-list">
        {steps.map((step, i) => (
          <li key={step.id}>
            <StepCard step={step} number={i + 1} isDone={done?.has(step.id) ?? false} />
          </li>
        ))}
      </Stack>
    </Page>
  )
}

function StepCard({ step, number, isDone }: { step: Step; number: number; isDone: boolean }) {
  const { language } = useLanguage()
  const { done } = useWords(texts)
  const { routesByPath } = useRouter()
  const { title, text, act } = step.words[language]
  return (
    <Card withBorder padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon
          radius="xl"
          size={32}
          variant={isDone ? 'filled' : 'light'}
          {...(isDone ? { role: 'img', 'aria-label': done } : {})}
        >
          {isDone ? <Icon name="check" /> : number}
        </ThemeIcon>
        <Stack gap={4} flex={1}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text c="dimmed" className="pretty">
            {text}
          </Text>
          {!isDone && step.to in routesByPath && (
            <Group mt={6}>
              <Button component={Link} {...linkTo(step)} size="sm" variant="light">
                {act}
              </Button>
            </Group>
          )}
        </Stack>
      </Group>
    </Card>
  )
}
