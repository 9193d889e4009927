// Adds a row by typing: what was worked on lately first, then every service in which the words are found.

import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllRecords } from '../../api/all-records.ts'
import { api } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useWords, words } from '../../words/language.tsx'
import type { NamedPlace } from './added-rows.ts'
import { placeKey } from './drafts.ts'
import classes from './week.module.css'

const texts = words({
  en: {
    add: 'Add a row: project or service',
    recent: 'Lately',
    found: 'Services',
    nothing: 'No service found in which hours can be booked',
    type: 'Hour type',
    noType: 'No hour type',
  },
  nl: {
    add: 'Regel toevoegen: project of dienst',
    recent: 'Onlangs',
    found: 'Diensten',
    nothing: 'Geen dienst gevonden waarop je uren kunt schrijven',
    type: 'Urensoort',
    noType: 'Geen urensoort',
  },
})

interface AddRowProps {
  readonly employeeId: string
  /** Those that are in the week already. */
  readonly taken: ReadonlySet<string>
  onAdd(place: NamedPlace): void
}

export function AddRow({ employeeId, taken, onAdd }: AddRowProps) {
  const said = useWords(texts)
  const [typed, setTyped] = useState('')
  const [hourType, setHourType] = useState<string | null>()
  const recent = useRecent(employeeId)
  const found = useFound(typed)
  const types = useAllRecords('/hours/hourstype', {}).data?.data.filter(({ is_active }) => is_active) ?? []
  const typeId = hourType === undefined ? (recent[0]?.hour_type_id ?? null) : hourType
  const typeName = types.find(({ id }) => id === typeId)?.name ?? null
  const part = typed.trim().toLowerCase()
  const isFree = (place: NamedPlace) => !taken.has(placeKey(place))
  const lately = recent.filter((place) => isFree(place) && textOf(place).toLowerCase().includes(part)).slice(0, 8)
  const others = found
    .map((place) => ({ ...place, hour_type_id: typeId, hour_type_name: typeName }))
    .filter((place) => isFree(place) && !lately.some((one) => placeKey(one) === placeKey(place)))
  const choices = new Map([...lately, ...others].map((place) => [placeKey(place), place]))
  const items = (places: readonly NamedPlace[]) => places.map((one) => ({ value: placeKey(one), label: textOf(one) }))
  function choose(key: string) {
    const place = choices.get(key)
    setTyped('')
    if (place) onAdd(place)
  }
  const groups = [
    { group: said.recent, items: items(lately) },
    { group: said.found, items: items(others) },
  ]
  return (
    <div className={classes.adding}>
      <Select
        flex={1}
        aria-label={said.add}
        placeholder={said.add}
        searchable
        variant="unstyled"
        className={classes.addSelect!}
        leftSection={<span aria-hidden="true">+</span>}
        leftSectionWidth={22}
        rightSection={<span />}
        data={groups.filter((group) => group.items.length > 0)}
        filter={({ options }) => options}
        nothingFoundMessage={part.length > 1 ? said.nothing : undefined}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        comboboxProps={{ position: 'bottom-start', width: 420 }}
        maxDropdownHeight={340}
        onKeyDown={(event) => {
          // What was found comes later than the letters, so nothing is marked yet; Enter means the first.
          const isMarked = event.currentTarget.getAttribute('aria-activedescendant') !== null
          if (event.key !== 'Enter' || isMarked || part === '' || choices.size === 0) return
          event.preventDefault()
          choose([...choices.keys()][0]!)
        }}
        onChange={(key) => key && choose(key)}
      />
      {part.length > 0 && (
        <Select
          w={170}
          size="sm"
          aria-label={said.type}
          data={[{ value: '', label: said.noType }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
          value={typeId ?? ''}
          allowDeselect={false}
          onChange={(id) => setHourType(id || null)}
        />
      )}
    </div>
  )
}

function textOf({ project_name, service_name, hour_type_name }: NamedPlace): string {
  return [project_name, service_name, hour_type_name].filter(Boolean).join(' · ')
}

const LOOK_BACK = 100

function useRecent(employeeId: string): readonly NamedPlace[] {
  const { data } = useRecords('/hours/hours', { employee_id: employeeId, limit: LOOK_BACK, sort: '-start_at' })
  return [...new Map((data?.data ?? []).map((entry) => [placeKey(entry), namedOf(entry)])).values()]
}

function namedOf(entry: NamedPlace): NamedPlace {
  const { project_id, project_name, service_id, service_name } = entry
  const { organization_id, organization_name, hour_type_id, hour_type_name } = entry
  return {
    ...{ project_id, project_name, service_id, service_name },
    ...{ organization_id, organization_name, hour_type_id, hour_type_name },
  }
}

type Service = Omit<NamedPlace, 'hour_type_id' | 'hour_type_name'>

// The search knows the words of project and customer, the list of services on which of them hours can be booked.
function useFound(typed: string): readonly Service[] {
  const [text] = useDebouncedValue(typed.trim(), 150)
  const isAsked = text.length > 1
  const hits = useQuery({
    ...api.queryOptions('get', '/search', { params: { query: { query: text, kinds: ['service'], limit: 20 } } }),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const ids = isAsked ? (hits.data?.data ?? []).map(({ id }) => id) : []
  const asked = { ids: ids.join(','), status: 'open', is_bookable: true, limit: 20 } as const
  const { data } = useRecords('/projects/service', asked, ids.length > 0)
  if (ids.length === 0) return []
  return (data?.data ?? []).map(({ id, name, project_id, project_name }) => ({
    ...{ project_id, project_name, service_id: id, service_name: name },
    ...{ organization_id: null, organization_name: null },
  }))
}
