// The parts of a project; each is there for whoever may read it.
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    parts: 'Parts of the project',
    overview: 'Overview',
    tasks: 'Tasks',
    hours: 'Hours',
    planning: 'Planning',
    costs: 'Costs',
    invoices: 'Invoices',
    notes: 'Notes and documents',
  },
  nl: {
    parts: 'Onderdelen van het project',
    overview: 'Overzicht',
    tasks: 'Taken',
    hours: 'Uren',
    planning: 'Planning',
    costs: 'Kosten',
    invoices: 'Facturen',
    notes: 'Notities en documenten',
  },
})

export function ProjectParts({ id }: { id: string }) {
  const said = useWords(texts)
  const { can } = useSession()
  const params = { id }
  return (
    <Tabs label={said.parts}>
      <Link to="/projects/$id" params={params} activeOptions={exactly}>
        {said.overview}
      </Link>
      <Link to="/projects/$id/tasks" params={params} activeOptions={within}>
        {said.tasks}
      </Link>
      {can('hours:read') && (
        <Link to="/projects/$id/hours" params={params} activeOptions={within}>
          {said.hours}
        </Link>
      )}
      {can('hrm:read') && (
        <Link to="/projects/$id/planning" params={params} activeOptions={within}>
          {said.planning}
        </Link>
      )}
      {can('invoices:read') && (
        <>
          <Link to="/projects/$id/costs" params={params} activeOptions={within}>
            {said.costs}
          </Link>
          <Link to="/projects/$id/invoices" params={params} activeOptions={within}>
            {said.invoices}
          </Link>
        </>
      )}
      {can('crm:read') && (
        <Link to="/projects/$id/notes" params={params}>
          {said.notes}
        </Link>
      )}
    </Tabs>
  )
}
