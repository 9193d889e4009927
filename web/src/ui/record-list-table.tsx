import { Checkbox, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, useCallback } from 'react'
import { type ListPath, type PatchOf, type RowOf, usePatch } from '../api/records.ts'
import { useFormats } from '../words/formats.ts'
import { useLanguage, useWords, words } from '../words/language.tsx'
import { type Column, columnValue, currencyOf } from './column.ts'
import { EditValue } from './edit-value.tsx'
import { Icon } from './icon.tsx'
import { rowClicks } from './list-clicks.ts'
import { onRowKeys } from './list-keys.ts'
import classes from './record-list.module.css'
import type { RecordListProps } from './record-list.tsx'
import { type Group, GroupRows } from './record-list-groups.tsx'
import { type Totals, TotalsRow } from './record-list-totals.tsx'
import { isFigure } from './value.ts'
import { plainText, ValueText } from './value-text.tsx'

const texts = words({
  en: {
    chooseAll: 'Choose all rows',
    choose: (name: string) => `Choose ${name}`,
    sort: (by: string) => `Sort by ${by}`,
  },
  nl: {
    chooseAll: 'Alle rijen kiezen',
    choose: (name: string) => `${name} kiezen`,
    sort: (by: string) => `Sorteren op ${by}`,
  },
})

export interface Listed<P extends ListPath>
  extends Pick<RecordListProps<P>, 'path' | 'title' | 'columns' | 'open' | 'isFaint'> {
  readonly rows: readonly RowOf<P>[]
  readonly canEdit: boolean
  readonly chosen: ReadonlyMap<string, RowOf<P>>
  choose(row: RowOf<P>, isChosen: boolean): void
  readonly totals: Totals | undefined
  readonly groups?: readonly Group<P>[]
}

interface ListTableProps<P extends ListPath> extends Listed<P> {
  readonly sort: string | undefined
  onSort(sort: string): void
}

export function ListTable<P extends ListPath>({ sort, onSort, ...listed }: ListTableProps<P>) {
  const { path, title, rows, chosen, totals, groups, ...ofRows } = listed
  const { columns, choose } = ofRows
  const { mutateAsync } = usePatch(path)
  const change = useCallback((id: string, body: PatchOf<P>) => mutateAsync({ id, body }), [mutateAsync])
  const { chooseAll } = useWords(texts)
  const isAll = rows.every((row) => chosen.has(row.id))
  const drawn = (some: typeof rows) =>
    some.map((row) => <Row key={row.id} {...ofRows} change={change} row={row} isChosen={chosen.has(row.id)} />)
  return (
    <div className={classes.frame}>
      <table className={classes.table} onKeyDown={onRowKeys} {...rowClicks}>
        <caption className={classes.caption}>{title}</caption>
        <colgroup>
          <col width={40} />
          {columns.map(({ key, width }) => (
            <col key={key} {...(width ? { width } : {})} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>
              <Checkbox
                size="xs"
                aria-label={chooseAll}
                checked={isAll}
                indeterminate={!isAll && rows.some((row) => chosen.has(row.id))}
                onChange={(event) => {
                  for (const row of rows) choose(row, event.target.checked)
                }}
              />
            </th>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {groups ? (
          groups.map((group) => (
            <GroupRows key={group.key} group={group} columns={columns}>
              {drawn(group.rows)}
            </GroupRows>
          ))
        ) : (
          <tbody>{drawn(rows)}</tbody>
        )}
        {totals && <TotalsRow columns={columns} totals={totals} />}
      </table>
    </div>
  )
}

/** As high as the rows that come; unseen for the first moment, for mostly they are here by then. */
export function ListSkeleton({ isPhone }: { isPhone: boolean }) {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index.toString()} className={isPhone ? classes.bone : classes.line} />
      ))}
    </div>
  )
}

interface HeadProps<P extends ListPath> {
  readonly column: Column<P>
  readonly sort: string | undefined
  onSort(sort: string): void
}

function Head<P extends ListPath>({ column, sort, onSort }: HeadProps<P>) {
  const { language } = useLanguage()
  const said = useWords(texts)
  const by = column.sort
  const text = column.head[language]
  const figure = isFigure(column) ? 'figure' : undefined
  if (!by) return <th className={figure}>{text}</th>
  const way = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined
  return (
    <th className={figure} {...(way ? { 'aria-sort': way } : {})}>
      <UnstyledButton
        className={classes.sort}
        aria-label={said.sort(text)}
        onClick={() => onSort(way === 'ascending' ? `-${by}` : by)}
      >
        {text}
        {way && <Icon name={way === 'ascending' ? 'up' : 'down'} size={14} />}
      </UnstyledButton>
    </th>
  )
}

interface RowProps<P extends ListPath>
  extends Omit<Listed<P>, 'path' | 'rows' | 'chosen' | 'title' | 'totals' | 'groups'> {
  change(id: string, body: PatchOf<P>): Promise<unknown>
  readonly row: RowOf<P>
  readonly isChosen: boolean
}

// A row is drawn again only when it changed: a hundred of them stand while one types.
const Row = memo(RowOnce) as typeof RowOnce

function RowOnce<P extends ListPath>({ columns, change, open, isFaint, canEdit, choose, row, isChosen }: RowProps<P>) {
  const said = useWords(texts)
  const name = useRowName(columns, row)
  return (
    <tr
      data-row
      data-open={open ? true : undefined}
      data-chosen={isChosen || undefined}
      data-faint={isFaint?.(row) || undefined}
    >
      <td>
        <input
          type="checkbox"
          className={classes.choose}
          tabIndex={-1}
          aria-label={said.choose(name)}
          checked={isChosen}
          onChange={(event) => choose(row, event.target.checked)}
        />
      </td>
      {columns.map((column, index) => (
        <td key={column.key} className={isFigure(column) ? 'figure' : undefined}>
          {index === 0 && open ? (
            <Link {...open(row)} data-cell title={name} className={classes.name}>
              <Shown column={column} row={row} />
            </Link>
          ) : canEdit && column.edit ? (
            <EditCell column={column} row={row} change={change} />
          ) : (
            <Lines column={column} row={row} />
          )}
        </td>
      ))}
    </tr>
  )
}

// What the row is called: its first cell, and where that is a day or a figure the next one too.
function useRowName<P extends ListPath>(columns: readonly Column<P>[], row: RowOf<P>): string {
  const formats = useFormats()
  const { language } = useLanguage()
  const isText = (columns[0]?.kind ?? 'text') === 'text'
  return columns
    .slice(0, isText ? 1 : 2)
    .map(
      (column) => column.name?.(row) ?? plainText(column, columnValue(column, row), formats, language, currencyOf(row)),
    )
    .filter(Boolean)
    .join(', ')
}

interface CellProps<P extends ListPath> {
  readonly column: Column<P>
  readonly row: RowOf<P>
}

export function Shown<P extends ListPath>({ column, row }: CellProps<P>) {
  if (column.cell) return column.cell(row)
  const value = columnValue(column, row)
  return <ValueText valued={column} value={value} name={column.name?.(row)} currency={currencyOf(row)} />
}

function Lines<P extends ListPath>({ column, row }: CellProps<P>) {
  const shown = <Shown column={column} row={row} />
  const isWords = !column.cell && WORDS.has(column.kind ?? 'text')
  return isWords ? <span className={classes.lines}>{shown}</span> : shown
}

// What can be broken between words without becoming something else, as an address or a day would.
const WORDS: ReadonlySet<string> = new Set(['text', 'long', 'record', 'records', 'choice', 'choices'])

interface EditCellProps<P extends ListPath> extends CellProps<P> {
  change(id: string, body: PatchOf<P>): Promise<unknown>
}

function EditCell<P extends ListPath>({ column, row, change }: EditCellProps<P>) {
  const { language } = useLanguage()
  return (
    <EditValue
      label={column.head[language]}
      valued={column}
      value={row[column.key]}
      name={column.name?.(row)}
      save={(value) => change(row.id, { [column.key]: value } as PatchOf<P>)}
    >
      <Lines column={column} row={row} />
    </EditValue>
  )
}
