// From all projects to the tasks that wait for somebody, and back.
import { Link } from '@tanstack/react-router'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { projects: 'Projects', tasks: 'Tasks' },
  nl: { projects: 'Projecten', tasks: 'Taken' },
})

export function ProjectsTabs() {
  const said = useWords(texts)
  return (
    <Tabs label={said.projects}>
      <Link to="/projects" activeOptions={exactly}>
        {said.projects}
      </Link>
      <Link to="/projects/tasks" activeOptions={within}>
        {said.tasks}
      </Link>
    </Tabs>
  )
}
