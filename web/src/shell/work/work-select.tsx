// Chooses what hours are for by typing: words of the customer, the project, the service or the task.
import { Select, type SelectProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useWords, words } from '../../words/language.tsx'
import { type Work, workText } from '../timer/timing.ts'
import { type FoundWork, useFoundWorks, useRecentWorks } from './works.ts'

const texts = words({
  en: {
    hint: 'Customer, project or service',
    none: 'Type to search',
    nothing: 'Nothing found',
    recent: 'Lately',
    found: 'Found',
  },
  nl: {
    hint: 'Klant, project of dienst',
    none: 'Typ om te zoeken',
    nothing: 'Niets gevonden',
    recent: 'Laatst',
    found: 'Gevonden',
  },
})

interface WorkSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: Work
  /** Without tasks where only hours are meant: they carry none. */
  readonly withTasks?: boolean
  onChange(work: Work): void
}

export function WorkSelect({ value, withTasks = false, onChange, ...rest }: WorkSelectProps) {
  const said = useWords(texts)
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 120)
  const current = workText({ ...value.names, note: null }) ?? ''
  const isSearching = typed !== current && asked.trim().length > 1
  const recent = useRecentWorks()
  const { works, isBusy } = useFoundWorks(isSearching ? asked : '')
  const isOffered = ({ work }: FoundWork) => withTasks || !work.task_id
  const offered = (isSearching ? works : recent).filter(isOffered)
  const items = offered.map(({ id, label }) => ({ value: id, label }))
  const nothing = isSearching ? said.nothing : said.none
  const CURRENT = 'current'
  return (
    <Select
      searchable
      clearable
      placeholder={said.hint}
      {...rest}
      data={[
        ...(current ? [{ value: CURRENT, label: current }] : []),
        { group: isSearching ? said.found : said.recent, items },
      ]}
      value={current ? CURRENT : null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options.filter((option) => 'group' in option || !isSearching)}
      nothingFoundMessage={isBusy ? undefined : nothing}
      onChange={(id) => {
        const chosen = offered.find((one) => one.id === id)
        if (chosen) onChange(chosen.work)
        else if (id === null) onChange({ project_id: null, service_id: null })
      }}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <Offered found={offered.find(({ id }) => id === option.value)} name={option.label} />
      )}
    />
  )
}

function Offered({ found, name }: { found: FoundWork | undefined; name: string }) {
  return (
    <div>
      <Text size="sm">{found?.label ?? name}</Text>
      {found?.hint && (
        <Text size="xs" c="dimmed">
          {found.hint}
        </Text>
      )}
    </div>
  )
}
