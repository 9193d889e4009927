// An employee: how things stand on top, contracts and rates in the middle, what is known beside it.
import { Badge } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { CustomFields, useCustomFields } from '../../ui/custom-fields.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { useUndoOffer } from '../../ui/undo.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { Contracts } from './contracts.tsx'
import { employmentFacts, personFacts } from './employee-facts.ts'
import { EmployeeFigures } from './employee-figures.tsx'
import { EmployeeRates } from './employee-rates.tsx'
import { OwnFacts } from './own-facts.tsx'

const PATH = '/hrm/employee'

const texts = words({
  en: {
    all: 'Employees',
    inactive: 'Inactive',
    person: 'About',
    employment: 'Employment',
    custom: 'More',
    own: 'This is you. Your name and phone you change yourself, the rest HR can change.',
    deactivate: 'Deactivate',
    reactivate: 'Make active again',
    deactivated: (name: string) => `${name} is no longer active`,
    reactivated: (name: string) => `${name} is active again`,
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    all: 'Medewerkers',
    inactive: 'Niet actief',
    person: 'Gegevens',
    employment: 'Dienstverband',
    custom: 'Meer',
    own: 'Dit ben jij. Je naam en telefoon pas je zelf aan, de rest kan HR aanpassen.',
    deactivate: 'Niet meer actief maken',
    reactivate: 'Weer actief maken',
    deactivated: (name: string) => `${name} is niet meer actief`,
    reactivated: (name: string) => `${name} is weer actief`,
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function Employee() {
  const { id } = useParams({ from: '/inside/people/$id' })
  const query = api.useQuery('get', '/hrm/employee/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(employee) => <Shown key={id} employee={employee} />}</RecordView>
}

function Shown({ employee }: { employee: Shapes['EmployeeDetail'] }) {
  const { id, full_name, job_title, status } = employee
  const said = useWords(texts)
  const { can, employee: self } = useSession()
  const canEdit = can('people')
  const isOwn = self?.id === id && !canEdit
  const customFields = useCustomFields('employee')
  const actions = useActions(employee)
  return (
    <Page
      title={full_name}
      lead={isOwn ? said.own : job_title}
      above={<UpLink to="/people">{said.all}</UpLink>}
      aside={status === 'inactive' && <Badge color="gray">{said.inactive}</Badge>}
      actions={canEdit && <MoreMenu actions={actions} />}
    >
      <EmployeeFigures employee={employee} />
      <RecordColumns
        first={
          <Section title={said.person}>
            {isOwn ? (
              <OwnFacts employee={employee} />
            ) : (
              <Facts path={PATH} record={employee} facts={personFacts} canEdit={canEdit} />
            )}
          </Section>
        }
        main={
          <>
            <Contracts employee={employee} canEdit={canEdit} />
            <EmployeeRates employee={employee} canEdit={canEdit} />
          </>
        }
        rest={
          <>
            <Section title={said.employment}>
              <Facts path={PATH} record={employee} facts={employmentFacts(can)} canEdit={canEdit} />
            </Section>
            {customFields.length > 0 && (
              <Section title={said.custom}>
                <CustomFields entity="employee" record={employee} canEdit={canEdit} />
              </Section>
            )}
          </>
        }
      />
    </Page>
  )
}

function useActions({ id, full_name, status }: Shapes['EmployeeDetail']) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const offer = useUndoOffer()
  const remove = useDelete(PATH)
  const params = { path: { id } }
  const onSuccess = () => refresh(PATH)
  const deactivate = api.useMutation('post', '/hrm/employee/{id}/deactivate', { onSuccess })
  const reactivate = api.useMutation('post', '/hrm/employee/{id}/reactivate', { onSuccess })
  const step = async (run: typeof deactivate, back: typeof reactivate, done: string) => {
    await run.mutateAsync({ params })
    offer({ said: done, undo: () => back.mutate({ params }) })
  }
  const isActive = status === 'active'
  return [
    isActive
      ? {
          label: said.deactivate,
          icon: 'leave' as const,
          run: () => void step(deactivate, reactivate, said.deactivated(full_name)).catch(() => {}),
        }
      : {
          label: said.reactivate,
          icon: 'undo' as const,
          run: () => void step(reactivate, deactivate, said.reactivated(full_name)).catch(() => {}),
        },
    {
      label: said.remove,
      icon: 'trash' as const,
      run: () => {
        remove(id, said.removed(full_name), {
          onUndo: () => void navigate({ to: '/people/$id', params: { id } }),
        })
        void navigate({ to: '/people' })
      },
    },
  ]
}
