import { useEffect, useState } from 'react'
import { markTitle } from '../../ui/title.ts'
import { clockText, elapsedSeconds, type RunningTimer, workText } from './timing.ts'

interface ElapsedProps {
  readonly timer: RunningTimer
  readonly aheadMs: number
}

/** The time that ran so far, to the second, here and on the tab. Only this is drawn again every second. */
export function Elapsed({ timer, aheadMs }: ElapsedProps) {
  const seconds = useSeconds(timer, aheadMs)
  const work = workText(timer)
  useEffect(() => markTitle([clockText(seconds), work].filter(Boolean).join(' ')), [seconds, work])
  useEffect(() => () => markTitle(''), [])
  return (
    <span className="timer-clock" role="timer" aria-live="off">
      {clockText(seconds)}
    </span>
  )
}

export function useSeconds(timer: Pick<RunningTimer, 'started_at'>, aheadMs: number): number {
  const read = () => elapsedSeconds(timer, Date.now() + aheadMs)
  const [, draw] = useState(0)
  useEffect(() => {
    const ticking = setInterval(() => draw((count) => count + 1), 1000)
    return () => clearInterval(ticking)
  }, [])
  return read()
}
