// What is known of an opportunity, in the order one asks for it.
import type { Column } from '../../ui/column.ts'
import type { Opportunity, SALES } from './sales-queries.ts'

type Fact = Column<typeof SALES>

export function factsOf({ status }: Opportunity): readonly Fact[] {
  return [...ABOUT, ...(status === 'open' ? [] : [CLOSED]), ...(status === 'lost' ? [REASON] : []), ...MORE]
}

const ABOUT: readonly Fact[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  {
    key: 'organization_id',
    head: { en: 'Organization', nl: 'Organisatie' },
    kind: 'record',
    of: 'organization',
    name: (row) => row.organization_name,
    edit: true,
  },
  {
    key: 'person_id',
    head: { en: 'Contact', nl: 'Contactpersoon' },
    kind: 'record',
    of: 'person',
    name: (row) => row.person_name,
    edit: true,
  },
  {
    key: 'owner_employee_id',
    head: { en: 'Owner', nl: 'Eigenaar' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.owner_employee_name,
    edit: true,
  },
  { key: 'amount', head: { en: 'Amount', nl: 'Bedrag' }, kind: 'money', edit: true },
  { key: 'probability', head: { en: 'Own estimate (%)', nl: 'Eigen inschatting (%)' }, kind: 'number', edit: true },
  { key: 'expected_close_date', head: { en: 'Expected close', nl: 'Beslissing' }, kind: 'day', edit: true },
]

const CLOSED: Fact = { key: 'closed_on', head: { en: 'Closed', nl: 'Gesloten' }, kind: 'day', edit: true }
const REASON: Fact = { key: 'lost_reason', head: { en: 'Reason', nl: 'Reden' }, kind: 'long', edit: true }

const MORE: readonly Fact[] = [
  { key: 'source', head: { en: 'Source', nl: 'Bron' }, edit: true },
  { key: 'note', head: { en: 'Remark', nl: 'Opmerking' }, kind: 'long', edit: true },
]
