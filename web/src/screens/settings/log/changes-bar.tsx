import { Select } from '@mantine/core'
import { operations } from '../../../api/operations.ts'
import { useRecords } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { DateInput } from '../../../ui/date-input.tsx'
import type { ListSearch } from '../../../ui/list-search.ts'
import { type Language, useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './log.module.css'
import { deedText, RESOURCES } from './words.ts'

const texts = words({
  en: {
    resource: 'What',
    all: 'Everything',
    everybody: 'Everybody',
    operation: 'What happened',
    actor: 'By',
    kinds: 'Kind',
    user: 'People',
    api_key: 'API keys',
    system: 'Kantoor itself',
    from: 'From',
    to: 'Up to',
  },
  nl: {
    resource: 'Wat',
    all: 'Alles',
    everybody: 'Iedereen',
    operation: 'Wat gebeurde er',
    actor: 'Door',
    kinds: 'Soort',
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
  const { can } = useSession()
  const users = useRecords('/settings/user', { sort: 'name', limit: 100 }, can('users')).data?.data ?? []
  const keys = useRecords('/settings/apikey', { limit: 100 }).data?.data ?? []
  const resources = Object.entries(RESOURCES)
    .map(([value, name]) => ({ value, label: name[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const told = (key: string) => (search[key] === undefined ? null : String(search[key]))
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const actors = [
    { group: said.kinds, items: ACTORS.map((value) => ({ value, label: said[value] as string })) },
    { group: said.user, items: named(users) },
    { group: said.api_key, items: named(keys) },
  ].filter(({ items }) => items.length > 0)
  const isKind = (value: string | null) => ACTORS.some((kind) => kind === value)
  return (
    <div className={classes.bar}>
      <Select
        label={said.resource}
        placeholder={said.all}
        searchable
        clearable
        data={resources}
        value={told('resource')}
        onChange={(resource) => change({ resource: resource ?? undefined, operation: undefined })}
      />
      <Select
        label={said.operation}
        placeholder={said.all}
        clearable
        disabled={!search.resource}
        data={deedsOf(told('resource'), language)}
        value={told('operation')}
        onChange={(operation) => change({ operation: operation ?? undefined })}
      />
      <Select
        label={said.actor}
        placeholder={said.everybody}
        searchable
        clearable
        data={actors}
        value={told('actor_type') ?? told('actor_id')}
        onChange={(chosen) =>
          change({
            actor_type: isKind(chosen) ? (chosen ?? undefined) : undefined,
            actor_id: isKind(chosen) ? undefined : (chosen ?? undefined),
          })
        }
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

const ACTORS = ['user', 'api_key', 'system'] as const

/** What can be done to it; the service names an operation by the resource and the deed. */
function deedsOf(resource: string | null, language: Language) {
  const writes = Object.entries(operations).filter(([route]) => !route.startsWith('GET '))
  const ids = new Set(writes.map(([, { id }]) => id).filter((id) => id.split('.')[0] === resource))
  return [...ids].map((value) => ({ value, label: deedText(value, language) }))
}
