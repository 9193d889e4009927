// What was said and agreed with a customer: written down in two keys, changed and deleted where it stands.
import { ActionIcon, Button, Group, SegmentedControl, Stack, Text, Textarea, Tooltip } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { usePatch, useRecords, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'

type Note = Shapes['Note']

const texts = words({
  en: {
    kinds: { note: 'Note', call: 'Call', email: 'E-mail', meeting: 'Meeting' },
    kind: 'Kind',
    write: 'What was said or agreed?',
    add: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    edit: 'Change the note',
    remove: 'Delete the note',
    removed: 'The note is deleted',
    none: 'Nothing is written down yet. A note after every call helps whoever calls next.',
  },
  nl: {
    kinds: { note: 'Notitie', call: 'Telefoon', email: 'E-mail', meeting: 'Afspraak' },
    kind: 'Soort',
    write: 'Wat is besproken of afgesproken?',
    add: 'Toevoegen',
    save: 'Bewaren',
    cancel: 'Annuleren',
    edit: 'Notitie wijzigen',
    remove: 'Notitie verwijderen',
    removed: 'De notitie is verwijderd',
    none: 'Er is nog niets opgeschreven. Een notitie na elk gesprek helpt wie daarna belt.',
  },
})

export type NotesOf = { readonly organization_id: string } | { readonly person_id: string }

export function Notes({ of }: { of: NotesOf }) {
  const said = useWords(texts)
  const { can } = useSession()
  const { data, error, refetch } = useRecords('/crm/note', { ...of, limit: 100 })
  const [changing, setChanging] = useState<string>()
  const remove = useDelete('/crm/note')
  const rows = (data?.data ?? []).map((note) => rowOf(note, said.kinds[note.kind]))
  if (error) return <ProblemView error={error} retry={refetch} />
  return (
    <Stack gap="lg">
      {can('crm:write') && <Composer of={of} />}
      {data && rows.length === 0 && (
        <Text c="dimmed" size="sm">
          {said.none}
        </Text>
      )}
      <Timeline
        rows={rows}
        body={(row) => row.id === changing && <NoteEdit note={row.note} onDone={() => setChanging(undefined)} />}
        actions={({ id }) =>
          can('crm:write') && (
            <>
              <Tooltip label={said.edit}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={said.edit}
                  onClick={() => setChanging(id)}
                >
                  <Icon name="edit" size={14} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={said.remove}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={said.remove}
                  onClick={() => remove(id, said.removed)}
                >
                  <Icon name="trash" size={14} />
                </ActionIcon>
              </Tooltip>
            </>
          )
        }
      />
    </Stack>
  )
}

function Composer({ of }: { of: NotesOf }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const [kind, setKind] = useState<Note['kind']>('note')
  const [body, setBody] = useState('')
  const { mutate, isPending } = api.useMutation('post', '/crm/note', {
    onSuccess: () => {
      setBody('')
      return refresh('/crm/note')
    },
  })
  const add = () => body.trim() && mutate({ body: { ...of, kind, body: body.trim() } })
  const options = Object.entries(said.kinds).map(([value, label]) => ({ value, label }))
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={said.write}
        placeholder={said.write}
        autosize
        minRows={2}
        maxRows={12}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => isSaveKey(event) && add()}
      />
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={said.kind}
          data={options}
          value={kind}
          onChange={(next) => setKind(next as Note['kind'])}
        />
        <Button size="xs" onClick={add} loading={isPending} disabled={!body.trim()}>
          {said.add}
        </Button>
      </Group>
    </Stack>
  )
}

function NoteEdit({ note, onDone }: { note: Note; onDone(): void }) {
  const said = useWords(texts)
  const patch = usePatch('/crm/note')
  const [body, setBody] = useState(note.body)
  const save = () => {
    patch.mutate({ id: note.id, body: { body } })
    onDone()
  }
  return (
    <Stack gap="xs" my={4}>
      <Textarea
        aria-label={said.edit}
        autosize
        autoFocus
        maxRows={16}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (isSaveKey(event)) save()
          if (event.key === 'Escape') onDone()
        }}
      />
      <Group gap="xs">
        <Button size="xs" onClick={save} disabled={!body.trim()}>
          {said.save}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {said.cancel}
        </Button>
      </Group>
    </Stack>
  )
}

function rowOf(note: Note, kindName: string) {
  const { id, kind, title, body, occurred_at, author_employee_name } = note
  return { id, kind, at: occurred_at, title: title ?? kindName, text: body, by: author_employee_name, note }
}

function isSaveKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey)
}
