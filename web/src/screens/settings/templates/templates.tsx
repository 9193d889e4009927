// How projects usually begin: services and tasks that a new project takes over.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { Page } from '../../../ui/page.tsx'
import { useLookup } from '../../../ui/use-lookup.ts'
import { useWords, words } from '../../../words/language.tsx'
import { TemplateEditor } from './template-editor.tsx'

type Template = Shapes['Template']

const texts = words({
  en: {
    title: 'Project templates',
    lead: 'Services and tasks that a new project begins with. Changing a template leaves existing projects as they are.',
    make: 'New template',
    edit: 'Services and tasks',
    none: 'No templates yet',
    teach: 'Put what you do again and again in a template: a website, a campaign, a monthly retainer.',
  },
  nl: {
    title: 'Projectsjablonen',
    lead: 'Diensten en taken waarmee een nieuw project begint. Bestaande projecten blijven zoals ze zijn.',
    make: 'Nieuw sjabloon',
    edit: 'Diensten en taken',
    none: 'Nog geen sjablonen',
    teach: 'Zet wat je steeds weer doet in een sjabloon: een website, een campagne, een maandelijks abonnement.',
  },
})

const columns: readonly LookupColumn<Template>[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  { key: 'description', head: { en: 'About', nl: 'Omschrijving' }, edit: true },
  {
    key: 'services',
    head: { en: 'Services', nl: 'Diensten' },
    kind: 'number',
    cell: ({ services }) => services.length,
    width: 90,
  },
  { key: 'tasks', head: { en: 'Tasks', nl: 'Taken' }, kind: 'number', cell: ({ tasks }) => tasks.length, width: 80 },
]

export function Templates() {
  const said = useWords(texts)
  const [edited, setEdited] = useState<Template | 'new'>()
  const { rows, error, save, make, remove } = useLookup('/projects/template', {})
  const makeButton = <Button onClick={() => setEdited('new')}>{said.make}</Button>
  return (
    <Page title={said.title} lead={said.lead} actions={makeButton}>
      {rows?.length === 0 ? (
        <Empty icon="project" title={said.none} text={said.teach} />
      ) : (
        <LookupList
          title={said.title}
          rows={rows}
          error={error}
          columns={columns}
          nameOf={({ name }) => name}
          save={save}
          remove={remove}
          actions={(row) => [{ label: said.edit, icon: 'edit', run: () => setEdited(row) }]}
        />
      )}
      {edited && (
        <TemplateEditor
          {...(edited === 'new' ? {} : { template: edited })}
          save={(body) => (edited === 'new' ? make(body) : save(edited, body))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
