// A board: columns of cards beside each other, and for those who hear it, where a card went.
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import classes from './board.module.css'

interface BoardFrameProps {
  readonly board: RefObject<HTMLElement | null>
  readonly label: string
  readonly isDragging: boolean
  /** Many columns keep their width and are scrolled sideways; few share what there is, and stand below each other on a phone. */
  readonly isLong?: boolean
  /** The last move, in words. */
  readonly told: string
  readonly children: ReactNode
}

export function BoardFrame({ board, label, isDragging, isLong = false, told, children }: BoardFrameProps) {
  return (
    <>
      <section
        ref={board}
        className={classes.board}
        data-dragging={isDragging || undefined}
        data-long={isLong || undefined}
        aria-label={label}
      >
        {children}
      </section>
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </>
  )
}
