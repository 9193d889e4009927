// The fields that this office adds to its records.
import { Button, SegmentedControl, Select } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { Page } from '../../../ui/page.tsx'
import { useLookup } from '../../../ui/use-lookup.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { useIsPhone } from '../settings-frame.tsx'
import { FieldEditor } from './field-editor.tsx'
import { ENTITIES, type Entity, TYPES } from './kinds.ts'

const PATH = '/crm/customfield'
type Definition = Shapes['CustomField']

const texts = words({
  en: {
    title: 'Custom fields',
    lead: 'What you want to know of your records besides what is already there. They stand on the record, in this order.',
    which: 'Of which records',
    make: 'New field',
    edit: 'Change',
    none: 'No fields of your own here yet',
    teach: 'Think of a segment, a contract number or the date of a last visit.',
  },
  nl: {
    title: 'Eigen velden',
    lead: 'Wat je verder nog van iets wilt weten. Ze staan op het scherm ervan, in deze volgorde.',
    which: 'Waarvan',
    make: 'Nieuw veld',
    edit: 'Wijzigen',
    none: 'Hier nog geen eigen velden',
    teach: 'Denk aan een segment, een contractnummer of de datum van het laatste bezoek.',
  },
})

const columns: readonly LookupColumn<Definition>[] = [
  { key: 'label', head: { en: 'Name', nl: 'Naam' }, edit: true },
  { key: 'type', head: { en: 'Kind', nl: 'Soort' }, kind: 'choice', options: TYPES, width: 150 },
  { key: 'group', head: { en: 'Group', nl: 'Groep' }, edit: true, width: 150 },
  { key: 'required', head: { en: 'Required', nl: 'Verplicht' }, kind: 'flag', edit: true, width: 100 },
  { key: 'key', head: { en: 'Name in the API', nl: 'Naam in de API' }, width: 170 },
]

export function CustomFields() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const [entity, setEntity] = useState<Entity>('organization')
  const [edited, setEdited] = useState<Definition | 'new'>()
  const { rows, error, order, save, make, remove } = useLookup(PATH, { entity, sort: 'position' })
  const choices = ENTITIES.map(({ value, label }) => ({ value, label: label[language] }))
  const makeButton = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setEdited('new')}>
      {said.make}
    </Button>
  )
  return (
    <Page title={said.title} lead={said.lead} actions={makeButton}>
      {isPhone ? (
        <Select
          label={said.which}
          allowDeselect={false}
          data={choices}
          value={entity}
          onChange={(next) => setEntity(next as Entity)}
        />
      ) : (
        <SegmentedControl
          aria-label={said.which}
          w="fit-content"
          data={choices}
          value={entity}
          onChange={(next) => setEntity(next as Entity)}
        />
      )}
      {rows?.length === 0 ? (
        <Empty icon="tag" title={said.none} text={said.teach} />
      ) : (
        <LookupList
          title={said.title}
          rows={rows}
          error={error}
          columns={columns}
          nameOf={({ label }) => label}
          save={save}
          order={order}
          remove={remove}
          actions={(row) => [{ label: said.edit, icon: 'edit', run: () => setEdited(row) }]}
        />
      )}
      {edited && (
        <FieldEditor
          entity={entity}
          {...(edited === 'new' ? {} : { field: edited })}
          save={(body) => (edited === 'new' ? make(body) : save(edited, body))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
