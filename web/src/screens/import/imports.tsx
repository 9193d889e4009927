// Files that become records: what is imported, the file, and the imports that were.
import { Badge, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useRecords } from '../../api/records.ts'
import { Empty } from '../../ui/empty.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { FileDrop } from './file-drop.tsx'
import classes from './import.module.css'
import { kindHints, kindNames, statusNames } from './words.ts'

type Kind = Shapes['Import']['kind']

const texts = words({
  en: {
    title: 'Import',
    lead: 'A CSV or Excel file becomes records. First you see what would happen; afterwards all of it can be undone.',
    what: 'What is in the file?',
    order:
      'Start with employees and organizations, then persons and projects, and hours last: they refer to each other.',
    simplicate: 'The columns of an export from Simplicate are recognised by themselves.',
    earlier: 'Earlier imports',
    none: 'Nothing was imported yet.',
    nothing: 'You may not import anything',
    nothingText: 'Whoever may add records by hand may import them. Ask who manages Kantoor for the right.',
    rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
  },
  nl: {
    title: 'Importeren',
    lead: 'Van een CSV- of Excelbestand naar gegevens hier. Je ziet eerst wat er zou gebeuren, en kunt alles weer ongedaan maken.',
    what: 'Wat staat er in het bestand?',
    order:
      'Begin met medewerkers en organisaties, dan personen en projecten, en uren als laatste: ze verwijzen naar elkaar.',
    simplicate: 'De kolommen van een export uit Simplicate worden vanzelf herkend.',
    earlier: 'Eerdere imports',
    none: 'Er is nog niets geïmporteerd.',
    nothing: 'Je mag niets importeren',
    nothingText:
      'Wie gegevens met de hand mag toevoegen, mag ze ook importeren. Vraag het recht aan bij wie Kantoor beheert.',
    rows: (count: string) => (count === '1' ? '1 rij' : `${count} rijen`),
  },
})

export function Imports() {
  const said = useWords(texts)
  const [names, hints, statuses] = [useWords(kindNames), useWords(kindHints), useWords(statusNames)]
  const { ago, number } = useFormats()
  const { search } = useListSearch()
  const navigate = useNavigate()
  const kinds = api.useQuery('get', '/import/kind').data?.data
  const [chosen, setChosen] = useState(String(search.kind ?? ''))
  const [isSending, setSending] = useState(false)
  const { data } = useRecords('/import/import', { limit: 25 })
  const kind = (kinds?.find((one) => one.kind === chosen) ?? kinds?.[0])?.kind

  async function send(file: File) {
    setSending(true)
    const { data: made, error } = await client.POST('/import/import', {
      params: { query: { kind: kind as Kind, name: file.name } },
      body: file as never,
      bodySerializer: (body: unknown) => body as File,
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    setSending(false)
    if (!made) return showProblem(error)
    await navigate({ to: '/settings/import/$id', params: { id: made.data.id } })
  }

  if (kinds?.length === 0)
    return (
      <Page title={said.title}>
        <Empty icon="upload" title={said.nothing} text={said.nothingText} />
      </Page>
    )
  return (
    <Page title={said.title} lead={said.lead}>
      <Stack gap="md" className={classes.start}>
        <Radio.Group label={said.what} value={kind ?? ''} onChange={setChosen}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
            {(kinds ?? []).map((one) => (
              <Radio.Card key={one.kind} value={one.kind} p="sm" className={classes.kind} aria-label={names[one.kind]}>
                <Text fw={500}>{names[one.kind]}</Text>
                <Text size="sm" c="dimmed">
                  {hints[one.kind]}
                </Text>
              </Radio.Card>
            ))}
          </SimpleGrid>
        </Radio.Group>
        <FileDrop isBusy={isSending || !kind} onFile={(file) => void send(file).catch(showProblem)} />
        <Text size="sm" c="dimmed">
          {said.order} {said.simplicate}
        </Text>
      </Stack>
      <Section title={said.earlier}>
        {data?.data.length === 0 && (
          <Text size="sm" c="dimmed">
            {said.none}
          </Text>
        )}
        <ul className={classes.rows}>
          {(data?.data ?? []).map((row) => (
            <li key={row.id}>
              <Link to="/settings/import/$id" params={{ id: row.id }} className={classes.row}>
                <span className={classes.what}>
                  {row.file_name}
                  <Text span size="sm" c="dimmed" display="block">
                    {names[row.kind]} · {said.rows(number(row.row_count))} · {row.user_name} · {ago(row.created_at)}
                  </Text>
                </span>
                <Badge color={row.status === 'failed' ? 'red' : 'gray'}>{statuses[row.status]}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}
