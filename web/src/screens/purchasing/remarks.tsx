// What somebody should look at before the invoice is recorded, and what is recorded already.
import { Alert, Anchor, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { fetchRefusals, saidProblem } from '../../words/refusals.ts'
import type { Proposal } from './words.ts'

const texts = words({
  en: {
    look: 'Look at this first',
    recorded: 'This invoice is recorded already',
    number: 'The same number of the same supplier is recorded as',
    file: 'The same file belongs to',
    waiting: 'The same file waits in the inbox:',
  },
  nl: {
    look: 'Kijk dit eerst na',
    recorded: 'Deze factuur is al geboekt',
    number: 'Hetzelfde nummer van dezelfde leverancier is geboekt als',
    file: 'Hetzelfde bestand hoort bij',
    waiting: 'Hetzelfde bestand staat nog in de inbox:',
  },
})

export function Remarks({ remarks }: Pick<Proposal, 'remarks'>) {
  const said = useWords(texts)
  const sentences = useSentences(remarks)
  const part = (isWrong: boolean) => sentences.filter((_, i) => remarks[i]!.is_wrong === isWrong)
  const wrong = part(true)
  return (
    <Stack gap="xs">
      {wrong.length > 0 && (
        <Alert color="yellow" variant="light" icon={<Icon name="alert" />} title={said.look} role="note">
          <List size="sm" spacing={2} withPadding={false}>
            {wrong.map((sentence) => (
              <List.Item key={sentence}>{sentence}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {part(false).map((sentence) => (
        <Group key={sentence} gap="xs" wrap="nowrap" c="dimmed">
          <Icon name="info" size={16} />
          <Text size="sm">{sentence}</Text>
        </Group>
      ))}
    </Stack>
  )
}

export function Doubles({ doubles }: { doubles: readonly Shapes['PurchaseDouble'][] }) {
  const said = useWords(texts)
  if (doubles.length === 0) return null
  const isRecorded = doubles.some(({ purchase_invoice_id }) => purchase_invoice_id)
  return (
    <Alert
      color={isRecorded ? 'red' : 'yellow'}
      variant="light"
      icon={<Icon name="copy" />}
      role="alert"
      title={isRecorded ? said.recorded : said.look}
    >
      {doubles.map(({ reason, purchase_invoice_id: id, entry_number, document_id, document_name }) => (
        <Text key={`${reason} ${id} ${document_id}`} size="sm">
          {id ? said[reason === 'same_number' ? 'number' : 'file'] : said.waiting}{' '}
          {id ? (
            <Anchor
              inherit
              underline="always"
              renderRoot={(props) => <Link to="/purchasing/$id" params={{ id }} {...props} />}
            >
              {entry_number}
            </Anchor>
          ) : (
            <Anchor
              inherit
              underline="always"
              renderRoot={(props) => <Link to="/purchasing/inbox/$id" params={{ id: document_id! }} {...props} />}
            >
              {document_name}
            </Anchor>
          )}
        </Text>
      ))}
    </Alert>
  )
}

// The service says them in English; the Dutch words are those of its refusals.
function useSentences(remarks: Proposal['remarks']): readonly string[] {
  const { language } = useLanguage()
  useQuery({
    queryKey: ['refusals', language],
    queryFn: async () => {
      await fetchRefusals()
      return language
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return remarks.map(({ code, message }) => saidProblem({ code, title: '', detail: message, errors: [] }).detail)
}
