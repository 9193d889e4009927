// What is known of a purchase invoice. Once it is approved, only the remark can change.
import type { Column } from '../../ui/column.ts'

type Fact = Column<'/purchasing/purchaseinvoice'>

export const bookedFacts: readonly Fact[] = [
  {
    key: 'organization_id',
    head: { en: 'Supplier', nl: 'Leverancier' },
    kind: 'record',
    of: 'organization',
    name: (row) => row.organization_name,
    edit: true,
  },
  { key: 'number', head: { en: 'Number', nl: 'Nummer' }, edit: true },
  { key: 'invoice_date', head: { en: 'Date', nl: 'Datum' }, kind: 'day', edit: true },
  { key: 'due_date', head: { en: 'Due', nl: 'Vervalt' }, kind: 'day', edit: true },
  { key: 'company_profile_id', head: { en: 'Your company', nl: 'Jouw bedrijf' }, kind: 'record', of: 'companyProfile' },
]

export const openFacts: readonly Fact[] = [
  { key: 'paid_on', head: { en: 'Paid on', nl: 'Betaald op' }, kind: 'day' },
  { key: 'note', head: { en: 'Remark', nl: 'Opmerking' }, kind: 'long', edit: true },
]
