// What was said about a project, and the files that belong to it.

import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAllRecords } from '../../api/all-records.ts'
import { useSession } from '../../api/session.ts'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { NoteActions, NoteComposer, NoteEdit } from '../crm/notes.tsx'
import { DocumentsSection } from '../documents/documents-section.tsx'
import { useProjectId } from './project-query.ts'

const texts = words({
  en: {
    notes: 'Notes',
    noNotes: 'Nothing is written down yet. A note after each meeting helps whoever joins later.',
    removed: 'The note is deleted',
  },
  nl: {
    notes: 'Notities',
    noNotes: 'Er is nog niets opgeschreven. Een notitie na elk overleg helpt wie er later bij komt.',
    removed: 'De notitie is verwijderd',
  },
})

export function ProjectNotes() {
  const id = useProjectId()
  return (
    <RecordColumns main={<Notes projectId={id} />} first={<DocumentsSection of={{ project_id: id }} />} rest={null} />
  )
}

function Notes({ projectId }: { projectId: string }) {
  const said = useWords(texts)
  const canWrite = useSession().can('crm:write')
  const [changing, setChanging] = useState<string>()
  const remove = useDelete('/crm/note')
  const { data, refetch } = useAllRecords('/crm/note', { project_id: projectId })
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
