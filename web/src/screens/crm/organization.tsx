// An organization: its figures on top, what happened in the middle, what is known beside it.
import { Badge } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { CustomFields, useCustomFields } from '../../ui/custom-fields.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { DocumentsSection } from '../documents/documents-section.tsx'
import { ContactRoles } from './contact-roles.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerTimeline } from './customer-timeline.tsx'
import { contactFacts, invoiceFacts } from './organization-facts.ts'

const PATH = '/crm/organization'

const texts = words({
  en: {
    all: 'Organizations',
    inactive: 'Inactive',
    timeline: 'Timeline',
    contact: 'About',
    invoicing: 'Invoicing',
    custom: 'More',
    remove: 'Delete',
    history: 'History',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    all: 'Organisaties',
    inactive: 'Niet actief',
    timeline: 'Tijdlijn',
    contact: 'Gegevens',
    invoicing: 'Facturatie',
    custom: 'Meer',
    remove: 'Verwijderen',
    history: 'Geschiedenis',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function Organization() {
  const { id } = useParams({ from: '/inside/crm/organizations/$id' })
  const query = api.useQuery('get', '/crm/organization/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(organization) => <Shown key={id} organization={organization} />}</RecordView>
}

function Shown({ organization }: { organization: Shapes['OrganizationDetail'] }) {
  const { id, name, is_active } = organization
  const said = useWords(texts)
  const { can } = useSession()
  const canEdit = can('crm:write')
  const navigate = useNavigate()
  const remove = useDelete(PATH)
  const customFields = useCustomFields('organization')

  function onDelete() {
    const onUndo = () => void navigate({ to: '/crm/organizations/$id', params: { id } })
    remove(id, said.removed(name), { onUndo })
    void navigate({ to: '/crm/organizations' })
  }

  const onHistory = () => void navigate({ to: '/settings/changes', search: { record_id: id } })
  const actions = [
    ...(canEdit ? [{ label: said.remove, icon: 'trash', run: onDelete } as const] : []),
    ...(can('settings') ? [{ label: said.history, icon: 'clock', run: onHistory } as const] : []),
  ]
  return (
    <Page
      title={name}
      above={<UpLink to="/crm/organizations">{said.all}</UpLink>}
      aside={!is_active && <Badge color="gray">{said.inactive}</Badge>}
      actions={actions.length > 0 && <MoreMenu actions={actions} />}
    >
      <CustomerFigures of="organization" id={id} />
      <RecordColumns
        first={
          <>
            <Section title={said.contact}>
              <Facts path={PATH} record={organization} facts={contactFacts} canEdit={canEdit} />
            </Section>
            <ContactRoles of="organization" id={id} />
            <DocumentsSection of={{ organization_id: id }} />
          </>
        }
        main={
          <Section title={said.timeline}>
            <CustomerTimeline of="organization" id={id} />
          </Section>
        }
        rest={
          <>
            {customFields.length > 0 && (
              <Section title={said.custom}>
                <CustomFields entity="organization" record={organization} canEdit={canEdit} />
              </Section>
            )}
            <Section title={said.invoicing}>
              <Facts path={PATH} record={organization} facts={invoiceFacts} canEdit={canEdit} />
            </Section>
          </>
        }
      />
    </Page>
  )
}
