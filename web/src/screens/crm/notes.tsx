// What was said and agreed with a customer: written down in two keys, changed and deleted where it stands.
import { ActionIcon, Button, Group, SegmentedControl, Stack, Textarea, Tooltip } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'

type Note = Shapes['Note']

export const noteKinds = words({
  en: { note: 'Note', call: 'Call', email: 'E-mail', meeting: 'Meeting' },
  nl: { note: 'Notitie', call: 'Telefoon', email: 'E-mail', meeting: 'Afspraak' },
})

const texts = words({
  en: {
    kind: 'Kind',
    write: 'What was said or agreed?',
    add: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    edit: 'Change the note',
    remove: 'Delete the note',
  },
  nl: {
    kind: 'Soort',
    write: 'Wat is besproken of afgesproken?',
    add: 'Toevoegen',
    save: 'Bewaren',
    cancel: 'Annuleren',
    edit: 'Notitie wijzigen',
    remove: 'Notitie verwijderen',
  },
})

export type NoteOf =
  | { readonly organization_id: string }
  | { readonly person_id: string }
  | { readonly project_id: string }
  | { readonly sales_id: string }

export function NoteActions({ onEdit, onRemove }: { onEdit(): void; onRemove(): void }) {
  const said = useWords(texts)
  return (
    <>
      <Tooltip label={said.edit}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={said.edit} onClick={onEdit}>
          <Icon name="edit" size={14} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={said.remove}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={said.remove} onClick={onRemove}>
          <Icon name="trash" size={14} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}

export function NoteComposer({ of, onDone }: { of: NoteOf; onDone(): unknown }) {
  const kinds = useWords(noteKinds)
  const said = useWords(texts)
  const refresh = useRefresh()
  const [kind, setKind] = useState<Note['kind']>('note')
  const [body, setBody] = useState('')
  const { mutate, isPending } = api.useMutation('post', '/crm/note', {
    onSuccess: () => {
      onDone()
      return refresh('/crm/note')
    },
    onError: (_, sent) => setBody((now) => now || sent.body.body),
  })
  // The field is empty at once, so that a second click has nothing to send.
  const add = () => {
    if (!body.trim()) return
    mutate({ body: { ...of, kind, body: body.trim() } })
    setBody('')
  }
  const options = Object.entries(kinds).map(([value, label]) => ({ value, label }))
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

export function NoteEdit({ note, onDone, onSaved }: { note: Note; onDone(): void; onSaved(): void }) {
  const said = useWords(texts)
  const patch = usePatch('/crm/note')
  const [body, setBody] = useState(note.body)
  const save = () => {
    patch.mutate({ id: note.id, body: { body } }, { onSuccess: onSaved, onError: showProblem })
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

function isSaveKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey)
}
