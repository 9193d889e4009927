// Makes or changes a field of one's own, and shows it as it will look while that is done.
import { Paper, Text } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { valuedOf } from '../../../ui/custom-fields.tsx'
import { Field, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { ValueInput } from '../../../ui/value-input.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { ENTITIES, type Entity, isChoosing, proposedKey, TYPES } from './kinds.ts'
import { OptionsEditor } from './options-editor.tsx'

type Definition = Shapes['CustomField']
type Body = Shapes['CustomFieldCreate']

const texts = words({
  en: {
    make: (of: string) => `New field: ${of.toLowerCase()}`,
    change: (name: string) => `Change ${name}`,
    label: 'Name',
    type: 'Kind',
    required: 'Must be filled in',
    group: 'Group',
    groupHow: 'Fields of a group stand together.',
    key: 'Name in the API',
    keyHow: 'Small letters, digits and _. It stays once the field exists.',
    preview: 'As it will look',
    unnamed: 'Name of the field',
  },
  nl: {
    make: (of: string) => `Nieuw veld: ${of.toLowerCase()}`,
    change: (name: string) => `${name} wijzigen`,
    label: 'Naam',
    type: 'Soort',
    required: 'Moet ingevuld zijn',
    group: 'Groep',
    groupHow: 'Velden van een groep staan bij elkaar.',
    key: 'Naam in de API',
    keyHow: 'Kleine letters, cijfers en _. Die blijft zodra het veld bestaat.',
    preview: 'Zo komt het eruit te zien',
    unnamed: 'Naam van het veld',
  },
})

interface FieldEditorProps {
  readonly entity: Entity
  readonly field?: Definition
  save(body: object): Promise<unknown>
  onClose(): void
}

export function FieldEditor({ entity, field, save, onClose }: FieldEditorProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const form = useRecordForm<Body>({
    initial: field ? editable(field) : { entity, label: '', key: '', type: 'text', options: [], required: false },
    isNew: !field,
    async save(body) {
      const key = body.key || proposedKey(values.label ?? '')
      await save(field ? body : { ...body, key })
      onClose()
    },
  })
  const values = form.form.values
  const of = ENTITIES.find(({ value }) => value === entity)!.label[language]
  return (
    <FormDrawer title={field ? said.change(field.label) : said.make(of)} form={form} onClose={onClose}>
      <Field form={form} name="label" label={said.label} required autoFocus />
      <Field form={form} name="type" kind="choice" options={TYPES} label={said.type} required />
      {isChoosing(values.type) && (
        <OptionsEditor
          options={values.options ?? []}
          onChange={(options) => form.form.setFieldValue('options', options as never)}
        />
      )}
      <Field form={form} name="required" kind="flag" label={said.required} />
      <Field form={form} name="group" label={said.group} description={said.groupHow} />
      {!field && (
        <Field
          form={form}
          name="key"
          label={said.key}
          description={said.keyHow}
          placeholder={proposedKey(values.label ?? '')}
        />
      )}
      <Paper component="section" withBorder p="md" aria-label={said.preview}>
        <Text size="xs" c="dimmed" mb="xs">
          {said.preview}
        </Text>
        <Preview values={values} unnamed={said.unnamed} />
      </Paper>
    </FormDrawer>
  )
}

function Preview({ values, unnamed }: { values: Partial<Body>; unnamed: string }) {
  const [tried, setTried] = useState<unknown>(null)
  const { type = 'text', label, required = false } = values
  const options = (values.options ?? [])
    .filter(({ label: name }) => name.trim() !== '')
    .map((option, position) => ({ position, is_active: true, ...option }))
  return (
    <ValueInput
      key={type}
      valued={valuedOf({ type, options })}
      value={tried}
      label={label || unnamed}
      required={required}
      onChange={setTried}
    />
  )
}

function editable({ label, type, options, required, group }: Definition): Partial<Body> {
  return { label, type, options: [...options], required, group }
}
