// How far the budgets of the own projects are used, the most used on top.
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useRecordLink, useScreenLink } from '../../links.ts'
import { Meter } from '../../ui/chart/meter.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './home.module.css'
import { Widget } from './widget.tsx'

type Project = Shapes['HomeProject']

const texts = words({
  en: {
    title: 'My projects',
    none: 'Here come the projects with a budget that you lead, book hours on or are planned on.',
    over: (n: number) => `${n} over budget`,
    near: (n: number) => `${n} near the end`,
    budget: (name: string) => `Budget of ${name}`,
    of: (used: string, all: string) => `${used} of ${all}`,
  },
  nl: {
    title: 'Mijn projecten',
    none: 'Hier komen de projecten met een budget die je leidt, waarop je uren schrijft of bent ingepland.',
    over: (n: number) => `${n} over budget`,
    near: (n: number) => `${n} bijna op`,
    budget: (name: string) => `Budget van ${name}`,
    of: (used: string, all: string) => `${used} van ${all}`,
  },
})

const SHOWN = 6

export function Budgets({ home }: { home: Shapes['Home'] }) {
  const said = useWords(texts)
  const linkTo = useScreenLink()
  const signals = (['projects_over_budget', 'projects_near_budget'] as const).flatMap((kind) => {
    const entry = home.todo.find((one) => one.kind === kind)
    if (!entry || entry.count === 0) return []
    return [{ ...entry, text: kind === 'projects_over_budget' ? said.over(entry.count) : said.near(entry.count) }]
  })
  return (
    <Widget title={said.title}>
      {home.projects.length === 0 && (
        <Text c="dimmed" size="sm" className="pretty">
          {said.none}
        </Text>
      )}
      {signals.length > 0 && (
        <ul className={classes.chips}>
          {signals.map(({ kind, text, list }) => (
            <li key={kind}>
              <Link {...linkTo(list.path, list.query)}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.rows}>
        {home.projects.slice(0, SHOWN).map((project) => (
          <li key={project.project_id}>
            <ProjectRow project={project} currency={home.currency} />
          </li>
        ))}
      </ul>
    </Widget>
  )
}

function ProjectRow({ project, currency }: { project: Project; currency: string }) {
  const said = useWords(texts)
  const { minutes, money } = useFormats()
  const linkTo = useRecordLink()
  const rowsOf = useScreenLink()
  const { project_id, project_name, budget_minutes, spent_minutes, budget_amount, used_amount } = project
  const byHours = project.budget_minutes_used_percentage ?? -1
  const byAmount = project.budget_amount_used_percentage ?? -1
  const used =
    byHours >= byAmount
      ? said.of(minutes(spent_minutes), minutes(budget_minutes ?? 0))
      : said.of(money(used_amount, currency), money(budget_amount ?? 0, currency))
  const link = linkTo('/projects/project', project_id) ?? rowsOf('/projects/project', { ids: project_id })
  return (
    <Link {...link} className={`${classes.row} ${classes.project}`}>
      <span className={classes.what}>
        {project_name}
        <small>{project.organization_name}</small>
      </span>
      <span className="amount quiet">{used}</span>
      <Meter label={said.budget(project_name)} percentage={Math.max(byHours, byAmount)} />
    </Link>
  )
}
