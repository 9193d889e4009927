// Everything in one file: asked for here, made in the background, and taken along when it is ready.
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useRecords, useRefresh } from '../../../api/records.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './export.module.css'
import { ExportRow } from './export-row.tsx'

const PATH = '/settings/dataexport'
const PAUSE_MS = 700

const texts = words({
  en: {
    title: 'Export',
    lead: 'All your data in one ZIP, as a CSV file per list: yours to keep, to check or to take elsewhere.',
    what: 'Relations, projects, hours, invoices with their lines, quotes, people, documents, settings and the change log, all as they stand at one moment. It holds what you may see yourself.',
    files: 'With the files of documents',
    filesHint: 'Makes the file larger.',
    act: 'Export everything',
    made: 'Of the last day',
    kept: 'An export is kept for 24 hours. Only who asked for it can download it; asking and downloading are in the change log.',
    none: 'Nothing was exported in the last 24 hours.',
  },
  nl: {
    title: 'Exporteren',
    lead: 'Al je gegevens in één ZIP, met een CSV-bestand per lijst: om te bewaren, na te kijken of mee te nemen.',
    what: 'Relaties, projecten, uren, facturen met hun regels, offertes, mensen, documenten, instellingen en de wijzigingen, allemaal zoals ze op één moment staan. Er zit in wat je zelf mag zien.',
    files: 'Met de bestanden van documenten',
    filesHint: 'Dat maakt het bestand groter.',
    act: 'Alles exporteren',
    made: 'Van het afgelopen etmaal',
    kept: 'Een export blijft 24 uur bewaard. Alleen wie erom vroeg kan hem downloaden; vragen en downloaden staan bij de wijzigingen.',
    none: 'Er is de afgelopen 24 uur niets geëxporteerd.',
  },
})

export function ExportAll() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { decimal } = useFormats()
  const refresh = useRefresh()
  const [hasFiles, setHasFiles] = useState(false)
  const { data, error, refetch } = useRecords(PATH, { limit: 25 })
  const make = api.useMutation('post', PATH, { onSuccess: () => refresh(PATH) })
  const rows = data?.data ?? []
  const separator = decimal === ',' ? 'semicolon' : 'comma'
  return (
    <Page title={said.title} lead={said.lead}>
      <Stack gap="sm" maw={640}>
        <Text>{said.what}</Text>
        <Checkbox
          label={said.files}
          description={said.filesHint}
          checked={hasFiles}
          onChange={({ currentTarget }) => setHasFiles(currentTarget.checked)}
        />
        <div>
          <Button
            leftSection={<Icon name="download" size={16} />}
            loading={make.isPending}
            onClick={() => make.mutate({ body: { has_files: hasFiles, separator, language } })}
          >
            {said.act}
          </Button>
        </div>
      </Stack>
      <Section title={said.made}>
        {error && !data ? <ProblemView error={error} retry={refetch} /> : null}
        {data && rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {said.none}
          </Text>
        )}
        {rows.length > 0 && (
          <ul className={classes.rows}>
            {rows.map((row) => (
              <ExportRow key={row.id} row={row} pauseMs={PAUSE_MS} />
            ))}
          </ul>
        )}
        <Text size="xs" c="dimmed" mt="sm">
          {said.kept}
        </Text>
      </Section>
    </Page>
  )
}
