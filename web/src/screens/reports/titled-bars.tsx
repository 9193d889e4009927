// Bars below the name of what they show.
import { type BarRow, Bars } from '../../ui/chart/bars.tsx'
import classes from './reports.module.css'

export function TitledBars({ title, rows }: { title: string; rows: readonly BarRow[] }) {
  return (
    <section>
      <h2 className={classes.chartTitle}>{title}</h2>
      <Bars label={title} rows={rows} />
    </section>
  )
}
