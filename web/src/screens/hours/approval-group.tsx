// A week of somebody, or a project: what it comes to, and on demand each entry of it.

import { Button, Checkbox, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { shiftDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { periodText, weekNumber } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './approvals.module.css'
import type { Group, Grouping, Hours } from './approvals-data.ts'

const texts = words({
  en: {
    choose: (what: string) => `Choose ${what}`,
    approve: 'Approve',
    reject: 'Reject…',
    open: 'Open the week',
    week: (n: number, days: string) => `Week ${n} · ${days}`,
    billable: (time: string) => `${time} billable`,
    entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  },
  nl: {
    choose: (what: string) => `Kies ${what}`,
    approve: 'Goedkeuren',
    reject: 'Afkeuren…',
    open: 'Open de week',
    week: (n: number, days: string) => `Week ${n} · ${days}`,
    billable: (time: string) => `${time} declarabel`,
    entries: (n: number) => (n === 1 ? '1 regel' : `${n} regels`),
  },
})

interface ApprovalGroupProps {
  readonly group: Group
  readonly by: Grouping
  readonly chosen: ReadonlySet<string>
  choose(ids: readonly string[], isChosen: boolean): void
  onApprove(): void
  onReject(): void
}

export function ApprovalGroup({ group, by, chosen, choose, onApprove, onReject }: ApprovalGroupProps) {
  const said = useWords(texts)
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { key, title, week, employeeId, about, rows, minutes, billableMinutes } = group
  const count = rows.filter((row) => chosen.has(row.id)).length
  const when = week && said.week(weekNumber(week), periodText(week, shiftDay(week, 6), formats))
  const name = [title, when].filter(Boolean).join(', ')
  return (
    <li data-row data-line={key} className={classes.group}>
      <div className={classes.head}>
        <Checkbox
          aria-label={said.choose(name)}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) =>
            choose(
              rows.map((row) => row.id),
              event.currentTarget.checked,
            )
          }
        />
        <UnstyledButton
          data-cell
          className={classes.title!}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
          <span>
            <b>{title}</b>
            <small>{when ?? about}</small>
          </span>
        </UnstyledButton>
        <span className={classes.figures}>
          <b>{formats.minutes(minutes)}</b>
          <small>
            {said.entries(rows.length)} · {said.billable(formats.minutes(billableMinutes))}
          </small>
        </span>
        <span className={classes.acts}>
          <Button size="xs" variant="default" aria-label={`${said.reject} ${name}`} onClick={onReject}>
            {said.reject}
          </Button>
          <Button size="xs" variant="light" aria-label={`${said.approve} ${name}`} onClick={onApprove}>
            {said.approve}
          </Button>
        </span>
      </div>
      {isOpen && (
        <div id={id} className={classes.entries}>
          <ul className="plain-list">
            {rows.map((row) => (
              <Entry key={row.id} row={row} by={by} isChosen={chosen.has(row.id)} choose={choose} />
            ))}
          </ul>
          {week && employeeId && (
            <Link to="/hours" search={{ week, employee: employeeId }} className={classes.link}>
              {said.open}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}

interface EntryProps {
  readonly row: Hours
  readonly by: Grouping
  readonly isChosen: boolean
  choose(ids: readonly string[], isChosen: boolean): void
}

function Entry({ row, by, isChosen, choose }: EntryProps) {
  const { weekday, day, minutes } = useFormats()
  const said = useWords(texts)
  const when = by === 'week' ? weekday(row.date) : day(row.date)
  const who = by === 'week' ? row.project_name : row.employee_name
  const what = [who, row.service_name, row.hour_type_name].filter(Boolean).join(' · ')
  return (
    <li className={classes.entry}>
      <Checkbox
        size="xs"
        aria-label={said.choose(`${when}, ${what}, ${minutes(row.minutes)}`)}
        checked={isChosen}
        onChange={(event) => choose([row.id], event.currentTarget.checked)}
      />
      <span className={classes.when}>{when}</span>
      <span className={classes.what}>
        {what}
        {row.note && <small>{row.note}</small>}
      </span>
      <span className="figure">{minutes(row.minutes)}</span>
    </li>
  )
}
