// What waits for this person today, the most pressing on top; every line opens its rows.
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useRecordLink, useScreenLink } from '../../links.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './home.module.css'
import { Widget } from './widget.tsx'

type Entry = Shapes['HomeEntry']
type Kind = Entry['kind']

const texts = words({
  en: {
    title: 'To do today',
    none: 'Nothing waits for you. Have a good day.',
    hours: (hours: string) => `${hours} hours`,
    more: (names: string, n: number) => `${names} and ${n} more`,
    late: (day: string) => `was due ${day}`,
    today: 'due today',
    kinds: {
      tasks_overdue: 'Overdue tasks',
      tasks_due_today: 'Tasks for today',
      hours_unsubmitted: 'Hours not submitted',
      hours_rejected: 'Rejected hours',
      hours_to_approve: 'Hours to approve',
      project_hours_to_approve: 'Hours on your projects to approve',
      people_not_submitted: 'People who did not submit last week',
      leave_to_decide: 'Leave requests to decide on',
      purchase_invoices_to_approve: 'Purchase invoices to approve',
      invoices_to_finalise: 'Draft invoices to finalise',
      invoices_overdue: 'Invoices past their due date',
      quotes_unanswered: 'Quotes without an answer for two weeks',
      sales_overdue: 'Opportunities past their expected date',
    },
  },
  nl: {
    title: 'Vandaag te doen',
    none: 'Er ligt niets op je te wachten. Fijne dag.',
    hours: (hours: string) => `${hours} uur`,
    more: (names: string, n: number) => `${names} en nog ${n}`,
    late: (day: string) => `moest ${day} klaar zijn`,
    today: 'vandaag klaar',
    kinds: {
      tasks_overdue: 'Taken die te laat zijn',
      tasks_due_today: 'Taken voor vandaag',
      hours_unsubmitted: 'Uren nog niet ingediend',
      hours_rejected: 'Afgekeurde uren',
      hours_to_approve: 'Uren goed te keuren',
      project_hours_to_approve: 'Uren op jouw projecten goed te keuren',
      people_not_submitted: 'Mensen die vorige week niet indienden',
      leave_to_decide: 'Verlofaanvragen te beoordelen',
      purchase_invoices_to_approve: 'Inkoopfacturen goed te keuren',
      invoices_to_finalise: 'Conceptfacturen definitief te maken',
      invoices_overdue: 'Facturen over de vervaldatum',
      quotes_unanswered: 'Offertes twee weken zonder antwoord',
      sales_overdue: 'Kansen voorbij de verwachte datum',
    },
  },
})

type TodoKind = keyof (typeof texts)['en']['kinds']

export function Todo({ home }: { home: Shapes['Home'] }) {
  const said = useWords(texts)
  const waiting = home.todo.filter(
    (entry): entry is Entry & { kind: TodoKind } => isTodo(entry.kind) && entry.count > 0,
  )
  const show = (entry: (typeof waiting)[number]) => (
    <EntryRow key={entry.kind} entry={entry} currency={home.currency}>
      {said.kinds[entry.kind]}
    </EntryRow>
  )
  return (
    <Widget title={said.title}>
      {waiting.length === 0 ? (
        <Text c="dimmed" className="pretty">
          {said.none}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {waiting.filter(isOfTasks).map(show)}
          <Tasks tasks={home.tasks} />
          {waiting.filter((entry) => !isOfTasks(entry)).map(show)}
        </ul>
      )}
    </Widget>
  )
}

function EntryRow({ entry, currency, children }: { entry: Entry; currency: string; children: string }) {
  const said = useWords(texts)
  const linkTo = useScreenLink()
  const { money, minutes, number } = useFormats()
  const names = entry.people.slice(0, 3).map(({ employee_name }) => employee_name)
  const people = entry.people.length > 3 ? said.more(names.join(', '), entry.people.length - 3) : names.join(', ')
  const hint = [
    entry.amount ? money(entry.amount, currency) : '',
    entry.minutes ? said.hours(minutes(entry.minutes)) : '',
    people,
  ].filter(Boolean)
  return (
    <li>
      <Link {...linkTo(entry.list.path, entry.list.query)} className={classes.row}>
        <span className={classes.mark} data-alarm={LATE.has(entry.kind) || undefined}>
          <Icon name={iconOf(entry.list.path)} />
        </span>
        <span className={classes.what}>
          {children}
          {hint.length > 0 && <small>{hint.join(' · ')}</small>}
        </span>
        <span className={classes.count}>{number(entry.count)}</span>
        <Icon name="right" size={14} />
      </Link>
    </li>
  )
}

function Tasks({ tasks }: { tasks: Shapes['Home']['tasks'] }) {
  const said = useWords(texts)
  const { day } = useFormats()
  const linkTo = useRecordLink()
  const rowsOf = useScreenLink()
  return tasks.map(({ id, name, project_name, due_date, is_overdue }) => (
    <li key={id}>
      <Link
        {...(linkTo('/projects/task', id) ?? rowsOf('/projects/task', { ids: id }))}
        className={`${classes.row} ${classes.task}`}
      >
        <span className={classes.what}>
          {name}
          <small>
            {project_name} · {is_overdue ? said.late(day(due_date)) : said.today}
          </small>
        </span>
      </Link>
    </li>
  ))
}

function isOfTasks({ kind }: Entry): boolean {
  return kind === 'tasks_overdue' || kind === 'tasks_due_today'
}

const LATE: ReadonlySet<Kind> = new Set(['tasks_overdue', 'hours_rejected', 'invoices_overdue', 'sales_overdue'])

function isTodo(kind: Kind): kind is TodoKind {
  return kind in texts.en.kinds
}

const ICONS: Readonly<Record<string, IconName>> = {
  hours: 'clock',
  invoices: 'invoice',
  purchasing: 'cart',
  sales: 'sales',
  hrm: 'badge',
  projects: 'project',
}

function iconOf(path: string): IconName {
  return ICONS[path.split('/')[1] ?? ''] ?? 'info'
}
