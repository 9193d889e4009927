// In the place of what could not be read: what happened, and the way on.
import { Alert, Button, Code, Group, Text } from '@mantine/core'
import { problemOf } from '../api/problems.ts'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'

const texts = words({
  en: { again: 'Try again', number: 'Number of this request' },
  nl: { again: 'Opnieuw proberen', number: 'Nummer van dit verzoek' },
})

interface ProblemViewProps {
  readonly error: unknown
  /** Asks again, mostly the refetch of the query. */
  readonly retry?: () => unknown
  readonly isTrying?: boolean
}

export function ProblemView({ error, retry, isTrying = false }: ProblemViewProps) {
  const { title, detail, requestId } = problemOf(error)
  const { again, number } = useWords(texts)
  return (
    <Alert color="red" variant="light" title={title} icon={<Icon name="alert" />} role="alert">
      <Text size="sm">{detail}</Text>
      {requestId && (
        <Text size="xs" c="dimmed" mt={6}>
          {number} <Code>{requestId}</Code>
        </Text>
      )}
      {retry && (
        <Group mt="sm">
          <Button size="xs" variant="default" loading={isTrying} onClick={() => void retry()}>
            {again}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
