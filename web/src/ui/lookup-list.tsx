// A short list that everything else chooses from, edited where it stands: renamed in place, added at the bottom, put in order, taken
// out of use or deleted. What is in use the service says.
import { ActionIcon, Badge, Menu, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { showProblem } from '../api/problems.ts'
import { type Both, useLanguage, useWords, words } from '../words/language.tsx'
import { EditValue } from './edit-value.tsx'
import { Icon } from './icon.tsx'
import { type AddField, LookupAdd } from './lookup-add.tsx'
import classes from './lookup-list.module.css'
import { useOrdering } from './lookup-order.ts'
import type { MoreAction } from './more-menu.tsx'
import { ProblemView } from './problem-view.tsx'
import { isFigure, type Valued } from './value.ts'
import { ValueText } from './value-text.tsx'

const texts = words({
  en: {
    off: 'Not in use',
    more: (name: string) => `More: ${name}`,
    stop: 'Take out of use',
    start: 'Use again',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
    move: (name: string, at: number, all: number) => `Move ${name}, ${at} of ${all}, with the arrows up and down`,
    moved: (name: string, at: number, all: number) => `${name} is now ${at} of ${all}`,
    order: 'Order',
    actions: 'Actions',
  },
  nl: {
    off: 'Niet in gebruik',
    more: (name: string) => `Meer: ${name}`,
    stop: 'Niet meer gebruiken',
    start: 'Weer gebruiken',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
    move: (name: string, at: number, all: number) =>
      `${name} verplaatsen, ${at} van ${all}, met de pijlen omhoog en omlaag`,
    moved: (name: string, at: number, all: number) => `${name} staat nu op plaats ${at} van ${all}`,
    order: 'Volgorde',
    actions: 'Acties',
  },
})

export interface Row {
  readonly id: string
  readonly is_active?: boolean
}

export type LookupColumn<R extends Row> = Valued & {
  readonly key: keyof R & string
  readonly head: Both<string>
  /** Changed in place. */
  readonly edit?: boolean
  readonly width?: number
  /** Left out of the table where there is little room. */
  readonly isExtra?: boolean
  cell?(row: R): ReactNode
  name?(row: R): string | null
}

interface LookupListProps<R extends Row> {
  readonly title: string
  readonly rows: readonly R[] | undefined
  readonly error?: unknown
  /** The first is what a row is called. */
  readonly columns: readonly LookupColumn<R>[]
  nameOf(row: R): string
  save(row: R, body: object): Promise<unknown>
  /** The fields of the line at the bottom, and what they make. */
  readonly add?: { readonly label: string; readonly fields: readonly AddField[]; make(body: object): Promise<unknown> }
  order?(ids: readonly string[]): void
  remove?(row: R, said: string): void
  /** Before the name, such as a colour. */
  mark?(row: R): ReactNode
  /** What else can be done to a row. */
  actions?(row: R): readonly MoreAction[]
  isFaint?(row: R): boolean
  readonly empty?: ReactNode
}

export function LookupList<R extends Row>(props: LookupListProps<R>) {
  const { title, rows, nameOf, order, add, error } = props
  const said = useWords(texts)
  const { language } = useLanguage()
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const isWide = useMediaQuery('(min-width: 90em)', undefined, { getInitialValueInEffect: false })
  const columns = props.columns.filter(({ isExtra }) => isPhone || isWide || !isExtra)
  const place = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const known = new Map(rows?.map((row) => [row.id, row]))
  const ordering = useOrdering([...known.keys()], place, (ids, id) => {
    order?.(ids)
    setTold(said.moved(nameOf(known.get(id)!), ids.indexOf(id) + 1, ids.length))
  })
  if (error && !rows) return <ProblemView error={error} />
  if (!rows) return <Skeleton h={44 * 6} className={classes.skeleton!} />
  const shown = ordering.ids.flatMap((id) => known.get(id) ?? [])

  const handle = (row: R, i: number) =>
    order && (
      <button
        type="button"
        className={classes.handle}
        aria-label={said.move(nameOf(row), i + 1, shown.length)}
        {...ordering.handle(row.id)}
      >
        <Icon name="drag" size={16} />
      </button>
    )
  const rowAttributes = (row: R) => ({
    'data-row': true,
    'data-faint': row.is_active === false || props.isFaint?.(row) || undefined,
    'data-dragged': ordering.dragged === row.id || undefined,
  })
  const nameCell = (row: R) => (
    <span className={classes.name}>
      {props.mark?.(row)}
      <span className={classes.words}>
        <Cell row={row} column={columns[0]!} save={props.save} />
        {row.is_active === false && (
          <Badge size="sm" color="gray">
            {said.off}
          </Badge>
        )}
      </span>
    </span>
  )

  return (
    <div ref={place}>
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm" py="md">
          {props.empty}
        </Text>
      ) : isPhone ? (
        <ul className={classes.cards} aria-label={title}>
          {shown.map((row, i) => (
            <li key={row.id} {...rowAttributes(row)}>
              <div className={classes.cardTop}>
                {handle(row, i)}
                {nameCell(row)}
                <RowMenu {...props} row={row} />
              </div>
              <dl>
                {columns.slice(1).map((column) => (
                  <div key={column.key}>
                    <dt>{column.head[language]}</dt>
                    <dd>
                      <Cell row={row} column={column} save={props.save} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes.frame}>
          <table className={classes.table} aria-label={title}>
            <thead>
              <tr>
                {order && (
                  <th className={classes.narrow}>
                    <VisuallyHidden>{said.order}</VisuallyHidden>
                  </th>
                )}
                {columns.map((column) => (
                  <th
                    key={column.key}
                    className={isFigure(column) ? 'figure' : undefined}
                    {...(column.width ? { style: { width: column.width } } : {})}
                  >
                    {column.head[language]}
                  </th>
                ))}
                <th className={classes.narrow}>
                  <VisuallyHidden>{said.actions}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, i) => (
                <tr key={row.id} {...rowAttributes(row)}>
                  {order && <td>{handle(row, i)}</td>}
                  <td>{nameCell(row)}</td>
                  {columns.slice(1).map((column) => (
                    <td key={column.key} className={isFigure(column) ? 'figure' : undefined}>
                      <Cell row={row} column={column} save={props.save} />
                    </td>
                  ))}
                  <td>
                    <RowMenu {...props} row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {add && <LookupAdd {...add} />}
    </div>
  )
}

interface CellProps<R extends Row> {
  readonly row: R
  readonly column: LookupColumn<R>
  save(row: R, body: object): Promise<unknown>
}

function Cell<R extends Row>({ row, column, save }: CellProps<R>) {
  const { language } = useLanguage()
  const value = row[column.key]
  const name = column.name?.(row)
  const shown = column.cell?.(row) ?? <ValueText valued={column} value={value} name={name} />
  if (!column.edit) return shown
  return (
    <EditValue
      label={column.head[language]}
      valued={column}
      value={value}
      name={name}
      save={(next) => save(row, { [column.key]: next })}
    >
      {shown}
    </EditValue>
  )
}

function RowMenu<R extends Row>({ row, nameOf, save, remove, actions }: LookupListProps<R> & { readonly row: R }) {
  const said = useWords(texts)
  const name = nameOf(row)
  const isActive = row.is_active !== false
  const all: readonly MoreAction[] = [
    ...(actions?.(row) ?? []),
    ...(row.is_active === undefined
      ? []
      : [
          {
            label: isActive ? said.stop : said.start,
            icon: isActive ? ('pause' as const) : ('play' as const),
            run: () => void save(row, { is_active: !isActive }).catch(showProblem),
          },
        ]),
    ...(remove ? [{ label: said.remove, icon: 'trash' as const, run: () => remove(row, said.removed(name)) }] : []),
  ]
  if (all.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={said.more(name)}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {all.map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon name={icon} size={16} />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
