// Who is planned on a project, and when.
import { words } from '../../words/language.tsx'
import { PLANNING, planningColumnsWithout, planningFilters } from '../planning/row-columns.ts'
import { ofProject, ProjectList } from './project-list.tsx'

const texts = words({
  en: { title: 'Planning', none: 'Nothing is planned', teach: 'Whoever is planned on this project stands here.' },
  nl: { title: 'Planning', none: 'Er is niets gepland', teach: 'Wie op dit project gepland is staat hier.' },
})

const columns = planningColumnsWithout('project_name')

export function ProjectPlanning() {
  return (
    <ProjectList
      path={PLANNING}
      asked={ofProject}
      icon="calendar"
      texts={texts}
      columns={columns}
      filters={planningFilters}
      hasSearch={false}
    />
  )
}
