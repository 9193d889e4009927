// A column of a board: its name, how many cards it has, and the cards.
import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './board.module.css'

interface BoardColumnProps {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Below or beside the name, such as a sum. */
  readonly aside?: ReactNode
  /** What is dragged cannot stand here. */
  readonly isClosed: boolean
  /** Said where there is no card. */
  readonly none: string
  readonly foot?: ReactNode
  readonly children: readonly ReactNode[]
}

export function BoardColumn({ id, name, count, aside, isClosed, none, foot, children }: BoardColumnProps) {
  return (
    <section className={classes.column} data-column={id} data-closed={isClosed || undefined} aria-label={name}>
      <div className={classes.head}>
        <Title order={2} size="h6">
          {name} <span className="quiet">{count}</span>
        </Title>
        {aside}
      </div>
      <ul className={classes.cards}>{children}</ul>
      {children.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none!}>
          {none}
        </Text>
      )}
      {foot}
    </section>
  )
}
