// How much of something is used: a bar that is calm up to four fifths, warm near the end and red beyond it; a tick tells how much of
// the time has passed.
//   <Meter label="Budget of hours" percentage={73.5} passed={60}>44:00 of 60:00</Meter>
import type { ReactNode } from 'react'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './meter.module.css'

const texts = words({
  en: { passed: (share: string) => `${share} of the time has passed` },
  nl: { passed: (share: string) => `${share} van de tijd is voorbij` },
})

interface MeterProps {
  readonly label: string
  /** 100 is all of it; more is too much. */
  readonly percentage: number
  /** Of the time, in percent. */
  readonly passed?: number | null | undefined
  /** Beside or above the bar. */
  readonly children?: ReactNode
  readonly size?: 'sm' | 'md'
}

export function Meter({ label, percentage, passed, children, size = 'sm' }: MeterProps) {
  const { percent } = useFormats()
  const said = useWords(texts)
  const share = percent(percentage / 100)
  const pace = typeof passed === 'number' ? said.passed(percent(passed / 100)) : ''
  return (
    <div className={classes.meter} data-size={size}>
      {children && <div className={classes.words}>{children}</div>}
      <div
        role="img"
        aria-label={[`${label}: ${share}`, pace].filter(Boolean).join(', ')}
        title={[`${label}: ${share}`, pace].filter(Boolean).join('\n')}
        className={classes.track}
        data-state={stateOf(percentage)}
      >
        <div className={classes.used} style={{ width: `${Math.max(0, Math.min(100, percentage))}%` }} />
        {typeof passed === 'number' && passed > 0 && passed < 100 && (
          <div className={classes.passed} style={{ left: `${passed}%` }} />
        )}
      </div>
    </div>
  )
}

function stateOf(percentage: number): 'calm' | 'near' | 'over' {
  return percentage > 100 ? 'over' : percentage >= 80 ? 'near' : 'calm'
}
