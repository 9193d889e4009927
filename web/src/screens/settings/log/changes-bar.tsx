import { Select } from '@mantine/core'
import { DateInput } from '../../../ui/date-input.tsx'
import type { ListSearch } from '../../../ui/list-search.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './log.module.css'
import { RESOURCES } from './words.ts'

const texts = words({
  en: {
    resource: 'What',
    actor: 'By',
    user: 'People',
    api_key: 'API keys',
    system: 'Kantoor itself',
    from: 'From',
    to: 'Up to',
  },
  nl: {
    resource: 'Wat',
    actor: 'Door',
    user: 'Mensen',
    api_key: 'API-sleutels',
    system: 'Kantoor zelf',
    from: 'Vanaf',
    to: 'Tot en met',
  },
})

interface ChangesBarProps {
  readonly search: ListSearch
  change(part: ListSearch): void
}

export function ChangesBar({ search, change }: ChangesBarProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const resources = Object.entries(RESOURCES)
    .map(([value, name]) => ({ value, label: name[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const told = (key: string) => (search[key] === undefined ? null : String(search[key]))
  return (
    <div className={classes.bar}>
      <Select
        label={said.resource}
        searchable
        clearable
        data={resources}
        value={told('resource')}
        onChange={(resource) => change({ resource: resource ?? undefined })}
      />
      <Select
        label={said.actor}
        clearable
        data={(['user', 'api_key', 'system'] as const).map((value) => ({ value, label: said[value] }))}
        value={told('actor_type')}
        onChange={(type) => change({ actor_type: type ?? undefined })}
      />
      <DateInput
        label={said.from}
        clearable
        value={told('from')}
        onChange={(day) => change({ from: day ?? undefined })}
      />
      <DateInput label={said.to} clearable value={told('to')} onChange={(day) => change({ to: day ?? undefined })} />
    </div>
  )
}
