// What is planned, row by row: what stands behind the figures of capacity. Each opens the board where it stands.
import type { Shapes } from '../../api/api.ts'
import type { Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useWords, words } from '../../words/language.tsx'
import { PLANNING, planningColumnsWithout, planningFilters } from './row-columns.ts'

const texts = words({
  en: {
    title: 'Planned work',
    board: 'Planning',
    lead: 'The hours are those of the whole row, also where it lies partly outside of the period.',
    none: 'Nothing is planned',
    teach: 'What is planned on the board is found here, row by row.',
  },
  nl: {
    title: 'Gepland werk',
    board: 'Planning',
    lead: 'De uren zijn die van de hele regel, ook als die deels buiten de periode valt.',
    none: 'Er is niets gepland',
    teach: 'Wat op het bord gepland is vind je hier, regel voor regel.',
  },
})

const columns = planningColumnsWithout('task_name')

const filters: readonly Filter<typeof PLANNING>[] = [
  ...planningFilters,
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
]

export function PlanningRows() {
  const said = useWords(texts)
  return (
    <Page title={said.title} lead={said.lead} above={<UpLink to="/planning">{said.board}</UpLink>}>
      <RecordList
        path={PLANNING}
        title={said.title}
        columns={columns}
        filters={filters}
        hasSearch={false}
        isPart
        open={openBoard}
        empty={<Empty icon="calendar" title={said.none} text={said.teach} />}
      />
    </Page>
  )
}

function openBoard({ start_date: date, employee_id }: Shapes['Planning']) {
  return { to: '/planning', search: { date, employee_id } } as const
}
