// What is known of a document, and where it is filed.
import type { Column } from '../../ui/column.ts'
import { KINDS } from './words.ts'

type Fact = Column<'/documents/document'>

export const placeFacts: readonly Fact[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  {
    key: 'organization_id',
    head: { en: 'Organization', nl: 'Organisatie' },
    kind: 'record',
    of: 'organization',
    edit: true,
  },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, kind: 'record', of: 'project', edit: true },
  { key: 'person_id', head: { en: 'Person', nl: 'Persoon' }, kind: 'record', of: 'person', edit: true },
]

export const fileFacts: readonly Fact[] = [
  { key: 'kind', head: { en: 'Kind', nl: 'Soort' }, kind: 'choice', options: KINDS },
  { key: 'created_at', head: { en: 'Added', nl: 'Toegevoegd' }, kind: 'instant' },
  { key: 'uploaded_by_employee_id', head: { en: 'By', nl: 'Door' }, kind: 'record', of: 'employee' },
]
