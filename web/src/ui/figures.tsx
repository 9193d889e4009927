// The few figures that matter, in one line; each opens the rows behind it.
import { SimpleGrid, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  readonly hint?: ReactNode
  /** Says that somebody should look. */
  readonly isAlarming?: boolean
  readonly link?: LinkProps | undefined
}

interface FiguresProps {
  readonly figures: readonly Figure[]
  readonly isWaiting?: boolean
}

export function Figures({ figures, isWaiting = false }: FiguresProps) {
  return (
    <SimpleGrid
      cols={{ base: 2, sm: Math.max(2, figures.length) }}
      spacing="sm"
      className={classes.figures!}
      aria-busy={isWaiting}
    >
      {figures.map((figure) =>
        figure.link ? (
          <Link key={figure.label} {...figure.link} className={classes.figure}>
            <FigureText {...figure} />
          </Link>
        ) : (
          <div key={figure.label} className={classes.figure}>
            <FigureText {...figure} />
          </div>
        ),
      )}
    </SimpleGrid>
  )
}

function FigureText({ label, value, hint, isAlarming }: Figure) {
  return (
    <>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="lg" fw={650} className="amount" mih={28}>
        {value}
      </Text>
      <Text size="xs" c={isAlarming ? 'red' : 'dimmed'} mih={18}>
        {hint}
      </Text>
    </>
  )
}
