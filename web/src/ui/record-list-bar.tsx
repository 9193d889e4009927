// Above the rows: what is searched, what they are filtered by, and the file of what is found.
import { ActionIcon, Button, CloseButton, Group, Kbd, TextInput, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { exportAddress, type ListPath, type QueryOf } from '../api/records.ts'
import { useFormats } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import type { Filter } from './column.ts'
import { Icon } from './icon.tsx'
import type { useListSearch } from './list-search.ts'
import classes from './record-list.module.css'
import { FilterMenu } from './record-list-filter.tsx'

const texts = words({
  en: { search: 'Search', csv: 'Download as CSV', part: 'Selection', whole: 'Show more than the selection' },
  nl: { search: 'Zoeken', csv: 'Downloaden als CSV', part: 'Selectie', whole: 'Meer tonen dan de selectie' },
})

interface BarProps<P extends ListPath> {
  readonly path: P
  readonly filters: readonly Filter<P>[]
  /** By what rows are put together, chosen as a filter is. */
  readonly group: Filter<P> | undefined
  readonly query: QueryOf<P>
  readonly told: ReturnType<typeof useListSearch>
  readonly hasSearch: boolean
  /** Parameters of the address that no filter shows, such as the rows behind a figure. */
  readonly unseen: readonly string[]
}

export function Bar<P extends ListPath>({ path, filters, group, query, told, hasSearch, unseen }: BarProps<P>) {
  const { search, change } = told
  const { decimal } = useFormats()
  const said = useWords(texts)
  return (
    <div className={classes.bar}>
      {hasSearch && (
        <SearchField
          key={path}
          value={search.q ?? ''}
          onSearch={(q) => change({ q: q || undefined }, { isTyping: true })}
        />
      )}
      <div className={classes.filters}>
        {[...filters, ...(group ? [group] : [])].map((filter) => (
          <FilterMenu
            key={filter.key}
            filter={filter}
            value={search[filter.key]}
            onChange={(value) => change({ [filter.key]: value })}
          />
        ))}
        {unseen.length > 0 && (
          <Group gap={0} wrap="nowrap">
            <Button component="span" variant="light" size="sm" fw={500} px="sm">
              {said.part}
            </Button>
            <CloseButton
              size="sm"
              aria-label={said.whole}
              onClick={() => change(Object.fromEntries(unseen.map((key) => [key, undefined])))}
            />
          </Group>
        )}
      </div>
      <Tooltip label={said.csv}>
        <ActionIcon
          component="a"
          href={exportAddress(path, query, decimal)}
          download
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={said.csv}
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
    const asked = text.trim().length > 1 ? text.trim() : ''
    if (asked === sent.current) return
    sent.current = asked
    onSearch(asked)
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
