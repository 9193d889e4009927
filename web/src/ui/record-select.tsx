// Chooses a record by typing part of its name: an organization, a person, an employee, a project …
import { MultiSelect, type MultiSelectProps, Select, type SelectProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useWords, words } from '../words/language.tsx'
import { type Choice, type RecordKind, useChoices, useNames } from './record-kinds.ts'

const texts = words({
  en: { nothing: 'Nothing found', none: 'Type to search' },
  nl: { nothing: 'Niets gevonden', none: 'Typ om te zoeken' },
})

export interface RecordSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'name'> {
  readonly of: RecordKind
  readonly value: string | null
  /** Its name where the screen knows it already; else it is read. */
  readonly name?: string | null | undefined
  /** Only those of, such as { project_id }. */
  readonly within?: object
  onChange(id: string | null, name: string | null): void
}

export function RecordSelect({ of, value, name, within, onChange, ...rest }: RecordSelectProps) {
  const w = useWords(texts)
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed, 150)
  const known = useNames(of, value && !name ? [value] : [])
  const label = value ? (name ?? known.get(value) ?? '…') : ''
  const choices = useChoices(of, typed === label ? '' : text, within)
  const isListed = !value || choices.some((choice) => choice.value === value)
  return (
    <Select
      searchable
      clearable
      placeholder={w.none}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      {...rest}
      data={isListed ? [...choices] : [{ value, label, hint: null }, ...choices]}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      // The service found them, and by more than their names.
      filter={({ options }) => options}
      nothingFoundMessage={w.nothing}
      onChange={(id, option) => onChange(id, option?.label ?? null)}
      renderOption={({ option }) => <ChoiceText choice={option as Choice} />}
    />
  )
}

interface RecordsSelectProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  readonly of: RecordKind
  readonly value: readonly string[]
  onChange(ids: string[]): void
}

/** Several of a short kind, such as the relation types of an organization. */
export function RecordsSelect({ of, value, ...rest }: RecordsSelectProps) {
  const data = useChoices(of, '').map((choice) => ({ value: choice.value, label: choice.label }))
  return <MultiSelect searchable {...rest} data={data} value={[...value]} />
}

function ChoiceText({ choice: { label, hint } }: { choice: Choice }) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </div>
  )
}
