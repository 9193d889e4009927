// What happened, newest first: notes, and what the service tells of quotes, projects and invoices.
import { Group, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '../words/formats.ts'
import { Icon, type IconName } from './icon.tsx'
import { Money } from './money.tsx'
import classes from './timeline.module.css'

export interface TimelineRow {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly title: string | null
  readonly text?: string | null
  readonly by?: string | null
  readonly amount?: number | null
  readonly currency?: string | null
  /** What it is, where the title does not say so. */
  readonly label?: string | null
  /** To the record it happened to. */
  readonly link?: LinkProps | undefined
}

interface TimelineProps<R extends TimelineRow> {
  readonly rows: readonly R[]
  /** In the place of the text, such as a field while it is changed. */
  body?(row: R): ReactNode
  actions?(row: R): ReactNode
}

export function Timeline<R extends TimelineRow>({ rows, body, actions }: TimelineProps<R>) {
  const { ago, instant } = useFormats()
  return (
    <ol className={classes.timeline}>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.id}`} className={classes.row}>
          <span className={classes.mark}>
            <Icon name={ICONS[row.kind] ?? ICONS[row.kind.split('_')[0]!] ?? 'note'} size={16} />
          </span>
          <div className={classes.body}>
            <Group gap={6} wrap="nowrap" align="baseline">
              <Text size="sm" fw={600} flex={1} miw={0}>
                {row.link ? (
                  <Link {...row.link} className={classes.link}>
                    {row.title ?? row.by}
                  </Link>
                ) : (
                  (row.title ?? row.by)
                )}
                {row.amount !== null && row.amount !== undefined && (
                  <>
                    {' · '}
                    <Money amount={row.amount} {...(row.currency ? { currency: row.currency } : {})} />
                  </>
                )}
              </Text>
              <span className={classes.actions}>{actions?.(row)}</span>
              <Text size="xs" c="dimmed" component="time" dateTime={row.at} title={instant(row.at)} className="figure">
                {ago(row.at)}
              </Text>
            </Group>
            {body?.(row) ||
              (row.text && (
                <Text size="sm" className={classes.text!}>
                  {row.text}
                </Text>
              ))}
            {row.title && (row.label || row.by) && (
              <Text size="xs" c="dimmed">
                {[row.label, row.by].filter(Boolean).join(' · ')}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  note: 'note',
  call: 'phone',
  email: 'mail',
  meeting: 'calendar',
  quote: 'document',
  sales: 'sales',
  project: 'project',
  invoice: 'invoice',
  document: 'document',
  created: 'edit',
  finalised: 'lock',
  sent: 'mail',
  mailed: 'mail',
  reminded: 'bell',
  overdue: 'alert',
  paid: 'check',
  credited: 'undo',
  written: 'minus',
  write: 'undo',
}
