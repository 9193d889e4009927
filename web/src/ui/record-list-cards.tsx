// The rows on a phone: a name, what matters below it, a figure at the side.
import { Link } from '@tanstack/react-router'
import type { ListPath, RowOf } from '../api/records.ts'
import { type Column, columnValue } from './column.ts'
import classes from './record-list.module.css'
import { GroupCards } from './record-list-groups.tsx'
import { type Listed, Shown } from './record-list-table.tsx'
import { TotalsLine } from './record-list-totals.tsx'
import { isEmpty } from './value.ts'

export function Cards<P extends ListPath>({ groups, ...listed }: Listed<P>) {
  if (!groups) return <PlainCards {...listed} />
  const { totals, ...own } = listed
  return (
    <>
      {groups.map((group) => (
        <GroupCards key={group.key} group={group} columns={listed.columns}>
          <PlainCards {...own} rows={group.rows} totals={undefined} />
        </GroupCards>
      ))}
      {totals && <TotalsLine columns={listed.columns} totals={totals} />}
    </>
  )
}

function PlainCards<P extends ListPath>({ columns, rows, open, isFaint, totals }: Listed<P>) {
  return (
    <>
      <ul className={classes.cards}>
        {rows.map((row) => {
          const faint = isFaint?.(row) || undefined
          const card = <Card columns={columns} row={row} />
          return (
            <li key={row.id}>
              {open ? (
                <Link {...open(row)} data-row data-faint={faint} className={classes.card}>
                  {card}
                </Link>
              ) : (
                <div data-row data-faint={faint} className={classes.card}>
                  {card}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {totals && <TotalsLine columns={columns} totals={totals} />}
    </>
  )
}

function Card<P extends ListPath>({ columns, row }: { columns: readonly Column<P>[]; row: RowOf<P> }) {
  const [name] = columns
  const side = columns.find((column) => column.phone === 'side' && hasValue(column, row))
  const lines = columns.filter((column) => column.phone === 'line' && hasValue(column, row))
  return (
    <>
      <div className={classes.cardText}>
        <div className={classes.cardName}>{name && <Shown column={name} row={row} />}</div>
        {lines.map((column) => (
          <div key={column.key} className={classes.cardLine}>
            <Shown column={plainly(column)} row={row} />
          </div>
        ))}
      </div>
      {side && <div className="figure">{<Shown column={side} row={row} />}</div>}
    </>
  )
}

// The card is the link: nothing inside it may be one too.
function plainly<P extends ListPath>(column: Column<P>): Column<P> {
  return LINKS.has(column.kind ?? 'text') ? ({ ...column, kind: 'text' } as Column<P>) : column
}

const LINKS: ReadonlySet<string> = new Set(['email', 'phone', 'url'])

function hasValue<P extends ListPath>(column: Column<P>, row: RowOf<P>): boolean {
  return !isEmpty(columnValue(column, row))
}
