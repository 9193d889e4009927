// Above the columns: the days with the number of their week, or the weeks.

import { weekNumber } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'
import { isWeekStart, type Scale } from './columns.ts'

const texts = words({
  en: { who: 'Who', week: (n: number) => `Week ${n}` },
  nl: { who: 'Wie', week: (n: number) => `Week ${n}` },
})

interface BoardHeadsProps {
  readonly scale: Scale
  readonly today: string
  /** In full, one for each column. */
  readonly heads: readonly string[]
}

export function BoardHeads({ scale, today, heads }: BoardHeadsProps) {
  const said = useWords(texts)
  const { locale } = useFormats()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: it belongs to a grid that is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the cells below take the focus
    <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.heads}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the row */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <div role="columnheader" className={classes.corner}>
        <span className={classes.hidden}>{said.who}</span>
      </div>
      {scale.columns.map(({ from, to }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: see the row
        // biome-ignore lint/a11y/useFocusableInteractive: see the row
        <div
          key={from}
          role="columnheader"
          aria-label={heads[at]}
          className={classes.head}
          data-first={isWeekStart(scale, at) || undefined}
          data-today={(from <= today && today <= to) || undefined}
        >
          <b>{isWeekStart(scale, at) ? said.week(weekNumber(from)) : null}</b>
          {scale.unit === 'week' ? (
            day.format(new Date(from))
          ) : (
            <>
              {weekday.format(new Date(from))}
              <br />
              {Number(from.slice(8))}
            </>
          )}
        </div>
      ))}
    </div>
  )
}
