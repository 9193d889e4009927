// One absence: since when, until when, and how much. There is no place for a cause.
import { Badge, Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column } from '../../ui/column.ts'
import { Facts } from '../../ui/facts.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { useRecover } from './use-recover.ts'
import { ABSENCE_KINDS, ABSENCE_STATUSES } from './words.ts'

const PATH = '/hrm/absence'

const texts = words({
  en: {
    all: 'Absence',
    title: (who: string) => `Absence of ${who}`,
    report: 'Report',
    recovered: 'Recovered',
    again: 'Report again',
    done: (who: string) => `${who} is no longer reported absent`,
    remove: 'Remove a wrong report',
    removed: 'The report is removed',
  },
  nl: {
    all: 'Verzuim',
    title: (who: string) => `Verzuim van ${who}`,
    report: 'Melding',
    recovered: 'Hersteld',
    again: 'Opnieuw melden',
    done: (who: string) => `${who} is niet meer afwezig gemeld`,
    remove: 'Foute melding verwijderen',
    removed: 'De melding is verwijderd',
  },
})

const facts: readonly Column<typeof PATH>[] = [
  { key: 'start_date', head: { en: 'First day', nl: 'Eerste dag' }, kind: 'day', edit: true },
  { key: 'expected_end_date', head: { en: 'Expected until', nl: 'Verwacht t/m' }, kind: 'day', edit: true },
  { key: 'end_date', head: { en: 'Last day', nl: 'Laatste dag' }, kind: 'day' },
  { key: 'percentage', head: { en: 'Absent (%)', nl: 'Afwezig (%)' }, kind: 'number', edit: true },
  { key: 'lost_minutes', head: { en: 'Hours lost', nl: 'Verloren uren' }, kind: 'minutes' },
  {
    key: 'reported_by_employee_id',
    head: { en: 'Reported by', nl: 'Gemeld door' },
    kind: 'record',
    of: 'employee',
  },
]

const kindFact: Column<typeof PATH> = {
  key: 'kind',
  head: { en: 'Kind', nl: 'Soort' },
  kind: 'choice',
  options: ABSENCE_KINDS,
  edit: true,
}

export function Absence() {
  const { id } = useParams({ from: '/inside/people/absence/$id' })
  const query = api.useQuery('get', '/hrm/absence/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(absence) => <Shown key={id} absence={absence} />}</RecordView>
}

function Shown({ absence }: { absence: Shapes['Absence'] }) {
  const { id, employee_name, status } = absence
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  const navigate = useNavigate()
  const remove = useDelete(PATH)
  const { recover, again } = useRecover(absence, said.done(employee_name))
  const isOpen = status === 'reported'

  function onRemove() {
    const onUndo = () => void navigate({ to: '/people/absence/$id', params: { id } })
    remove(id, said.removed, { onUndo })
    void navigate({ to: '/people/absence' })
  }

  return (
    <Page
      title={said.title(employee_name)}
      above={<UpLink to="/people/absence">{said.all}</UpLink>}
      aside={<Badge color={isOpen ? 'office' : 'gray'}>{optionLabel(ABSENCE_STATUSES, status, language)}</Badge>}
      actions={
        can('hrm:write') && (
          <>
            {isOpen ? (
              <Button onClick={recover}>{said.recovered}</Button>
            ) : (
              <Button variant="default" onClick={again}>
                {said.again}
              </Button>
            )}
            {can('absence') && <MoreMenu actions={[{ label: said.remove, icon: 'trash', run: onRemove }]} />}
          </>
        )
      }
    >
      <Section title={said.report}>
        <Facts
          path={PATH}
          record={absence}
          facts={absence.kind === undefined ? facts : [kindFact, ...facts]}
          canEdit={can('hrm:write')}
        />
      </Section>
    </Page>
  )
}
