// Bars beside names: who did how much, what is owed for how long. Each row opens the rows behind it.
//   <Bars label="Hours by person" rows={[{ key, name: 'Eline', value: 5400, text: '90:00', more: 600, link }]} />
import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './bars.module.css'
import type { Tone } from './chart.ts'

export interface BarRow {
  readonly key: string
  readonly name: string
  readonly value: number
  /** As the value is written. */
  readonly text: string
  /** In a lighter tone behind it, such as what is planned. */
  readonly more?: number | null
  readonly hint?: string | undefined
  readonly tone?: Tone
  readonly link?: LinkProps | undefined
}

export function Bars({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ value, more }) => value + (more ?? 0)))
  return (
    <ul className={classes.bars} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          {row.link ? (
            <Link {...row.link} className={classes.row}>
              <RowText row={row} most={most} />
            </Link>
          ) : (
            <div className={classes.row}>
              <RowText row={row} most={most} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function RowText({ row, most }: { row: BarRow; most: number }) {
  const { name, value, more, text, hint, tone = 'main' } = row
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.text}>
        {text}
        {hint && <small>{hint}</small>}
      </span>
      <span className={classes.track} aria-hidden="true">
        <span data-tone={tone} style={{ width: `${(value / most) * 100}%` }} />
        {more ? <span data-tone="soft" style={{ width: `${(more / most) * 100}%` }} /> : null}
      </span>
    </>
  )
}
