// A project: its figures on top, and behind each tab the rows they are made of.
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showProblem } from '../../api/problems.ts'
import { usePatch } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { type MoreAction, MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { ProjectFigures } from './project-figures.tsx'
import { ProjectParts } from './project-parts.tsx'
import { type ProjectRecord, projectQuery, useProjectId } from './project-query.ts'
import { TemplateSave } from './template-save.tsx'
import { PROJECT_STATUSES } from './words.ts'

const PATH = '/projects/project'

const texts = words({
  en: {
    all: 'Projects',
    to: { active: 'Reopen', closed: 'Close', archived: 'Archive' },
    template: 'Save as template',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    all: 'Projecten',
    to: { active: 'Heropenen', closed: 'Afsluiten', archived: 'Archiveren' },
    template: 'Bewaren als sjabloon',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

const ICONS = { active: 'repeat', closed: 'check', archived: 'lock' } as const

export function Project() {
  const id = useProjectId()
  const query = useQuery(projectQuery(id))
  return <RecordView query={query}>{(project) => <Shown key={id} project={project} />}</RecordView>
}

function Shown({ project }: { project: ProjectRecord }) {
  const { id, name, status, allowed_actions } = project
  const said = useWords(texts)
  const { language } = useLanguage()
  const canEdit = useSession().can('projects:write')
  const navigate = useNavigate()
  const remove = useDelete(PATH)
  const patch = usePatch(PATH)
  const [isSaving, setSaving] = useState(false)
  const give = (next: ProjectRecord['status']) => patch.mutate({ id, body: { status: next } }, { onError: showProblem })

  function onDelete() {
    const onUndo = () => void navigate({ to: '/projects/$id', params: { id } })
    remove(id, said.removed(name), { onUndo })
    void navigate({ to: '/projects', search: { status: 'active' } })
  }

  const isResting = status !== 'active' && allowed_actions.includes('active')
  const actions: MoreAction[] = [
    ...allowed_actions
      .filter((next) => !(isResting && next === 'active'))
      .map((next) => ({ label: said.to[next], icon: ICONS[next], run: () => give(next) })),
    { label: said.template, icon: 'copy', run: () => setSaving(true) },
    { label: said.remove, icon: 'trash', run: onDelete },
  ]

  return (
    <Page
      title={name}
      above={<UpLink to="/projects">{said.all}</UpLink>}
      aside={status !== 'active' && <Badge color="gray">{optionLabel(PROJECT_STATUSES, status, language)}</Badge>}
      lead={<Lead project={project} />}
      actions={
        canEdit && (
          <>
            {isResting && (
              <Button variant="default" onClick={() => give('active')}>
                {said.to.active}
              </Button>
            )}
            <MoreMenu actions={actions} />
          </>
        )
      }
    >
      <ProjectFigures project={project} />
      <div>
        <ProjectParts id={id} />
        <Outlet />
      </div>
      {isSaving && <TemplateSave project={project} onClose={() => setSaving(false)} />}
    </Page>
  )
}

function Lead({ project }: { project: ProjectRecord }) {
  const { project_number, organization_id, organization_name, person_name, manager_employee_name } = project
  const { can } = useSession()
  const customer = organization_name ?? person_name
  return (
    <>
      {project_number}
      {customer && ' · '}
      {organization_id && can('crm:read') ? (
        <Link to="/crm/organizations/$id" params={{ id: organization_id }} className="quiet">
          {customer}
        </Link>
      ) : (
        customer
      )}
      {manager_employee_name && ` · ${manager_employee_name}`}
    </>
  )
}
