// One request in the inbox: who, when, how much, why, and how long it has waited.
import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './approvals.module.css'
import { daysAgo, SILENCE_DAYS } from './request.tsx'

const texts = words({
  en: {
    choose: (what: string) => `Choose ${what}`,
    approve: 'Approve',
    reject: 'Reject…',
    approveOf: (who: string) => `Approve leave of ${who}`,
    rejectOf: (who: string) => `Reject leave of ${who}`,
    asked: (ago: string) => `asked ${ago}`,
    calendar: 'Who else is away?',
  },
  nl: {
    choose: (what: string) => `Kies ${what}`,
    approve: 'Goedkeuren',
    reject: 'Afwijzen…',
    approveOf: (who: string) => `Goedkeuren: verlof van ${who}`,
    rejectOf: (who: string) => `Afwijzen: verlof van ${who}`,
    asked: (ago: string) => `${ago} aangevraagd`,
    calendar: 'Wie is er nog meer weg?',
  },
})

interface ApprovalRowProps {
  readonly leave: Shapes['Leave']
  readonly isChosen: boolean
  choose(id: string, isChosen: boolean): void
  onApprove(): void
  onReject(): void
}

export function ApprovalRow({ leave, isChosen, choose, onApprove, onReject }: ApprovalRowProps) {
  const said = useWords(texts)
  const formats = useFormats()
  const { id, employee_name, leave_type_name, start_date, end_date, minutes, note, created_at } = leave
  const when = periodText(start_date, end_date, formats)
  const isLate = daysAgo(created_at) >= SILENCE_DAYS
  return (
    <li data-row data-line={id} className={classes.row}>
      <Checkbox
        aria-label={said.choose(`${employee_name}, ${when}`)}
        checked={isChosen}
        onChange={(event) => choose(id, event.currentTarget.checked)}
      />
      <div className={classes.what}>
        <Link data-cell to="/people/requests/$id" params={{ id }} className={classes.name}>
          {employee_name}
        </Link>
        <span>
          {when} · {leave_type_name}
        </span>
        {note && <small className={classes.note}>{note}</small>}
        <small>
          <span data-late={isLate || undefined} className={classes.age}>
            {said.asked(formats.ago(created_at))}
          </span>
          {' · '}
          <Link to="/people/calendar" search={{ month: start_date.slice(0, 7) }} className={classes.link}>
            {said.calendar}
          </Link>
        </small>
      </div>
      <b className="figure">{formats.minutes(minutes)}</b>
      <div className={classes.acts}>
        <Button size="xs" variant="default" aria-label={said.rejectOf(employee_name)} onClick={onReject}>
          {said.reject}
        </Button>
        <Button size="xs" variant="light" aria-label={said.approveOf(employee_name)} onClick={onApprove}>
          {said.approve}
        </Button>
      </div>
    </li>
  )
}
