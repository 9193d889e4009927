// Above the rows: what is searched, what they are filtered by, and the file of what is found.
import { ActionIcon, Kbd, TextInput, Tooltip } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListPath, QueryOf } from '../api/records.ts'
import { useLanguage, useWords, words } from '../words/language.tsx'
import type { Column, Filter } from './column.ts'
import { Icon } from './icon.tsx'
import type { useListSearch } from './list-search.ts'
import classes from './record-list.module.css'
import { exportList } from './record-list-export.ts'
import { FilterMenu } from './record-list-filter.tsx'

const texts = words({
  en: { search: 'Search', clear: 'Clear the search', csv: 'Download as CSV' },
  nl: { search: 'Zoeken', clear: 'Zoekwoord wissen', csv: 'Downloaden als CSV' },
})

interface BarProps<P extends ListPath> {
  readonly path: P
  readonly title: string
  readonly columns: readonly Column<P>[]
  readonly filters: readonly Filter<P>[]
  readonly query: QueryOf<P>
  readonly told: ReturnType<typeof useListSearch>
}

export function Bar<P extends ListPath>({ path, title, columns, filters, query, told }: BarProps<P>) {
  const { search, change } = told
  const { language } = useLanguage()
  const said = useWords(texts)
  const file = useMutation({ mutationFn: () => exportList({ path, columns, name: title, language }, query) })
  return (
    <div className={classes.bar}>
      <SearchField
        key={path}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined }, { isTyping: true })}
      />
      <div className={classes.filters}>
        {filters.map((filter) => (
          <FilterMenu
            key={filter.key}
            filter={filter}
            value={search[filter.key]}
            onChange={(value) => change({ [filter.key]: value })}
          />
        ))}
      </div>
      <Tooltip label={said.csv}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={said.csv}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          <Icon name="download" />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

function SearchField({ value, onSearch }: { value: string; onSearch(q: string): void }) {
  const said = useWords(texts)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  const send = useDebouncedCallback((text: string) => {
    sent.current = text
    onSearch(text)
  }, 150)
  // What came from elsewhere, such as the way back or a view, replaces what was typed.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useHotkeys([['/', () => field.current?.focus()]])

  function type(text: string) {
    setTyped(text)
    // The service searches from two letters on.
    send(text.trim().length > 1 ? text.trim() : '')
  }

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={said.search}
      placeholder={said.search}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && (typed ? type('') : field.current?.blur())}
      leftSection={<Icon name="search" size={16} />}
      rightSection={
        typed ? null : (
          <Kbd size="xs" className={classes.hint!}>
            /
          </Kbd>
        )
      }
      className={classes.search!}
    />
  )
}
