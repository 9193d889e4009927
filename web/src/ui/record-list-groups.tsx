// Rows put together by what they have in common, each group with what it comes to; it opens and closes.
import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ListPath, type Page, type QueryOf, type RowOf, readAll } from '../api/records.ts'
import { type Formats, useFormats } from '../words/formats.ts'
import { type Language, useLanguage, useWords, words } from '../words/language.tsx'
import { type Column, columnValue, currencyOf, type Filter } from './column.ts'
import { Icon } from './icon.tsx'
import classes from './record-list.module.css'
import { MOST_ROWS, type Totals, TotalText, totalsOf } from './record-list-totals.tsx'
import { isFigure } from './value.ts'
import { plainText } from './value-text.tsx'
import { isoWeek, mondayOf } from './weeks.ts'

const texts = words({
  en: { none: 'None', part: 'Groups of the rows on this page; there are too many rows to put all of them together.' },
  nl: { none: 'Geen', part: 'Groepen van de rijen op deze pagina; het zijn er te veel om allemaal samen te nemen.' },
})

/** The parameter of the address; the list itself is not asked it. */
export const GROUP = 'group'

export interface Group<P extends ListPath> {
  readonly key: string
  readonly name: string
  readonly rows: readonly RowOf<P>[]
  readonly totals: Totals | undefined
}

interface Asked<P extends ListPath> {
  readonly path: P
  readonly columns: readonly Column<P>[]
  readonly query: QueryOf<P>
  readonly page: Page<P> | undefined
  /** The key of a column. */
  readonly by: unknown
}

/** All rows of the question, or those of the page where they are too many. */
export function useGroups<P extends ListPath>({ path, columns, query, page, by }: Asked<P>) {
  const { none } = useWords(texts)
  const formats = useFormats()
  const { language } = useLanguage()
  const column = columns.find(({ key, group }) => group && key === by)
  const isWhole = page !== undefined && page.data.length === page.meta.count
  const isPart = page !== undefined && page.meta.count > MOST_ROWS
  const { data } = useQuery({
    queryKey: ['all', path, query],
    queryFn: () => readAll(path, query),
    enabled: column !== undefined && page !== undefined && !isWhole && !isPart,
  })
  if (!column || !page) return undefined
  const rows = isWhole || isPart ? page.data : (data ?? page.data)
  return { groups: groupsOf(column, columns, rows, (row) => named(column, row, formats, language) ?? none), isPart }
}

/** As a filter is: a quiet button that says what is chosen. */
export function groupFilter<P extends ListPath>(columns: readonly Column<P>[]): Filter<P> | undefined {
  const options = columns.flatMap(({ key, head, group }) =>
    group ? [{ value: key as string, label: group === 'value' ? head : TIMES[group] }] : [],
  )
  if (options.length === 0) return undefined
  return { key: GROUP as Filter<P>['key'], head: { en: 'Group by', nl: 'Groeperen op' }, options }
}

const TIMES = { week: { en: 'Week', nl: 'Week' }, month: { en: 'Month', nl: 'Maand' } }

export function groupsOf<P extends ListPath>(
  column: Column<P>,
  columns: readonly Column<P>[],
  rows: readonly RowOf<P>[],
  nameOf: (row: RowOf<P>) => string,
): readonly Group<P>[] {
  const isTime = column.group !== 'value'
  const groups = [...Map.groupBy(rows, (row) => (isTime ? timeOf(column, row) : nameOf(row)))].map(([key, own]) => ({
    ...{ key, name: nameOf(own[0]!), rows: own, totals: totalsOf(columns, own) },
  }))
  // Names by the alphabet; of times the newest first.
  return groups.toSorted((one, other) =>
    isTime ? other.key.localeCompare(one.key) : one.name.localeCompare(other.name, undefined, { numeric: true }),
  )
}

function timeOf<P extends ListPath>(column: Column<P>, row: RowOf<P>): string {
  const day = String(columnValue(column, row) ?? '').slice(0, 10)
  return day && column.group === 'week' ? isoWeek(mondayOf(day)) : day.slice(0, 7)
}

function named<P extends ListPath>(
  column: Column<P>,
  row: RowOf<P>,
  formats: Formats,
  language: Language,
): string | undefined {
  if (column.group === 'value')
    return (
      (column.name?.(row) ?? plainText(column, columnValue(column, row), formats, language, currencyOf(row))) ||
      undefined
    )
  const time = timeOf(column, row)
  if (!time) return undefined
  if (column.group === 'week') return time.replace(/^(\d+)-W0?(\d+)$/, 'Week $2, $1')
  const format = new Intl.DateTimeFormat(formats.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${time}-01T00:00:00Z`))
}

interface GroupProps<P extends ListPath> {
  readonly group: Group<P>
  readonly columns: readonly Column<P>[]
  readonly children: ReactNode
}

/** In a table: the name before the first figure that is added up. */
export function GroupRows<P extends ListPath>({ group, columns, children }: GroupProps<P>) {
  const [isOpen, setOpen] = useState(true)
  const first = columns.findIndex(({ isSummed }) => isSummed)
  const named = first === -1 ? columns.length : first
  return (
    <tbody>
      <tr className={classes.group}>
        <th colSpan={named + 1} scope="rowgroup">
          <GroupName group={group} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </th>
        {columns.slice(named).map((column) => (
          <td key={column.key} className={isFigure(column) ? 'figure' : undefined}>
            {group.totals && <TotalText column={column} totals={group.totals} />}
          </td>
        ))}
      </tr>
      {isOpen && children}
    </tbody>
  )
}

/** On a phone: the name, and of the figures the one that the cards show. */
export function GroupCards<P extends ListPath>({ group, columns, children }: GroupProps<P>) {
  const [isOpen, setOpen] = useState(true)
  const summed = columns.filter(({ key }) => group.totals?.sums.has(key))
  const column = summed.find(({ phone }) => phone === 'side') ?? summed[0]
  return (
    <>
      <div className={classes.groupLine}>
        <GroupName group={group} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {column && group.totals && <TotalText column={column} totals={group.totals} />}
      </div>
      {isOpen && children}
    </>
  )
}

export function GroupsOfPart() {
  return <p className="quiet">{useWords(texts).part}</p>
}

interface GroupNameProps {
  readonly group: { readonly name: string; readonly rows: readonly unknown[] }
  readonly isOpen: boolean
  onToggle(): void
}

function GroupName({ group: { name, rows }, isOpen, onToggle }: GroupNameProps) {
  return (
    <UnstyledButton className={classes.groupName} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={isOpen ? 'down' : 'right'} size={14} />
      {name}
      <span className="quiet">{rows.length}</span>
    </UnstyledButton>
  )
}
