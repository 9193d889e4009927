// From all projects to the tasks that wait for somebody, and back.
import { Link } from '@tanstack/react-router'
import { useWords, words } from '../../words/language.tsx'
import classes from './project-tabs.module.css'

const texts = words({
  en: { projects: 'Projects', tasks: 'Tasks' },
  nl: { projects: 'Projecten', tasks: 'Taken' },
})

export function ProjectsTabs() {
  const said = useWords(texts)
  return (
    <nav className={classes.tabs} aria-label={said.projects}>
      <Link to="/projects" activeOptions={{ exact: true, includeSearch: false }}>
        {said.projects}
      </Link>
      <Link to="/projects/tasks" activeOptions={{ includeSearch: false }}>
        {said.tasks}
      </Link>
    </nav>
  )
}
