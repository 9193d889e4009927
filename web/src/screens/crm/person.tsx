// A person: where he or she works, what was said, and what is known.
import { Badge } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column } from '../../ui/column.ts'
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
import { ContactRoles } from './contact-roles.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerTimeline } from './customer-timeline.tsx'
import { LANGUAGES } from './words.ts'

const PATH = '/crm/person'

const texts = words({
  en: {
    all: 'Persons',
    inactive: 'Inactive',
    timeline: 'Timeline',
    about: 'About',
    custom: 'More',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
    history: 'History',
    privacy: 'Privacy: hand over or erase',
  },
  nl: {
    all: 'Personen',
    inactive: 'Niet actief',
    timeline: 'Tijdlijn',
    about: 'Gegevens',
    custom: 'Meer',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
    history: 'Geschiedenis',
    privacy: 'Privacy: inzien of wissen',
  },
})

const facts: readonly Column<typeof PATH>[] = [
  { key: 'first_name', head: { en: 'First name', nl: 'Voornaam' }, edit: true },
  { key: 'last_name', head: { en: 'Last name', nl: 'Achternaam' }, edit: true },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true },
  { key: 'address', head: { en: 'Address', nl: 'Adres' }, kind: 'address', edit: true },
  { key: 'relation_type_ids', head: { en: 'Type', nl: 'Soort' }, kind: 'records', of: 'relationType', edit: true },
  { key: 'language', head: { en: 'Language', nl: 'Taal' }, kind: 'choice', options: LANGUAGES, edit: true },
  { key: 'invoice_email', head: { en: 'Invoices to', nl: 'Facturen naar' }, kind: 'email', edit: true },
  { key: 'payment_term_days', head: { en: 'Days to pay', nl: 'Betaaltermijn' }, kind: 'number', edit: true },
  { key: 'note', head: { en: 'Remark', nl: 'Opmerking' }, kind: 'long', edit: true },
  { key: 'is_active', head: { en: 'Active', nl: 'Actief' }, kind: 'flag', edit: true },
]

export function Person() {
  const { id } = useParams({ from: '/inside/crm/persons/$id' })
  const query = api.useQuery('get', '/crm/person/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(person) => <Shown key={id} person={person} />}</RecordView>
}

function Shown({ person }: { person: Shapes['PersonDetail'] }) {
  const { id, full_name, is_active } = person
  const said = useWords(texts)
  const { can } = useSession()
  const navigate = useNavigate()
  const remove = useDelete(PATH)
  const customFields = useCustomFields('person')

  function onDelete() {
    const onUndo = () => void navigate({ to: '/crm/persons/$id', params: { id } })
    remove(id, said.removed(full_name), { onUndo })
    void navigate({ to: '/crm/persons' })
  }

  const onHistory = () => void navigate({ to: '/settings/changes', search: { record_id: id } })
  const onPrivacy = () => void navigate({ to: '/settings/privacy/$type/$id', params: { type: 'person', id } })
  const actions = [
    ...(can('crm:write') ? [{ label: said.remove, icon: 'trash', run: onDelete } as const] : []),
    ...(can('settings') ? ([{ label: said.history, icon: 'clock', run: onHistory }] as const) : []),
    ...(can('settings') ? ([{ label: said.privacy, icon: 'lock', run: onPrivacy }] as const) : []),
  ]
  return (
    <Page
      title={full_name}
      above={<UpLink to="/crm/persons">{said.all}</UpLink>}
      aside={!is_active && <Badge color="gray">{said.inactive}</Badge>}
      actions={actions.length > 0 && <MoreMenu actions={actions} />}
    >
      <CustomerFigures of="person" id={id} />
      <RecordColumns
        first={
          <>
            <Section title={said.about}>
              <Facts path={PATH} record={person} facts={facts} canEdit={can('crm:write')} />
            </Section>
            <ContactRoles of="person" id={id} />
          </>
        }
        main={
          <Section title={said.timeline}>
            <CustomerTimeline of="person" id={id} />
          </Section>
        }
        rest={
          customFields.length > 0 && (
            <Section title={said.custom}>
              <CustomFields entity="person" record={person} canEdit={can('crm:write')} />
            </Section>
          )
        }
      />
    </Page>
  )
}
