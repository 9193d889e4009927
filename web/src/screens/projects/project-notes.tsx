// What was said about a project, and the files that belong to it.
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { NoteActions, NoteComposer, NoteEdit } from '../crm/notes.tsx'
import { useProjectId } from './project-query.ts'

const texts = words({
  en: {
    notes: 'Notes',
    documents: 'Documents',
    noNotes: 'Nothing is written down yet. A note after each meeting helps whoever joins later.',
    none: 'No documents yet.',
    removed: 'The note is deleted',
  },
  nl: {
    notes: 'Notities',
    documents: 'Documenten',
    noNotes: 'Er is nog niets opgeschreven. Een notitie na elk overleg helpt wie er later bij komt.',
    none: 'Nog geen documenten.',
    removed: 'De notitie is verwijderd',
  },
})

export function ProjectNotes() {
  const id = useProjectId()
  return <RecordColumns main={<Notes projectId={id} />} first={<Documents projectId={id} />} rest={null} />
}

function Notes({ projectId }: { projectId: string }) {
  const said = useWords(texts)
  const canWrite = useSession().can('crm:write')
  const [changing, setChanging] = useState<string>()
  const remove = useDelete('/crm/note')
  const { data, refetch } = useRecords('/crm/note', { project_id: projectId, limit: 100 })
  const rows = (data?.data ?? []).map((note) => ({
    ...{ id: note.id, kind: note.kind, at: note.occurred_at, title: note.title },
    ...{ text: note.body, by: note.author_employee_name, note },
  }))
  return (
    <Section title={said.notes}>
      <Stack gap="lg">
        {canWrite && <NoteComposer of={{ project_id: projectId }} onDone={refetch} />}
        {data && rows.length === 0 && (
          <Text c="dimmed" size="sm">
            {said.noNotes}
          </Text>
        )}
        <Timeline
          rows={rows}
          body={(row) =>
            row.id === changing && (
              <NoteEdit note={row.note} onDone={() => setChanging(undefined)} onSaved={() => void refetch()} />
            )
          }
          actions={({ id }) =>
            canWrite && <NoteActions onEdit={() => setChanging(id)} onRemove={() => remove(id, said.removed)} />
          }
        />
      </Stack>
    </Section>
  )
}

function Documents({ projectId }: { projectId: string }) {
  const said = useWords(texts)
  const { instant } = useFormats()
  const { data } = useRecords('/documents/document', { project_id: projectId, limit: 100 })
  return (
    <Section title={said.documents}>
      {data?.data.length === 0 && (
        <Text c="dimmed" size="sm">
          {said.none}
        </Text>
      )}
      <ul className="plain-list">
        {data?.data.map(({ id, name, created_at, download_url }) => (
          <li key={id}>
            <Group gap="xs" wrap="nowrap" py={4}>
              <Icon name="document" size={16} />
              <Anchor href={download_url} size="sm" className="breakable" flex={1}>
                {name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {instant(created_at)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  )
}
