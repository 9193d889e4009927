// A card on a board: its name opens it, its handle moves it.
import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import classes from './board.module.css'

interface BoardCardProps {
  readonly id: string
  readonly canMove: boolean
  readonly isDragged: boolean
  /** What matters less, such as what is done. */
  readonly isFaint?: boolean
  /** A button or link of the class cardName, what can be done here, and a handle. */
  readonly top: ReactNode
  /** In small print below it. */
  readonly children: ReactNode
  onPointerDown(event: PointerEvent, id: string): void
}

export const cardName = classes.name!

export function BoardCard({ id, canMove, isDragged, isFaint = false, top, children, onPointerDown }: BoardCardProps) {
  return (
    <li
      className={classes.card}
      data-card={id}
      data-dragged={isDragged || undefined}
      data-faint={isFaint || undefined}
      data-movable={canMove || undefined}
      onPointerDown={(event) => canMove && onPointerDown(event, id)}
    >
      <div className={classes.top}>{top}</div>
      <div className={classes.facts}>{children}</div>
    </li>
  )
}

type HandleProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & { readonly of: string; readonly label: string }

export function BoardHandle({ of, label, ...rest }: HandleProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        {...rest}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.handle!}
        data-handle={of}
        aria-label={label}
      >
        <Icon name="drag" size={14} />
      </ActionIcon>
    </Tooltip>
  )
}
