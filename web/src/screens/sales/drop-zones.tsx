// Where a dragged opportunity is won or lost; they stand below the board for as long as something is dragged.
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './pipeline.module.css'

const texts = words({ en: { won: 'Won', lost: 'Lost' }, nl: { won: 'Gewonnen', lost: 'Verloren' } })
const DECISIONS = ['won', 'lost'] as const

export type Decided = (typeof DECISIONS)[number]

export function isDecision(column: string): column is Decided {
  return (DECISIONS as readonly string[]).includes(column)
}

export function DropZones({ over }: { over: string }) {
  const said = useWords(texts)
  return (
    <div className={classes.zones} aria-hidden="true">
      {DECISIONS.map((decided) => (
        <div
          key={decided}
          className={classes.zone}
          data-column={decided}
          data-zone
          data-over={over === decided || undefined}
        >
          <Icon name={decided === 'won' ? 'check' : 'close'} />
          {said[decided]}
        </div>
      ))}
    </div>
  )
}
