// What the chosen days would come to, counted by the service: working days, the balance before and after, and who is away too.
import { Alert } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { Icon } from '../../ui/icon.tsx'
import { periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './leave-preview.module.css'

type Preview = Shapes['LeavePreview']

const texts = words({
  en: {
    title: 'What it comes to',
    choose: 'Choose the days to see what they take and who is away then.',
    days: (n: number) => (n === 1 ? '1 working day' : `${n} working days`),
    balance: (year: number) => `Balance ${year}`,
    change: (before: string, after: string) => `${before} → ${after}`,
    none: 'Takes nothing from a balance',
    holiday: (days: string) => `Public holiday: ${days}`,
    absence: (days: string) => `Covered by absence: ${days}`,
    away: 'Also away',
    asked: 'requested',
    nobody: 'Nobody of your team is away then.',
    direct: 'This kind needs no approval.',
  },
  nl: {
    title: 'Waar het op neerkomt',
    choose: 'Kies de dagen en zie wat ze kosten en wie er dan ook weg is.',
    days: (n: number) => (n === 1 ? '1 werkdag' : `${n} werkdagen`),
    balance: (year: number) => `Saldo ${year}`,
    change: (before: string, after: string) => `${before} → ${after}`,
    none: 'Gaat niet van een saldo af',
    holiday: (days: string) => `Feestdag: ${days}`,
    absence: (days: string) => `Valt onder verzuim: ${days}`,
    away: 'Ook weg',
    asked: 'aangevraagd',
    nobody: 'Niemand van je team is dan weg.',
    direct: 'Voor deze soort is geen goedkeuring nodig.',
  },
})

interface LeavePreviewProps {
  readonly preview: Preview | undefined
  readonly error: unknown
  readonly isFetching: boolean
}

export function LeavePreview({ preview, error, isFetching }: LeavePreviewProps) {
  const said = useWords(texts)
  const refusal = error ?? preview?.refusal
  return (
    <>
      <section className={classes.preview} aria-label={said.title} aria-live="polite" aria-busy={isFetching}>
        {preview ? <Told preview={preview} /> : <span className={classes.quiet}>{said.choose}</span>}
      </section>
      {refusal && (
        <Alert color="red" icon={<Icon name="alert" />} role="alert">
          {refusalText(refusal)}
        </Alert>
      )}
    </>
  )
}

function Told({ preview }: { preview: Preview }) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  return (
    <>
      <div className={classes.row}>
        <b>{said.days(preview.working_days)}</b>
        <b className="figure">{minutes(preview.minutes)}</b>
      </div>
      {preview.balances.map(({ year, before_minutes, after_minutes }) => (
        <div key={year} className={classes.row}>
          <span>{said.balance(year)}</span>
          <span className={`figure ${after_minutes < 0 ? classes.short : ''}`}>
            {said.change(minutes(before_minutes), minutes(after_minutes))}
          </span>
        </div>
      ))}
      {preview.balances.length === 0 && <div className={classes.quiet}>{said.none}</div>}
      {!preview.needs_approval && <div className={classes.quiet}>{said.direct}</div>}
      <Excluded preview={preview} />
      <Colleagues colleagues={preview.colleagues} />
    </>
  )
}

function Excluded({ preview: { days } }: { preview: Preview }) {
  const said = useWords(texts)
  const { weekday } = useFormats()
  const shown = (['holiday', 'absence'] as const).flatMap((reason) => {
    const excluded = days.filter((day) => day.excluded_reason === reason).map(({ date }) => weekday(date))
    return excluded.length > 0 ? [said[reason](excluded.join(', '))] : []
  })
  return shown.map((text) => (
    <div key={text} className={classes.quiet}>
      {text}
    </div>
  ))
}

function Colleagues({ colleagues }: Pick<Preview, 'colleagues'>) {
  const said = useWords(texts)
  const formats = useFormats()
  if (colleagues.length === 0) return <p className={`${classes.free} ${classes.quiet}`}>{said.nobody}</p>
  return (
    <div className={classes.away}>
      <b>{said.away}</b>
      <ul className="plain-list">
        {colleagues.map(({ employee_id, employee_name, start_date, end_date, status }) => (
          <li key={`${employee_id} ${start_date}`} className={classes.row}>
            <span>{employee_name}</span>
            <span className={classes.quiet}>
              {periodText(start_date, end_date, formats)}
              {status === 'requested' && ` (${said.asked})`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function refusalText(refusal: unknown): string {
  const { detail, title, alone } = problemOf(refusal)
  return detail || Object.values(alone).join(' ') || title
}
