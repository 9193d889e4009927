// The log of requests: what came in by keys, assistants and screens, found by its number.

import { Stack, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useAllRecords } from '../../../api/all-records.ts'
import type { Shapes } from '../../../api/api.ts'
import { type QueryOf, useRecords } from '../../../api/records.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { FilterMenu } from '../../../ui/record-list-filter.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../../ui/record-list-table.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import { ApiTabs } from './api-tabs.tsx'
import classes from './log.module.css'
import { RequestDetail } from './request-detail.tsx'
import { KEY_FILTER, REQUEST_FILTERS, SORT_FILTER } from './request-filters.ts'
import own from './requests.module.css'

const PATH = '/settings/request'

const texts = words({
  en: {
    title: 'Requests',
    lead: 'Every request by keys and assistants, and of the screens what changed something or was refused. Kept for seven days.',
    request_id: 'Number (X-Request-Id)',
    path_prefix: 'Path begins with',
    problem: 'Problem code',
    none: 'No requests yet',
    noneText: 'As soon as a program uses a key, you see here what it asked and what it was answered.',
    noneFound: 'Nothing found',
    noneFoundText: 'A request appears a moment after it came in, and is kept for seven days.',
  },
  nl: {
    title: 'Verzoeken',
    lead: 'Elk verzoek van sleutels en assistenten, en van de schermen wat iets wijzigde of geweigerd werd. Zeven dagen bewaard.',
    request_id: 'Nummer (X-Request-Id)',
    path_prefix: 'Pad begint met',
    problem: 'Probleemcode',
    none: 'Nog geen verzoeken',
    noneText: 'Zodra een programma een sleutel gebruikt zie je hier wat het vroeg en wat het antwoord was.',
    noneFound: 'Niets gevonden',
    noneFoundText: 'Een verzoek verschijnt even nadat het binnenkwam, en blijft zeven dagen bewaard.',
  },
})

const ROWS = 50
const TYPED = ['request_id', 'path_prefix', 'problem'] as const
const KNOWN = [...TYPED, ...REQUEST_FILTERS.map(({ key }) => key), 'api_key_id', 'assistant_id', 'sort']

export function Requests() {
  const said = useWords(texts)
  const { search, change } = useListSearch()
  const [opened, setOpened] = useState<Shapes['RequestEntry']>()
  const keys = useAllRecords('/settings/apikey', {}).data?.data ?? []
  const asked = Object.fromEntries(
    KNOWN.flatMap((key) => (search[key] === undefined || search[key] === '' ? [] : [[key, String(search[key])]])),
  )
  const query = { ...asked, limit: ROWS, offset: Number(search.offset ?? 0) } as QueryOf<typeof PATH>
  const { data, error, refetch, isFetching, isPlaceholderData } = useRecords(PATH, query)
  const byKey = { ...KEY_FILTER, options: keys.map(({ id, name }) => ({ value: id, label: name })) }
  const isAsked = Object.keys(asked).length > 0
  return (
    <Page title={said.title} lead={said.lead} above={<ApiTabs />}>
      <Stack gap="sm">
        <search className={classes.bar}>
          <div className={classes.typed}>
            {TYPED.map((key) => (
              <TypedFilter
                key={key}
                label={said[key]}
                value={String(search[key] ?? '')}
                onChange={(text) => change({ [key]: text || undefined }, { isTyping: true })}
              />
            ))}
          </div>
          {[...REQUEST_FILTERS, byKey, SORT_FILTER].map((filter) => (
            <FilterMenu
              key={filter.key}
              filter={filter}
              value={search[filter.key]}
              onChange={(value) => change({ [filter.key]: value })}
            />
          ))}
        </search>
        {error ? (
          <ProblemView error={error} retry={refetch} isTrying={isFetching} />
        ) : !data ? (
          <ListSkeleton isPhone={false} />
        ) : data.data.length === 0 ? (
          <Empty
            icon="search"
            title={isAsked ? said.noneFound : said.none}
            text={isAsked ? said.noneFoundText : said.noneText}
          />
        ) : (
          <ul
            className={`${classes.rows} ${own.requests}`}
            aria-label={said.title}
            data-waiting={isPlaceholderData || undefined}
          >
            {data.data.map((entry) => (
              <li key={entry.id}>
                <RequestRow entry={entry} open={() => setOpened(entry)} />
              </li>
            ))}
          </ul>
        )}
        {data && <Pager meta={data.meta} onMove={(to) => change({ offset: to || undefined })} />}
      </Stack>
      {opened && <RequestDetail entry={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

function RequestRow({ entry, open }: { entry: Shapes['RequestEntry']; open(): void }) {
  const { instant, number } = useFormats()
  const { status, method, path, problem, actor_name, duration_ms, created_at } = entry
  return (
    <button type="button" className={classes.row} onClick={open}>
      <span className={`${classes.mono} ${status >= 400 ? own.bad : ''}`}>{status}</span>
      <span className={classes.mono}>{method}</span>
      <span className={`${classes.cut} ${classes.wide} ${classes.mono}`}>
        {path}
        {problem && <span className={own.bad}> {problem}</span>}
      </span>
      <span className={`${classes.cut} ${classes.quiet}`}>{actor_name}</span>
      <span className={`figure ${classes.quiet}`}>{number(duration_ms)} ms</span>
      <span className={`figure ${classes.quiet}`}>{instant(created_at)}</span>
    </button>
  )
}

interface TypedFilterProps {
  readonly label: string
  readonly value: string
  onChange(text: string): void
}

function TypedFilter({ label, value, onChange }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const send = useDebouncedCallback((text: string) => {
    setSent(text)
    onChange(text)
  }, 200)
  // What came from elsewhere, such as a link or the way back, replaces what was typed.
  if (value !== sent) {
    setSent(value)
    setTyped(value)
  }
  return (
    <TextInput
      className={classes.field!}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" size={16} />}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        send(target.value.trim())
      }}
    />
  )
}
