// A list of records: found by typing, filtered, sorted, paged, opened, changed and exported; on a phone as cards.
// A screen gives it a path, columns and filters; everything else follows from the path.
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type ListPath, type PatchOf, type QueryOf, type RowOf, useRecords } from '../api/records.ts'
import type { Both } from '../words/language.tsx'
import type { Column, Filter } from './column.ts'
import { moveRow, useListKeyHelp } from './list-keys.ts'
import { type ListSearch, useListSearch } from './list-search.ts'
import { ProblemView } from './problem-view.tsx'
import classes from './record-list.module.css'
import { Bar } from './record-list-bar.tsx'
import { BulkBar } from './record-list-bulk.tsx'
import { Cards } from './record-list-cards.tsx'
import { ListEmpty } from './record-list-empty.tsx'
import { GROUP, GroupsOfPart, groupFilter, useGroups } from './record-list-groups.tsx'
import { Pager } from './record-list-pager.tsx'
import { ListSkeleton, ListTable } from './record-list-table.tsx'
import { useTotals } from './record-list-totals.tsx'
import { Views } from './record-list-views.tsx'
import type { View } from './saved-views.ts'

const ROWS = 100

export interface RecordListProps<P extends ListPath> {
  readonly path: P
  /** Of the list and of the file it is exported to. */
  readonly title: string
  readonly columns: readonly Column<P>[]
  readonly filters?: readonly Filter<P>[]
  /** Questions that everybody has; what a person saved stands behind them. */
  readonly views?: readonly View[]
  /** Always asked for, whatever the address says. */
  readonly fixed?: QueryOf<P>
  /** False where the list cannot be searched. */
  readonly hasSearch?: boolean
  /** The rows behind something else, where nobody keeps views. */
  readonly isPart?: boolean
  open?(row: RowOf<P>): LinkProps
  /** Whether cells can be changed here. */
  readonly canEdit?: boolean
  /** What can be done to several at once. */
  readonly bulk?: readonly (BulkChange<P> | BulkAct<P>)[]
  /** Rows that matter less, such as what is no longer active. */
  isFaint?(row: RowOf<P>): boolean
  /** What stands here before there is anything. */
  readonly empty: ReactNode
}

export interface BulkChange<P extends ListPath> {
  readonly label: Both<string>
  readonly body: PatchOf<P>
}

/** What is more than a change of fields; it shows and takes back by itself. */
export interface BulkAct<P extends ListPath> {
  readonly label: Both<string>
  /** Something is asked first: the rows stay chosen until it says that it is done. */
  readonly isAsking?: true
  run(rows: readonly RowOf<P>[], onDone: () => void): void
}

export function RecordList<P extends ListPath>(props: RecordListProps<P>) {
  const { path, columns, filters = [], views = [], fixed, bulk = [], canEdit = false, empty } = props
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const isWide = useMediaQuery('(min-width: 90em)', undefined, { getInitialValueInEffect: false })
  const told = useListSearch()
  const unseen = useMemo(() => (fixed ? [] : unseenOf(told.search, filters)), [told.search, filters, fixed])
  const query = useMemo(() => queryOf(told.search, filters, unseen, fixed), [told.search, filters, unseen, fixed])
  const offset = Number(told.search.offset ?? 0)
  const { data, error, isPlaceholderData, refetch, isFetching } = useRecords(path, { ...query, limit: ROWS, offset })
  const totals = useTotals({ path, columns, query, page: data })
  const grouped = useGroups({ path, columns, query, page: data, by: told.search[GROUP] })
  const [chosen, setChosen] = useState<ReadonlyMap<string, RowOf<P>>>(new Map())
  const rows = useRef<HTMLDivElement>(null)
  useListKeyHelp()
  useHotkeys([
    ['j', () => moveRow(rows.current, 1)],
    ['k', () => moveRow(rows.current, -1)],
  ])

  const choose = useMemo(
    () => (row: RowOf<P>, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        if (isChosen) after.set(row.id, row)
        else after.delete(row.id)
        return after
      }),
    [],
  )
  // A page behind the last one is empty too, after the rows on it are gone.
  const isAsked = offset > 0 || Object.keys(query).some((key) => key !== 'sort' && !(fixed && key in fixed))
  const shown = useMemo(() => columns.filter((column) => isWide || !column.isExtra), [columns, isWide])
  // Nothing but what the rows need: what changes with every letter would draw them all again.
  const listed = {
    path,
    title: props.title,
    columns: isPhone ? columns : shown,
    rows: grouped ? grouped.groups.flatMap(({ rows: own }) => own) : (data?.data ?? []),
    canEdit,
    chosen,
    choose,
    totals,
    ...(grouped ? { groups: grouped.groups } : {}),
    ...(props.open ? { open: props.open } : {}),
    ...(props.isFaint ? { isFaint: props.isFaint } : {}),
  }

  return (
    <div>
      {!props.isPart && <Views path={path} views={views} told={told} />}
      <Bar
        path={path}
        filters={filters}
        group={groupFilter(columns)}
        query={query}
        told={told}
        hasSearch={props.hasSearch ?? true}
        unseen={unseen}
      />
      <div ref={rows} aria-busy={isFetching} data-waiting={isPlaceholderData || undefined} className={classes.rows}>
        {!data ? (
          error ? (
            <ProblemView error={error} retry={refetch} isTrying={isFetching} />
          ) : (
            <ListSkeleton isPhone={isPhone ?? false} />
          )
        ) : data.data.length === 0 ? (
          <ListEmpty isAsked={isAsked} clear={() => told.replace({})}>
            {empty}
          </ListEmpty>
        ) : isPhone ? (
          <Cards {...listed} />
        ) : (
          <ListTable {...listed} sort={told.search.sort} onSort={(sort) => told.change({ sort })} />
        )}
      </div>
      {grouped?.isPart && <GroupsOfPart />}
      {data && (!grouped || grouped.isPart) && (
        <Pager meta={data.meta} onMove={(to) => told.change({ offset: to || undefined })} />
      )}
      {chosen.size > 0 && (
        <BulkBar
          path={path}
          columns={columns}
          canEdit={canEdit}
          changes={canEdit ? bulk : []}
          rows={[...chosen.values()]}
          onDone={() => setChosen(new Map())}
        />
      )}
    </div>
  )
}

// Only what the list knows is asked: an address may carry more, and the service refuses what it does not know.
function queryOf<P extends ListPath>(
  search: ListSearch,
  filters: readonly Filter<P>[],
  unseen: readonly string[],
  fixed?: QueryOf<P>,
) {
  const known = ['q', 'sort', ...filters.map(({ key }) => key as string), ...unseen]
  const asked = known.flatMap((key) => (search[key] === undefined || search[key] === '' ? [] : [[key, search[key]]]))
  return { ...Object.fromEntries(asked), ...fixed } as QueryOf<P>
}

// A figure opens exactly its rows, also where this screen has no filter of that name.
function unseenOf<P extends ListPath>(search: ListSearch, filters: readonly Filter<P>[]): readonly string[] {
  const isSeen = (key: string) => filters.some((filter) => filter.key === key)
  return Object.keys(search).filter((key) => NARROWING.test(key) && search[key] !== undefined && !isSeen(key))
}

const NARROWING = /^(ids|status|is_overdue|outstanding|has_project|currency|[a-z_]+_(id|from|to|type|status))$/
